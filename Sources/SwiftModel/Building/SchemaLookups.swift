import Diagnostics
import ResourceSchema

extension Schema {
  /// The types from `types` by their names.
  var declarations: [String: TypeDeclaration] {
    Dictionary(types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Resource {
  /// Where the schema fixes the name of the model.
  var placeOfName: SourceRange { swiftName?.range ?? type.range }
}

extension TypeDeclaration {
  /// Where the schema fixes the name in Swift.
  var placeOfName: SourceRange { swiftName?.range ?? name.range }
}
