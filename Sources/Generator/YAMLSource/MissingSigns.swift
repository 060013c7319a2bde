import Diagnostics

// Colons, commas, dashes, spaces and brackets that a text may lack.

extension SyntaxDiagnosis {
  /// The proposal to insert a sign.
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
    guard isKey(word) else { return nil }
    let above = self.line(above: line.lowerBound) ?? line
    if bytes[above].starts(with: "- ".utf8), column(above.lowerBound) == column(line.lowerBound) {
      return missing(
        "- ", "the items of a list begin with `- `", at: line.lowerBound,
        write: .write("- \(excerpt(line))"), marking: line)
    }
    let isAboveDeeperLine = nextText(from: end).map { column($0) > column(line.lowerBound) } == true
    guard !rest.isEmpty || isAboveDeeperLine else { return nil }
    let right = rest.isEmpty ? "\(excerpt(word)):" : "\(excerpt(word)): \(excerpt(rest))"
    let alternative = "indent the line if it continues the one above"
    var colon = missing(
      ":", "missing `:` after `\(excerpt(word))`", at: end,
      write: .write(right, or: isFirst || rest.isEmpty ? nil : alternative), marking: line)
    // Several words may be a text.
    colon.isOffered = !bytes[rest].contains(where: Byte.isBlank)
    return colon
  }

  /// A space after the colon in `{a:}` and `[b:, c]`.
  var missingSpace: [Proposal] {
    guard says("found unexpected ':'") else { return [] }
    return [
      missing(
        " ", "missing space after `:`", at: offset + 1,
        write: "write the space, or put the text in quotes if the colon belongs to it",
        marking: offset..<offset + 1)
    ]
  }

  /// A comma before the key at the error, or in place of a semicolon: `{ a: String b: Int }`.
  var missingComma: [Proposal] {
    guard isInFlow, let byte else { return [] }
    let key = byte == UInt8(ascii: ":") ? startOfWord(endingAt: offset) : offset
    guard let end = bytes[key...].firstIndex(where: { !Self.isPartOfKey($0) }), end > key,
      bytes[end] == UInt8(ascii: ":"), let before = lastCharacter(before: key)
    else { return [] }
    if bytes[before] == UInt8(ascii: ";") {
      let line = before..<text.file.endOfLine(from: before)
      let signs = line.filter { bytes[$0] == UInt8(ascii: ";") }
      return [
        Proposal(
          kind: .syntax, message: "`,` separates elements in YAML, not `;`", advice: .write(","),
          place: before..<before + 1, edits: signs.map { ($0..<$0 + 1, ",") })
      ]
    }
    let isBracket = "]}".utf8.contains(bytes[before])
    let word = isBracket ? before..<before + 1 : startOfWord(endingAt: before + 1)..<before + 1
    let isValue = lastCharacter(before: word.lowerBound).map { ":,[{".utf8.contains(bytes[$0]) }
    guard isBracket || isValue == true && isKey(word) && !text.isBehindKeyOfTexts(word.lowerBound)
    else { return [] }
    let entry = excerpt(key..<endOfText(from: key, inFlow: true))
    return [
      missing(
        ",", "missing `,` after `\(excerpt(word))`", at: before + 1,
        write: .write("\(excerpt(word)), \(entry)"), marking: key..<end)
    ]
  }

  /// Commas at the ends of the lines between brackets that have none, as in Swift.
  var missingCommas: [Proposal] {
    openBrackets.reversed().compactMap { opening -> Proposal? in
      let lines = lines(from: opening)
      let depth = indentation(at: opening)
      guard let first = lines.first, first.count == 1,
        let last = lines.dropFirst().firstIndex(where: { indentation(at: $0.lowerBound) <= depth })
      else { return nil }
      let lacking = zip(lines[1..<last], lines[2...]).filter { line, next in
        !",[{".utf8.contains(bytes[line.upperBound - 1])
          && !"]}".utf8.contains(bytes[next.lowerBound])
      }.map(\.0)
      guard let place = lacking.first, lacking.count <= 100 else { return nil }
      return Proposal(
        kind: .syntax, message: "between brackets or braces, lines end with commas",
        advice: .write("\(excerpt(place)),"), place: place,
        edits: lacking.map { ($0.upperBound..<$0.upperBound, ",") })
    }
  }

  /// The closing brackets at the end of the last line that can belong to them, judging by the
  /// indentation of the lines below.
  var closingBrackets: [Proposal] { closing(misclosedBrackets) + closing(openBrackets) }

  /// The brackets that are open where a closing bracket is indented less than the line of the one
  /// that it closes.
  private var misclosedBrackets: [Int] {
    guard !openBrackets.isEmpty else { return [] }
    var open: [Int] = []
    var isMisclosed = false
    _ = LibYAML.forEachEvent(in: bytes) { event in
      switch event.kind {
      case .sequenceStart(isFlow: true), .mappingStart(isFlow: true):
        open.append(text.offset(event.start))
      case .sequenceEnd, .mappingEnd:
        let end = text.offset(event.start)
        guard event.end.index > event.start.index, let last = open.last else { return .next }
        isMisclosed = text.file.beginsLine(end) && indentation(at: end) < indentation(at: last)
        if !isMisclosed { open.removeLast() }
      default: break
      }
      return isMisclosed ? .stop : .next
    }
    return isMisclosed ? open : []
  }

  private func closing(_ openBrackets: [Int]) -> [Proposal] {
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
    let line = startOfEntry(at: last)..<end.upperBound
    return closing.indices.reversed().map { count in
      let sign = closing[...count].joined()
      let brackets = sign.filter { $0 != " " }
      let isShort = line.count <= 72 && !bytes[line].contains(where: Byte.isLineBreak)
      let number = text.position(atOffset: end.lowerBound).line
      return Proposal(
        kind: .unclosedBracket,
        message: "missing closing \(brackets.count == 1 ? "" : "brackets: ")`\(brackets)`",
        advice: isShort
          ? .write(excerpt(line, limit: 72) + sign)
          : "write `\(sign)` at the end of line \(number)", place: last..<last + 1,
        edits: [(end.upperBound..<end.upperBound, sign)])
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
