import Diagnostics

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

  /// The text on one line; `nil` if it takes several.
  ///
  /// - Parameter keepsQuotes: true if quotes are kept even if they are unnecessary.
  func singleLine(inBraces: Bool, keepsQuotes: Bool = false) -> String? {
    switch style {
    case .literal, .folded: return nil
    case .plain where !isSourceOnSeveralLines:
      let needsQuotes = inBraces && text.unicodeScalars.contains(where: PlainText.isFlowIndicator)
      return needsQuotes ? quoted() : text
    case .plain, .singleQuoted, .doubleQuoted:
      if !inBraces, isSourceOnSeveralLines { return nil }
      let needsNoQuotes = PlainText.needsNoQuotes(text, inBraces: inBraces)
      return needsNoQuotes && !keepsQuotes ? text : quoted()
    }
  }

  /// Returns the text in single quotes, or in double quotes if that avoids doubled quotes. Escapes
  /// are kept.
  private func quoted() -> String? {
    if PlainText.isPrintable(text) {
      if !text.contains("'") { return "'\(text)'" }
      if !text.contains("\""), !text.contains("\\") { return "\"\(text)\"" }
    }
    if let source, style != .plain, !isSourceOnSeveralLines { return source }
    guard PlainText.isPrintable(text) else { return nil }
    return "'\(text.replacing("'", with: "''"))'"
  }

  private var isSourceOnSeveralLines: Bool {
    source?.contains(where: \.isSourceBreak) ?? false
  }

  /// Returns the text on several lines, with the given indentation for all but the first.
  func lines(indentation: Int) -> [String] {
    style.isBlock ? blockLines(indentation) : foldedLines(indentation)
  }

  /// True if empty lines below belong to the text, as specified by `|+`.
  var keepsBreaks: Bool {
    style.isBlock && header(source ?? "").contains("+")
  }

  private func foldedLines(_ indentation: Int) -> [String] {
    let lines = (source ?? text).sourceLines
    return lines.enumerated().map { index, line in
      let isLast = index == lines.count - 1
      var text = index == 0 ? line[...] : line.drop { $0 == " " || $0 == "\t" }
      if !isLast { text = trimmedEnd(text) }
      return text.isEmpty || index == 0 ? String(text) : .spaces(indentation) + text
    }
  }

  /// A line without the spaces that folding drops; an escaped one stays.
  private func trimmedEnd(_ line: Substring) -> Substring {
    var trimmed = line
    while let last = trimmed.last, last == " " || last == "\t" { trimmed = trimmed.dropLast() }
    let isEscaped = style == .doubleQuoted && trimmed.hasSuffix("\\")
    return isEscaped ? line : trimmed
  }

  private func blockLines(_ newIndentation: Int) -> [String] {
    (source ?? "").sourceLines.enumerated().map { index, line in
      guard index > 0 else { return header(line) }
      let blanks = line.prefix { $0 == " " }.count
      let text = line.dropFirst(min(blanks, indentation ?? blanks))
      return text.isEmpty ? "" : .spaces(newIndentation) + text
    }
  }

  /// Returns `|` or `>` with its chomping indicator, and with an indentation indicator if the file
  /// has one.
  private func header(_ line: String) -> String {
    let written = line.prefix { !$0.isWhitespace && $0 != "#" }
    let hasIndentation = written.contains(where: \.isNumber)
    var header = String(written.prefix(1)) + (hasIndentation ? "2" : "")
    if !text.isEmpty, !text.hasSuffix("\n") {
      // A text at the end of a file without a final line break ends without one.
      header += "-"
    } else {
      header += written.filter { $0 == "-" || $0 == "+" }
    }
    return header
  }
}

extension String {
  /// The lines of a text in the file.
  var sourceLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isSourceBreak).map(String.init)
  }
}

extension Character {
  var isSourceBreak: Bool { ["\n", "\r", "\r\n", "\u{85}"].contains(self) }
}
