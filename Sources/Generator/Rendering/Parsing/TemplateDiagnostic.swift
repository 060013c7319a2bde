import Diagnostics

/// A diagnostic of a template, before its place is known as a line and a column.
struct TemplateDiagnostic: Hashable {
  /// The maximum number of diagnostics for a template; invalid text may have one in each column.
  static let maxInTemplate = 100

  var kind: TemplateProblem
  /// The bytes that the diagnostic is about.
  var range: Range<Int>
  var message: String
  var suggestion: String?
  /// The replacement for the text in the range.
  var replacement: String?
  /// The place in a built-in template, if the diagnostic is about a tag that includes it.
  var cause: Place?

  struct Place: Hashable {
    /// The number of the template.
    var template: Int
    var range: Range<Int>
  }

  func placed(in template: Int, of templates: [ParsedTemplate]) -> Diagnostic {
    let range = templates[template].source.file.range(of: range)
    return Diagnostic(
      kind, message, at: range,
      labels: cause.map {
        [.init("it is used here", at: templates[$0.template].source.file.range(of: $0.range))]
      } ?? [],
      suggestion: suggestion,
      fixIts: replacement.map { [.init("Replace with `\($0)`", [.init(range, $0)])] } ?? [])
  }
}

/// Advice to write another word.
struct WordAdvice {
  let text: String
  let replacement: String

  /// Returns advice to write the candidate that is most like a word, if one is near enough.
  static func nearest(to word: String, among candidates: [String]) -> WordAdvice? {
    Suggestions.nearest(to: word, among: candidates).map {
      WordAdvice(text: "did you mean `\($0)`?", replacement: $0)
    }
  }
}

extension SourceFile {
  /// Returns the lines and columns of a range of bytes.
  func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(
      file: path, start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }

  private func position(of offset: Int) -> SourcePosition {
    var line = 1
    var lineStart = 0
    for index in 0..<offset where Byte.isLineBreak(bytes[index]) {
      let isPair =
        bytes[index] == Byte.carriageReturn && index + 1 < bytes.count
        && bytes[index + 1] == Byte.lineFeed
      guard !isPair else { continue }
      line += 1
      lineStart = index + 1
    }
    return SourcePosition(
      line: line, column: 1 + bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 },
      offset: offset)
  }
}
