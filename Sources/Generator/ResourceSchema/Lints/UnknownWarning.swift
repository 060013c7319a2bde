import Diagnostics

/// The error of a text that names no warning.
public struct UnknownWarning: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence without a final full stop: what is wrong.
  public var message: String
  public var note: String?
  /// The warning whose name is most like the text, if one is near.
  public var nearest: String?

  public var description: String {
    [message, note, nearest.map { "did you mean `\($0)`?" }].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension DiagnosticIdentifier {
  /// The warning of a name, such as `digit-first-name`.
  ///
  /// - Throws: ``UnknownWarning``, which names the nearest if one is near, where no warning has the
  ///   name; an error cannot be silenced.
  public static func warning(named name: String) throws(UnknownWarning) -> DiagnosticIdentifier {
    let identifier = DiagnosticIdentifier(rawValue: name)
    if let identifier, identifier.severity == .warning { return identifier }
    guard identifier == nil else {
      throw UnknownWarning(message: "`\(name)` is an error, which cannot be suppressed")
    }
    let names = allCases.filter { $0.severity == .warning }.map(\.rawValue)
    let near = Suggestions.nearest(to: name, among: names) ?? meaning(of: name, among: names)
    throw UnknownWarning(
      message: "unknown warning `\(name)`",
      note: near == nil ? "the warnings are \(names.joined(separator: ", "))" : nil,
      nearest: near)
  }

  /// The only warning with the words of a name in it, or the one that other tools call so.
  private static func meaning(of name: String, among names: [String]) -> String? {
    let words = name.lowercased().split { !$0.isLetter }
    let containing = names.filter { warning in
      let parts = warning.split(separator: "-")
      return words.contains { $0.utf8.count > 3 } && words.allSatisfy(parts.contains)
    }
    if containing.count == 1 { return containing.first }
    return synonyms.first { row in
      row.value.split(separator: " ").contains(where: words.contains)
    }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<DiagnosticIdentifier, String> = [
    .notCamelCase: "snake snakecase kebab kebabcase pascal camelcase dash dashes hyphen hyphens",
    .notCamelCase: "underscore underscores lowercase uppercase casing naming",
    .oneWayRelationship: "inverse inverses unidirectional bidirectional",
    .missingDescription: "descriptions documentation docs undocumented",
    .blankInName: "space spaces whitespace", .digitFirstName: "digits number numbers numeric",
    .nothingIncluded: "include includes", .deprecatedWithoutReplacement: "deprecation",
  ]
}
