extension ResolvedResource where Resource: ResourceObjectType {
  /// Returns the id of a related resource object, included or not: `article ~> \.author`.
  public static func ~> <Identifiable, IdMeta, Meta, Links>(
    resource: Self,
    path: KeyPath<
      Resource.Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>
    >
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path].id
  }

  /// Returns the id of a related resource object; `nil` if `data` is null or absent.
  public static func ~> <Relationship: _OptionalToOne>(
    resource: Self, path: KeyPath<Resource.Relationships, Relationship>
  ) -> Relationship.RelatedResource.ID? {
    resource.relationships[keyPath: path].relatedID
  }

  /// Returns the ids of related resource objects, included or not.
  public static func ~> <Related, IdMeta, Meta, Links>(
    resource: Self,
    path: KeyPath<Resource.Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) -> [Related.ID] {
    resource.relationships[keyPath: path].ids
  }

  /// Returns the ids of related resource objects; `nil` if there is no reliable `data`.
  public static func ~> <Relationship: _OptionalToMany>(
    resource: Self, path: KeyPath<Resource.Relationships, Relationship>
  ) -> [Relationship.RelatedResources.ID]? {
    resource.relationships[keyPath: path].relatedIDs
  }
}
