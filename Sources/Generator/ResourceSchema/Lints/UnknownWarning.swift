import Diagnostics

/// The error for a text that is not the name of a warning.
public struct UnknownWarning: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error in one sentence, without a final full stop.
  public var message: String
  public var note: String?
  /// The warning with the most similar name, if there is one.
  public var nearest: String?

  public var description: String {
    [message, note, nearest.map { "did you mean `\($0)`?" }].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension DiagnosticIdentifier {
  /// Returns the warning with a name, such as `digit-first-name`.
  ///
  /// - Throws: ``UnknownWarning`` if no warning has the name, with the most similar name if there
  ///   is one. Errors cannot be turned off.
  public static func warning(named name: String) throws(UnknownWarning) -> DiagnosticIdentifier {
    let identifier = DiagnosticIdentifier(rawValue: name)
    if let identifier, identifier.severity == .warning { return identifier }
    let names = allCases.filter { $0.severity == .warning }.map(\.rawValue)
    guard identifier == nil else {
      let unused = name.replacing("unknown-", with: "unused-")
      throw UnknownWarning(
        message: "`\(name)` is an error, which cannot be suppressed",
        note: names.contains(unused) ? "the warning `\(unused)` can be" : nil,
        nearest: names.contains(unused) ? nil : Suggestions.nearest(to: name, among: names))
    }
    let near = Suggestions.nearest(to: name, among: names) ?? meaning(of: name, among: names)
    throw UnknownWarning(
      message: "unknown warning `\(name)`",
      note: near == nil ? "the warnings are \(names.joined(separator: ", "))" : nil,
      nearest: near)
  }

  /// Returns the only warning whose name contains the words, or the warning that corresponds to
  /// another tool's name.
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
