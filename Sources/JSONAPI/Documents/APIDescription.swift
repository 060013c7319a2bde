/// What a document says of the API itself, under `jsonapi`.
///
/// See [JSON:API Object](https://jsonapi.org/format/#document-jsonapi-object).
public protocol APIDescriptionType: OmissibleObject {
  /// The type of what the description says besides, under `meta`.
  associatedtype Meta
}

/// The `jsonapi` object of a document.
public struct APIDescription<Meta: JSONAPI.Meta>: APIDescriptionType {
  /// The version of the specification that the server speaks.
  public let version: String
  /// The extensions that the document applies, as URIs.
  public let ext: [String]?
  /// The profiles that the document applies, as URIs.
  public let profile: [String]?
  /// What the description says besides.
  public let meta: Meta

  /// A description that names the version alone, and some meta.
  public init(version: String, meta: Meta) {
    self.init(version: version, ext: nil, profile: nil, meta: meta)
  }

  /// What of it is written: as much as was read.
  let form: APIDescriptionForm

  /// A description that names the extensions and profiles as well.
  public init(version: String, ext: [String]?, profile: [String]?, meta: Meta) {
    self.init(version: version, ext: ext, profile: profile, meta: meta, form: .complete)
  }

  init(
    version: String, ext: [String]?, profile: [String]?, meta: Meta, form: APIDescriptionForm
  ) {
    self.version = version
    self.ext = ext
    self.profile = profile
    self.meta = meta
    self.form = form
  }
}

/// What of a `jsonapi` object is written.
enum APIDescriptionForm: Sendable {
  /// Nothing: the document that it was read from has none.
  case absent
  /// All but the version: the object that it was read from has none.
  case withoutVersion
  case complete
}

extension APIDescription: Equatable {
  /// Descriptions are equal if they say the same: a missing version says `1.0`.
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

/// A document without `jsonapi`.
public struct NoAPIDescription: APIDescriptionType, Hashable, Sendable, CustomStringConvertible {
  /// There is none.
  public typealias Meta = NoMetadata

  /// The one value there is.
  public static var none: NoAPIDescription { NoAPIDescription() }

  /// The one value there is.
  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  public static func isRead() -> Bool { false }
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> NoAPIDescription {
    .none
  }
  public func omission() -> Omission { .always }
  public var description: String { "No API description" }
}
