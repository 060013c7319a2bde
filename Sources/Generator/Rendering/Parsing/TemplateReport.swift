import Diagnostics

/// The diagnostics of a template, without duplicates: a template that is rendered with several
/// records may have the same error with each of them.
struct TemplateReport {
  /// The maximum number of diagnostics; invalid text may have one per column.
  static let maxCount = 100

  let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<[String]> = []

  init(_ file: SourceFile) { self.file = file }

  var isFull: Bool { diagnostics.count == Self.maxCount }

  /// - Parameters:
  ///   - range: The bytes that the diagnostic is about.
  ///   - replacement: The replacement for the text in the range.
  ///   - insertion: The offset at which the replacement is inserted instead.
  ///   - name: An unknown name, and the known names, the nearest of which is suggested.
  mutating func add(
    _ kind: TemplateProblem, _ message: String, at range: Range<Int>,
    labels: [Diagnostic.Label] = [], suggestion: String? = nil, replacement: String? = nil,
    insertion: Int? = nil, name: (unknown: String, known: [String])? = nil
  ) {
    let near = name.flatMap { Suggestions.nearest(to: $0.unknown, among: $0.known) }
    let suggestion = near.map { "did you mean `\($0)`?" } ?? suggestion
    guard !isFull, known.insert(["\(range)", message, suggestion ?? ""]).inserted else { return }
    // The unknown name may be a part of the text.
    let isText = name.map { file.bytes[range].elementsEqual($0.unknown.utf8) } ?? false
    let replacement = replacement ?? (isText ? near : nil)
    let edited = file.range(of: insertion.map { $0..<$0 } ?? range)
    let verb = insertion == nil ? "Replace with" : "Insert"
    diagnostics.append(
      Diagnostic(
        kind, message, at: file.range(of: range), labels: labels, suggestion: suggestion,
        fixIts: replacement.map {
          [.init("\(verb) `\($0.filter { $0 != "\n" })`", [.init(edited, $0)])]
        } ?? []))
  }

  /// The diagnostics in the order of their places.
  var sorted: [Diagnostic] {
    diagnostics.sorted { ($0.range.start.offset, $0.message) < ($1.range.start.offset, $1.message) }
  }
}
