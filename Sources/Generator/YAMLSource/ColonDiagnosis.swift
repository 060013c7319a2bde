import Diagnostics

// Keys whose `:` is absent or in the wrong place.

extension SyntaxDiagnosis {
  /// `key:value`, and a line that is neither a key nor an item.
  var missingColon: Diagnostic? {
    if says("could not find expected ':'") {
      let line = contextOffset..<endOfText(from: contextOffset, inFlow: false)
      return missingSpace(in: line) ?? missingColon(in: line)
    }
    guard says("mapping values are not allowed in this context"), byte == UInt8(ascii: ":") else {
      return nil
    }
    if let longKey { return longKey }
    if let above = lineAbove,
      let diagnostic = missingSpace(in: above) ?? missingColon(above: above)
        ?? missingColonInFirstLine(above)
    {
      return diagnostic
    }
    let key = firstCharacterOfLine..<offset
    var advice: Advice =
      "begin it in the same column as the keys it belongs to, or put the text in quotes"
    var fixIt: Diagnostic.FixIt?
    if let above = lineAbove, let end = endOfKey(in: above),
      case let other = bytes[above.lowerBound..<end],
      !text.language.textKeys.contains(where: { other.elementsEqual($0.utf8) })
    {
      let column = column(above.lowerBound)
      advice = "begin it in column \(column), like `\(excerpt(other.indices))`"
      fixIt = replacing(
        startOfLine(at: offset)..<key.lowerBound, by: String(repeating: " ", count: column - 1))
    }
    return diagnostic(
      .indentation,
      "because of its indentation, this line continues the text above it, so `\(excerpt(key))` cannot be a"
        + " key here", advice: advice, at: key,
      labels: lineAbove.map { [.init("the text is here", at: range($0))] } ?? [], fixIt: fixIt)
  }

  /// Diagnoses a key that exceeds libyaml's look-ahead.
  private var longKey: Diagnostic? {
    let key = firstCharacterOfLine..<offset
    guard key.count > 1024 else { return nil }
    return diagnostic(
      .syntax, "a key has more than 1024 characters, which YAML does not allow",
      advice: "shorten it", at: key)
  }

  private func missingSpace(in line: Range<Int>) -> Diagnostic? {
    let stop = bytes[line].firstIndex(where: Byte.isBlank) ?? line.upperBound
    guard let colon = bytes[line.lowerBound..<stop].firstIndex(of: UInt8(ascii: ":")),
      colon > line.lowerBound, colon + 1 < stop
    else { return nil }
    return diagnostic(
      .syntax, "missing space after `:`",
      advice: .write(
        "\(excerpt(line.lowerBound..<colon)): \(excerpt(colon + 1..<line.upperBound))"),
      at: colon..<colon + 1, fixIt: inserting(" ", at: colon + 1, "Write a space"))
  }

  /// Returns a diagnostic for a line between keys that is not a key.
  ///
  /// - Parameter isFirst: true if there is no line above that it could continue.
  private func missingColon(in line: Range<Int>, isFirst: Bool = false) -> Diagnostic {
    let end = bytes[line].firstIndex(where: Byte.isBlank) ?? line.upperBound
    let word = line.lowerBound..<end
    guard isKey(word) else {
      return diagnostic(
        .syntax, "a `:` is missing",
        advice: "`\(excerpt(line))` is neither a key with a value (`key: value`) nor"
          + " indented so that it continues the line above", at: line)
    }
    if let item = missingDash(in: line) { return item }
    guard let start = bytes[end..<line.upperBound].firstIndex(where: { !Byte.isBlank($0) }) else {
      if isAboveDeeperLine(word) { return missingColon(behind: word) }
      return diagnostic(
        .syntax, "missing `:` and a value after `\(excerpt(word))`",
        advice: "write `\(excerpt(word)): …`, with its value after the colon", at: word)
    }
    return diagnostic(
      .syntax, "missing `:` after `\(excerpt(word))`",
      advice: .write(
        "\(excerpt(word)): \(excerpt(start..<line.upperBound))",
        or: isFirst ? nil : "indent the line if it continues the one above"), at: line,
      // Several words may be a text.
      fixIt: bytes[start..<line.upperBound].contains(where: Byte.isBlank)
        ? nil : inserting(":", at: end, "Write `:`"))
  }

  /// `-second` or `second` below `- first`.
  private func missingDash(in line: Range<Int>) -> Diagnostic? {
    let dash = UInt8(ascii: "-")
    guard let above = self.line(above: line.lowerBound),
      bytes[above].starts(with: [dash, UInt8(ascii: " ")]),
      column(above.lowerBound) == column(line.lowerBound)
    else { return nil }
    guard bytes[line.lowerBound] == dash else {
      return diagnostic(
        .syntax, "the items of a list begin with `- `", advice: .write("- \(excerpt(line))"),
        at: line, fixIt: inserting("- ", at: line.lowerBound, "Write `- `"))
    }
    let right = excerpt(line.lowerBound + 1..<line.upperBound)
    return diagnostic(
      .syntax, "a space is missing after `-`", advice: .write("- \(right)"), at: line,
      fixIt: inserting(" ", at: line.lowerBound + 1, "Write a space"))
  }

