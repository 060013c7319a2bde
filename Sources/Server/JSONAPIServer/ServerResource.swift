#if Server || Generator
  import JSONAPI
  import JSONAPIQuery
#else
  #error(
    """
    the server is off in this package; in Package.swift, add 'traits: ["Server"]' to the \
    dependency on swift-jsonapi-generator (or give '--traits Server' where it is built itself)
    """)
#endif

/// The description of a resource type that a server provides, with the fields, filters and
/// include paths of requests.
///
/// The generator writes the conformance: `emit: [models, queries, server]`.
///
/// ```swift
/// extension ArticleDescription: ServerResource {
///   static var fields: [any FieldName] { [Fields().title, Fields().author] }
///   static var filters: [FilterReader<Filters>] {
///     [
///       .init("status") { .status(try $0.value(of: Attribute<Status>.self)) },
///       .init("author") { .author(try $0.id()) },
///     ]
///   }
/// }
/// ```
public protocol ServerResource: QueryableDescription {
  /// The attributes and relationships.
  static var fields: [any FieldName] { get }
  /// The filters.
  static var filters: [FilterReader<Filters>] { get }
  /// The paths that `include` can have.
  static var includes: IncludeRule { get }
  /// The rule for ids that clients propose.
  static var clientIds: ClientIdRule { get }
}

extension ServerResource {
  public static var includes: IncludeRule { .any }
  public static var clientIds: ClientIdRule { .refused }
}

extension ServerResource where Filters == NoFilters {
  public static var filters: [FilterReader<NoFilters>] { [] }
}

/// The paths that `include` can have.
public enum IncludeRule: Hashable, Sendable {
  /// Every path, up to ``QueryLimits/depth`` relationships.
  case any
  /// Every path of at most so many relationships.
  case depth(Int)
  /// Some paths, as they are written in queries: `comments.author`.
  case paths([String])
}

/// The rule for ids that clients propose when they create resources.
public enum ClientIdRule: Hashable, Sendable {
  /// Only the server chooses ids.
  case refused
  /// The client may propose an id.
  case allowed
  /// The client must propose an id.
  case required
}
