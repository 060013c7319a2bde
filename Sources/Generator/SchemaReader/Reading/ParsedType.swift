import ResourceSchema

/// The type that an expression denotes, with the names that it uses.
struct ParsedType {
  var type: ValueType
  /// True if a question mark follows the whole expression.
  var isNullable = false
  var references: [Reference] = []

  /// Returns the type wrapped in an array or a map.
  func wrapped(_ wrap: (ValueType) -> ValueType) -> ParsedType {
    var wrapped = ParsedType(type: wrap(element), references: references)
    for index in references.indices { wrapped.references[index].isMany = true }
    return wrapped
  }

  /// The type as the element of an array or a map.
  var element: ValueType { isNullable ? .nullable(type) : type }
}
