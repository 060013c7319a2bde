import ResourceSchema

struct ParsedType {
  var type: ValueType
  /// True if a question mark follows the whole expression.
  var isNullable = false
  var references: [Reference] = []

  func wrapped(_ wrap: (ValueType) -> ValueType) -> ParsedType {
    var wrapped = ParsedType(type: wrap(element), references: references)
    for index in references.indices { wrapped.references[index].isMany = true }
    return wrapped
  }

  var element: ValueType { isNullable ? .nullable(type) : type }
}
