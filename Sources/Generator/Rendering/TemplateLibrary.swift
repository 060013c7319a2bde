import Diagnostics

/// Templates compiled for the records that they are rendered with.
///
/// All templates reachable from roots and front matter are compiled at once, and all diagnostics
/// are collected. A template with errors can be rendered; tags with errors render as nothing.
public struct TemplateLibrary: Sendable {
  /// Errors and warnings in the order of the sources and of the places in each.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The templates with front matter, in the order of the sources.
  public private(set) var outputs: [TemplateOutput] = []
  /// The names of the records that each template is rendered with, by the template's name.
  public private(set) var records: [String: [String]] = [:]
  /// The fields that a tag with the name ``cursor`` could name, with descriptions, for editors.
  private(set) var fieldsAtCursor: [(name: String, words: String)] = []
  public var limits = RenderingLimits()

  /// The name of a tag that is not written yet.
  package static let cursor = "JSONAPIGENCURSOR"

  /// The shape of the record that encloses those of all templates.
  private let context: Int?
  private let compiled: CompiledTemplates
  private var bodies: [Root: Int] = [:]
  private var paths: [Root: Int] = [:]

  private struct Root: Hashable {
    let template: String
    let shape: Int
  }

  /// Compiles templates.
  ///
  /// - Parameters:
  ///   - sources: The templates; a later one replaces an earlier one of the same name.
  ///   - roots: The templates that are rendered, with the types of their records.
  ///   - outputRecords: The record types that front matter may name.
  ///   - context: The type of a record that encloses the records of all templates.
  public init(
    _ sources: [TemplateSource], roots: [TemplateRoot],
    outputRecords: [any TemplateRecord.Type] = [], context: (any TemplateRecord.Type)? = nil
  ) {
    self.init(
      sources, roots: roots, outputShapes: outputRecords.map { ShapeDeclaration($0) },
      context: context.map { ShapeDeclaration($0) }, isLenient: false)
  }

  /// - Parameter isLenient: Unknown names render as nothing, as in Mustache.
  init(
    _ sources: [TemplateSource], roots: [TemplateRoot], outputShapes: [ShapeDeclaration],
    context: ShapeDeclaration? = nil, isLenient: Bool
  ) {
    let replaced = Dictionary(zip(sources.map(\.name), sources.indices), uniquingKeysWith: { $1 })
    let templates = sources.indices.filter { replaced[sources[$0].name] == $0 }
      .map { ParsedTemplate(sources[$0]) }
    let table = ShapeTable(roots.map(\.shape) + outputShapes + [context].compactMap(\.self))
    var compiler = TemplateCompiler(templates, table, isLenient: isLenient)
    self.context = context.flatMap { table.number(of: $0.identity) }
    compiler.context = self.context
    for root in roots {
      guard let shape = table.number(of: root.shape.identity) else { continue }
      guard let template = templates.firstIndex(where: { $0.source.name == root.template }) else {
        diagnostics.append(Self.missing(root.template))
        continue
      }
      let key = Root(template: root.template, shape: shape)
      bodies[key] = compiler.compileBody(of: template, for: shape)
    }
    let builtInNames = Set(sources.filter { $0.isBuiltIn && !$0.hasFrontMatter }.map(\.name))
    for (number, template) in templates.enumerated() {
      guard let frontMatter = template.frontMatter else { continue }
      if builtInNames.contains(template.source.name) {
        compiler.report(Self.needlessFrontMatter(of: template), in: number)
        continue
      }
      let name = frontMatter.record.name
      guard let declaration = outputShapes.first(where: { $0.name == name }),
        let shape = table.number(of: declaration.identity)
      else {
        compiler.report(Self.unknownRecord(frontMatter.record, outputShapes), in: number)
        continue
      }
      let key = Root(template: template.source.name, shape: shape)
      bodies[key] = compiler.compileBody(of: number, for: shape)
      paths[key] = compiler.compilePath(of: number, for: shape)
      outputs.append(
        TemplateOutput(
          template: template.source.name, record: name,
          pathRange: template.source.file.range(of: frontMatter.pathRange)))
    }
    compiler.reportEndlessPartials()
    for scope in compiler.scopesAtCursor {
      for shape in scope.shapes.reversed() {
        fieldsAtCursor += table.fields[table.shapes[shape].fields].map { ($0.name, $0.words) }
      }
    }
    compiled = compiler.compiled
    for (number, template) in templates.enumerated() {
      records[template.source.name] = compiler.records(of: number)
    }
    diagnostics += Self.diagnostics(of: compiler, templates, isLenient: isLenient)
  }

