extension ResolvedResource where Resource: Poly {
  /// The resource object as one of the union's types: `article.owner?.person`; `nil` if it is of
  /// another type.
  public subscript<Member: ResourceObjectType>(
    dynamicMember member: KeyPath<Resource, Member?>
  ) -> ResolvedResource<Member, Document>? {
    resourceObject[keyPath: member].map { resolve($0) }
  }

  /// The resource object as a given type: `item[Person.self]`; `nil` if it is of another type.
  public subscript<Member: ResourceObjectType>(
    type: Member.Type
  ) -> ResolvedResource<Member, Document>? {
    (resourceObject.value as? Member).map { resolve($0) }
  }

  /// The resource object, if it is of a type: `article.owner?.as(Person.self)?.name`.
  public func `as`<Member: ResourceObjectType>(
    _ type: Member.Type
  ) -> ResolvedResource<Member, Document>? {
    self[type]
  }
}
