import Diagnostics

/// A `deprecated` text names a replacement.
///
/// A text names a replacement if it contains another name of the schema, or a word that is typical
/// for such texts: `Use the search.`, `Unpublish it instead.`, `There is no replacement.`
struct ReplacementLint {
  /// The names of the schema, normalized like the words of a text.
  private let names: Set<String>

  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    let deprecations = schema.files.flatMap(\.deprecations)
    guard !deprecations.isEmpty else { return }
    let lint = ReplacementLint(schema)
    var likeNames: [String: LikeNames] = [:]
    for deprecation in deprecations where !lint.namesReplacement(deprecation) {
      let path = deprecation.name.range.file
      let names = likeNames[path] ?? LikeNames(in: schema, path)
      likeNames[path] = names
      let other = names.name(like: deprecation.name.value)
      diagnostics.report(
        .deprecatedWithoutReplacement,
        "`\(deprecation.name.value)` is deprecated, and the text does not say what to use instead",
        at: deprecation.text.range,
        note: "the text becomes the compiler's warning, which is all that users see",
        suggestion: "write \(other.map { "`deprecated: Use \($0).`" } ?? "what to use instead"), "
          + "or `There is no replacement.` if there is none")
    }
  }

  private init(_ schema: LintedSchema) {
    names = Set(
      schema.files.flatMap { $0.wireNames + $0.otherNames }.map { Self.plain($0.value) })
  }

  private func namesReplacement(_ deprecation: LintedFile.Deprecation) -> Bool {
    let own = Self.plain(deprecation.name.value)
    let words = deprecation.text.value.split { !Self.isPartOfName($0) }.map(Self.plain)
    if words.contains(where: { $0 != own && names.contains($0) }) { return true }
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      let previous = index > 0 ? words[index - 1] : ""
      switch word {
      case "instead", "https", "http": return true
      // `Use title`, but neither `Do not use` nor `Not in use any more`.
      case "use", "see", "prefer", "call", "send":
        if !isLast && !Self.negations.contains(previous) { return true }
      default:
        if word.hasPrefix("replace") || word.hasPrefix("supersede") { return true }
      }
    }
    return deprecation.text.value.contains("`")
  }

  private static let negations: Set<String> = [
    "cannot", "dont", "in", "longer", "never", "no", "not", "of", "out", "t",
  ]

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// Returns `firstName` for `first-name`, `first_name` and `FirstName`, in lowercase.
  private static func plain(_ name: some StringProtocol) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}

/// Finds the name in a file that is most similar to another name and may replace it, without
/// comparing all pairs.
private struct LikeNames {
  /// For each beginning of names, the first two names that have it.
  private var byBeginning: [Substring: [String]] = [:]

  /// The minimum number of letters that the names must share, and the maximum number that is
  /// compared.
  private static let letters = 3...64

  init(in schema: LintedSchema, _ path: String) {
    for name in schema.files.lazy.flatMap(\.wireNames) where name.range.file == path {
      for beginning in Self.beginnings(of: name.value) {
        let known = byBeginning[beginning, default: []]
        if known.count < 2, !known.contains(name.value) {
          byBeginning[beginning, default: []].append(name.value)
        }
      }
    }
  }

  func name(like name: String) -> String? {
    for beginning in Self.beginnings(of: name).reversed() {
      if let other = byBeginning[beginning]?.first(where: { $0 != name }) { return other }
    }
    return nil
  }

  private static func beginnings(of name: String) -> [Substring] {
    let count = name.prefix(letters.upperBound).count
    return count < letters.lowerBound
      ? [] : (letters.lowerBound...count).map { name.prefix($0) }
  }
}
