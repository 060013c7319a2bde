import Diagnostics

/// Finds the most likely cause of a failure of libyaml, with a correction.
///
/// libyaml only reports what it expected. The possible causes are checked one after another, the
/// certain ones first. The message of libyaml is only used if none applies.
struct SyntaxDiagnosis {
  let failure: LibYAML.Failure
  let text: IndexedText
  /// The place of the last scalar that was complete before the failure, if it is in quotes.
  let lastQuote: SourceRange?
  /// The offsets of the open brackets and braces, as far as libyaml has read.
  let openBrackets: [Int]

  init(
    failure: LibYAML.Failure, text: IndexedText, lastQuote: SourceRange?, openBrackets: [Int]
  ) {
    (self.failure, self.text, self.lastQuote) = (failure, text, lastQuote)
    // Because of its look-ahead, libyaml may fail before it reports an opening bracket.
    let context = text.index.offset(ofScalar: failure.contextIndex)
    let isFlow = failure.context.map { $0.hasPrefix("while parsing a flow") } ?? false
    let last =
      isFlow && context < text.file.bytes.count && "[{".utf8.contains(text.file.bytes[context])
    self.openBrackets =
      last && !openBrackets.contains(context) ? openBrackets + [context] : openBrackets
  }

  var diagnostic: Diagnostic {
    if let certain = conflictMarker ?? tab ?? unusualSpaces { return certain }
    var search = SyntaxSearch(self)
    if let found = search.diagnostic(of: closingBrackets) { return found }
    let found =
      search.diagnostic(of: missingComma) ?? quotes ?? explained
      ?? search.diagnostic(of: quotedTexts + missingColons + mismatchedBracket)
      ?? missingKey ?? bracket ?? indentation ?? general
    return search.diagnostic(of: corrections(YAMLDiagnostic(rawValue: found.identifier))) ?? found
  }

  var offset: Int { text.index.offset(ofScalar: failure.index) }

  var contextOffset: Int { text.index.offset(ofScalar: failure.contextIndex) }

  /// The start of the token in which libyaml failed, or the place where it failed.
  var fault: Int { failure.isInToken ? contextOffset : offset }

  /// The byte at which libyaml failed; `nil` at the end of the text.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var bytes: [UInt8] { text.file.bytes }

  func says(_ problem: String) -> Bool { failure.problem == problem }

  func wasDoing(_ context: String) -> Bool { failure.context == context }

  func range(_ offsets: Range<Int>) -> SourceRange { text.range(offsets) }

  func column(_ offset: Int) -> Int { text.position(atOffset: offset).column }

  /// The character at an offset; at the end of the text, the position after its last character.
  private func character(at offset: Int) -> SourceRange {
    text.firstCharacter(from: text.position(atOffset: offset))
  }

  func place(_ message: String, at offset: Int) -> Diagnostic.Label {
    .init(message, at: character(at: offset))
  }

