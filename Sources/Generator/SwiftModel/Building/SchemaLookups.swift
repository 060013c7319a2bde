import Diagnostics
import ResourceSchema

extension Schema {
  /// The declared types by name.
  var declarations: [String: TypeDeclaration] {
    Dictionary(types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Resource {
  /// The place that determines the name of the model.
  var placeOfName: SourceRange { swiftName?.range ?? type.range }
}

extension TypeDeclaration {
  /// The place that determines the Swift name.
  var placeOfName: SourceRange { swiftName?.range ?? name.range }
}
