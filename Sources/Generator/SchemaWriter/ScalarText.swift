import Diagnostics

struct ScalarText {
  let scalar: FormatNode.Scalar

  /// The text on one line; `nil` if it takes several.
  ///
  /// - Parameter keepsQuotes: true if quotes are kept even if they are unnecessary.
  func singleLine(inBraces: Bool, keepsQuotes: Bool = false) -> String? {
    switch scalar.style {
    case .literal, .folded: return nil
    case .plain: return plain(inBraces: inBraces)
    case .singleQuoted, .doubleQuoted:
      if !inBraces, isSourceOnSeveralLines { return nil }
      if !keepsQuotes, PlainText.needsNoQuotes(scalar.text, inBraces: inBraces) {
        return scalar.text
      }
      return quoted()
    }
  }

  private func plain(inBraces: Bool) -> String? {
    if isSourceOnSeveralLines {
      guard inBraces else { return nil }
      return PlainText.needsNoQuotes(scalar.text, inBraces: true) ? scalar.text : quoted()
    }
    if inBraces, scalar.text.unicodeScalars.contains(where: PlainText.isFlowIndicator) {
      return quoted()
    }
    return scalar.text
  }

  /// Returns the text in single quotes, or in double quotes if that avoids doubled quotes. Escapes
  /// are kept.
  private func quoted() -> String? {
    if PlainText.isPrintable(scalar.text) {
      if !scalar.text.contains("'") { return "'\(scalar.text)'" }
      if !scalar.text.contains("\""), !scalar.text.contains("\\") { return "\"\(scalar.text)\"" }
    }
    if let source = scalar.source, scalar.style != .plain, !isSourceOnSeveralLines {
      return source
    }
    guard PlainText.isPrintable(scalar.text) else { return nil }
    return "'\(scalar.text.replacing("'", with: "''"))'"
  }

  private var isSourceOnSeveralLines: Bool {
    scalar.source?.contains(where: \.isSourceBreak) ?? false
  }

  /// Returns the text on several lines, with the given indentation for all but the first.
  func lines(indentation: Int) -> [String] {
    scalar.style.isBlock ? blockLines(indentation) : foldedLines(indentation)
  }

  /// True if empty lines below belong to the text, as specified by `|+`.
  var keepsBreaks: Bool {
    scalar.style.isBlock && header(scalar.source ?? "").contains("+")
  }

  private func foldedLines(_ indentation: Int) -> [String] {
    let lines = (scalar.source ?? scalar.text).sourceLines
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
    let isEscaped = scalar.style == .doubleQuoted && trimmed.hasSuffix("\\")
    return isEscaped ? line : trimmed
  }

  private func blockLines(_ indentation: Int) -> [String] {
    (scalar.source ?? "").sourceLines.enumerated().map { index, line in
      guard index > 0 else { return header(line) }
      let blanks = line.prefix { $0 == " " }.count
      let text = line.dropFirst(min(blanks, scalar.indentation ?? blanks))
      return text.isEmpty ? "" : .spaces(indentation) + text
    }
  }

  /// Returns `|` or `>` with its chomping indicator, and with an indentation indicator if the file
  /// has one.
  private func header(_ line: String) -> String {
    let written = line.prefix { !$0.isWhitespace && $0 != "#" }
    let hasIndentation = written.contains(where: \.isNumber)
    var header = String(written.prefix(1)) + (hasIndentation ? "2" : "")
    if !scalar.text.isEmpty, !scalar.text.hasSuffix("\n") {
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