  func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: Byte.isLineBreak).map { $0 + 1 } ?? 0
  }

  /// Returns the end of the text that begins at an offset: the end of its line, the start of a
  /// comment, or, in a flow collection, the end of the element.
  func endOfText(from start: Int, inFlow: Bool) -> Int {
    var end = start
    while end < bytes.count, !Byte.isLineBreak(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), end > start, " \t[{,".utf8.contains(bytes[end - 1]) {
        break
      }
      if inFlow, end > start, NodeProperties.isFlowIndicator(bytes[end]) { break }
      end += 1
    }
    return text.trimmedEnd(of: start..<end)
  }

  /// The last line above the failure that is not empty.
  var lineAbove: Range<Int>? { line(above: offset) }

  func line(above offset: Int) -> Range<Int>? {
    let end = text.trimmedEnd(of: 0..<startOfLine(at: offset))
    guard end > 0 else { return nil }
    let start = startOfLine(at: end - 1)
    return (bytes[start..<end].firstIndex { !Byte.isBlank($0) } ?? start)..<end
  }

  /// Returns the first character of a line that is not a space.
  func firstOfLine(at offset: Int) -> Int { text.trimmedStart(from: startOfLine(at: offset)) }

  /// Returns the text of a line, without its indentation and comment.
  func line(at offset: Int) -> Range<Int> {
    let start = firstOfLine(at: offset)
    return start..<max(start, endOfText(from: start, inFlow: false))
  }

  func nextText(from offset: Int) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex { !Byte.isWhitespace($0) }
  }

  /// The texts of the lines from an offset on, without comments and empty lines.
  func lines(from offset: Int) -> [Range<Int>] {
    sequence(first: offset) { nextText(from: text.file.endOfLine(from: $0)) }
      .prefix(Self.maxLines)
      .filter { bytes[$0] != UInt8(ascii: "#") }
      .map { $0..<endOfText(from: $0, inFlow: false) }
  }

  private static let maxLines = 1_000
  /// The maximum number of bytes of a line that is looked at in full.
  static let longestLine = 500

  func indentation(at offset: Int) -> Int { firstOfLine(at: offset) - startOfLine(at: offset) }

  /// Returns the offset of the last character before an offset that is not a space, if it is on the
  /// same line.
  func lastCharacter(before offset: Int) -> Int? {
    var index = offset - 1
    while index >= 0, Byte.isBlank(bytes[index]) { index -= 1 }
    return index >= 0 && !Byte.isLineBreak(bytes[index]) ? index : nil
  }

  var isInFlow: Bool {
    if !openBrackets.isEmpty { return true }
    var depth = 0
    for byte in bytes[startOfLine(at: offset)..<offset] {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth > 0
  }

  func diagnostic(
    _ kind: YAMLDiagnostic, _ message: String, advice: Advice? = nil,
    at offsets: Range<Int>? = nil, labels: [Diagnostic.Label] = []
  ) -> Diagnostic {
    Diagnostic(
      Wording(kind, message, advice: advice), at: offsets.map(range) ?? character(at: offset),
      labels: labels)
  }

  /// Returns a text with the quotes that YAML needs, such as `'It''s'`, for a sentence.
  func quoted(_ offsets: Range<Int>) -> String {
    let text = String(decoding: bytes[offsets], as: UTF8.self)
    guard text.unicodeScalars.prefix(61).count <= 60 else { return "`'…'`" }
    return "`\(PrintableText.excerpt(inQuotes(offsets), limit: 122))`"
  }

  func inQuotes(_ offsets: Range<Int>) -> String {
    "'\(String(decoding: bytes[offsets], as: UTF8.self).replacing("'", with: "''"))'"
  }

  func excerpt(_ offsets: Range<Int>, limit: Int = 60) -> String {
    PrintableText.excerpt(String(decoding: bytes[offsets], as: UTF8.self), limit: limit)
  }

  /// What to say of a failure that has one cause.
  private var explained: Diagnostic? {
    guard let (message, advice) = Self.explanations[failure.problem] else { return nil }
    let escape =
      wasDoing("while parsing a quoted scalar")
      ? bytes.prefix(offset + 1).lastIndex(of: UInt8(ascii: "\\")) : nil
    let end = escape.map { $0 + 2 } ?? endOfText(from: fault, inFlow: isInFlow)
    return diagnostic(.syntax, message, advice: advice, at: (escape ?? fault)..<max(fault, end))
  }

  private static let explanations: [String: (message: String, advice: Advice)] = {
    let escape = (
      "invalid escape in double quotes",
      "write `\\\\` for a backslash, or use single quotes, in which it means itself" as Advice
    )
    return [
      "block sequence entries are not allowed in this context": (
        "`- ` begins an item of a list, and items need lines of their own",
        "move it below its key, write the list as `[…]`, or put text in quotes"
      ),
      "did not find expected comment or line break": (
        "`|` or `>` begins a block of text, which belongs on the lines below",
        "move the text there and indent it, or put it in quotes"
      ),
      "did not find expected node content": (
        "a value is expected here", "remove the extra text, or put text in quotes"
      ),
      "did not find expected <document start>": (
        "expected `---` or the end of the file",
        "remove this, or write it and what is above it as one list or mapping"
      ),
      "found unexpected ':'": (
        "missing space after `:`",
        "write the space, or put the text in quotes if the colon belongs to it"
      ),
      "found unknown escape character": escape,
      "did not find expected hexdecimal number": escape,
      "found invalid Unicode character escape code": escape,
    ]
  }()

  /// The message of libyaml, for causes that have no better one.
  private var general: Diagnostic {
    let context = failure.context.map { " \($0)" } ?? ""
    let labels = failure.context == nil ? [] : [place("this began here", at: contextOffset)]
    return diagnostic(.syntax, "this is not YAML: \(failure.problem)\(context)", labels: labels)
  }
}
