enum PlainText {
  /// Returns true if every YAML parser reads an unquoted text as the same text.
  ///
  /// The parser of this package reads every scalar as a text. Editors and other tools read `1.10`,
  /// `no` and `2026-11-21` as other types, so these keep their quotes.
  static func needsNoQuotes(_ text: String, inBraces: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !beginsWithIndicator(first), first != " ", last != " ", last != ":",
      !text.hasPrefix("..."), isPrintable(text)
    else { return false }
    if text.contains(": ") || text.contains(" #") { return false }
    if inBraces, text.unicodeScalars.contains(where: isFlowIndicator) { return false }
    return !words.contains(text.lowercased()) && !looksLikeNumber(text)
  }

  /// Returns true if a text fits on one line and contains only visible characters: escapes of
  /// invisible characters, joiners and bidirectional controls are kept.
  static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x7E: true
      case ..<0xA1: false
      default: isVisible(scalar)
      }
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }

  /// Returns true if plain text in brackets and braces cannot contain a character: YAML 1.1 takes a
  /// `?` there for the beginning of a key.
  static func isFlowIndicator(_ scalar: Unicode.Scalar) -> Bool {
    ",?[]{}".unicodeScalars.contains(scalar)
  }

  private static func beginsWithIndicator(_ scalar: Unicode.Scalar) -> Bool {
    "-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(scalar)
  }

  private static let words: Set<String> = [
    "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan", "+.inf", "<<",
    "=",
  ]

  /// Numbers in any base, times and dates.
  private static func looksLikeNumber(_ text: String) -> Bool {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    let digits = text.unicodeScalars.drop { $0 == "+" }
    guard let first = digits.first, isDigit(first) || first == "." else { return false }
    let rest = digits.dropFirst()
    if first == "0", let base = rest.first, "xXoObB".unicodeScalars.contains(base) {
      return rest.dropFirst().allSatisfy { $0.properties.isASCIIHexDigit || $0 == "_" }
    }
    return digits.contains(where: isDigit)
      && rest.allSatisfy { isDigit($0) || "_.:+-eETtZz ".unicodeScalars.contains($0) }
  }
}
