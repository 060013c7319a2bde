/// Texts of a schema without invisible characters and without characters that control terminals.
package enum PrintableText {
  /// Returns the text with such characters escaped: `\u{1B}`.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSuspect) else { return text }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // Joiners are part of emoji and of many scripts, but not of ASCII text.
      let isJoiner = scalar == "\u{200D}" || scalar == "\u{200C}"
      if isSuspect(scalar), !isJoiner || previous.isASCII {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Returns a text that is short enough for a sentence.
  package static func excerpt(_ text: String, limit: Int = 60) -> String {
    let shortened = text.unicodeScalars.prefix(limit)
    return of(String(shortened)) + (shortened.endIndex < text.unicodeScalars.endIndex ? "…" : "")
  }

  /// Returns the file, line and column at which a range begins.
  package static func of(_ range: SourceRange) -> String { "\(of(range.file)):\(range.start)" }

  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
