import Diagnostics

// Lines, brackets and lists that do not fit their context.

extension SyntaxDiagnosis {
  var tab: Diagnostic? {
    guard byte == Byte.tab,
      failure.problem.hasPrefix("found a tab character")
        || says("found character that cannot start any token")
    else { return nil }
    let end = bytes[offset...].firstIndex { !Byte.isBlank($0) } ?? bytes.count
    let above = lineAbove.map { line in
      indentation(at: line.lowerBound) + (bytes[line.upperBound - 1] == UInt8(ascii: ":") ? 2 : 0)
    }
    guard text.file.beginsLine(offset) else {
      return diagnostic(
        .tab, "a tab where YAML expects a space", advice: "write a space", at: offset..<end)
    }
    let spaces = above.map { $0 == 0 ? "spaces" : "spaces: \($0) of them fit the line above" }
    return diagnostic(
      of: Proposal(
        kind: .tab, message: "this line is indented with a tab",
        advice: spaces.map { "indent with \($0)" } ?? "remove it", place: offset..<end,
        edits: above == 0
          ? [] : [(startOfLine(at: offset)..<end, String.spaces(above ?? 0))]))
  }

  /// Diagnoses unusual spaces in the indentation of a line or after a `:`.
  var unusualSpaces: Diagnostic? {
    if wasDoing("while scanning a quoted scalar") { return nil }
    let lines = [
      startOfLine(at: offset), startOfLine(at: contextOffset), lineAbove.map(\.lowerBound),
    ]
    for start in lines.compactMap({ $0 }).sorted() {
      guard let first = bytes[start...].firstIndex(where: { !Byte.isBlank($0) }) else { continue }
      let colon = bytes[first...].firstIndex { !Self.isPartOfKey($0) }
      let places = [first, colon.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 + 1 : nil }]
      for place in places.compactMap({ $0 }) {
        if let spaces = text.unusualSpaces(at: place) { return text.diagnostic(of: spaces) }
      }
    }
    return nil
  }

  /// `a: - b`, and `{ a: >-` with a text on the lines below.
  var misplacedIndicator: Diagnostic? {
    let text = offset..<endOfText(from: offset, inFlow: false)
    if says("block sequence entries are not allowed in this context") {
      return diagnostic(
        .syntax, "`- ` begins an item of a list, and items need lines of their own",
        advice: "move it below its"
          + " key, write the list as `[…]`, or put text in quotes, \(quoted(text))", at: text)
    }
    if says("found character that cannot start any token"), isInFlow, isBlockHeader(text) {
      return diagnostic(
        .unquotedText,
        "`\(excerpt(text))` begins a block of text, which is not allowed inside brackets or braces",
        advice: "put the text in quotes instead, or take the braces away and write each key on a"
          + " line of its own", at: text)
    }
    if says("did not find expected node content"), let byte {
      return diagnostic(
        .syntax,
        "a value is expected \(NodeProperties.isFlowIndicator(byte) ? "before" : "instead of")"
          + " `\(self.text.file.text(in: failureRange))`",
        advice: "remove the extra text, or put text in quotes")
    }
    return nil
  }

  /// What to say of brackets if neither brackets nor commas make them complete.
  var bracket: Diagnostic? {
    guard let opening = openBrackets.last else { return nil }
    let close = closingBracket(of: opening)
    let labels = [place("`\(excerpt(opening..<opening + 1))` is opened here", at: opening)]
    if startOfLine(at: offset) == startOfLine(at: opening), byte != nil {
      return diagnostic(
        .syntax, "`,` or `\(close)` is expected here",
        advice: "separate the elements, or put text in quotes", labels: labels)
    }
    return diagnostic(
      .unclosedBracket, "`\(excerpt(opening..<opening + 1))` is not closed",
      advice: .write(close, or: "`,` if another element follows"),
      at: byte == UInt8(ascii: ":") ? firstOfLine(at: offset)..<offset : nil, labels: labels)
  }

  /// Diagnoses `a: &b *c`, and two anchors before one value.
  var secondProperty: Diagnostic? {
    guard let byte, "*&!".utf8.contains(byte), failure.problem.hasPrefix("did not find expected"),
      let end = lastCharacter(before: offset),
      let start = bytes[...end].lastIndex(where: Byte.isWhitespace),
      "&!".utf8.contains(bytes[start + 1])
    else { return nil }
    return diagnostic(
      .syntax, "a value has one anchor (`&`) and one tag (`!`) at most, an alias (`*`) none",
      advice: "remove the extra ones, or put text in quotes")
  }
}
