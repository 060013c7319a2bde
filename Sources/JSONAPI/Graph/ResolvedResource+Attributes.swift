extension ResolvedResource where Resource: ResourceObjectType {
  /// The value of an attribute: `article.title`.
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Resource.Attributes, T>
  ) -> T.ValueType {
    resourceObject.attributes[keyPath: member].value
  }

  /// The value of an attribute that may be missing.
  // Disfavoured for the type checker's sake, as on resource objects.
  @_disfavoredOverload
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Resource.Attributes, T?>
  ) -> T.ValueType? {
    resourceObject.attributes[keyPath: member]?.value
  }

  /// The value of an attribute that may be missing and may be null; `nil` in both cases.
  public subscript<T: AttributeType, U>(
    dynamicMember member: KeyPath<Resource.Attributes, T?>
  ) -> U? where T.ValueType == U? {
    resourceObject.attributes[keyPath: member].flatMap(\.value)
  }

  /// A property of the attributes that is no attribute: `person[direct: \.initials]`.
  public subscript<T>(direct member: KeyPath<Resource.Attributes, T>) -> T {
    resourceObject.attributes[keyPath: member]
  }
}