  /// Renders a template.
  ///
  /// - Parameter context: The enclosing record, for a library with a context.
  public func render<Record: TemplateRecord, Context: TemplateRecord>(
    _ template: String, _ record: Record, in context: Context
  ) throws(RenderingError) -> [UInt8] {
    try render(
      template, RecordBox(record), of: ShapeDeclaration(Record.self),
      in: (ShapeDeclaration(Context.self), RecordBox(context)), bodies)
  }

  /// Renders a template.
  public func render<Record: TemplateRecord>(
    _ template: String, _ record: Record
  ) throws(RenderingError) -> [UInt8] {
    try render(template, record, in: record)
  }

  /// Returns the path that the front matter of a template declares.
  public func path<Record: TemplateRecord, Context: TemplateRecord>(
    of template: String, for record: Record, in context: Context
  ) throws(RenderingError) -> String {
    let path = try render(
      template, RecordBox(record), of: ShapeDeclaration(Record.self),
      in: (ShapeDeclaration(Context.self), RecordBox(context)), paths)
    return String(decoding: path, as: UTF8.self)
  }

  /// Returns the path that the front matter of a template declares.
  public func path<Record: TemplateRecord>(
    of template: String, for record: Record
  ) throws(RenderingError) -> String {
    try path(of: template, for: record, in: record)
  }

  /// Renders the body of a template with a record of the given shape.
  func render(
    _ template: String, _ record: AnyRecord, of shape: ShapeDeclaration
  ) throws(RenderingError) -> [UInt8] {
    try render(template, record, of: shape, in: (shape, record), bodies)
  }

  private func render(
    _ template: String, _ record: AnyRecord, of shape: ShapeDeclaration,
    in context: (shape: ShapeDeclaration, record: AnyRecord), _ roots: [Root: Int]
  ) throws(RenderingError) -> [UInt8] {
    guard let number = compiled.table.number(of: shape.identity),
      let program = roots[Root(template: template, shape: number)],
      let contextNumber = compiled.table.number(of: context.shape.identity),
      self.context == nil || self.context == contextNumber
    else { throw .unknownRoot(template: template, record: shape.name) }
    return try Renderer.render(
      program, of: compiled, template: template, limits: limits,
      records: [(contextNumber, context.record), (number, record)])
  }

  // MARK: Diagnostics

  private static func diagnostics(
    of compiler: TemplateCompiler, _ templates: [ParsedTemplate], isLenient: Bool
  ) -> [Diagnostic] {
    let unused = Set(compiler.unused)
    return templates.indices.flatMap { number in
      let template = templates[number]
      var diagnostics = compiler.diagnostics[number]
      let hasErrors = diagnostics.contains { $0.kind.severity == .error }
      if unused.contains(number), !template.source.isBuiltIn, !hasErrors, !isLenient {
        diagnostics.append(
          TemplateDiagnostic(
            kind: .unused, range: 0..<0,
            message: "template `\(template.source.name)` is not used"))
      }
      return
        diagnostics
        .sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
        .map { $0.placed(in: number, of: templates) }
    }
  }

  private static func missing(_ template: String) -> Diagnostic {
    Diagnostic(
      TemplateProblem.unknownTemplate, "unknown template `\(template)`", at: .unknown)
  }

  private static func needlessFrontMatter(of template: ParsedTemplate) -> TemplateDiagnostic {
    TemplateDiagnostic(
      kind: .malformedFrontMatter, range: template.frontMatter?.record.range ?? 0..<0,
      message: "`\(template.source.name)` replaces a built-in template and takes no front matter",
      suggestion: "remove the front matter, or give the file another name")
  }

  private static func unknownRecord(
    _ tag: TemplateTag, _ shapes: [ShapeDeclaration]
  ) -> TemplateDiagnostic {
    let names = shapes.map(\.name)
    let near = WordAdvice.nearest(to: tag.name, among: names)
    let listed = names.map { "`\($0)`" }.joined(separator: ", ")
    return TemplateDiagnostic(
      kind: .unknownRecord, range: tag.range, message: "unknown record `\(tag.name)`",
      suggestion: near?.text ?? "templates can be for \(listed)", replacement: near?.replacement)
  }
}
