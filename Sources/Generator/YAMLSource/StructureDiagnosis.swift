import Diagnostics

// Lines, brackets and lists that do not fit their context.

extension SyntaxDiagnosis {
  var tab: Diagnostic? {
    guard byte == Byte.tab else { return nil }
    guard
      failure.problem.hasPrefix("found a tab character")
        || says("found character that cannot start any token")
    else { return nil }
    let end = bytes[offset...].firstIndex { !Byte.isBlank($0) } ?? bytes.count
    let above = lineAbove.map { line in
      let opens = line.upperBound > 0 && bytes[line.upperBound - 1] == UInt8(ascii: ":")
      return (line.lowerBound - startOfLine(at: line.lowerBound)) + (opens ? 2 : 0)
    }
    if text.file.beginsLine(offset), above != 0 {
      return diagnostic(
        .tab, "this line is indented with a tab",
        advice: above.map { "indent with spaces: \($0) of them fit the line above" } ?? "remove it",
        at: offset..<end,
        fixIt: replacing(
          startOfLine(at: offset)..<end, by: String(repeating: " ", count: above ?? 0)))
    }
    return text.file.beginsLine(offset)
      ? diagnostic(
        .tab, "this line is indented with a tab", advice: "indent with spaces", at: offset..<end)
      : diagnostic(
        .tab, "a tab where YAML expects a space", advice: "write a space", at: offset..<end)
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

  /// `a: - b` and `a: ? b`.
  var misplacedIndicator: Diagnostic? {
    let text = offset..<endOfText(from: offset, inFlow: false)
    if says("block sequence entries are not allowed in this context") {
      return diagnostic(
        .syntax, "`- ` begins an item of a list, and items need lines of their own",
        advice: "move it below its"
          + " key, write the list as `[…]`, or put text in quotes, \(quoted(text))", at: text)
    }
    if says("mapping keys are not allowed in this context") {
      return diagnostic(
        .unquotedText, "`? ` begins a key of several lines, which is not allowed here",
        advice: "put text in quotes, \(quoted(text))", at: text, fixIt: quoting(text))
    }
    if says("did not find expected node content"), byte != nil {
      let isFlowIndicator = byte.map(NodeProperties.isFlowIndicator) ?? false
      return diagnostic(
        .syntax,
        "a value is expected \(isFlowIndicator ? "before" : "instead of")"
          + " `\(self.text.file.text(in: failureRange))`",
        advice: "remove the extra text, or put text in quotes")
    }
    return nil
  }

  var bracket: Diagnostic? {
    let isMapping = wasDoing("while parsing a flow mapping")
    guard isMapping || wasDoing("while parsing a flow sequence") || isUnfinishedFlowNode else {
      return strayBracket
    }
    let opening = isUnfinishedFlowNode ? openBracket : contextOffset
    guard let opening else { return nil }
    let isBrace = bytes[opening] == UInt8(ascii: "{")
    let (open, close) = isBrace ? ("{", "}") : ("[", "]")
    let labels = [place("`\(open)` is opened here", at: opening)]
    if let byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      // The bracket may close one that is opened earlier on the line and not closed later.
      let line = startOfLine(at: opening)..<text.file.endOfLine(from: offset)
      let before = bytes[line.lowerBound..<opening]
      let depth = before.count { $0 == byte - 2 } - before.count { $0 == byte }
      let closing = bytes[min(offset + 1, line.upperBound)..<line.upperBound].count { $0 == byte }
      let isAround = depth > closing
      return diagnostic(
        .unclosedBracket, "`\(excerpt(offset..<offset + 1))` does not close `\(open)`",
        advice: "write `\(close)` \(isAround ? "before it" : "in its place")", labels: labels,
        fixIt: isAround
          ? inserting(close, at: offset, "Write `\(close)`")
          : replacing(offset..<offset + 1, by: close))
    }
    if let text = textWithBrackets {
      return diagnostic(
        .unquotedText, "text with brackets or braces needs quotes here",
        advice: "put it in quotes, \(quoted(text))", at: text, fixIt: quoting(text))
    }
    if startOfLine(at: offset) == startOfLine(at: opening), byte != nil {
      return diagnostic(
        .syntax, "`,` or `\(close)` is expected here",
        advice: "separate the elements, or put text in quotes", labels: labels)
    }
    return diagnostic(
      .unclosedBracket, "`\(open)` is not closed",
      advice: .write(
        close, or: "`,` if another element follows\(commentHint(from: opening))"),
      at: byte == UInt8(ascii: ":") ? firstCharacterOfLine..<offset : nil,
      labels: labels)
  }

