/// The spelling of a text.
struct ScalarText {
  let scalar: FormatNode.Scalar

  /// The text on one line; `nil` if it takes several.
  ///
  /// - Parameters:
  ///   - inBraces: whether brackets or braces are around it.
  ///   - keepsQuotes: whether quotes stay though plain text would do.
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

  /// Single quotes, unless double ones spare doubling; what has escapes stays as it is.
  private func quoted() -> String? {
    if PlainText.isPrintable(scalar.text) {
      if !scalar.text.contains("'") { return "'\(scalar.text)'" }
      if !scalar.text.contains("\""), !scalar.text.contains("\\") { return "\"\(scalar.text)\"" }
    }
    if let source = scalar.source, scalar.style != .plain, !isSourceOnSeveralLines {
      return source
    }
    guard PlainText.isPrintable(scalar.text) else { return nil }
    return "'"
      + scalar.text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }

  private var isSourceOnSeveralLines: Bool {
    scalar.source.map { $0.unicodeScalars.contains(where: SourceLines.isBreak) } ?? false
  }

  /// The text on several lines, those below the first indented by so many columns.
  func lines(indentation: Int) -> [String] {
    switch scalar.style {
    case .literal, .folded: blockLines(indentation)
    case .plain, .singleQuoted, .doubleQuoted: foldedLines(indentation)
    }
  }

  /// True if empty lines below belong to the text, as `|+` says.
  var keepsBreaks: Bool {
    let isBlock = scalar.style == .literal || scalar.style == .folded
    return isBlock && header(scalar.source ?? "").contains("+")
  }

  private func foldedLines(_ indentation: Int) -> [String] {
    let lines = SourceLines(scalar.source ?? scalar.text)
    return lines.mapped { index, line in
      let isLast = index == lines.count - 1
      var text = index == 0 ? line[...] : line.drop { $0 == " " || $0 == "\t" }
      if !isLast { text = trimmedEnd(text) }
      return text.isEmpty || index == 0 ? String(text) : spaces(indentation) + text
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
      return text.isEmpty ? "" : spaces(indentation) + text
    }
  }

  /// `|` or `>` with what says how the text ends; an indentation that was stated is stated again.
  private func header(_ line: String) -> String {
    let written = line.prefix { !$0.isWhitespace && $0 != "#" }
    let hasIndentation = written.contains(where: \.isNumber)
    var header = String(written.prefix(1)) + (hasIndentation ? "2" : "")
    if !scalar.text.isEmpty, !scalar.text.hasSuffix("\n") {
      // A text that ends with its file, without a line break, has none.
      header += "-"
    } else {
      header += written.filter { $0 == "-" || $0 == "+" }
    }
    return header
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

/// A text of a file by its lines.
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

  /// The spaces before every line but the first.
  var indentation: Int {
    lines.dropFirst().filter { !$0.text.isEmpty }
      .map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
  }

  /// Every line changed; those between which U+2028 or U+2029 is, which a text keeps, stay one.
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
