extension ResolvedResource where Resource: ResourceObjectType {
  /// The value of an attribute: `article.title`.
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Resource.Attributes, T>
  ) -> T.ValueType {
    resourceObject.attributes[keyPath: member].value
  }

  /// The value of an attribute that may be absent.
  // Disfavored to help the type checker; see the same overload on resource objects.
  @_disfavoredOverload
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Resource.Attributes, T?>
  ) -> T.ValueType? {
    resourceObject.attributes[keyPath: member]?.value
  }

  /// The value of an attribute that may be absent or null; `nil` in both cases.
  public subscript<T: AttributeType, U>(
    dynamicMember member: KeyPath<Resource.Attributes, T?>
  ) -> U? where T.ValueType == U? {
    resourceObject.attributes[keyPath: member].flatMap(\.value)
  }

  /// A property of the attributes that is not an attribute: `person[direct: \.initials]`.
  public subscript<T>(direct member: KeyPath<Resource.Attributes, T>) -> T {
    resourceObject.attributes[keyPath: member]
  }

  /// Reports a misspelled name as an error at that name.
  @available(*, unavailable, message: "There is no such attribute or relationship.")
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> Never {
    fatalError("not reached: the compiler refuses every use")
  }
}
