import Diagnostics

// Lines whose indentation does not fit the lines above them.

extension SyntaxDiagnosis {
  /// A line in the column of the key above it, whose text it continues.
  var keysInColumn: [Proposal] {
    guard says("mapping values are not allowed in this context"), let above = lineAbove,
      let end = endOfKey(in: above), !isKeyOfTexts(above.lowerBound..<end)
    else { return [] }
    let (key, name) = (firstOfLine(at: offset)..<offset, excerpt(above.lowerBound..<end))
    if isKeyOfTexts(key) {
      return [
        misplacedKey(
          "write the value of `\(name)` as a mapping, with `\(excerpt(key))` beside its other keys")
      ]
    }
    let column = column(above.lowerBound)
    var proposal = misplacedKey("begin it in column \(column), like `\(name)`")
    proposal.edits = [
      (startOfLine(at: offset)..<firstOfLine(at: offset), String.spaces(column - 1))
    ]
    return [proposal]
  }

  /// What to say of a key on a line that continues the text above it.
  func misplacedKey(_ advice: Advice) -> Proposal {
    let key = firstOfLine(at: offset)..<offset
    return Proposal(
      kind: .indentation,
      message:
        "because of its indentation, this line continues the text above it, so `\(excerpt(key))`"
        + " cannot be a key here", advice: advice, place: key,
      labels: lineAbove.map { [.init("the text is here", at: range($0))] } ?? [], edits: [])
  }

  /// The lines of a text that are not indented further than its key, or less than the lines above
  /// them.
  var textsInColumn: [Proposal] {
    let line = line(at: fault)
    guard !line.isEmpty, endOfKey(in: line) == nil else { return [] }
    let column = column(line.lowerBound)
    var columnOfText = column
    var current = line
    for _ in 0..<64 {
      guard let above = self.line(above: current.lowerBound) else { return [] }
      current = above
      guard let end = endOfKey(in: above) else {
        columnOfText = self.column(above.lowerBound)
        continue
      }
      let key = above.lowerBound..<end
      let isBlock = isBlockHeader(end + 1..<above.upperBound)
      if isBlock, columnOfText > column, self.column(key.lowerBound) < column {
        return indenting(
          [line], to: columnOfText,
          "this line begins before the text of `\(excerpt(key))` that it belongs to",
          "begin it in column \(columnOfText), like the first line of the text")
      }
      // Two words may be a key and its type.
      guard self.column(key.lowerBound) >= column, isBlock || isKeyOfTexts(key),
        bytes[line].count(where: Byte.isBlank) > 1
      else { return [] }
      let lines = lines(from: line.lowerBound).prefix(64).prefix { endOfKey(in: $0) == nil }
      return indenting(
        Array(lines), to: self.column(key.lowerBound) + 2,
        "the text of `\(excerpt(key))` is not indented further than its key",
        "begin each of its lines in column \(self.column(key.lowerBound) + 2)")
    }
    return []
  }

  private func indenting(
    _ lines: [Range<Int>], to column: Int, _ message: String, _ advice: Advice
  ) -> [Proposal] {
    guard let first = lines.first, column > self.column(first.lowerBound) else { return [] }
    let spaces = String.spaces(column - self.column(first.lowerBound))
    return [
      Proposal(
        kind: .indentation, message: message, advice: advice, place: first,
        edits: lines.map { ($0.lowerBound..<$0.lowerBound, spaces) })
    ]
  }

  /// A line between keys that is an item of a list.
  var strayDash: [Proposal] {
    let line = line(at: offset)
    let item = min(line.lowerBound + 2, line.upperBound)..<line.upperBound
    guard says("did not find expected key"), byte == UInt8(ascii: "-"), endOfKey(in: item) != nil
    else { return [] }
    return [
      Proposal(
        kind: .syntax,
        message:
          "`- ` begins an item of a list, and the lines around it are names with their values",
        advice: "write `\(excerpt(item))` without `- `", place: line,
        labels: [place("the mapping begins here", at: contextOffset)],
        edits: [(offset..<offset + 2, "")])
    ]
  }