  /// True if the next line is indented further than a word.
  private func isAboveDeeperLine(_ word: Range<Int>) -> Bool {
    guard let lineEnd = bytes[word.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
      let start = bytes[lineEnd...].firstIndex(where: { !Byte.isWhitespace($0) })
    else { return false }
    return column(start) > column(word.lowerBound)
  }

  /// Diagnoses a word alone on its line, in the position of a key and above lines that are indented
  /// further.
  private func missingColon(above word: Range<Int>) -> Diagnostic? {
    guard column(firstCharacterOfLine) > column(word.lowerBound), isKey(word),
      let above = line(above: word.lowerBound)
    else { return nil }
    // A word with another indentation than the keys continues the text above it.
    let isFirst = bytes[above].last == UInt8(ascii: ":")
    return isFirst ? missingColon(behind: word) : nil
  }

  /// `name String` above `price: Decimal` in the same column, where keys begin.
  private func missingColonInFirstLine(_ line: Range<Int>) -> Diagnostic? {
    let end = bytes[line].firstIndex(where: Byte.isBlank) ?? line.upperBound
    guard end < line.upperBound, isKey(line.lowerBound..<end),
      column(firstCharacterOfLine) == column(line.lowerBound)
    else { return nil }
    if let above = self.line(above: line.lowerBound) {
      let key = bytes[above]
      // The text below a key for texts may itself look like a key.
      guard key.last == UInt8(ascii: ":"), column(above.lowerBound) < column(line.lowerBound),
        !text.language.textKeys.contains(where: { key.dropLast().elementsEqual($0.utf8) })
      else { return nil }
    }
    return missingColon(in: line, isFirst: true)
  }

  private func missingColon(behind word: Range<Int>) -> Diagnostic {
    diagnostic(
      .syntax, "missing `:` after `\(excerpt(word))`", advice: .write("\(excerpt(word)):"),
      at: word, fixIt: inserting(":", at: word.upperBound, "Write `:`"))
  }

  /// Diagnoses `{ name: String price: Decimal }`, which has two words between colons.
  func missingComma(in text: Range<Int>) -> Diagnostic? {
    let value = bytes[text.lowerBound..<offset]
    guard isInFlow, offset < text.upperBound, let blank = value.firstIndex(where: Byte.isBlank),
      let start = value[blank...].firstIndex(where: { !Byte.isBlank($0) }),
      isKey(start..<offset), !self.text.isBehindKeyOfTexts(text.lowerBound)
    else { return nil }
    if bytes[blank - 1] == UInt8(ascii: ";") {
      let end = self.text.file.endOfLine(from: blank)
      let semicolons = (blank - 1..<end).filter { bytes[$0] == UInt8(ascii: ";") }
      return diagnostic(
        .syntax, "`,` separates elements in YAML, not `;`", advice: .write(","),
        at: blank - 1..<blank,
        fixIt: Diagnostic.FixIt("Write `,`", semicolons.map { .init(range($0..<$0 + 1), ",") }))
    }
    return diagnostic(
      .syntax, "missing `,` after `\(excerpt(text.lowerBound..<blank))`",
      advice: .write("\(excerpt(text.lowerBound..<blank)), \(excerpt(start..<text.upperBound))"),
      at: start..<offset, fixIt: inserting(",", at: blank, "Write `,`"))
  }

  /// `{ tags: [String] price: Decimal }`.
  func missingComma(behindBracket last: Int) -> Diagnostic? {
    let start = bytes[(last + 1)...].firstIndex { !Byte.isBlank($0) } ?? bytes.count
    let end = bytes[start...].firstIndex { !Self.isPartOfKey($0) } ?? bytes.count
    guard isInFlow, start < end, end < bytes.count, bytes[end] == UInt8(ascii: ":") else {
      return nil
    }
    return diagnostic(
      .syntax, "missing `,` before `\(excerpt(start..<end))`",
      advice: "write `,` after the \(bytes[last] == UInt8(ascii: "]") ? "bracket" : "brace")",
      at: start..<end, fixIt: inserting(",", at: last + 1, "Write `,`"))
  }

  /// Returns true if a text looks like a key of a schema.
  private func isKey(_ offsets: Range<Int>) -> Bool {
    bytes[offsets].allSatisfy(Self.isPartOfKey)
  }

  /// Returns true for a byte that keys of schemas consist of.
  static func isPartOfKey(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || byte >= 0x80 || "0123456789-_.?".utf8.contains(byte)
  }
}
