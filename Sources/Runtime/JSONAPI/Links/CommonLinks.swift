import JSONAPIFoundation

/// The links `self` and `related`, which most resource objects and relationships have. Each is a `Link<URL, NoMetadata>`;
/// an optional one, which may be absent; or ``Absent``.
public struct _CommonLinks<
  SelfLink: Codable & Hashable & Sendable, Related: Codable & Hashable & Sendable
>: Links, ModelObject, Hashable, Sendable {
  private var _selfLink: SelfLink
  private var _related: Related

  public static var members: Members<Self> {
    .shared {
      $0.add(link: "self", \._selfLink)
      $0.add(link: "related", \._related)
    }
  }
}

/// The link `self`.
public typealias SelfLink = _CommonLinks<Link<URL, NoMetadata>, Absent>
/// The link `self`, which may be absent.
public typealias OptionalSelfLink = _CommonLinks<Link<URL, NoMetadata>?, Absent>
/// The link `related`.
public typealias RelatedLink = _CommonLinks<Absent, Link<URL, NoMetadata>>
/// The link `related`, which may be absent.
public typealias OptionalRelatedLink = _CommonLinks<Absent, Link<URL, NoMetadata>?>
/// The links `self` and `related` of a relationship.
public typealias RelationshipLinks = _CommonLinks<Link<URL, NoMetadata>, Link<URL, NoMetadata>>
/// The links `self` and `related` of a relationship, each of which may be absent.
public typealias OptionalRelationshipLinks = _CommonLinks<
  Link<URL, NoMetadata>?, Link<URL, NoMetadata>?
>

/// A link that exists, though it may be absent: not ``Absent``.
public protocol _ExistingLink {}
// In an extension of `Link`, `URL` is its parameter.
public typealias _StandardURL = URL
extension Link: _ExistingLink where URL == _StandardURL, Meta == NoMetadata {}
extension Optional: _ExistingLink where Wrapped == Link<URL, NoMetadata> {}

extension _CommonLinks where SelfLink: _ExistingLink {
  /// The address of the resource object, the relationship or the document itself.
  public var selfLink: SelfLink {
    get { _selfLink }
    set { _selfLink = newValue }
  }
}

extension _CommonLinks where Related: _ExistingLink {
  /// The address of the related resource objects.
  public var related: Related {
    get { _related }
    set { _related = newValue }
  }
}

extension SelfLink {
  /// Creates the link `self`.
  public init(selfLink: URL) { self.init(_selfLink: .init(url: selfLink), _related: .none) }
}

extension OptionalSelfLink {
  /// Creates the link `self`, which is absent if the URL is `nil`.
  public init(selfLink: URL? = nil) {
    self.init(_selfLink: .ifPresent(url: selfLink), _related: .none)
  }
}

extension RelatedLink {
  /// Creates the link `related`.
  public init(related: URL) { self.init(_selfLink: .none, _related: .init(url: related)) }
}

extension OptionalRelatedLink {
  /// Creates the link `related`, which is absent if the URL is `nil`.
  public init(related: URL? = nil) {
    self.init(_selfLink: .none, _related: .ifPresent(url: related))
  }
}

extension RelationshipLinks {
  /// Creates the links `self` and `related`.
  public init(selfLink: URL, related: URL) {
    self.init(_selfLink: .init(url: selfLink), _related: .init(url: related))
  }
}

extension OptionalRelationshipLinks {
  /// Creates the links `self` and `related`. A link is absent if its URL is `nil`.
  public init(selfLink: URL? = nil, related: URL? = nil) {
    self.init(_selfLink: .ifPresent(url: selfLink), _related: .ifPresent(url: related))
  }
}

extension Members {
  /// Adds one of the common links, unless it does not exist.
  fileprivate mutating func add<Value>(link name: StaticString, _ property: KeyPath<Model, Value>) {
    if let required = property as? KeyPath<Model, Link<URL, NoMetadata>> {
      add(name, required)
    } else if let optional = property as? KeyPath<Model, Link<URL, NoMetadata>?> {
      add(name, optional)
    }
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
public typealias NoLinks = Absent

/// `links` that may be absent.
extension Optional: Links where Wrapped: Links {}
