import YAMLSource

/// What a type expression says, and the names that it uses.
struct TypeForm {
  var type: ValueType
  /// Whether a question mark stands behind the whole expression.
  var isNullable = false
  var references: [TypeReference] = []

  /// The form with everything it names behind an array or a map.
  func wrapped(_ wrap: (ValueType) -> ValueType) -> TypeForm {
    TypeForm(
      type: wrap(element), references: references.map { $0.behindIndirection() })
  }

  /// The type as the element of an array or a map.
  var element: ValueType { isNullable ? .nullable(type) : type }
}

/// The name of a type where another type uses it.
struct TypeReference {
  var name: Located<String>
  /// Whether an array or a map stands between the type and the named one. A question mark does not
  /// count: a struct in Swift holds an optional value inside itself.
  var isIndirect: Bool

  func behindIndirection() -> TypeReference { TypeReference(name: name, isIndirect: true) }
}
