/// The type of a document's `jsonapi` object.
///
/// See [JSON:API Object](https://jsonapi.org/format/#document-jsonapi-object).
public protocol _APIDescriptionType: Codable, Equatable {
  /// The type of `meta`.
  associatedtype Meta
}

/// The `jsonapi` object of a document.
public struct APIDescription<Meta: JSONAPI.Meta>: _APIDescriptionType {
  /// The version of the specification that the server supports.
  public let version: String
  /// The extensions that the document applies, as URIs.
  public let ext: [String]?
  /// The profiles that the document applies, as URIs.
  public let profile: [String]?
  /// The meta of the description.
  public let meta: Meta

  /// The members to encode: the same ones as in the decoded description.
  let form: APIDescriptionForm
}

extension APIDescription {
  /// Creates a description with a version, extensions, profiles and meta.
  public init(version: String, ext: [String]? = nil, profile: [String]? = nil, meta: Meta) {
    self.init(version: version, ext: ext, profile: profile, meta: meta, form: .complete)
  }
}

/// The members of a `jsonapi` object to encode.
enum APIDescriptionForm: Sendable {
  /// None: the object was absent from the decoded document.
  case absent
  /// All except the version, which was absent from the decoded object.
  case withoutVersion
  case complete
}

extension APIDescription: Equatable {
  /// Compares the versions, extensions, profiles and meta. An absent version equals `1.0`.
  public static func == (left: Self, right: Self) -> Bool {
    left.version == right.version && left.ext == right.ext && left.profile == right.profile
      && left.meta == right.meta
  }
}

extension APIDescription: Hashable where Meta: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(ext)
    hasher.combine(profile)
    hasher.combine(meta)
  }
}

extension APIDescription: Sendable where Meta: Sendable {}

/// The API description of a document without `jsonapi`.
public typealias NoAPIDescription = Absent

/// The members of a `jsonapi` object.
struct APIDescriptionMembers<Meta: JSONAPI.Meta>: ModelObject {
  var version: String?
  var ext: [String]?
  var profile: [String]?
  var meta: Meta

  static var members: Members<Self> {
    .shared {
      $0.add("version", \.version)
      $0.add("ext", \.ext)
      $0.add("profile", \.profile)
      $0.add(part: "meta", \.meta)
    }
  }
}

extension APIDescription: MembersConvertible {
  /// The version defaults to `1.0`, as the specification requires.
  init(_ members: APIDescriptionMembers<Meta>) {
    self.init(
      version: members.version ?? "1.0", ext: members.ext, profile: members.profile,
      meta: members.meta, form: members.version == nil ? .withoutVersion : .complete)
  }

  var objectMembers: APIDescriptionMembers<Meta> {
    APIDescriptionMembers(
      version: form == .complete ? version : nil, ext: ext, profile: profile, meta: meta)
  }
}

extension APIDescription: SpecialPart {
  package static func valueWhenAbsent() throws -> Self {
    Self(
      version: "1.0", ext: nil, profile: nil, meta: try Part.whenAbsent(Meta.self), form: .absent)
  }

  package func countsAsAbsent() -> Bool { form == .absent }
}
