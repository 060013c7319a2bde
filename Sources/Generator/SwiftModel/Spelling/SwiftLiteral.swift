/// Escapes text, so that text from a schema stays text in generated code.
enum SwiftLiteral {
  static func string(_ text: String) -> String {
    var literal = "\""
    if text.utf8.allSatisfy(isPlain) { return literal + text + literal }
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

  /// Returns true for a byte that needs no escape, as most bytes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
