/// A to-one relationship without meta and links; for an optional type, `data` may be null.
///
/// ```swift
/// var author: ToOne<Person>
/// var editor: ToOne<Person?>
/// ```
public typealias ToOne<Related: JSONAPIIdentifiable> =
  ToOneRelationship<Related, NoIdMetadata, NoMetadata, NoLinks>

/// A to-many relationship without meta and links.
public typealias ToMany<Related: Relatable> =
  ToManyRelationship<Related, NoIdMetadata, NoMetadata, NoLinks>

/// A to-one relationship with links and without meta.
///
/// ```swift
/// var author: ToOneWithLinks<Person, RelationshipLinks>
/// ```
public typealias ToOneWithLinks<Related: JSONAPIIdentifiable, RelatedLinks: Links> =
  ToOneRelationship<Related, NoIdMetadata, NoMetadata, RelatedLinks>

/// A to-many relationship with links and without meta.
public typealias ToManyWithLinks<Related: Relatable, RelatedLinks: Links> =
  ToManyRelationship<Related, NoIdMetadata, NoMetadata, RelatedLinks>

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
