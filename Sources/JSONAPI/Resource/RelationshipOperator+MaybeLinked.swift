extension ResourceObjectProxy {
  /// The id of a related resource object; `nil` unless the relationship is linked.
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

  /// The id of a related resource object; `nil` unless the relationship is there and linked.
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

  /// The id of a related resource object that may be null; `nil` unless the relationship is linked.
  public static func ~> <
    Related: OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>
    >
  ) -> Related.ID {
    resource.relationships[keyPath: path].linked?.id
  }

  /// The id of a related resource object that may be null; `nil` unless the relationship is there and
  /// linked.
  public static func ~> <
    Related: OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<
      Relationships, MaybeLinked<ToOneRelationship<Related, IdMeta, Meta, Links>>?
    >
  ) -> Related.ID {
    resource.relationships[keyPath: path]?.linked?.id
  }

  /// The ids of related resource objects; `nil` unless the relationship is linked.
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

  /// The ids of related resource objects; `nil` unless the relationship is there and linked.
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
