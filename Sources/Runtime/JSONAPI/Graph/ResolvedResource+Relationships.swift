// The type checker tries every overload of a dynamic member for every member of an expression, and
// again for each interpretation of a `??`. Therefore only three overloads cover all kinds of
// relationships, and one more explains a common mistake.

extension ResolvedResource where Resource: ResourceObjectType {
  /// The resource object that a to-one relationship points to: `article.author?.name`.
  ///
  /// `nil` if `data` is null or absent, or if the document does not include the resource object. Use
  /// `~>` to distinguish these cases.
  public subscript<Relationship: _ResolvableToOne>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> ResolvedResource<Relationship.RelatedResource, Document>? {
    find(resourceObject.relationships[keyPath: path].relatedID)
  }

  /// Explains that a related resource needs a `?`. The compiler's own message would spell out a long type.
  @available(
    *, unavailable, message: "The related resource may not be included: write `?` after it."
  )
  @_disfavoredOverload
  public subscript<Relationship: _ResolvableToOne>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> ResolvedResource<Relationship.RelatedResource, Document> {
    fatalError("not reached: the compiler refuses every use")
  }

  /// The resource objects that a to-many relationship points to, in linkage order:
  /// `article.comments.map(\.body)`.
  ///
  /// Omits resource objects that the document does not include; `~>` returns the ids of all.
  public subscript<Related: Relatable, IdMeta, Meta, Links>(
    dynamicMember path: KeyPath<
      Resource.Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>
    >
  ) -> [ResolvedResource<Related, Document>] {
    resourceObject.relationships[keyPath: path].ids.compactMap { find($0) }
  }

  /// The resource objects that a to-many relationship points to, if the relationship may be absent. `nil` if it is
  /// absent or has no reliable `data`, as with `~>`.
  public subscript<Relationship: _OptionalToMany>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> [ResolvedResource<Relationship.RelatedResources, Document>]? {
    resourceObject.relationships[keyPath: path].relatedIDs?.compactMap { find($0) }
  }

  /// The id that a to-one relationship points to; `nil` if the document includes the resource object.
  public subscript<Relationship: _ResolvableToOne>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> Relationship.RelatedResource.ID? {
    guard let id = resourceObject.relationships[keyPath: path].relatedID else { return nil }
    return graph.resource(id) == nil ? id : nil
  }

  /// The ids that a to-many relationship points to, without those of resource objects that the document
  /// includes.
  public subscript<Relationship: _ResolvableToMany>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> [Relationship.RelatedResources.ID] {
    let ids = resourceObject.relationships[keyPath: path].relatedIDs ?? []
    return ids.filter { graph.resource($0) == nil }
  }
}
