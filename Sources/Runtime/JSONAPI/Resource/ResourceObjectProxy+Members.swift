extension _ResourceObjectProxy {
  /// The value of an attribute: `article.title`.
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Attributes, T>
  ) -> T.ValueType {
    attributes[keyPath: member].value
  }

  /// The value of an attribute that may be absent.
  // Disfavored, because otherwise the type checker considers both this overload and the flattening one
  // below for every `??`, which takes seconds for a line with three of them.
  @_disfavoredOverload
  public subscript<T: AttributeType>(
    dynamicMember member: KeyPath<Attributes, T?>
  ) -> T.ValueType? {
    attributes[keyPath: member]?.value
  }

  /// The value of an attribute that may be absent or null; `nil` in both cases.
  public subscript<T: AttributeType, U>(
    dynamicMember member: KeyPath<Attributes, T?>
  ) -> U? where T.ValueType == U? {
    attributes[keyPath: member].flatMap(\.value)
  }

  /// A property of the attributes that is not an attribute: `person[direct: \.initials]`.
  public subscript<T>(direct member: KeyPath<Attributes, T>) -> T {
    attributes[keyPath: member]
  }

  /// The value of a meta-attribute: a property that is a function of the resource object.
  public subscript<T>(dynamicMember member: KeyPath<Attributes, (Self) -> T>) -> T {
    attributes[keyPath: member](self)
  }

  /// Reports a misspelled name as an error at that name.
  @available(*, unavailable, message: "There is no such attribute or relationship.")
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> Never {
    fatalError("not reached: the compiler refuses every use")
  }
}
