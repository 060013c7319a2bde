extension ResolvedResource where Resource: ResourceObjectType {
  /// The id of a related resource object, whether it is included or not: `article ~> \.author`.
  public static func ~> <Identifiable, IdMeta, Meta, Links>(
    resource: Self,
    path: KeyPath<
      Resource.Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>
    >
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path].id
  }

  /// The id of a related resource object; `nil` for null, and where there is no `data`.
  public static func ~> <Relationship: OptionalToOne>(
    resource: Self, path: KeyPath<Resource.Relationships, Relationship>
  ) -> Relationship.RelatedResource.ID? {
    resource.relationships[keyPath: path].relatedID
  }

  /// The ids of related resource objects, whether they are included or not.
  public static func ~> <Related, IdMeta, Meta, Links>(
    resource: Self,
    path: KeyPath<Resource.Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) -> [Related.ID] {
    resource.relationships[keyPath: path].ids
  }

  /// The ids of related resource objects; `nil` where there is no `data` to believe.
  public static func ~> <Relationship: OptionalToMany>(
    resource: Self, path: KeyPath<Resource.Relationships, Relationship>
  ) -> [Relationship.RelatedResources.ID]? {
    resource.relationships[keyPath: path].relatedIDs
  }
}
