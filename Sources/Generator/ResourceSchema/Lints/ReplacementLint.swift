import Diagnostics

/// A `deprecated` text names a replacement.
///
/// A text names a replacement if it contains another name of the schema, or a word that is typical
/// for such texts: `Use the search.`, `Unpublish it instead.`, `There is no replacement.`
extension SchemaLints {
  mutating func checkReplacements() {
    guard !assembly.deprecations.isEmpty else { return }
    // The names of the schema, normalized like the words of a text.
    let names = Set((assembly.wireNames + assembly.otherNames).map { Self.plain($0.value) })
    for deprecation in assembly.deprecations
    where !Self.namesReplacement(deprecation, among: names) {
      diagnostics.report(
        .deprecatedWithoutReplacement,
        "`\(deprecation.name.value)` is deprecated, and the text does not say what to use instead",
        at: deprecation.text.range,
        note: "the text becomes the compiler's warning, which is all that users see",
        suggestion: "write what to use instead, or `There is no replacement.` if there is none")
    }
  }

  private static func namesReplacement(
    _ deprecation: AssembledSchema.Deprecation, among names: Set<String>
  ) -> Bool {
    let own = plain(deprecation.name.value)
    let words = deprecation.text.value.split { !isPartOfName($0) }.map(plain)
    if words.contains(where: { $0 != own && names.contains($0) }) { return true }
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      let previous = index > 0 ? words[index - 1] : ""
      switch word {
      case "instead", "https", "http": return true
      // `Use title`, but neither `Do not use` nor `Not in use any more`.
      case "use", "see", "prefer", "call", "send":
        if !isLast && !negations.contains(previous) { return true }
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
