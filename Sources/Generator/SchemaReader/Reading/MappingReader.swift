import Diagnostics
import ResourceSchema
import YAMLSource

/// The file that is being read, with the shared state of its readers.
final class SchemaReadingContext {
  let file: SourceFile
  var draft: FileDraft
  /// True if the YAML reader left out single values.
  var hasGaps = false
  var known = KnownNames(nil)
  private var misreadings: [Misreading]?

  /// If `isAdvising` is false, the diagnostics remain without advice that is searched for.
  init(_ file: SourceFile, isAdvising: Bool) {
    self.file = file
    draft = FileDraft(file: file)
    misreadings = isAdvising ? [] : nil
  }

  /// Asks for advice on a diagnostic in the list, once the file is read.
  func ask(about index: Int?, _ advice: @escaping (Advisor) -> Advice?) {
    if let index { misreadings?.append((index, advice)) }
  }

  /// Completes the diagnostics with advice, in their order.
  func advise() {
    let advisor = Advisor(context: self)
    for misreading in misreadings ?? [] {
      draft.diagnostics.complete(misreading.index, with: misreading.advice(advisor))
    }
    misreadings = nil
  }
}

/// A reported diagnostic, with a function from what was read to the advice on it.
private typealias Misreading = (index: Int, advice: (Advisor) -> Advice?)

/// A reader of one form of the language, which adds to the draft of the file.
///
/// This is a class because a class compiles the shared methods once, and a protocol extension
/// compiles them for each reader.
class MappingReader {
  let context: SchemaReadingContext

  required init(context: SchemaReadingContext) { self.context = context }

  convenience init(_ reader: MappingReader) { self.init(context: reader.context) }
}

extension MappingReader {
  var file: SourceFile { context.file }
  var hasGaps: Bool { context.hasGaps }
  var known: KnownNames { context.known }

  /// Returns advice on the name of a type where its contents belong: `object: Address`.
  func typeAdvice(on text: String) -> Advice? {
    known.namesType(text)
      ? "`\(text)` is a type: write it after `type:`, or after `alias:` in `types`" : nil
  }

  /// True for the first few hundred errors: guessing takes time, and helps little after that.
  var isRepairing: Bool { context.draft.diagnostics.errorCount < 200 }

  var isShowing: Bool { context.draft.diagnostics.errorCount < SchemaReader.maxErrors }

  func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: SourceRange,
    labels: [Diagnostic.Label] = [],
    note: String? = nil,
    suggestion: Advice? = nil,
    general: String? = nil,
    advice: ((Advisor) -> Advice?)? = nil
  ) {
    var diagnostic = Diagnostic(
      identifier, message, at: range, labels: labels, note: note, advice: suggestion)
    diagnostic.general = general
    context.ask(about: context.draft.diagnostics.add(diagnostic)) {
      $0.commentAdvice(at: range) ?? advice?($0)
    }
  }

  /// Reports an error in place of a value, and returns `nil`.
  func report<Value>(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: SourceRange,
    note: String? = nil,
    suggestion: Advice? = nil,
    general: String? = nil,
    advice: ((Advisor) -> Advice?)? = nil
  ) -> Value? {
    report(
      identifier, message, at: range, note: note, suggestion: suggestion, general: general,
      advice: advice)
    return nil
  }

  /// Reads a declaration, and remembers its name if there is an error in it.
  func reading<Value>(_ name: Located<String>, _ read: () -> Value) -> Value {
    let count = context.draft.diagnostics.errorCount
    let value = read()
    if context.draft.diagnostics.errorCount > count { context.draft.flawedNames.insert(name.range) }
    return value
  }

  /// Reads what declarations say of themselves: their texts for people, and the warnings that they
  /// turn off.
  func texts(
    _ fields: Fields, of declaration: Field
  ) -> (description: String?, deprecated: String?) {
    allow(fields, in: declaration)
    return (freeText(fields["description"]), deprecation(fields, of: declaration.name))
  }

  private func allow(_ fields: Fields, in declaration: Field) {
    guard let field = fields["allow"] else { return }
    context.draft.allowances.append(
      Allowance(
        identifiers: Set(warnings(field).map(\.value.identifier)), place: declaration.wholeRange))
  }

  func warnings(_ field: Field?) -> [Located<DiagnosticIdentifier>] {
    if let field, let word = field.value.scalar?.text, word.meansAll || word == "true" {
      report(
        .expectedList, "warnings can't be allowed all at once", at: field.value.range,
        suggestion: "name them, such as `\(field.name.value): [not-camel-case]`")
      return []
    }
    guard let field,
      let names = names(field, of: "a warning", example: "\(field.name.value): [not-camel-case]")
    else { return [] }
    return names.compactMap { warning($0) }
  }

  private func warning(_ name: Located<String>) -> Located<DiagnosticIdentifier>? {
    do {
      return Located(try DiagnosticIdentifier.warning(named: name.value), at: name.range)
    } catch {
      return report(
        .unknownWarning, error.message, at: name.range, note: error.note,
        suggestion: error.nearest.map { .didYouMean($0, at: name.range) })
    }
  }

  func refer(_ targets: [Located<String>]) {
    context.draft.references += targets.map { Reference(name: $0, role: .resource) }
  }

  func refer(to name: Located<String>, _ role: Reference.Role) {
    context.draft.references.append(Reference(name: name, role: role))
  }

  func source(from start: SourcePosition, to end: SourcePosition) -> String? {
    guard start.offset <= end.offset, end.offset <= file.bytes.count else { return nil }
    return String(decoding: file.bytes[start.offset..<end.offset], as: UTF8.self)
  }

  /// Returns the text of a node, or dots where it is too long for a sentence.
  func shortSource(of node: YAMLNode) -> String {
    guard let text = source(from: node.range.start, to: node.range.end),
      text.hasPrefix("{") || text.hasPrefix("["),
      text.utf8.count <= 60, !text.contains(where: \.isNewline)
    else { return inBraces(node) ?? "{ … }" }
    return text
  }

  /// The first entries of a block in braces, or its words in brackets; `nil` where there is more to them.
  private func inBraces(_ node: YAMLNode) -> String? {
    if let elements = node.sequence {
      let words = elements.compactMap { $0.scalar?.text }
      guard !words.isEmpty, words.count == elements.count, words.count <= 6 else { return nil }
      return ListedWords.list(words)
    }
    guard let entries = node.mapping?.entries, !entries.isEmpty else { return nil }
    let pairs = entries.prefix(3).compactMap { entry -> String? in
      let value = source(from: entry.value.range.start, to: entry.value.range.end) ?? ""
      let isShort = value.utf8.count <= 40 && !value.contains(where: \.isNewline)
      let isWhole = entry.value.mapping == nil || value.hasPrefix("{")
      return isShort && isWhole ? "\(entry.key): \(value)" : nil
    }
    guard pairs.count == min(entries.count, 3) else { return nil }
    return "{ \(pairs.joined(separator: ", "))\(entries.count > 3 ? ", …" : "") }"
  }
}