  /// What to say of a line that fits neither the list nor the mapping around it.
  var indentation: Diagnostic? {
    let isList = says("did not find expected '-' indicator")
    guard isList || says("did not find expected key"), let byte else { return nil }
    if byte == UInt8(ascii: ":") { return diagnostic(.syntax, "a key is missing before `:`") }
    guard text.file.beginsLine(offset) else { return nil }
    let line = line(at: offset)
    let around = column(contextOffset)
    let labels = [place("the \(isList ? "list" : "mapping") begins here", at: contextOffset)]
    guard column(offset) != around else {
      return diagnostic(
        .syntax,
        isList
          ? "a line that begins with `- ` is expected in this list"
          : "a key with its value (`key: value`) is expected in this mapping",
        advice: "\(isList ? "add it" : "write one"), or fix the indentation", at: line,
        labels: labels)
    }
    let above = lineAbove.map { column($0.lowerBound) } ?? around
    return diagnostic(
      .indentation, "the indentation of this line matches nothing above it",
      advice: "begin it in column \(around), like the \(isList ? "list" : "mapping") around it"
        + (above == around ? "" : ", or in column \(above), like the line above"), at: line,
      labels: labels)
  }

  /// What to say of a line that is no key, if no colon makes it one.
  var missingKey: Diagnostic? {
    if says("mapping values are not allowed in this context") {
      let key = firstOfLine(at: offset)..<offset
      // libyaml looks no further for the colon of a key.
      guard key.count <= 1024 else {
        return diagnostic(
          .syntax, "a key has more than 1024 characters, which YAML does not allow",
          advice: "shorten it", at: key)
      }
      return diagnostic(
        of: misplacedKey(
          "begin it in the same column as the keys it belongs to, or put the text in quotes"))
    }
    guard says("could not find expected ':'") else { return nil }
    let line = contextOffset..<endOfText(from: contextOffset, inFlow: false)
    guard isKey(line) else {
      return diagnostic(
        .syntax, "a `:` is missing",
        advice: "`\(excerpt(line))` is neither a key with a value (`key: value`) nor"
          + " indented so that it continues the line above", at: line)
    }
    return diagnostic(
      .syntax, "missing `:` and a value after `\(excerpt(line))`",
      advice: "write `\(excerpt(line)): …`, with its value after the colon", at: line)
  }

  // MARK: Keys

  /// True for a line of a text for people, which may itself look like a key.
  func isTextBelowKey(_ line: Range<Int>) -> Bool {
    guard let above = self.line(above: line.lowerBound), let end = endOfKey(in: above),
      column(above.lowerBound) < column(line.lowerBound)
    else { return false }
    return isKeyOfTexts(above.lowerBound..<end)
  }

  private func isKeyOfTexts(_ key: Range<Int>) -> Bool {
    text.language.textKeys.contains { bytes[key].elementsEqual($0.utf8) }
  }

  /// Returns the end of the key at the start of a line, before its colon.
  func endOfKey(in line: Range<Int>) -> Int? {
    guard let end = bytes[line].firstIndex(where: { !Self.isPartOfKey($0) }), end > line.lowerBound,
      bytes[end] == UInt8(ascii: ":"),
      end + 1 >= line.upperBound || Byte.isBlank(bytes[end + 1])
    else { return nil }
    return end
  }

  /// Returns true if a text looks like a key of a schema.
  func isKey(_ offsets: Range<Int>) -> Bool { bytes[offsets].allSatisfy(Self.isPartOfKey) }

  /// Returns true for a byte that keys of schemas consist of.
  static func isPartOfKey(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || byte >= 0x80 || "0123456789-_.?".utf8.contains(byte)
  }

  /// Returns true for the headers of block scalars, such as `|` and `>-`.
  func isBlockHeader(_ value: Range<Int>) -> Bool {
    let header = bytes[value].drop(while: Byte.isBlank)
    return header.first.map { "|>".utf8.contains($0) } == true
      && header.dropFirst().allSatisfy { "+-0123456789".utf8.contains($0) }
  }
}
