// The type checker tries every overload of a dynamic member for every member of an expression, and
// again for each interpretation of a `??`. Therefore only three overloads cover all kinds of
// relationships, and one more explains a common mistake.

extension ResolvedResource where Resource: ResourceObjectType {
  /// The resource object that a to-one relationship points to: `article.author?.name`.
  ///
  /// `nil` if `data` is null or absent, or if the document does not include the resource object. Use
  /// `~>` to distinguish these cases.
  public subscript<Relationship: _ResolvableRelationship>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> ResolvedResource<Relationship.RelatedResource, Document>?
  where Relationship._Linkage == Relationship.RelatedResource.ID {
    find(resourceObject.relationships[keyPath: path]._linkage)
  }

  /// Explains that a related resource needs a `?`. The compiler's own message would spell out a long type.
  @available(
    *, unavailable, message: "The related resource may not be included: write `?` after it."
  )
  @_disfavoredOverload
  public subscript<Relationship: _ResolvableRelationship>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> ResolvedResource<Relationship.RelatedResource, Document>
  where Relationship._Linkage == Relationship.RelatedResource.ID {
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
  public subscript<Relationship: _OptionalRelationship>(
    dynamicMember path: KeyPath<Resource.Relationships, Relationship>
  ) -> [ResolvedResource<Relationship.RelatedResource, Document>]?
  where Relationship._Linkage == [Relationship.RelatedResource.ID] {
    resourceObject.relationships[keyPath: path]._linkage?.compactMap { find($0) }
  }

  /// The id that a to-one relationship points to; `nil` if the document includes the resource object.
  public subscript<Relationship: _ResolvableRelationship>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> Relationship.RelatedResource.ID?
  where Relationship._Linkage == Relationship.RelatedResource.ID {
    guard let id = resourceObject.relationships[keyPath: path]._linkage else { return nil }
    return graph.resource(id) == nil ? id : nil
  }

  /// The ids that a to-many relationship points to, without those of resource objects that the document
  /// includes.
  public subscript<Relationship: _ResolvableRelationship>(
    notIncluded path: KeyPath<Resource.Relationships, Relationship>
  ) -> [Relationship.RelatedResource.ID]
  where Relationship._Linkage == [Relationship.RelatedResource.ID] {
    let ids = resourceObject.relationships[keyPath: path]._linkage ?? []
    return ids.filter { graph.resource($0) == nil }
  }
}
