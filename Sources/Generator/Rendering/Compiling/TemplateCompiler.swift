/// Compiles templates for the shapes of the records that they are rendered with.
///
/// A template is compiled once for each scope in which it is rendered. Every tag becomes the path to a field.
struct TemplateCompiler {
  /// The maximum number of nodes of a library. A template is compiled once for each scope.
  static let maxNodes = 1_000_000
  static let maxLiterals = 64 << 20
  static let maxPrograms = 10_000

  private(set) var compiled: CompiledTemplates
  private var nodeCount = 0
  /// The diagnostics of each template.
  private(set) var diagnostics: [[TemplateDiagnostic]]
  private var used: Set<Int> = []
  /// The scopes in which a tag has the name ``TemplateLibrary/cursor``.
  private(set) var scopesAtCursor: Set<Scope> = []

  /// The shape of the record around those that templates are rendered with.
  var context: Int?

  private let templates: [ParsedTemplate]
  private let templateNumbers: [String: Int]
  private let resolver: NameResolver
  private var known: [Set<TemplateDiagnostic>]

  private var numbers: [Unit: Int] = [:]
  private var units: [Unit] = []
  /// The tag that first includes each unit.
  private var inclusions: [Int: (unit: Int, tag: TemplateDiagnostic.Place)] = [:]
  /// The tags that include a built-in template with the wrong record.
  private var misplaced: Set<TemplateDiagnostic.Place> = []
  /// For each program the partials that it renders without entering a record.
  private var calls = CallGraph()

  /// The nodes that are being compiled.
  private var current = Unit(template: 0, part: .body, scope: Scope(0), isIndented: false)
  private var recordDepth = 0

  private struct Unit: Hashable {
    enum Part { case body, path }

    var template: Int
    var part: Part
    var scope: Scope
    /// The lines start with the indentation of partials.
    var isIndented: Bool
  }

  init(_ templates: [ParsedTemplate], _ table: ShapeTable, isLenient: Bool) {
    self.templates = templates
    templateNumbers = Dictionary(
      zip(templates.map(\.source.name), templates.indices), uniquingKeysWith: { $1 })
    compiled = CompiledTemplates(table: table)
    resolver = NameResolver(table: table, isLenient: isLenient)
    diagnostics = templates.map(\.diagnostics)
    known = templates.map { Set($0.diagnostics) }
  }

  /// Compiles a template for records of a shape; returns the index of the program.
  mutating func compileBody(of template: Int, for shape: Int) -> Int {
    compile(Unit(template: template, part: .body, scope: scope(of: shape), isIndented: false))
  }

  private func scope(of shape: Int) -> Scope {
    guard let context, context != shape else { return Scope(shape) }
    return Scope(context).entering(shape, isElement: false)
  }

  /// Compiles the template of the path in the front matter.
  mutating func compilePath(of template: Int, for shape: Int) -> Int {
    compile(Unit(template: template, part: .path, scope: scope(of: shape), isIndented: false))
  }

  // MARK: Programs

  private mutating func compile(_ unit: Unit) -> Int {
    let number = number(of: unit)
    while compiled.programs.count < units.count {
      current = units[compiled.programs.count]
      let template = templates[current.template]
      var nodes: [TemplateNode] = []
      if nodeCount >= Self.maxNodes || compiled.literals.count >= Self.maxLiterals {
        reportExpansion(0..<0)
      } else {
        nodes = current.part == .body ? template.body : template.frontMatter?.path ?? []
      }
      compiled.programs.append(compile(nodes, current.scope))
    }
    return number
  }

  private mutating func number(of unit: Unit) -> Int {
    used.insert(unit.template)
    if let number = numbers[unit] { return number }
    numbers[unit] = units.count
    units.append(unit)
    return units.count - 1
  }

  /// Returns the number of the compiled nodes.
  private mutating func compile(_ nodes: [TemplateNode], _ scope: Scope) -> Int {
    let body = self.nodes(nodes, scope)
    nodeCount += body.count
    compiled.bodies.append(body)
    return compiled.bodies.count - 1
  }

