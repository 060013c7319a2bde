/// Escapes text, so that text from a schema stays text in generated code.
enum SwiftLiteral {
  static func string(_ text: String) -> String {
    var literal = "\""
    let needsNoEscape = text.utf8.allSatisfy {
      (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if needsNoEscape { return literal + text + literal }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isHarmless(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return literal + "\""
  }

  /// Returns text for a one-line comment, without invisible characters.
  static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(isHarmless)))
  }

  /// Returns true for a visible scalar: not a control character, line separator, bidirectional
  /// control or invisible character.
  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20...0x7E).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      false
    default: true
    }
  }
}
