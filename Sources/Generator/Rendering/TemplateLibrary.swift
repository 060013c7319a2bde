import Diagnostics

/// Templates that were checked for the records that they are rendered with.
///
/// All templates are parsed at once, and all diagnostics are collected. A template with errors can
/// be rendered; tags with errors render as nothing.
struct TemplateLibrary: Sendable {
  /// Errors and warnings in the order of the sources and of the places in each.
  private(set) var diagnostics: [Diagnostic] = []
  /// The templates with front matter, in the order of the sources.
  private(set) var outputs: [TemplateOutput] = []
  /// The fields that a tag with the name ``ModelTemplates/cursor`` could name, for editors.
  private(set) var fieldsAtCursor: [RecordField] = []
  var limits = RenderingLimits()

  let templates: [ParsedTemplate]
  let templateNumbers: [String: Int]
  let shapes: ShapeTable
  /// The templates, each with the records that it can be rendered with.
  private let units: Set<TemplateChecker.Unit>

  /// Parses and checks templates.
  ///
  /// - Parameters:
  ///   - sources: The templates; a later one replaces an earlier one of the same name.
  ///   - roots: The templates that are rendered, with the shapes of their records.
  ///   - outputShapes: The record types that front matter may name.
  ///   - context: The shapes of the records around the records of all templates.
  init(
    _ sources: [TemplateSource], roots: [(template: String, shape: RecordShape)],
    outputShapes: [RecordShape] = [], context: [RecordShape] = []
  ) {
    let last = Dictionary(zip(sources.map(\.name), sources.indices), uniquingKeysWith: { $1 })
    let sources = sources.indices.filter { last[sources[$0].name] == $0 }.map { sources[$0] }
    let shapes = ShapeTable(roots.map(\.shape) + outputShapes + context)
    var reports = sources.map { TemplateReport($0.file) }
    let numbers = Dictionary(
      zip(sources.map(\.name), sources.indices), uniquingKeysWith: { $1 })
    templates = sources.indices.map { ParsedTemplate(sources[$0], numbers, shapes, &reports[$0]) }
    templateNumbers = numbers
    self.shapes = shapes

    var checker = TemplateChecker(templates, shapes, reports)
    func scope(of shape: RecordShape) -> Scope {
      (context + [shape]).compactMap { shapes.numbers[$0.name] }.reduce(Scope()) { $0.entering($1) }
    }
    for (name, shape) in roots {
      if let number = templateNumbers[name] {
        checker.check(
          .init(template: number, nodes: templates[number].body, scope: scope(of: shape)))
      } else {
        diagnostics.append(
          Diagnostic(TemplateProblem.unknownTemplate, "unknown template `\(name)`", at: .unknown))
      }
    }
    for (number, template) in templates.enumerated() {
      guard let frontMatter = template.frontMatter else { continue }
      let (name, record) = (template.source.name, frontMatter.record)
      if let shape = outputShapes.first(where: { $0.name == record }) {
        for nodes in [template.body, frontMatter.path] {
          checker.check(.init(template: number, nodes: nodes, scope: scope(of: shape)))
        }
        let range = template.source.file.range(of: frontMatter.pathRange)
        outputs.append(TemplateOutput(template: name, record: record, pathRange: range))
      } else {
        let records = outputShapes.map(\.name)
        let listed = records.map { "`\($0)`" }.joined(separator: ", ")
        checker.reports[number].add(
          .unknownRecord, "unknown record `\(record)`", at: frontMatter.recordRange,
          suggestion: "templates can be for \(listed)", name: (record, records))
      }
    }
    units = checker.units
    checker.reportUnused()
    fieldsAtCursor = checker.scopesAtCursor.flatMap {
      $0.shapes.reversed().flatMap(shapes.fields)
    }
    diagnostics += checker.reports.flatMap(\.sorted)
  }

  /// Returns the names of the innermost records that a template is rendered with.
  func records(of template: String) -> [String] {
    let number = templateNumbers[template]
    return Set(units.filter { $0.template == number }.compactMap(\.scope.shapes.last))
      .map { shapes.names[$0] }.sorted()
  }

  // MARK: Rendering

  /// Renders some nodes of a template, by default its text.
  ///
  /// - Parameter context: The records around the record, for a library with a context.
  func render(
    _ template: String, _ record: any TemplateRecord, in context: [any TemplateRecord] = [],
    nodes: (ParsedTemplate) -> Range<Int>? = { $0.body }
  ) throws(RenderingError) -> [UInt8] {
    try render(template, (context + [record]).map { (type(of: $0).shape, $0.asList) }, nodes: nodes)
  }

  /// Returns the path that the front matter of a template declares.
  func path(
    of template: String, for record: any TemplateRecord, in context: [any TemplateRecord] = []
  ) throws(RenderingError) -> String {
    let path = try render(template, record, in: context) { $0.frontMatter?.path }
    return String(decoding: path, as: UTF8.self)
  }

  /// Renders some nodes of a template with the records around them, outermost first.
  func render(
    _ template: String, _ records: [(shape: RecordShape, list: RecordList)],
    nodes: (ParsedTemplate) -> Range<Int>?
  ) throws(RenderingError) -> [UInt8] {
    let records = records.compactMap { shape, list in
      shapes.numbers[shape.name].map { (shape: $0, list: list) }
    }
    let scope = records.reduce(Scope()) { $0.entering($1.shape) }
    guard let number = templateNumbers[template], let nodes = nodes(templates[number]),
      units.contains(.init(template: number, nodes: nodes, scope: scope))
    else { throw RenderingError(template: template, "is not one for these records") }
    var renderer = Renderer(template, limits, in: records)
    try renderer.render(nodes, of: number, self)
    return renderer.output
  }
}
