// Two overloads for all kinds of relationships: the type checker tries every overload of a dynamic
// member for every member of an expression, again for each way to read its `??`.

extension ResolvedResource where Resource: ResourceObjectType {
  /// What a to-one relationship leads to: `article.author?.name`.
  ///
  /// `nil` for null, where there is no `data`, and for what the document does not hold: `~>` tells
  /// them apart.
  public subscript<Relationship: ResolvableToOne>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> ResolvedResource<Relationship.RelatedResource, Document>? {
    find(resourceObject.relationships[keyPath: path].relatedID)
  }

  /// What a to-many relationship leads to, in the order of its linkage: `article.comments.map(\.body)`.
  ///
  /// Without what the document does not hold; empty where there is no `data`: `~>` tells of both.
  public subscript<Relationship: ResolvableToMany>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> [ResolvedResource<Relationship.RelatedResources, Document>] {
    resourceObject.relationships[keyPath: path].relatedIDs?.compactMap { find($0) } ?? []
  }

  /// The id of what a to-one relationship leads to, if the document does not hold it.
  public subscript<Relationship: ResolvableToOne>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> Relationship.RelatedResource.ID? {
    guard let id = resourceObject.relationships[keyPath: path].relatedID else { return nil }
    return graph.resource(id) == nil ? id : nil
  }

  /// The ids of what a to-many relationship leads to and the document does not hold.
  public subscript<Relationship: ResolvableToMany>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> [Relationship.RelatedResources.ID] {
    let ids = resourceObject.relationships[keyPath: path].relatedIDs ?? []
    return ids.filter { graph.resource($0) == nil }
  }
}
