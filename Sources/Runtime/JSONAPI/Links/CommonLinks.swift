#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The links that most resource objects and relationships have.

/// The link `self`.
public struct SelfLink: Links, ModelObject, Hashable, Sendable {
  /// The address of the resource object, the relationship or the document itself.
  public var selfLink: Link<URL, NoMetadata>

  /// Creates the link `self`.
  public init(selfLink: URL) {
    self.selfLink = .init(url: selfLink)
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
  }
}

/// The link `self`, which may be absent.
public struct OptionalSelfLink: Links, ModelObject, Hashable, Sendable {
  /// The address of the resource object, the relationship or the document itself.
  public var selfLink: Link<URL, NoMetadata>?

  /// Creates the link `self`, which is absent if the URL is `nil`.
  public init(selfLink: URL? = nil) {
    self.selfLink = .ifPresent(url: selfLink)
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
  }
}

/// The link `related`.
public struct RelatedLink: Links, ModelObject, Hashable, Sendable {
  /// The address of the related resource objects.
  public var related: Link<URL, NoMetadata>

  /// Creates the link `related`.
  public init(related: URL) {
    self.related = .init(url: related)
  }

  public static let members = Members<Self> {
    $0.add("related", \.related)
  }
}

/// The link `related`, which may be absent.
public struct OptionalRelatedLink: Links, ModelObject, Hashable, Sendable {
  /// The address of the related resource objects.
  public var related: Link<URL, NoMetadata>?

  /// Creates the link `related`, which is absent if the URL is `nil`.
  public init(related: URL? = nil) {
    self.related = .ifPresent(url: related)
  }

  public static let members = Members<Self> {
    $0.add("related", \.related)
  }
}

/// The links `self` and `related` of a relationship.
public struct RelationshipLinks: Links, ModelObject, Hashable, Sendable {
  /// The address of the relationship itself.
  public var selfLink: Link<URL, NoMetadata>
  /// The address of the related resource objects.
  public var related: Link<URL, NoMetadata>

  /// Creates the links `self` and `related`.
  public init(selfLink: URL, related: URL) {
    self.selfLink = .init(url: selfLink)
    self.related = .init(url: related)
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
    $0.add("related", \.related)
  }
}

/// The links `self` and `related` of a relationship, each of which may be absent.
public struct OptionalRelationshipLinks: Links, ModelObject, Hashable, Sendable {
  /// The address of the relationship itself.
  public var selfLink: Link<URL, NoMetadata>?
  /// The address of the related resource objects.
  public var related: Link<URL, NoMetadata>?

  /// Creates the links `self` and `related`. A link is absent if its URL is `nil`.
  public init(selfLink: URL? = nil, related: URL? = nil) {
    self.selfLink = .ifPresent(url: selfLink)
    self.related = .ifPresent(url: related)
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
    $0.add("related", \.related)
  }
}

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

  public var description: String { "No links" }
}

/// `links` that may be absent.
extension Optional: Links where Wrapped: Links {}