  private mutating func nodes(_ nodes: [TemplateNode], _ scope: Scope) -> [CompiledNode] {
    var body: [CompiledNode] = []
    for node in nodes {
      switch node {
      case .text(let range):
        let literal = literal(range)
        if case .literal(let before)? = body.last, before.upperBound == literal.lowerBound {
          body[body.count - 1] = .literal(before.lowerBound..<literal.upperBound)
        } else {
          body.append(.literal(literal))
        }
      case .lineStart: if current.isIndented { body.append(.indentation) }
      case .value(let tag): body += compileValue(tag, scope)
      case .section(let tag, let isInverted, let content):
        body += compileSection(tag, isInverted, content, scope)
      case .partial(let tag, let indentation):
        body += compilePartial(tag, indentation, scope)
      }
    }
    return body
  }

  private mutating func literal(_ range: Range<Int>) -> Range<Int> {
    let start = compiled.literals.count
    compiled.literals += templates[current.template].bytes[range]
    return start..<compiled.literals.count
  }

  private mutating func place(_ path: FieldPath) -> FieldPlace {
    var place = FieldPlace(start: path.start, way: nil, field: path.field)
    if !path.records.isEmpty {
      place.way = compiled.ways.count
      compiled.ways.append(path.records)
    }
    return place
  }

  private mutating func resolve(_ tag: TemplateTag, _ scope: Scope) -> ResolvedName {
    if tag.name == TemplateLibrary.cursor { scopesAtCursor.insert(scope) }
    return resolver.resolve(tag.name, in: scope) { problem in
      report(
        TemplateDiagnostic(
          kind: problem.kind, range: tag.range, message: problem.message,
          suggestion: problem.suggestion, replacement: problem.replacement))
    }
  }

  // MARK: Values

  private mutating func compileValue(_ tag: TemplateTag, _ scope: Scope) -> [CompiledNode] {
    switch resolve(tag, scope) {
    case .nothing: return []
    case .item: return [.item]
    case .loopFlag: reportMisuse(tag, as: "a flag")
    case .field(let path):
      switch resolver.table.fields[path.field].content {
      case .text, .optionalText: return [.text(place(path))]
      case .flag, .texts, .record, .records: reportMisuse(tag, as: resolver.kind(of: path.field))
      }
    }
    return []
  }

  private mutating func reportMisuse(_ tag: TemplateTag, as kind: String) {
    guard !resolver.isLenient else { return }
    report(
      TemplateDiagnostic(
        kind: .misusedField, range: tag.range, message: "`\(tag.name)` is \(kind), not a text",
        suggestion: "use it as a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`"))
  }

  // MARK: Sections

  private mutating func compileSection(
    _ tag: TemplateTag, _ isInverted: Bool, _ content: [TemplateNode], _ scope: Scope
  ) -> [CompiledNode] {
    switch resolve(tag, scope) {
    case .nothing:
      if resolver.isLenient, isInverted {
        return nodes(content, scope)
      }
      // The content cannot be compiled, because its meaning depends on the unknown name.
      useTemplates(in: content)
    case .item: reportTextSection(tag, content)
    case .loopFlag(let flag):
      return [.loopFlag(flag, isInverted: isInverted, body: compile(content, scope))]
    case .field(let path):
      let field = resolver.table.fields[path.field].content
      if case .text = field {
        reportTextSection(tag, content)
      } else if isInverted {
        return [.inverted(place(path), body: compile(content, scope))]
      } else {
        return [.section(place(path), body: compile(content, in: field, path.field, scope))]
      }
    }
    return []
  }

  private mutating func reportTextSection(_ tag: TemplateTag, _ content: [TemplateNode]) {
    report(
      TemplateDiagnostic(
        kind: .misusedField, range: tag.range,
        message: "`\(tag.name)` is a text that is always present",
        suggestion: "a section needs a flag, an optional text, a record or a list"))
    useTemplates(in: content)
  }

  /// Compiles the section of a field.
  private mutating func compile(
    _ nodes: [TemplateNode], in field: FieldContent, _ number: Int, _ scope: Scope
  ) -> Int {
    switch field {
    case .text, .flag: return compile(nodes, scope)
    case .optionalText: return compile(nodes, scope.enteringText(isElement: false))
    case .texts: return compile(nodes, scope.enteringText(isElement: true))
    case .record, .records:
      guard let shape = resolver.table.innerShapes[number] else { return compile([], scope) }
      let isList = if case .records = field { true } else { false }
      recordDepth += 1
      defer { recordDepth -= 1 }
      return compile(nodes, scope.entering(shape, isElement: isList))
    }
  }

  // MARK: Partials

