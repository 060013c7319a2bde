infix operator ~>

extension ResourceObjectProxy {
  /// The id of a related resource object: `article ~> \.author`.
  public static func ~> <
    Identifiable: JSONAPIIdentifiable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta,
    Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>>
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path].id
  }

  /// The id of a resource object that may be null, in a relationship that may be missing.
  public static func ~> <
    Identifiable: OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta,
    Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>?>
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path]?.id
  }

  /// The id of a related resource object, in a relationship that may be missing.
  public static func ~> <
    Identifiable: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>?>
  ) -> Identifiable.ID? {
    resource.relationships[keyPath: path]?.id
  }

  /// The ids of related resource objects.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) -> [Related.ID] {
    resource.relationships[keyPath: path].ids
  }

  /// The ids of related resource objects, in a relationship that may be missing.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>?>
  ) -> [Related.ID]? {
    resource.relationships[keyPath: path]?.ids
  }

  /// The id that a meta-relationship gives: a property that is a function of the resource object.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> I>
  ) -> I {
    resource.relationships[keyPath: path](resource)
  }

  /// The ids that a meta-relationship gives.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> [I]>
  ) -> [I] {
    resource.relationships[keyPath: path](resource)
  }
}
