import Diagnostics

// Text that needs quotes because YAML reads it as something else.

extension SyntaxDiagnosis {
  /// `[String]?` and `{ map: Int }?`.
  var questionMarkAfterBracket: Diagnostic? {
    guard byte == UInt8(ascii: "?"), offset > 0, let start = startOfBrackets(endingAt: offset - 1)
    else { return nil }
    let answer = text.language.answerToQuestionMark(bytes, start..<offset)
    let whole = start..<offset + 1
    let fixIt: Diagnostic.FixIt? =
      switch answer.fixIt {
      case .quote: quoting(whole)
      case .removeQuestionMark: removing(offset..<offset + 1)
      case .replace(let replacement): replacing(whole, by: replacement)
      case .none: nil
      }
    return diagnostic(
      .unquotedNullable, answer.message,
      advice: answer.advice ?? "put it in quotes, \(quoted(whole))\(answer.alternative)", at: whole,
      fixIt: fixIt)
  }

  /// `[String] | Int`.
  var textBehindBracket: Diagnostic? {
    let isBlockHeader = wasDoing("while scanning a block scalar")
    guard !wasDoing("while parsing a quoted scalar"), !wasDoing("while scanning a quoted scalar"),
      let last = lastCharacter(before: isBlockHeader ? contextOffset : offset),
      let start = startOfBrackets(endingAt: last), let byte,
      !Byte.isLineBreak(byte),
      !NodeProperties.isFlowIndicator(byte) || !isInFlow && byte == UInt8(ascii: ",")
        || last == offset - 1 && "[{".utf8.contains(byte)
    else { return nil }
    let end = max(
      endOfText(from: last + 1, inFlow: isInFlow), isInFlow ? endOfBrackets(from: last + 1) : 0)
    guard end > last + 1 else { return nil }
    if let diagnostic = missingComma(behindBracket: last) { return diagnostic }
    return diagnostic(
      .unquotedText, "nothing can follow \(name(ofBracket: bytes[last]))",
      advice: "if it belongs to a text, put the whole text in quotes, \(quoted(start..<end))",
      at: start..<end, fixIt: quoting(start..<end))
  }

  /// Returns the end of brackets and of the text that directly follows them: that of `{2}` in
  /// `[A-Z]{2}, x`.
  func endOfBrackets(from start: Int, joiningBlanks: Bool = false) -> Int {
    var depth = 0
    let end = bytes[start..<text.file.endOfLine(from: start)].firstIndex { byte in
      if "[{".utf8.contains(byte) { depth += 1 }
      if "]}".utf8.contains(byte) { depth -= 1 }
      return depth < 0
        || depth == 0 && (byte == UInt8(ascii: ",") || Byte.isBlank(byte) && !joiningBlanks)
    }
    return end ?? start
  }

  /// `@name`, `` `code` ``, `%d` and, between brackets, `| text`.
  var forbiddenFirstCharacter: Diagnostic? {
    guard says("found character that cannot start any token"), let byte else { return nil }
    if let blockInFlow { return blockInFlow }
    let whole = offset..<endOfText(from: offset, inFlow: isInFlow)
    let text = whole.lowerBound..<(endOfKey(in: whole.dropFirst()) ?? whole.upperBound)
    if byte == UInt8(ascii: "%"), text.count > 2, bytes[text.upperBound - 1] == byte {
      return diagnostic(
        .unquotedText, "YAML has no variables",
        advice: "write the value itself in place of `\(excerpt(text))`", at: text)
    }
    let character =
      byte == UInt8(ascii: "`") ? "a backtick" : "`\(self.text.file.text(in: failureRange))`"
    return diagnostic(
      .unquotedText, "a text cannot begin with \(character) in YAML",
      advice: "put it in quotes, \(quoted(text))", at: text, fixIt: quoting(text))
  }

  /// `{ a: >-`, with a text on the lines below.
  private var blockInFlow: Diagnostic? {
    let header = offset..<endOfText(from: offset, inFlow: false)
    guard isInFlow, byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|"),
      bytes[header].dropFirst().allSatisfy({ "+-123456789".utf8.contains($0) })
    else { return nil }
    return diagnostic(
      .unquotedText,
      "`\(excerpt(header))` begins a block of text, which is not allowed inside brackets or braces",
      advice: "put the text in quotes instead, or take the braces away and write each key on a"
        + " line of its own", at: header)
  }

