import Mustache
import Templates

/// The templates of a run, checked against the values that they will be given.
struct TemplateLibrary: Sendable {
  private let library: MustacheLibrary

  /// Parses templates and checks every tag in them.
  ///
  /// - Throws: ``TemplateError`` where a template cannot be rendered.
  init(sources: [String: String] = BuiltInTemplates.all) throws {
    var checker = TemplateChecker(sources: sources)
    try checker.check("resource", with: RecordShape(ResourceFileView.self))
    try checker.check("value-types", with: RecordShape(ValueTypesFileView.self))
    try checker.check("documents", with: RecordShape(DocumentsFileView.self))

    var library = MustacheLibrary()
    for (name, text) in sources {
      // Swift source is no HTML.
      try library.register("{{% CONTENT_TYPE:TEXT}}" + text, named: name)
    }
    self.library = library
  }

  /// Renders a template, which ends with one line break and has no space at the end of a line.
  func render<Record: TemplateRecord>(_ record: Record, with template: String) -> String {
    let text = library.render(record.templateValues.mapValues(\.mustache), withTemplate: template)
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    // A partial's indentation stands on its empty lines too.
    let trimmed = lines.map { $0.allSatisfy { $0 == " " } ? "" : $0 }
    return trimmed.joined(separator: "\n")
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
