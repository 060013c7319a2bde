import Diagnostics

/// The spelling of a text.
struct ScalarText {
  let scalar: FormatNode.Scalar

  /// The text on one line; `nil` if it takes several.
  ///
  /// - Parameters:
  ///   - inBraces: true inside brackets or braces.
  ///   - keepsQuotes: true if quotes are kept even if they are unnecessary.
  func singleLine(inBraces: Bool, keepsQuotes: Bool = false) -> String? {
    switch scalar.style {
    case .literal, .folded:
      return nil
    case .plain:
      return plain(inBraces: inBraces)
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
    scalar.source.map { $0.unicodeScalars.contains(where: SourceLines.isBreak) } ?? false
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
    let lines = SourceLines(scalar.source ?? scalar.text)
    return lines.mapped { index, line in
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
    SourceLines(scalar.source ?? "").mapped { index, line in
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

/// The lines of a text in the file.
struct SourceLines {
  private var lines: [(text: String, separator: Unicode.Scalar)] = []

  var count: Int { lines.count }

  init(_ text: String) {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      guard Self.isBreak(scalar) else {
        line.append(scalar)
        continue
      }
      lines.append((String(line), scalar))
      line = .init()
    }
    lines.append((String(line), "\n"))
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The common indentation of all lines but the first.
  var indentation: Int {
    lines.dropFirst().filter { !$0.text.isEmpty }
      .map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
  }

  /// Returns every line changed. Lines that are separated by U+2028 or U+2029, which a text keeps,
  /// are returned as one.
  func mapped(_ change: (_ index: Int, _ line: String) -> String) -> [String] {
    var result: [String] = []
    var open: String?
    for (index, line) in lines.enumerated() {
      let text = (open ?? "") + change(index, line.text)
      if line.separator == "\u{2028}" || line.separator == "\u{2029}" {
        open = text + String(line.separator)
      } else {
        open = nil
        result.append(text)
      }
    }
    if let open { result.append(open) }
    return result
  }
}
