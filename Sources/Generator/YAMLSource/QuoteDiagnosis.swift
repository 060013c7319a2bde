import Diagnostics

// Unclosed quotes, quotes that close too early, and invalid escapes.

extension SyntaxDiagnosis {
  /// A quote that is never closed, a text after a closing quote, and an unclosed quote that the
  /// opening quote of a later text closed: `a: 'b` above `c: 'd'`.
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
    let start = lastQuote.flatMap { $0.end.offset == quote + 1 ? $0.start : nil }
    if let start, start.line < text.position(atOffset: quote).line {
      return diagnostic(
        .unclosedQuote,
        "this quote ends a text that began on line \(start.line), whose own closing quote seems"
          + " to be missing", advice: "write it there", at: quote..<quote + 1,
        labels: [place("the quote is opened here", at: start.offset)])
    }
    let escape = bytes[quote] == UInt8(ascii: "'") ? "''" : "\\\""
    return diagnostic(
      .unquotedText, "the text ends at the quote before this",
      advice: "write `\(escape)` for a quote inside it"
        + (isInFlow ? ", or `,` if another element follows" : ""),
      at: offset..<endOfText(from: offset, inFlow: isInFlow),
      labels: start.map { [place("the text begins here", at: $0.offset)] } ?? [])
  }

  /// `"\q"`, `"\xZZ"`.
  var escape: Diagnostic? {
    guard wasDoing("while parsing a quoted scalar"),
      let start = bytes[..<min(offset + 1, bytes.count)].lastIndex(of: UInt8(ascii: "\\"))
    else { return nil }
    let isUnknown = says("found unknown escape character")
    var end = min(start + 2, bytes.count)
    while end < bytes.count,
      isUnknown
        ? UTF8.isContinuation(bytes[end])
        : end <= offset || Unicode.Scalar(bytes[end]).properties.isASCIIHexDigit,
      bytes[end] != UInt8(ascii: "\""), !Byte.isWhitespace(bytes[end])
    {
      end += 1
    }
    let problem = isUnknown ? "is not an escape of YAML" : "is not a character"
    return diagnostic(
      .syntax, "`\(excerpt(start..<end))` \(problem)",
      advice: "write `\\\\` for a backslash, or use single quotes, in which it means itself",
      at: start..<end)
  }
}
