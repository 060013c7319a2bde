public enum JSONText {
  /// Returns a text in quotation marks.
  ///
  /// Characters that some parsers read as a line break, or reject, are also escaped.
  public static func quoted(
    _ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        append(scalar, to: &result)
      case _ where isEscaped(scalar): append(scalar, to: &result)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
