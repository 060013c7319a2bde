/// A relationship of any kind.
///
/// See [Relationships](https://jsonapi.org/format/#document-resource-object-relationships).
public protocol _RelationshipType {
  /// The type of `links`.
  associatedtype LinksType
  /// The type of `meta`.
  associatedtype MetaType

  /// The links of the relationship.
  var links: LinksType { get }
  /// The meta of the relationship.
  var meta: MetaType { get }
}

/// The members of a relationship object.
enum RelationshipKey: String, CodingKey {
  case data, meta, links
}
