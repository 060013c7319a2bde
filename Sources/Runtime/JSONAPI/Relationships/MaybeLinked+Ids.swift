extension MaybeLinked {
  /// A to-one relationship with `data`.
  public init<Related: JSONAPIIdentifiable>(id: Related.ID)
  where Relationship == ToOne<Related> {
    self.init(Relationship(id: id))
  }

  /// A to-one relationship with `data`, which has meta and links.
  public init<Related: JSONAPIIdentifiable, Meta: JSONAPI.Meta, Links: JSONAPI.Links>(
    id: Related.ID, meta: Meta, links: Links
  ) where Relationship == ToOneRelationship<Related, NoIdMetadata, Meta, Links> {
    self.init(Relationship(id: id, meta: meta, links: links))
  }

  /// A to-many relationship with `data`.
  public init<Related: Relatable>(ids: [Related.ID]) where Relationship == ToMany<Related> {
    self.init(Relationship(ids: ids))
  }

  /// A to-many relationship with `data`, which has meta and links.
  public init<Related: Relatable, Meta: JSONAPI.Meta, Links: JSONAPI.Links>(
    ids: [Related.ID], meta: Meta, links: Links
  ) where Relationship == ToManyRelationship<Related, NoIdMetadata, Meta, Links> {
    self.init(Relationship(ids: ids, meta: meta, links: links))
  }

  /// A to-one relationship with `data`; `nil`, which is absent, without an id. Where `data` may be
  /// null, the outer `nil` is absent and the inner one null.
  public static func ifPresent<Related: JSONAPIIdentifiable>(id: Related.ID?) -> MaybeLinked?
  where Relationship == ToOne<Related> {
    id.map { MaybeLinked(id: $0) }
  }

  /// A to-many relationship with `data`; `nil`, which is absent, without any array.
  public static func ifPresent<Related: Relatable>(ids: [Related.ID]?) -> MaybeLinked?
  where Relationship == ToMany<Related> {
    ids.map { MaybeLinked(ids: $0) }
  }
}
