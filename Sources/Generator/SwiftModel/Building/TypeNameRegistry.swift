import Diagnostics
import ResourceSchema

/// The names of top-level types, with the places that determine them.
struct TypeNameRegistry {
  /// A place, and a description of the type for diagnostics.
  private typealias Entry = (purpose: String, range: SourceRange)

  private var entries: [String: Entry] = [:]
  /// Names that generated code uses for nested types, or that modules have.
  private var reserved = SwiftName.nestedInModels
  private var files: [String: Entry] = [:]
  private var userNames: [String: SourceRange] = [:]
  /// Pairs of places whose names collide. Collisions of names derived from these are follow-on
  /// errors.
  private var collisions: Set<[SourceRange]> = []
  private var findings: [Diagnostic] = []

  mutating func reserve(_ names: Set<String>) { reserved.formUnion(names) }

  /// - Parameters:
  ///   - purpose: A description of the type, such as "the links of `articles`".
  ///   - isDerived: True if the name begins with another name. If this name is invalid, the other
  ///     name is already reported.
  mutating func declare(
    _ name: String, for purpose: String, at range: SourceRange,
    isDerived: Bool = false
  ) {
    if let problem = Self.diagnostic(forType: name, purpose: purpose, at: range, reserved: reserved)
    {
      if !isDerived { findings.append(problem) }
      return
    }
    guard let first = claim(name, (purpose, range), in: \.entries) else { return }
    findings.append(
      Diagnostic(
        SwiftNameProblem.collision,
        "\(purpose) and \(first.purpose) are both called `\(name)` in Swift", at: range,
        labels: [Diagnostic.Label("the other is here", at: first.range)],
        suggestion: "give one of them another name; types and resource types take one with"
          + " `swift:`"))
  }

  /// Returns the entry that has a name already, unless this was reported.
  private mutating func claim(
    _ name: String, _ entry: Entry, in entries: WritableKeyPath<Self, [String: Entry]>
  ) -> Entry? {
    guard let first = self[keyPath: entries][name] else {
      self[keyPath: entries][name] = entry
      return nil
    }
    return collisions.insert([first.range, entry.range]).inserted ? first : nil
  }

  /// Only the part of the name before the first dot counts.
  mutating func reserveUserName(_ name: Located<String>) {
    let first = name.value.prefix { $0 != "." }
    if userNames[String(first)] == nil { userNames[String(first)] = name.range }
  }

  func names(among names: Set<String>) -> Set<String> {
    names.filter { entries[$0] != nil || userNames[$0] != nil }
  }

  /// Returns true if a diagnostic follows from a reported collision: two models with the same name
  /// or file also have the same case in enums.
  func explains(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.range.isKnown
      && diagnostic.labels.contains { collisions.contains([$0.range, diagnostic.range]) }
  }

  var diagnostics: [Diagnostic] {
    findings
      + userNames.compactMap { name, range in
        guard let entry = entries[name] else { return nil }
        return Diagnostic(
          SwiftNameProblem.collision,
          "\(entry.purpose) is called `\(name)` in Swift, like a type that you wrote",
          at: entry.range, labels: [Diagnostic.Label("your type is named here", at: range)],
          suggestion: "give it another name, or spell yours with its module")
      }
  }

  /// Declares the name of a file. On some file systems, `News.swift` and `news.swift` are the same.
  mutating func declareFile(_ name: String, for purpose: String, at range: SourceRange) {
    guard name.utf8.count <= Self.longestFileName else {
      findings.append(
        Diagnostic(
          SwiftNameProblem.long,
          "\(purpose) would be generated into a file whose name is longer than "
            + "\(Self.longestFileName) bytes", at: range,
          suggestion: "give it a shorter name with `swift:`"))
      return
    }
    guard let first = claim(name.lowercased(), (purpose, range), in: \.files) else { return }
    findings.append(
      Diagnostic(
        SwiftNameProblem.fileCollision,
        "\(purpose) and \(first.purpose) would be generated into the same file, `\(name)`",
        at: range, labels: [Diagnostic.Label("the other is here", at: first.range)],
        suggestion: "give one of them another name with `swift:`"))
  }

  /// The limit of common file systems.
  private static let longestFileName = 255

  /// - Parameter reserved: Names that only nested types can have.
  static func diagnostic(
    forType name: String, purpose: String, at range: SourceRange,
    reserved: Set<String> = []
  ) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        SwiftNameProblem.missing, "\(purpose) has no letter or digit for a name in Swift",
        at: range, suggestion: "name it with `swift:`")
    }
    if name.beginsWithSmallLetter {
      return Diagnostic(
        SwiftNameProblem.uncapitalized,
        "\(purpose) would be called `\(name)` in Swift, where types begin with a capital letter",
        at: range, suggestion: "call it `\(NameWords(name).upperCamelCase)`")
    }
    let isNever = SwiftName.neverTypes.contains(name)
    guard isNever || reserved.contains(name) else { return nil }
    return Diagnostic(
      SwiftNameProblem.reserved,
      "\(purpose) would be called `\(name)` in Swift, which "
        + (isNever ? "no type can be called" : "generated code calls types of its own"),
      at: range,
      suggestion: "give it another name; types and resource types take one with `swift:`")
  }
}

/// The reasons why a name in the schema is not a valid Swift name.
public enum SwiftNameProblem: String, DiagnosticKind {
  case collision = "swift-name-collision"
  /// Two resource types whose models would be in one file.
  case fileCollision = "file-name-collision"
  /// A resource type whose file name is too long for file systems.
  case long = "long-swift-name"
  case missing = "no-swift-name"
  case reserved = "reserved-swift-name"
  case uncapitalized = "uncapitalized-swift-name"
  case capitalized = "capitalized-swift-name"
}
