import APIReference
import Diagnostics
import SwiftModel

/// The templates of a run: the built-in ones and the user's, which replace them or add files.
///
/// All templates are parsed at once, and all diagnostics are collected. A template with errors can
/// be rendered; tags with errors render as nothing.
public struct ModelTemplates: Sendable {
  /// All templates: the built-in ones, then the user's.
  public let sources: [TemplateSource]
  /// The destinations of files that are not written to the folder of the models, by template name.
  public let destinations: [String: TemplateDestination]
  /// The diagnostics about the templates, in the order of the sources and of the places in each.
  public let diagnostics: [Diagnostic]
  /// The templates with front matter.
  public private(set) var outputs: [TemplateOutput] = []
  /// The fields that a tag with the name ``cursor`` could name, with descriptions.
  package let fieldsAtCursor: [(name: String, words: String)]
  var limits = RenderingLimits()

  /// The compiled templates, each with the records that it can be rendered with.
  private let compiled: TemplateCompiler

  /// Compiles the templates.
  ///
  /// - Parameters:
  ///   - userTemplates: Templates that replace built-in ones by name, or have front matter.
  ///   - destinations: The destinations of the files of some templates. The name of a template of
  ///     ``BuiltInTemplate/extra`` adds the template.
  public init(
    _ userTemplates: [TemplateSource] = [], destinations: [String: TemplateDestination] = [:]
  ) {
    let extra = BuiltInTemplate.extra.filter {
      $0.isPartial ? !destinations.isEmpty : destinations[$0.name] != nil
    }
    self.init(
      (BuiltInTemplate.all + extra).map(TemplateSource.init) + userTemplates,
      roots: [
        ("resource", ResourceModel.shape), ("types", SwiftModel.shape),
        ("documents", SwiftModel.shape), ("schema", SwiftModel.shape),
        ("namespace", SwiftModel.shape), ("query", QueryModel.shape),
        ("dialect", DialectModel.shape), ("client", ClientModel.shape),
      ],
      outputShapes: Self.outputRecords, context: [SwiftModel.shape], destinations: destinations)
  }

  /// Parses and checks templates.
  ///
  /// - Parameters:
  ///   - sources: The templates; a later one replaces an earlier one of the same name.
  ///   - roots: The templates that are rendered, with the shapes of their records.
  ///   - outputShapes: The record types that front matter may name.
  ///   - context: The shapes of the records around the records of all templates.
  init(
    _ sources: [TemplateSource], roots: [(template: String, shape: RecordShape)],
    outputShapes: [RecordShape] = [], context: [RecordShape] = [],
    destinations: [String: TemplateDestination] = [:]
  ) {
    self.sources = sources
    self.destinations = destinations
    let sources = sources.reversed().uniqued(by: \.name).reversed() as [TemplateSource]
    let shapes = ShapeTable(roots.map(\.shape) + outputShapes + context)
    let numbers = Dictionary(zip(sources.map(\.name), sources.indices), uniquingKeysWith: { $1 })
    var compiler = TemplateCompiler(sources.map(ParsedTemplate.init), numbers, shapes)
    func scope(of shape: RecordShape) -> Scope {
      (context + [shape]).compactMap { shapes.numbers[$0.name] }.reduce(Scope()) { $0.entering($1) }
    }
    for (name, shape) in roots {
      guard let number = numbers[name] else { continue }
      compiler.compile(.init(template: number, scope: scope(of: shape)))
    }
    for (number, template) in compiler.templates.enumerated() {
      guard let output = template.output else { continue }
      if let shape = outputShapes.first(where: { $0.name == output.record }) {
        for isPath in [false, true] {
          compiler.compile(.init(template: number, isPath: isPath, scope: scope(of: shape)))
        }
        outputs.append(output)
      } else {
        let records = outputShapes.map(\.name)
        let listed = records.map { "`\($0)`" }.joined(separator: ", ")
        compiler.templates[number].report.add(
          .unknownRecord, "unknown record `\(output.record)`", at: output.recordRange,
          suggestion: "templates can be for \(listed)", name: (output.record, records))
      }
    }
    compiler.reportUnused()
    fieldsAtCursor = compiler.scopesAtCursor.flatMap {
      $0.shapes.reversed().flatMap { shapes.fields[$0] }.map { ($0.name, $0.words) }
    }
    diagnostics = compiler.templates.flatMap(\.report.sorted)
    compiled = compiler
  }

  /// The name of a tag that is not written yet.
  package static let cursor = "JSONAPIGENCURSOR"

  /// The record types that front matter may name.
  static let outputRecords = [
    ResourceModel.shape, DocumentModel.shape, TypeModel.shape, SwiftModel.shape, APIReference.shape,
    APIResource.shape, FixtureModel.shape,
  ]

  /// Returns the names of the innermost records that a template is rendered with.
  public func records(of template: String) -> [String] {
    let units = compiled.units.keys.filter { $0.template == compiled.numbers[template] }
    return Set(units.compactMap(\.scope.shapes.last)).map { compiled.shapes.names[$0] }.sorted()
  }

  // MARK: Rendering

  /// Renders a template, or the path in its front matter.
  ///
  /// - Parameter records: The records that the template sees, outermost first, with their shapes.
  func render(
    _ template: String, isPath: Bool = false, _ records: (shape: RecordShape, list: RecordList)...
  ) throws(RenderingError) -> [UInt8] {
    var scope = Scope()
    var visible: [RecordList?] = Array(repeating: nil, count: compiled.shapes.names.count)
    for (shape, list) in records {
      guard let number = compiled.shapes.numbers[shape.name] else { continue }
      scope = scope.entering(number)
      visible[number] = list
    }
    guard let number = compiled.numbers[template],
      let program = compiled.units[.init(template: number, isPath: isPath, scope: scope)]
    else { throw RenderingError(template: template, reason: "is not one for these records") }
    return try Renderer.render(program, of: compiled.programs, visible, template: template, limits)
  }
}
