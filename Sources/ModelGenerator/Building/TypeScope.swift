import ResourceSchema
import YAMLSource

/// A generated type that others are nested in, while it is being built.
struct TypeScope {
  /// The name of the type, dots included: `ArticleDescription`.
  let path: String
  /// The columns before the lines of a nested type.
  let column: Int
  private(set) var nested: [NestedTypeView] = []
  private var nestedNames: [String: SourceRange] = [:]
  private var references: Set<String> = []

  init(path: String, column: Int) {
    self.path = path
    self.column = column
  }

  /// A scope for the types nested in one of this scope's own.
  func inner(_ name: String) -> TypeScope {
    TypeScope(path: path + "." + name, column: column + 2)
  }

  /// Notes that something in this type is called by a name from the top of a file.
  mutating func refer(to name: String) {
    references.insert(name)
  }

  /// Adds a nested type.
  mutating func add(_ type: NestedTypeView, named name: String, at range: SourceRange) {
    nested.append(type)
    nestedNames[name] = range
  }

  /// Takes over what a type nested in this one refers to.
  mutating func absorbReferences(of inner: TypeScope) {
    references.formUnion(inner.references)
  }

  /// What is wrong with the names of the nested types: in Swift they hide those further out.
  var diagnostics: [Diagnostic] {
    let own: Set<String> = ["Attributes", "CodingKeys", "Relationships"]
    return nestedNames.sorted { $0.key < $1.key }.compactMap { name, range in
      if let problem = TypeNameRegistry.problem(
        withTypeName: name, for: "the type that is written here", at: range)
      {
        return problem
      }
      guard references.contains(name) || own.contains(name) else { return nil }
      return Diagnostic(
        .error, "swift-name-collision",
        "the type that is written here would be called `\(path).\(name)` in Swift "
          + "and hide `\(name)`, which `\(path)` needs",
        at: range, suggestion: "give the member another name with `swift:`")
    }
  }
}
