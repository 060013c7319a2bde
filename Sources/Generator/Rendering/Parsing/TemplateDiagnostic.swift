import Diagnostics

/// A diagnostic of a template, before its offsets are converted to lines and columns.
struct TemplateDiagnostic: Hashable {
  /// The maximum number of diagnostics for a template; invalid text may have one per column.
  static let maxInTemplate = 100

  var kind: TemplateProblem
  /// The bytes that the diagnostic is about.
  var range: Range<Int>
  var message: String
  var suggestion: String?
  /// The replacement for the text in the range.
  var replacement: String?
  /// The offset of an insertion, if the replacement is not for the range.
  var insertion: Int?
  /// The place in a built-in template, if the diagnostic is about a tag that includes it.
  var cause: Place?

  struct Place: Hashable {
    /// The number of the template.
    var template: Int
    var range: Range<Int>
  }

  func placed(in template: Int, of templates: [ParsedTemplate]) -> Diagnostic {
    let file = templates[template].source.file
    let edited = file.range(of: insertion.map { $0..<$0 } ?? range)
    let verb = insertion == nil ? "Replace with" : "Insert"
    return Diagnostic(
      kind, message, at: file.range(of: range),
      labels: cause.map {
        [.init("it is used here", at: templates[$0.template].source.file.range(of: $0.range))]
      } ?? [],
      suggestion: suggestion,
      fixIts: replacement.map {
        [.init("\(verb) `\($0.filter { $0 != "\n" })`", [.init(edited, $0)])]
      }
        ?? [])
  }
}

/// Advice to write another word.
struct WordAdvice {
  let text: String
  let replacement: String

  /// Returns advice to write the candidate most similar to a word; `nil` if none is similar enough.
  static func nearest(to word: String, among candidates: [String]) -> WordAdvice? {
    Suggestions.nearest(to: word, among: candidates).map {
      WordAdvice(text: "did you mean `\($0)`?", replacement: $0)
    }
  }
}
