import Diagnostics

/// The names of the types that are nested in a generated one.
struct NestedNames {
  /// What has types nested in it.
  enum Owner {
    /// A `ResourceObjectDescription`.
    case description
    /// Any other type.
    case structure

    /// The names that generated code itself gives to nested types.
    fileprivate var ownNames: Set<String> {
      switch self {
      case .description: ["Attributes", "CodingKeys", "Relationships"]
      case .structure: ["CodingKeys"]
      }
    }
  }

  private let owner: Owner
  /// The name of the type, dots included: `ArticleDescription.Address`.
  private let path: String
  private var places: [String: SourceRange] = [:]
  private var findings: [Diagnostic] = []

  init(_ owner: Owner, path: String) {
    self.owner = owner
    self.path = path
  }

  /// The names in a type nested in this one.
  func inner(_ name: String) -> NestedNames {
    NestedNames(.structure, path: path + "." + name)
  }

  /// The names of the nested types.
  var names: [String] { places.keys.sorted() }

  /// Takes a name for a nested type.
  mutating func declare(_ name: String, at range: SourceRange) {
    if let problem = TypeNameRegistry.problem(
      withNestedTypeName: name, for: "the type that is written here", at: range)
    {
      findings.append(problem)
    } else if let first = places[name] {
      findings.append(
        Diagnostic(
          SwiftNameProblem.collision,
          "two types that are written here would be called `\(path).\(name)` in Swift",
          at: range, labels: [Diagnostic.Label("the other is here", at: first)],
          suggestion: "give one of the members another name with `swift:`"))
    }
    places[name] = range
  }

  /// What is wrong with the names: in Swift, a nested type hides one of its name further out.
  ///
  /// - Parameter references: the names from the top of a file by which the type calls anything,
  ///   which nobody needs to know of a type without others in it.
  func problems(referringTo references: () -> Set<String>) -> [Diagnostic] {
    guard !places.isEmpty else { return [] }
    let needed = references().union(owner.ownNames)
    return findings
      + places.sorted { $0.key < $1.key }.filter { needed.contains($0.key) }.map { name, range in
        Diagnostic(
          SwiftNameProblem.collision,
          "the type that is written here would be called `\(path).\(name)` in Swift "
            + "and hide `\(name)`, which `\(path)` needs",
          at: range, suggestion: "give the member another name with `swift:`")
      }
  }
}
