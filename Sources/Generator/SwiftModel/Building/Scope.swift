import Diagnostics
import ResourceSchema

/// The name of a type that is declared where it is used, and the place that determines it.
typealias NestedName = (name: String, range: SourceRange)

/// A generated type that can contain nested types, while its members are decided.
struct Scope {
  /// The full name of the type, such as `ArticleDescription.Address`; empty for a file.
  let path: String
  var types: [TypeModel] = []
  /// The names of the nested types, with the places that determine them.
  private(set) var places: [String: SourceRange] = [:]
  /// The names of outer types that members use. Collected only if a nested type could hide one.
  private(set) var references: Set<String>
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter ownNames: The names of nested types that generated code always has.
  init(path: String, ownNames: Set<String> = ["CodingKeys"]) {
    self.path = path
    references = ownNames
  }

  /// - Parameter ownNames: The names of nested types that queries add.
  static func description(_ name: String, ownNames: Set<String> = []) -> Scope {
    Scope(path: name, ownNames: ownNames.union(["Attributes", "CodingKeys", "Relationships"]))
  }

  var names: Dictionary<String, SourceRange>.Keys { places.keys }

  mutating func declare(_ name: String, at range: SourceRange) {
    if let diagnostic = TypeNameRegistry.diagnostic(
      forType: name, purpose: "the type that is written here", at: range)
    {
      diagnostics.append(diagnostic)
    } else if let first = places[name] {
      diagnostics.append(
        Diagnostic(
          SwiftNameProblem.collision,
          "two types that are written here would be called `\(path).\(name)` in Swift",
          at: range, labels: [Diagnostic.Label("the other is here", at: first)],
          suggestion: "give one of the members another name with `swift:`"))
    }
    places[name] = range
  }

  /// Records that a member uses a top-level type.
  mutating func refer(to name: String) {
    guard !places.isEmpty else { return }
    references.insert(String(name.prefix { $0 != "." }))
  }

  /// The diagnostics about the names: a nested type hides outer types of the same name.
  var allDiagnostics: [Diagnostic] {
    diagnostics
      + places.sorted(by: \.key).filter { references.contains($0.key) }.map {
        name, range in
        Diagnostic(
          SwiftNameProblem.collision,
          "the type that is written here would be called `\(path).\(name)` in Swift "
            + "and hide `\(name)`, which `\(path)` needs",
          at: range, suggestion: "give the member another name with `swift:`")
      }
  }
}

extension [Scope] {
  func inner(_ name: String) -> Scope {
    guard let path = last?.path, !path.isEmpty else { return Scope(path: name) }
    return Scope(path: path + "." + name)
  }
}
