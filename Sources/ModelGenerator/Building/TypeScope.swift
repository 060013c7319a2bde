import ResourceSchema
import YAMLSource

/// A generated type that others are nested in, while it is being built.
struct TypeScope {
  /// What may stand in a scope beside the types that are written in the schema.
  enum Kind {
    /// A `ResourceObjectDescription`.
    case description
    /// Any other struct.
    case structure

    /// The names that generated code itself gives to nested types.
    fileprivate var ownNames: Set<String> {
      switch self {
      case .description: ["Attributes", "CodingKeys", "Relationships"]
      case .structure: ["CodingKeys"]
      }
    }
  }

  let kind: Kind
  /// The name of the type, dots included: `ArticleDescription`.
  let path: String
  /// The columns before the lines of a nested type.
  let column: Int
  /// Whether the nested types are spelt from outside, where they need the scope's name.
  let isOutside: Bool
  private(set) var nested: [NestedTypeView] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var places: [String: SourceRange] = [:]
  private var references: Set<String> = []

  init(_ kind: Kind, path: String, column: Int, isOutside: Bool = false) {
    self.kind = kind
    self.path = path
    self.column = column
    self.isOutside = isOutside
  }

  /// A scope for the types nested in one of this scope's own.
  func inner(_ name: String) -> TypeScope {
    TypeScope(.structure, path: path + "." + name, column: column + 2)
  }

  /// A nested type as it is spelt where the scope's members are.
  func spelling(of name: String) -> SwiftType {
    .named(isOutside && !path.isEmpty ? path + "." + name : name)
  }

  /// Notes that something in this type is called by a name from the top of a file.
  ///
  /// - Parameter name: the name, of which the part before the first dot counts.
  mutating func refer(to name: String) {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      references.insert(name)
      return
    }
    references.insert(String(name[..<dot]))
  }

  /// The names of the nested types.
  var nestedNames: Set<String> { Set(places.keys) }

  /// Adds a nested type.
  mutating func add(_ type: NestedTypeView, named name: String, at range: SourceRange) {
    if let problem = TypeNameRegistry.problem(
      withNestedTypeName: name, for: "the type that is written here", at: range)
    {
      diagnostics.append(problem)
    } else if let first = places[name] {
      diagnostics.append(
        Diagnostic(
          SwiftNameProblem.collision,
          "two types that are written here would be called `\(path).\(name)` in Swift",
          at: range, labels: [Diagnostic.Label("the other is here", at: first)],
          suggestion: "give one of the members another name with `swift:`"))
    }
    nested.append(type)
    places[name] = range
  }

  /// Takes over what a type nested in this one refers to.
  mutating func absorbReferences(of inner: TypeScope) {
    references.formUnion(inner.references)
  }

  /// Says which nested types hide what the scope needs: in Swift they hide those further out.
  ///
  /// It is the last thing to ask of a scope.
  mutating func close() {
    let needed = references.union(kind.ownNames)
    for (name, range) in places.sorted(by: { $0.key < $1.key }) where needed.contains(name) {
      diagnostics.append(
        Diagnostic(
          SwiftNameProblem.collision,
          "the type that is written here would be called `\(path).\(name)` in Swift "
            + "and hide `\(name)`, which `\(path)` needs",
          at: range, suggestion: "give the member another name with `swift:`"))
    }
  }
}
