import Diagnostics

// Texts that need quotes because YAML reads them as something else.

extension SyntaxDiagnosis {
  /// A quote that is never closed, and a text after a closing quote.
  var quotes: Diagnostic? {
    if wasDoing("while scanning a quoted scalar") {
      return diagnostic(
        .unclosedQuote, "this quote is never closed",
        advice: "write `\(excerpt(contextOffset..<contextOffset + 1))` where its text ends",
        at: contextOffset..<endOfText(from: contextOffset, inFlow: false))
    }
    guard failure.problem.hasPrefix("did not find expected"), let byte,
      byte != UInt8(ascii: ":"), !NodeProperties.isFlowIndicator(byte),
      let quote = lastCharacter(before: offset), "'\"".utf8.contains(bytes[quote])
    else { return nil }
    let start = lastQuote.flatMap { $0.end.offset == quote + 1 ? $0.start.offset : nil }
    let escape = bytes[quote] == UInt8(ascii: "'") ? "''" : "\\\""
    return diagnostic(
      .unquotedText, "the text ends at the quote before this",
      advice: "write `\(escape)` for a quote inside it"
        + (isInFlow ? ", or `,` if another element follows" : ""),
      at: offset..<endOfText(from: offset, inFlow: isInFlow),
      labels: start.map { [place("the text begins here", at: $0)] } ?? [])
  }

  /// The value or the key around the error in quotes.
  var quotedTexts: [Proposal] {
    guard let byte, !"]}".utf8.contains(byte), failure.context?.hasSuffix("quoted scalar") != true,
      // A key may lack its colon: `{ enum [a, b] }`.
      offset == 0 || !"[{".utf8.contains(byte) || !Byte.isBlank(bytes[offset - 1])
    else { return [] }
    return startsOfValues(before: fault).flatMap { start -> [Proposal] in
      let end = endOfText(from: max(start, fault), inFlow: isInFlow)
      let isFirst = start + 1 < end && text.file.beginsLine(start)
      let key = isFirst ? endOfKey(in: start + 1..<end) : nil
      let brackets = endOfBrackets(from: max(start, isInFlow ? fault : start))
      return (key.map { [$0] } ?? [end, brackets])
        .filter { $0 > start && $0 >= fault && !"'\"".utf8.contains(bytes[start]) }
        .compactMap { quoting(start..<$0) }
    }
  }

  private func quoting(_ value: Range<Int>) -> Proposal? {
    let first = excerpt(value.lowerBound..<value.lowerBound + 1)
    var advice = "put it in quotes, \(quoted(value))"
    let message: String
    switch first {
    case "*": message = "`*` begins an alias, and its name is of letters, digits, `-` and `_`"
    case "&": message = "`&` begins an anchor, and its name is of letters, digits, `-` and `_`"
    case "?": message = "`? ` begins a key of several lines, which is not allowed here"
    case "[" where bytes[value].contains(UInt8(ascii: "]")):
      message = "nothing can follow a bracket"
    case "{" where bytes[value].contains(UInt8(ascii: "}")):
      message = "nothing can follow a brace"
    case "@", "%": message = "a text cannot begin with `\(first)` in YAML"
    case "`": message = "a text cannot begin with a backtick in YAML"
    case _ where byte.map { "[{".utf8.contains($0) } == true:
      message = "text with brackets or braces needs quotes here"
    case _ where byte == UInt8(ascii: ":"):
      message = "text that contains `: ` looks like a key with its value"
      advice +=
        isInFlow ? ", or write `,` before the next key" : ", or on a line of its own below `>-`"
    default: return nil
    }
    if "*&[{".contains(first) { advice = "if it belongs to a text, \(advice)" }
    let isNullable = "[{".contains(first) && byte == UInt8(ascii: "?")
    return Proposal(
      kind: isNullable ? .unquotedNullable : .unquotedText, message: message,
      advice: Advice(advice), place: value, edits: quoting(value))
  }

  func quoting(_ offsets: Range<Int>) -> [Proposal.Edit] {
    guard bytes[offsets].contains(UInt8(ascii: "'")) else {
      return [offsets.lowerBound, offsets.upperBound].map { ($0..<$0, "'") }
    }
    return [(offsets, inQuotes(offsets))]
  }

  /// The places before an offset where a value begins, the nearest first.
  private func startsOfValues(before end: Int) -> [Int] {
    let line = startOfLine(at: end)
    let first = text.trimmedStart(from: line)
    let flow = isInFlow ? ",[{" : ""
    let indicators = (max(line, end - Self.longestLine)..<end).filter { index in
      let byte = bytes[index]
      if flow.utf8.contains(byte) { return true }
      let isIndicator = byte == UInt8(ascii: ":") || index == first && byte == UInt8(ascii: "-")
      return isIndicator && index + 1 < bytes.count && Byte.isBlank(bytes[index + 1])
    }
    let starts = indicators.map { text.trimmedStart(from: $0 + 1) }.filter { $0 <= end }
    return (first == end ? [first] : []) + starts.reversed().prefix(8)
  }

  /// Returns the end of brackets and of the text that directly follows them: that of `{2}` in
  /// `[A-Z]{2}, x`.
  private func endOfBrackets(from start: Int) -> Int {
    var depth = 0
    let end = bytes[start..<text.file.endOfLine(from: start)].firstIndex { byte in
      if "[{".utf8.contains(byte) { depth += 1 }
      if "]}".utf8.contains(byte) { depth -= 1 }
      return depth < 0 || depth == 0 && (byte == UInt8(ascii: ",") || Byte.isBlank(byte))
    }
    return end ?? start
  }
}
