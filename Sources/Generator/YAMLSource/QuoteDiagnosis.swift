import Diagnostics

// Unclosed quotes, quotes that close too early, and invalid escapes.

extension SyntaxDiagnosis {
  var quotes: Diagnostic? {
    guard wasDoing("while scanning a quoted scalar") else {
      return unclosedQuoteAbove ?? textBehindQuote
    }
    return diagnostic(
      .unclosedQuote, "this quote is never closed",
      advice: "write `\(excerpt(contextOffset..<contextOffset + 1))` where its text ends",
      at: contextOffset..<endOfText(from: contextOffset, inFlow: false))
  }

  /// Diagnoses an unclosed quote that the opening quote of a later text closed: `a: 'b` above
  /// `c: 'd'`.
  private var unclosedQuoteAbove: Diagnostic? {
    guard isBehindQuote, let range = quotedScalarBefore?.range,
      range.start.line < range.end.line
    else { return nil }
    return diagnostic(
      .unclosedQuote,
      "this quote ends a text that began on line \(range.start.line), whose own closing quote seems"
        + " to be missing", advice: "write it there",
      at: range.end.offset - 1..<range.end.offset,
      labels: [place("the quote is opened here", at: range.start.offset)])
  }

  /// `'It's'` and `"a" b`.
  private var textBehindQuote: Diagnostic? {
    guard isBehindQuote, let quote = lastCharacter(before: offset) else { return nil }
    let escape = bytes[quote] == UInt8(ascii: "'") ? "''" : "\\\""
    return diagnostic(
      .unquotedText, "the text ends at the quote before this",
      advice: "write `\(escape)` for a quote inside it"
        + (isInFlow ? ", or `,` if another element follows" : ""),
      at: offset..<endOfText(from: offset, inFlow: isInFlow),
      labels: quotedScalarBefore.map { [place("the text begins here", at: $0.range.start.offset)] }
        ?? [])
  }

  /// True if libyaml failed directly after a closing quote.
  private var isBehindQuote: Bool {
    guard failure.problem.hasPrefix("did not find expected"), let byte,
      byte != UInt8(ascii: ":"), !NodeProperties.isFlowIndicator(byte),
      let last = lastCharacter(before: offset)
    else { return false }
    return bytes[last] == UInt8(ascii: "'") || bytes[last] == UInt8(ascii: "\"")
  }

  private var quotedScalarBefore: LastScalar? {
    guard let lastScalar, let last = lastCharacter(before: offset),
      lastScalar.range.end.offset == last + 1
    else { return nil }
    switch lastScalar.style {
    case .singleQuoted, .doubleQuoted: return lastScalar
    default: return nil
    }
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
        ? UTF8.isContinuation(bytes[end]) : end <= offset || Self.isHexadecimal(bytes[end]),
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

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }
}
