/// What a document says of the API itself, under `jsonapi`.
///
/// See [JSON:API Object](https://jsonapi.org/format/#document-jsonapi-object).
public protocol APIDescriptionType: OmissibleObject {
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
  public let meta: Meta

  public init(version: String, meta: Meta) {
    self.init(version: version, ext: nil, profile: nil, meta: meta)
  }

  public init(version: String, ext: [String]?, profile: [String]?, meta: Meta) {
    self.version = version
    self.ext = ext
    self.profile = profile
    self.meta = meta
  }
}

extension APIDescription: Hashable where Meta: Hashable {}
extension APIDescription: Sendable where Meta: Sendable {}

/// A document without `jsonapi`.
public struct NoAPIDescription: APIDescriptionType, Hashable, Sendable, CustomStringConvertible {
  public typealias Meta = NoMetadata

  public static var none: NoAPIDescription { NoAPIDescription() }

  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  public static func isRead() -> Bool { false }
  public static func whenOmitted(_ emptyObject: () -> any Decoder) -> NoAPIDescription { .none }
  public func omission() -> Omission { .always }
  public var description: String { "No API description" }
}
