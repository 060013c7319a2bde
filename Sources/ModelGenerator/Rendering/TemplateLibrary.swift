import Mustache
import Templates

/// The templates of a run, checked against the values that they will be given.
struct TemplateLibrary: Sendable {
  private let templates: [String: MustacheTemplate]

  /// Parses templates and checks every tag in them.
  ///
  /// - Throws: ``TemplateError`` where a template cannot be rendered.
  init(sources: [String: String] = BuiltInTemplates.all) throws {
    var checker = TemplateChecker(sources: sources)
    try checker.check(ResourceFileView.self)
    try checker.check(ValueTypesFileView.self)
    try checker.check(DocumentsFileView.self)
    templates = try sources.mapValues { source in
      // Swift source is no HTML.
      try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}" + Self.withoutLines(source))
    }
  }

  /// The lines of a record, as its template lays it out.
  func lines<Record: TemplateRecord>(of record: Record) -> [String] {
    guard let name = Record.template, let template = templates[name] else { return [] }
    let text = template.render(record.templateValues(self).mapValues(\.mustache))
    var lines = text.utf8.split(separator: Self.lineBreak, omittingEmptySubsequences: false)
    // A template ends with a line break, which begins no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    // What is indented may be an empty line.
    return lines.map { $0.allSatisfy { $0 == UInt8(ascii: " ") } ? "" : String(Substring($0)) }
  }

  /// The text of a file, which ends with one line break.
  func text<Record: TemplateRecord>(of record: Record) -> String {
    lines(of: record).joined(separator: "\n") + "\n"
  }

  /// What stands for a line break while the engine renders. It cannot come from a schema, whose
  /// texts reach templates without control characters.
  private static let lineBreak: UInt8 = 1

  /// Takes the lines out of a template: those that hold a tag alone, as Mustache wants it, and all
  /// line breaks.
  ///
  /// The engine's own rules for a tag alone on its line add and lose line breaks where two such
  /// lines meet.
  static func withoutLines(_ source: String) -> String {
    let lineBreak = Character(Unicode.Scalar(lineBreak))
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      guard let tag = content.soleSectionTag else { return String(line) + String(lineBreak) }
      return tag
    }.joined().droppingLast(lineBreak)
  }
}

extension Substring {
  /// The text of the tag that a line holds alone, if it opens or ends a section or is a comment.
  fileprivate var soleSectionTag: String? {
    guard hasPrefix("{{"), hasSuffix("}}"), !dropFirst(2).contains("{{"),
      let mark = dropFirst(2).first, "#^/!".contains(mark)
    else { return nil }
    return String(self)
  }
}

extension String {
  /// Splitting finds one line more than there are line breaks.
  fileprivate func droppingLast(_ character: Character) -> String {
    last == character ? String(dropLast()) : self
  }
}

extension TemplateValue {
  /// The value as the template engine takes it.
  fileprivate var mustache: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .texts(let texts): texts
    case .record(let record): record.mapValues(\.mustache)
    case .records(let records): records.map { $0.mapValues(\.mustache) }
    }
  }
}
