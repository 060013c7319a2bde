import Diagnostics

// Texts that need quotes because YAML reads them as something else.

extension SyntaxDiagnosis {
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
    case "|", ">":
      message = "`\(first)` begins a block of text, which belongs on the lines below"
      advice += ", or move the text there and indent it"
    case "?": message = "`? ` begins a key of several lines, which is not allowed here"
    case "[", "{": message = "nothing can follow \(first == "[" ? "a bracket" : "a brace")"
    case "%" where bytes[value].dropFirst(2).last == UInt8(ascii: "%"):
      message = "YAML has no variables"
      advice = "write the value itself in place of `\(excerpt(value))`"
    case "@", "%": message = "a text cannot begin with `\(first)` in YAML"
    case "`": message = "a text cannot begin with a backtick in YAML"
    case _ where byte.map { "[{".utf8.contains($0) } == true:
      message = "text with brackets or braces needs quotes here"
    default:
      guard byte == UInt8(ascii: ":") else { return nil }
      message = "text that contains `: ` looks like a key with its value"
      advice +=
        isInFlow ? ", or write `,` before the next key" : ", or on a line of its own below `>-`"
    }
    if "*&[{".contains(first) { advice = "if it belongs to a text, \(advice)" }
    let isNullable = "[{".contains(first) && byte == UInt8(ascii: "?")
    return Proposal(
      kind: isNullable ? .unquotedNullable : .unquotedText, message: message,
      advice: Advice(advice), place: value, edits: quoting(value),
      isOffered: message != "YAML has no variables")
  }

  /// The text after `|` or `>` on a line of its own, above the lines that continue it.
  var textOnNextLine: [Proposal] {
    let header = fault..<endOfText(from: fault, inFlow: false)
    let words = bytes[header].dropFirst().firstIndex { !" +-123456789".utf8.contains($0) }
    guard wasDoing("while scanning a block scalar"), let words,
      let below = nextText(from: header.upperBound)
    else { return [] }
    let indicator = excerpt(fault..<fault + 1)
    return [
      Proposal(
        kind: .unquotedText,
        message: "`\(indicator)` begins a block of text, which belongs on the lines below",
        advice: "move `\(excerpt(words..<header.upperBound))` to a line of its own", place: header,
        edits: [(words..<words, "\n\(String.spaces(column(below) - 1))")])
    ]
  }

  /// `#ff0000` and `rule #4` between brackets: YAML reads them as comments that contain the closing
  /// bracket.
  var textsInComments: [Proposal] {
    Set(openBrackets.map(startOfLine)).sorted().compactMap { start -> Proposal? in
      let line = start..<text.file.endOfLine(from: start)
      let string = String(decoding: bytes[line], as: UTF8.self)
      guard line.count <= Self.longestLine, string.contains("#") else { return nil }
      let matches = string.matches(
        of: #/(?:[\[{,]|: ) *((?:[^\s#,:\[\]{}'"][^#,:\[\]{}'"]* )?#[^,\]}'"]*[^\s,\]}'"])/#)
      let texts: [Range<Int>] = matches.map { match in
        let from = start + string[..<match.output.1.startIndex].utf8.count
        return from..<from + match.output.1.utf8.count
      }
      guard let first = texts.first, let sign = bytes[first].firstIndex(of: UInt8(ascii: "#"))
      else { return nil }
      return Proposal(
        kind: .unquotedText, message: "`#` begins a comment here, which ends with the line",
        advice: "put the text in quotes, \(quoted(first))", place: sign..<sign + 1,
        edits: texts.flatMap { quoting($0) as [Proposal.Edit] })
    }
  }

  /// The edits that put a text in single quotes.
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
