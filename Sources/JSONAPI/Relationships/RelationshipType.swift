/// A relationship of any kind.
///
/// See [Relationships](https://jsonapi.org/format/#document-resource-object-relationships).
public protocol RelationshipType {
  associatedtype LinksType
  associatedtype MetaType

  var links: LinksType { get }
  var meta: MetaType { get }
}

/// The members of a relationship object.
enum RelationshipKey: String, CodingKey {
  case data, meta, links
}