  private mutating func compilePartial(
    _ tag: TemplateTag, _ indentation: Range<Int>?, _ scope: Scope
  ) -> [CompiledNode] {
    guard let template = template(tag) else { return [] }
    guard units.count < Self.maxPrograms else {
      reportExpansion(tag.range)
      return []
    }
    let isIndented = indentation.map { current.isIndented || !$0.isEmpty } ?? false
    let next = units.count
    let program = number(
      of: Unit(template: template, part: .body, scope: scope, isIndented: isIndented))
    if program == next {
      inclusions[program] = (
        compiled.programs.count, .init(template: current.template, range: tag.range)
      )
    }
    if recordDepth == 0 {
      calls.add(from: compiled.programs.count, to: program, by: tag)
    }
    return [.partial(program, indentation: indentation.map { literal($0) })]
  }

  private mutating func template(_ tag: TemplateTag) -> Int? {
    if let number = templateNumbers[tag.name] { return number }
    guard !resolver.isLenient else { return nil }
    let names = templates.map(\.source.name).sorted()
    let near = WordAdvice.nearest(to: tag.name, among: names)
    report(
      TemplateDiagnostic(
        kind: .unknownTemplate, range: tag.range, message: "unknown template `\(tag.name)`",
        suggestion: near?.text, replacement: near?.replacement))
    return nil
  }

  /// Marks the partials in uncompiled nodes as used.
  private mutating func useTemplates(in nodes: [TemplateNode]) {
    for tag in nodes.partials {
      if let template = template(tag) { used.insert(template) }
    }
  }

  /// The templates that are neither roots nor included by a used template.
  var unused: [Int] {
    var reached = used
    var open = Array(used)
    while let template = open.popLast() {
      for tag in templates[template].body.partials {
        guard let partial = templateNumbers[tag.name] else { continue }
        if reached.insert(partial).inserted { open.append(partial) }
      }
    }
    return templates.indices.filter { !reached.contains($0) }
  }

  /// Returns the names of the innermost records that a template is compiled for.
  func records(of template: Int) -> [String] {
    var names: [String] = []
    for unit in units where unit.template == template {
      guard let shape = unit.scope.shapes.last else { continue }
      let name = resolver.table.shapes[shape].name
      if !names.contains(name) { names.append(name) }
    }
    return names.sorted()
  }

  // MARK: Diagnostics

  private mutating func reportExpansion(_ range: Range<Int>) {
    report(
      TemplateDiagnostic(
        kind: .oversized, range: range, message: "the templates expand to too much",
        suggestion: "use fewer partials in partials"))
  }

  /// Reports partials that include themselves with the same records, which would never end.
  mutating func reportEndlessPartials() {
    for (program, tag) in calls.endless {
      current = units[program]
      report(
        TemplateDiagnostic(
          kind: .endless, range: tag.range, message: "`\(tag.name)` includes itself endlessly",
          suggestion: "put it into the section of a record or list"))
    }
  }

  private mutating func report(_ diagnostic: TemplateDiagnostic) {
    guard let inclusion = inclusion(of: compiled.programs.count) else {
      return append(diagnostic, to: current.template)
    }
    // A built-in template is included with the wrong record. The user cannot change the template,
    // and its first diagnostic is enough.
    guard diagnostic.kind.severity == .error, misplaced.insert(inclusion).inserted else { return }
    append(
      TemplateDiagnostic(
        kind: diagnostic.kind, range: inclusion.range,
        message: "the built-in template `\(templates[current.template].source.name)` cannot be used"
          + " with this record: \(diagnostic.message)",
        cause: .init(template: current.template, range: diagnostic.range)),
      to: inclusion.template)
  }

  private mutating func append(_ diagnostic: TemplateDiagnostic, to template: Int) {
    // A template that is compiled for several scopes may have the same error in each of them.
    guard diagnostics[template].count < TemplateDiagnostic.maxInTemplate,
      known[template].insert(diagnostic).inserted
    else { return }
    diagnostics[template].append(diagnostic)
  }

  /// Returns the tag of a user's template that includes a unit of a built-in template, directly or
  /// indirectly.
  private func inclusion(of unit: Int) -> TemplateDiagnostic.Place? {
    guard unit < units.count, templates[units[unit].template].source.isBuiltIn else { return nil }
    var unit = unit
    while let (including, tag) = inclusions[unit] {
      if !templates[tag.template].source.isBuiltIn { return tag }
      unit = including
    }
    return nil
  }

  mutating func report(_ diagnostic: TemplateDiagnostic, in template: Int) {
    append(diagnostic, to: template)
  }
}
