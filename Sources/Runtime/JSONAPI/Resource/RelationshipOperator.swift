infix operator ~>

extension _ResourceObjectProxy {
  /// Returns the id of a related resource object: `article ~> \.author`.
  public static func ~> <
    Identifiable: JSONAPIIdentifiable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta,
    Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>>
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path].id
  }

  /// Returns the id of a related resource object that may be null, in a relationship that may be absent.
  public static func ~> <
    Identifiable: _OptionalRelatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta,
    Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>?>
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path]?.id
  }

  /// Returns the id of a related resource object, in a relationship that may be absent.
  public static func ~> <
    Identifiable: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>?>
  ) -> Identifiable.ID? {
    resource.relationships[keyPath: path]?.id
  }

  /// Returns the ids of related resource objects.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) -> [Related.ID] {
    resource.relationships[keyPath: path].ids
  }

  /// Returns the ids of related resource objects, in a relationship that may be absent.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>?>
  ) -> [Related.ID]? {
    resource.relationships[keyPath: path]?.ids
  }

  /// Returns the id of a meta-relationship: a property that is a function of the resource object.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> I>
  ) -> I {
    resource.relationships[keyPath: path](resource)
  }

  /// Returns the ids of a meta-relationship.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> [I]>
  ) -> [I] {
    resource.relationships[keyPath: path](resource)
  }
}
