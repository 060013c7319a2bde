import ResourceSchema
import YAMLSource

/// The names of the types at the top of generated files, each with the place that asks for it.
struct TypeNameRegistry: Sendable {
  private struct Entry {
    var purpose: String
    var range: SourceRange
  }

  private var entries: [String: Entry] = [:]
  private var files: [String: Entry] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes a name for a type.
  ///
  /// - Parameter purpose: what the type is, such as "the links of 'articles'".
  mutating func declare(_ name: String, for purpose: String, at range: SourceRange) {
    if let problem = Self.problem(withTypeName: name, for: purpose, at: range) {
      diagnostics.append(problem)
      return
    }
    if let first = entries[name] {
      diagnostics.append(
        Diagnostic(
          .error, "swift-name-collision",
          "\(purpose) and \(first.purpose) are both called `\(name)` in Swift", at: range,
          labels: [Diagnostic.Label("the other is here", at: first.range)],
          suggestion: "give one of them another name with `swift:`"))
    } else {
      entries[name] = Entry(purpose: purpose, range: range)
    }
  }

  /// Takes a name for a file. Disks differ in whether they tell `News.swift` from `news.swift`.
  mutating func declareFile(_ name: String, for purpose: String, at range: SourceRange) {
    let key = name.lowercased()
    if let first = files[key] {
      diagnostics.append(
        Diagnostic(
          .error, "file-name-collision",
          "\(purpose) and \(first.purpose) would be generated into the same file, `\(name)`",
          at: range,
          labels: [Diagnostic.Label("the other is here", at: first.range)],
          suggestion: "give one of them another name with `swift:`"))
    } else {
      files[key] = Entry(purpose: purpose, range: range)
    }
  }

  /// What keeps a name from being a type's name, if anything does.
  static func problem(
    withTypeName name: String, for purpose: String, at range: SourceRange
  ) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        .error, "no-swift-name", "\(purpose) has no letter or digit to make a name in Swift of",
        at: range, suggestion: "name it with `swift:`")
    }
    if reserved.contains(name) {
      return Diagnostic(
        .error, "reserved-swift-name",
        "\(purpose) would be called `\(name)` in Swift, which no type can be called", at: range,
        suggestion: "give it another name with `swift:`")
    }
    return nil
  }

  /// The names that no backtick makes possible, and those by which generated code reaches others.
  private static let reserved: Set<String> = [
    "Any", "Foundation", "JSONAPI", "Protocol", "Self", "Swift", "Type",
  ]
}
