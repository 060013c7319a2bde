extension _ResourceObjectProxy {
  /// Returns the id of a related resource object; `nil` unless the relationship is linked.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>
    >
  ) -> Related.ID? {
    resource.relationships[keyPath: path].linked?.id
  }

  /// Returns the id of a related resource object; `nil` unless the relationship is present and linked.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>?
    >
  ) -> Related.ID? {
    resource.relationships[keyPath: path]?.linked?.id
  }

  /// Returns the id of a related resource object that may be null; `nil` unless the relationship is
  /// linked.
  public static func ~> <
    Related: _OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>
    >
  ) -> Related.ID {
    resource.relationships[keyPath: path].linked?.id
  }

  /// Returns the id of a related resource object that may be null; `nil` unless the relationship is
  /// present and linked.
  public static func ~> <
    Related: _OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>?
    >
  ) -> Related.ID {
    resource.relationships[keyPath: path]?.linked?.id
  }

  /// Returns the ids of related resource objects; `nil` unless the relationship is linked.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToManyRelationship<Related, IdMeta, Meta, Links>>
    >
  ) -> [Related.ID]? {
    resource.relationships[keyPath: path].linked?.ids
  }

  /// Returns the ids of related resource objects; `nil` unless the relationship is present and linked.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToManyRelationship<Related, IdMeta, Meta, Links>>?
    >
  ) -> [Related.ID]? {
    resource.relationships[keyPath: path]?.linked?.ids
  }
}
