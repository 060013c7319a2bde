/// The links of a document, a resource object, a relationship or an error: a struct of ``Link``s.
///
/// ```swift
/// struct ArticleLinks: JSONAPI.Links {
///   let `self`: Link<URL, NoMetadata>
///   let related: Link<URL, NoMetadata>?
/// }
/// ```
///
/// See [Links](https://jsonapi.org/format/#document-links).
public protocol Links: Codable, Equatable {}

/// The links of an object without `links`.
public struct NoLinks: Links, Hashable, Sendable, CustomStringConvertible {
  /// The only value.
  public static var none: NoLinks { NoLinks() }

  /// Creates the only value.
  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  public var description: String { "No links" }
}

/// `links` that may be absent.
extension Optional: Links where Wrapped: Links {}