  /// Diagnoses `*important*` and `&c`, which are not valid names of an alias or an anchor.
  var name: Diagnostic? {
    let isAlias = wasDoing("while scanning an alias")
    guard isAlias || wasDoing("while scanning an anchor") else { return nil }
    let text = contextOffset..<endOfText(from: contextOffset, inFlow: isInFlow)
    let meaning = isAlias ? "`*` begins an alias" : "`&` begins an anchor"
    return diagnostic(
      .unquotedText, "\(meaning), and its name is of letters, digits, `-` and `_`",
      advice: "if it belongs to a text, put the text in quotes, \(quoted(text))", at: text,
      fixIt: quoting(text))
  }

  /// `description: Articles: a list`.
  var colonInText: Diagnostic? {
    guard byte == UInt8(ascii: ":"), let start = startOfTextAroundColon else { return nil }
    let text = start..<endOfText(from: start, inFlow: isInFlow)
    if let diagnostic = missingComma(in: text) { return diagnostic }
    let alternative =
      isInFlow ? ", or write `,` before the next key" : ", or on a line of its own below `>-`"
    return diagnostic(
      .unquotedText, "text that contains `: ` looks like a key with its value",
      advice: "put it in quotes, \(quoted(text))\(alternative)", at: text, fixIt: quoting(text))
  }

  /// `{a:}` and `[b:, c]`.
  var colonAgainstBracket: Diagnostic? {
    guard says("found unexpected ':'") else { return nil }
    return diagnostic(
      .syntax, "missing space after `:`",
      advice: "write the space, or put the text in quotes if the colon belongs to it",
      fixIt: inserting(" ", at: offset + 1, "Write a space"))
  }

  /// The start of the value that a second `: ` on the same line interrupts.
  private var startOfTextAroundColon: Int? {
    if says("mapping values are not allowed in this context") {
      let line = startOfLine(at: offset)
      guard
        let colon = bytes[line..<offset].indices.first(where: {
          bytes[$0] == UInt8(ascii: ":") && Byte.isBlank(bytes[$0 + 1])
        })
      else { return nil }
      return bytes[(colon + 1)..<offset].firstIndex { !Byte.isBlank($0) }
    }
    guard isInFlow, let lastScalar, lastScalar.range.end.offset == offset,
      lastScalar.range.start.line == lastScalar.range.end.line
    else { return nil }
    return lastScalar.range.start.offset
  }

  /// Diagnoses `a: > text`, and a text that begins with `|`.
  var textBlockHeader: Diagnostic? {
    guard wasDoing("while scanning a block scalar") else { return nil }
    let text = contextOffset..<endOfText(from: contextOffset, inFlow: false)
    let indicator = excerpt(contextOffset..<contextOffset + 1)
    let lineEnd = self.text.file.endOfLine(from: contextOffset)
    let key = startOfLine(at: contextOffset)
    let firstOfKey = bytes[key...].firstIndex { !Byte.isBlank($0) } ?? key
    let below = bytes[min(lineEnd + 1, bytes.count)...].firstIndex { !Byte.isWhitespace($0) }
    let words = bytes[text].dropFirst().firstIndex {
      !Byte.isBlank($0) && !"+-123456789".utf8.contains($0)
    }
    // Quotes on this line cannot include a text that continues below.
    if let below, let words, column(below) > column(firstOfKey) {
      let indentation = String(repeating: " ", count: column(below) - 1)
      return diagnostic(
        .unquotedText, "`\(indicator)` begins a block of text, which belongs on the lines below",
        advice: "move `\(excerpt(words..<text.upperBound))` to a line of its own", at: text,
        fixIt: inserting("\n\(indentation)", at: words, "Write the text on the next line"))
    }
    return diagnostic(
      .unquotedText, "`\(indicator)` begins a block of text, which belongs on the lines below",
      advice: "move the text there and indent it, or put it in quotes, \(quoted(text))", at: text,
      fixIt: quoting(text))
  }

  /// Returns the start of the brackets that end at an offset; quotes between them are ignored.
  private func startOfBrackets(endingAt end: Int) -> Int? {
    guard bytes[end] == UInt8(ascii: "]") || bytes[end] == UInt8(ascii: "}") else { return nil }
    var depth = 0
    for index in stride(from: end, through: startOfLine(at: end), by: -1) {
      switch bytes[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  private func name(ofBracket byte: UInt8) -> String {
    byte == UInt8(ascii: "]") ? "a bracket" : "a brace"
  }
}