  /// The text around a bracket that libyaml did not expect, in `{ pattern: ^[a-z]{2}$ }`.
  private var textWithBrackets: Range<Int>? {
    guard let byte, "[{".utf8.contains(byte), offset > 0, !Byte.isBlank(bytes[offset - 1]) else {
      return nil
    }
    let line = startOfLine(at: offset)
    let before = bytes[line..<offset].indices.last { index in
      ",[{".utf8.contains(bytes[index])
        || bytes[index] == UInt8(ascii: ":") && Byte.isBlank(bytes[index + 1])
    }
    guard let before,
      let start = bytes[(before + 1)..<offset].firstIndex(where: { !Byte.isBlank($0) })
    else { return nil }
    return start..<endOfBrackets(from: offset)
  }

  private var isUnfinishedFlowNode: Bool {
    byte == nil && wasDoing("while parsing a flow node")
  }

  /// Returns a hint about a `#` in the line, which often hides the closing bracket.
  private func commentHint(from opening: Int) -> String {
    let end = text.file.endOfLine(from: opening)
    let hasComment = bytes[opening..<end].indices.contains {
      bytes[$0] == UInt8(ascii: "#") && Byte.isBlank(bytes[$0 - 1])
    }
    return hasComment
      ? " (`#` began a comment above: if it belongs to a text, put that in quotes)" : ""
  }

  private var strayBracket: Diagnostic? {
    guard let byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    return diagnostic(
      .syntax, "`\(excerpt(offset..<offset + 1))` closes nothing", advice: "remove it",
      fixIt: removing(offset..<offset + 1))
  }

  var indentation: Diagnostic? {
    let isList = says("did not find expected '-' indicator")
    guard isList || says("did not find expected key"), let byte else { return nil }
    if byte == UInt8(ascii: ":") {
      return diagnostic(.syntax, "a key is missing before `:`")
    }
    guard text.file.beginsLine(offset) else { return nil }
    let line = offset..<endOfText(from: offset, inFlow: false)
    let around = column(contextOffset)
    let labels = [place("the \(isList ? "list" : "mapping") begins here", at: contextOffset)]
    let item = offset + 2..<max(offset + 2, line.upperBound)
    if !isList, column(offset) == around, byte == UInt8(ascii: "-"),
      endOfKey(in: item) != nil
    {
      return diagnostic(
        .syntax,
        "`- ` begins an item of a list, and the lines around it are names with their values",
        advice: "write `\(excerpt(item))` without `- `", at: line, labels: labels,
        fixIt: removing(offset..<offset + 2))
    }
    guard column(offset) != around else {
      return diagnostic(
        .syntax,
        isList
          ? "a line that begins with `- ` is expected in this list"
          : "a key with its value (`key: value`) is expected in this mapping",
        advice: "\(isList ? "add it" : "write one"), or fix the indentation", at: line,
        labels: labels)
    }
    let above = lineAbove.map { text.position(atOffset: $0.lowerBound).column } ?? around
    return diagnostic(
      .indentation, "the indentation of this line matches nothing above it",
      advice: "begin it in column \(around), like the \(isList ? "list" : "mapping") around it"
        + (above == around ? "" : ", or in column \(above), like the line above"), at: line,
      labels: labels)
  }

  /// Diagnoses `a: &b *c`, and two anchors before one value.
  var secondProperty: Diagnostic? {
    guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!"),
      failure.problem.hasPrefix("did not find expected"), !text.file.beginsLine(offset)
    else { return nil }
    return diagnostic(
      .syntax, "a value has one anchor (`&`) and one tag (`!`) at most, an alias (`*`) none",
      advice: "remove the extra ones, or put text in quotes")
  }
}
