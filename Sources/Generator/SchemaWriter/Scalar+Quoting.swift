extension FormatNode.Scalar {
  /// Creates a text with as few quotes as necessary; a text with line breaks takes several lines.
  init(quoting text: String) {
    if PlainText.isPrintable(text) {
      self.init(text: text, style: .singleQuoted)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hasEnd = text.hasSuffix("\n")
    if let first = lines.first?.first, first != " ", !text.hasSuffix("\n\n"),
      lines.allSatisfy({ PlainText.isPrintable(String($0)) })
    {
      let indented = lines.dropLast(hasEnd ? 1 : 0).map { "  " + $0 }
      let source = (["|"] + indented).joined(separator: "\n")
      self.init(text: text, style: .literal, source: source, indentation: 2)
      return
    }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      case _ where PlainText.isPrintable(String(scalar)): return String(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    self.init(text: text, style: .doubleQuoted, source: "\"\(escaped.joined())\"")
  }
}
