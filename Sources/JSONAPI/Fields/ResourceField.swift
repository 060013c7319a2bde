/// A field of a resource type, an attribute or a relationship, by its name in JSON.
///
/// The generator writes a static member for each, so that `article.sparse([.title, .createdAt])` compiles:
///
/// ```swift
/// extension ResourceField<ArticleDescription> {
///   public static var title: Self { "title" }
///   public static var createdAt: Self { "created-at" }
/// }
/// ```
///
/// See [Fields](https://jsonapi.org/format/#document-resource-object-fields).
public struct ResourceField<Description: ResourceObjectProxyDescription>: Hashable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The name in JSON.
  public let name: String

  /// Creates a field from its name in JSON.
  public init(_ name: String) { self.name = name }

  /// Creates a field from its name in JSON.
  @inlinable
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}
