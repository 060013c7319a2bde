/// A generated type that others are nested in, while it is being built.
struct TypeScope {
  /// The name of the type, dots included: `ArticleDescription`; empty at the top of a file.
  let path: String
  /// The columns before the lines of a nested type.
  let column: Int
  /// Whether the nested types are spelt from outside, where they need the scope's name.
  let isOutside: Bool
  var nested: [NestedTypeView] = []

  init(path: String, column: Int, isOutside: Bool = false) {
    self.path = path
    self.column = column
    self.isOutside = isOutside
  }

  /// A scope for the types nested in one of this scope's own.
  func inner(_ name: String) -> TypeScope {
    TypeScope(path: path + "." + name, column: column + 2)
  }

  /// A nested type as it is spelt where the scope's members are.
  func spelling(of name: String) -> SwiftType {
    .named(isOutside ? path + "." + name : name)
  }
}
