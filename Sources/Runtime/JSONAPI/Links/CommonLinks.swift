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

  /// The link `self`.
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

  /// The link `self`, if there is one.
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

  /// The link `related`.
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

  /// The link `related`, if there is one.
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

  /// The links `self` and `related`.
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

  /// The links `self` and `related`, as far as they are present.
  public init(selfLink: URL? = nil, related: URL? = nil) {
    self.selfLink = .ifPresent(url: selfLink)
    self.related = .ifPresent(url: related)
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
    $0.add("related", \.related)
  }
}
