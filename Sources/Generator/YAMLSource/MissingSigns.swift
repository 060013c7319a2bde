import Diagnostics

extension SyntaxDiagnosis {
  private func missing(
    _ sign: String, _ message: String, at offset: Int, write right: Advice,
    marking place: Range<Int>
  ) -> Proposal {
    Proposal(
      kind: .syntax, message: message, advice: right, place: place, edits: [(offset..<offset, sign)]
    )
  }

  /// The colons, dashes and spaces that the line of the error and the line above it may lack.
  var missingColons: [Proposal] {
    let isLate = says("mapping values are not allowed in this context")
    let line = isLate ? lineAbove : fault..<endOfText(from: fault, inFlow: false)
    return [line.flatMap { missingSign(in: $0, isFirst: isLate) }].compactMap { $0 }
  }

  private func missingSign(in line: Range<Int>, isFirst: Bool) -> Proposal? {
    guard !isTextBelowKey(line), let first = bytes[line].first else { return nil }
    let end = bytes[line].firstIndex(where: Byte.isBlank) ?? line.upperBound
    let word = line.lowerBound..<end
    let rest = min(text.trimmedStart(from: end), line.upperBound)..<line.upperBound
    if first == UInt8(ascii: "-") {
      let right = "- \(excerpt(line.lowerBound + 1..<line.upperBound))"
      return missing(
        " ", "a space is missing after `-`", at: line.lowerBound + 1, write: .write(right),
        marking: line)
    }
    if let colon = bytes[word].firstIndex(of: UInt8(ascii: ":")), colon > word.lowerBound {
      guard colon + 1 < end else { return nil }
      let right = "\(excerpt(word.lowerBound..<colon)): \(excerpt(colon + 1..<line.upperBound))"
      return missing(
        " ", "missing space after `:`", at: colon + 1, write: .write(right),
        marking: colon..<colon + 1)
    }
    // Several words may be a text.
    guard isKey(word), !bytes[rest].contains(where: Byte.isBlank) else { return nil }
    let isAboveDeeperLine = nextText(from: end).map { column($0) > column(line.lowerBound) } == true
    guard !rest.isEmpty || isAboveDeeperLine else { return nil }
    let right = rest.isEmpty ? "\(excerpt(word)):" : "\(excerpt(word)): \(excerpt(rest))"
    let alternative = "indent the line if it continues the one above"
    return missing(
      ":", "missing `:` after `\(excerpt(word))`", at: end,
      write: .write(right, or: isFirst || rest.isEmpty ? nil : alternative), marking: line)
  }

  /// A comma before the key at the error, or commas in place of semicolons: `{ a: String b: Int }`.
  var missingComma: [Proposal] {
    guard isInFlow, let byte else { return [] }
    let key = byte == UInt8(ascii: ":") ? startOfWord(endingAt: offset) : offset
    guard let end = bytes[key...].firstIndex(where: { !Self.isPartOfKey($0) }), end > key,
      bytes[end] == UInt8(ascii: ":")
    else { return [] }
    let sign = text.trimmedEnd(of: 0..<key)
    let value = bytes[..<sign].last == UInt8(ascii: ";") ? sign - 1 : sign
    let line = sign - 1..<text.file.endOfLine(from: sign)
    let semicolons = value == sign ? [] : line.filter { bytes[$0] == UInt8(ascii: ";") }
    guard let last = bytes[..<value].last else { return [] }
    let word = "]}".utf8.contains(last) ? value - 1..<value : startOfWord(endingAt: value)..<value
    let isValue = lastCharacter(before: word.lowerBound).map { ":,[{".utf8.contains(bytes[$0]) }
    guard
      "]}".utf8.contains(last)
        || isValue == true && isKey(word) && !text.isBehindKeyOfTexts(word.lowerBound)
    else { return [] }
    let entry = excerpt(key..<endOfText(from: key, inFlow: true))
    return [
      Proposal(
        kind: .syntax, message: "missing `,` after `\(excerpt(word))`",
        advice: .write("\(excerpt(word)), \(entry)"), place: key..<end,
        edits: semicolons.isEmpty ? [(value..<value, ",")] : semicolons.map { ($0..<$0 + 1, ",") })
    ]
  }

  /// The closing brackets at the end of the last line that can belong to them, judging by the
  /// indentation of the lines below.
  var closingBrackets: [Proposal] {
    guard let last = openBrackets.last else { return [] }
    func isOutside(_ line: Range<Int>, of opening: Int) -> Bool {
      let isClosing = "]}".utf8.contains(bytes[line.lowerBound])
      return indentation(at: line.lowerBound) < indentation(at: opening) + (isClosing ? 0 : 1)
    }
    let lines = lines(from: last)
    let next = lines.dropFirst().first { isOutside($0, of: last) }
    guard let end = lines.last(where: { $0.lowerBound < next?.lowerBound ?? .max }) else {
      return []
    }
    let closing = openBrackets.reversed()
      .prefix { opening in next.map { isOutside($0, of: opening) } ?? true }
      .map { opening in
        let hasSpace = bytes[(opening + 1)...].first.map(Byte.isBlank) == true
        return (hasSpace ? " " : "") + closingBracket(of: opening)
      }
    let line = firstOfLine(at: last)..<end.upperBound
    let hasComment = bytes[end.upperBound..<text.file.endOfLine(from: end.upperBound)]
      .contains(UInt8(ascii: "#"))
    return closing.indices.reversed().map { count in
      let sign = closing[...count].joined()
      let brackets = sign.filter { $0 != " " }
      let isShort = line.count <= 72 && !bytes[line].contains(where: Byte.isLineBreak)
      return Proposal(
        kind: .unclosedBracket,
        message: "missing closing \(brackets.count == 1 ? "" : "brackets: ")`\(brackets)`",
        advice: hasComment
          ? "write it before the `#`, or put a text that contains `#` in quotes"
          : isShort
            ? .write(excerpt(line, limit: 72) + sign)
            : "write `\(brackets)` where it ends", place: last..<last + 1,
        edits: [(end.upperBound..<end.upperBound, sign)], isOffered: !hasComment && isShort)
    }
  }

  /// A bracket in place of another, before another, or without an opening bracket.
  var mismatchedBracket: [Proposal] {
    guard let byte, "]}".utf8.contains(byte) else { return [] }
    let place = offset..<offset + 1
    guard let opening = openBrackets.last.map({ $0..<$0 + 1 }) else {
      return [
        Proposal(
          kind: .syntax, message: "`\(excerpt(place))` closes nothing", advice: "remove it",
          place: place, edits: [(place, "")])
      ]
    }
    let close = closingBracket(of: opening.lowerBound)
    return [true, false].map { isBefore in
      Proposal(
        kind: .unclosedBracket, message: "`\(excerpt(place))` does not close `\(excerpt(opening))`",
        advice: "write `\(close)` \(isBefore ? "before it" : "in its place")", place: place,
        labels: [self.place("`\(excerpt(opening))` is opened here", at: opening.lowerBound)],
        edits: [(isBefore ? offset..<offset : place, close)])
    }
  }

  func closingBracket(of opening: Int) -> String {
    bytes[opening] == UInt8(ascii: "{") ? "}" : "]"
  }

  private func startOfWord(endingAt end: Int) -> Int {
    bytes[..<end].lastIndex { !Self.isPartOfKey($0) }.map { $0 + 1 } ?? 0
  }
}
