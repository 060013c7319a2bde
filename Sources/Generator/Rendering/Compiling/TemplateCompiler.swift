/// Compiles templates for the shapes of the records that they are rendered with.
///
/// A template is compiled once for each scope in which it is rendered. Every tag becomes the slot
/// of a record and a field of its shape.
struct TemplateCompiler {
  /// The maximum number of instructions of a library. A template is compiled once for each scope.
  static let maxInstructions = 1_000_000
  static let maxLiterals = 64 << 20
  static let maxPrograms = 10_000

  private(set) var programs = Programs()
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
  /// The tags that the units are first included by.
  private var inclusions: [Int: (unit: Int, tag: TemplateDiagnostic.Place)] = [:]
  /// The tags that include built-in templates with records that these are not for.
  private var misplaced: Set<TemplateDiagnostic.Place> = []
  /// For each program the partials that it renders without entering a record.
  private var calls = CallGraph()

  /// The nodes that are being compiled.
  private var current = Unit(template: 0, part: .body, scope: Scope(0), isIndented: false)
  private var recordDepth = 0
  /// Instructions before this one are not extended, because a section begins or ends here.
  private var barrier = 0

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
    resolver = NameResolver(table: table, isLenient: isLenient)
    diagnostics = templates.map(\.diagnostics)
    known = templates.map { Set($0.diagnostics) }
    programs.slotCount = table.shapes.count + NameResolver.maxParts
  }

  /// Compiles a template as it is rendered with records of a shape; returns the program's number.
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
    while programs.ranges.count < units.count {
      current = units[programs.ranges.count]
      let start = programs.code.count
      barrier = start
      let template = templates[current.template]
      if isFull {
        reportExpansion(0..<0)
      } else {
        compile(
          current.part == .body ? template.body : template.frontMatter?.path ?? [], current.scope)
      }
      programs.ranges.append(start..<programs.code.count)
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

  private var isFull: Bool {
    programs.code.count >= Self.maxInstructions || programs.literals.count >= Self.maxLiterals
  }

  private mutating func compile(_ nodes: [TemplateNode], _ scope: Scope) {
    for node in nodes {
      switch node {
      case .text(let range): emitLiteral(templates[current.template].bytes[range])
      case .lineStart: if current.isIndented { programs.code.append(.indentation) }
      case .value(let tag): compileValue(tag, scope)
      case .section(let tag, let isInverted, let content):
        compileSection(tag, isInverted, content, scope)
      case .partial(let tag, let indentation): compilePartial(tag, indentation, scope)
      }
    }
  }

  private mutating func emitLiteral(_ bytes: ArraySlice<UInt8>) {
    let count = Int32(bytes.count)
    if programs.code.count > barrier,
      case .literal(let start, let length) = programs.code[programs.code.count - 1],
      Int(start + length) == programs.literals.count
    {
      programs.code[programs.code.count - 1] = .literal(start: start, count: length + count)
    } else {
      programs.code.append(.literal(start: Int32(programs.literals.count), count: count))
    }
    programs.literals += bytes
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

  private mutating func compileValue(_ tag: TemplateTag, _ scope: Scope) {
    switch resolve(tag, scope) {
    case .nothing: break
    case .item: programs.code.append(.item)
    case .loopFlag: reportMisuse(tag, as: "a flag")
    case .field(let path):
      switch resolver.table.fields[path.field].content {
      case .text(let reader):
        compileWay(path) { compiler, slot in
          if case .stored(let offset) = reader {
            compiler.programs.code.append(.storedText(slot: slot, offset: Int32(offset)))
          } else {
            compiler.programs.code.append(.text(slot: slot, field: Int32(path.field)))
          }
        }
      case .optionalText:
        compileWay(path) { compiler, slot in
          compiler.programs.code.append(.text(slot: slot, field: Int32(path.field)))
        }
      case .flag, .texts, .record, .records:
        reportMisuse(tag, as: resolver.kind(of: path.field))
      }
    }
  }

  private mutating func reportMisuse(_ tag: TemplateTag, as kind: String) {
    guard !resolver.isLenient else { return }
    report(
      TemplateDiagnostic(
        kind: .misusedField, range: tag.range, message: "`\(tag.name)` is \(kind), not a text",
        suggestion: "use it as a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`"))
  }

  /// Enters the records on the way to a field, each in a slot that no name means.
  private mutating func compileWay(
    _ path: FieldPath, _ body: (inout TemplateCompiler, _ slot: Int32) -> Void
  ) {
    var slot = Int32(path.start)
    var sections: [Int] = []
    for (index, record) in path.records.enumerated() {
      let target = Int32(resolver.table.shapes.count + index)
      sections.append(
        open(
          .records(slot: slot, field: Int32(record), target: target, isList: false, end: 0)))
      slot = target
    }
    body(&self, slot)
    for section in sections.reversed() { close(section) }
  }

  // MARK: Sections

  private mutating func compileSection(
    _ tag: TemplateTag, _ isInverted: Bool, _ content: [TemplateNode], _ scope: Scope
  ) {
    switch resolve(tag, scope) {
    case .nothing:
      if resolver.isLenient, isInverted {
        compile(content, scope)
      } else {
        // The meaning of what is inside depends on the unknown name.
        useTemplates(in: content)
      }
    case .item: reportTextSection(tag, content)
    case .loopFlag(let flag):
      let section = open(.ifLoopFlag(flag, isInverted: isInverted, end: 0))
      compile(content, scope)
      close(section)
    case .field(let path):
      let field = resolver.table.fields[path.field]
      if case .text = field.content { return reportTextSection(tag, content) }
      if isInverted {
        compileInverted(path, content, scope)
      } else {
        compileWay(path) { compiler, slot in
          compiler.compile(field.content, path.field, slot, content, scope)
        }
      }
    }
  }

  private mutating func reportTextSection(_ tag: TemplateTag, _ content: [TemplateNode]) {
    report(
      TemplateDiagnostic(
        kind: .misusedField, range: tag.range,
        message: "`\(tag.name)` is a text that is always present",
        suggestion: "a section needs a flag, an optional text, a record or a list"))
    useTemplates(in: content)
  }

  private mutating func compileInverted(
    _ path: FieldPath, _ content: [TemplateNode], _ scope: Scope
  ) {
    let field = Int32(path.field)
    let section: Int
    if path.records.isEmpty {
      let slot = Int32(path.start)
      if case .flag(.stored(let offset)) = resolver.table.fields[path.field].content {
        section = open(
          .ifStoredFlag(slot: slot, offset: Int32(offset), isInverted: true, end: 0))
      } else {
        section = open(.ifPresent(slot: slot, field: field, isInverted: true, end: 0))
      }
    } else {
      programs.code.append(.forgetPresence)
      compileWay(path) { compiler, slot in
        compiler.programs.code.append(.notePresence(slot: slot, field: field))
      }
      section = open(.ifNothingNoted(end: 0))
    }
    compile(content, scope)
    close(section)
  }

  private mutating func compile(
    _ content: FieldContent, _ number: Int, _ slot: Int32, _ nodes: [TemplateNode], _ scope: Scope
  ) {
    let field = Int32(number)
    let section: Int
    var inner = scope
    var entersRecord = false
    switch content {
    case .text: return
    case .flag(.stored(let offset)):
      section = open(.ifStoredFlag(slot: slot, offset: Int32(offset), isInverted: false, end: 0))
    case .flag:
      section = open(.ifPresent(slot: slot, field: field, isInverted: false, end: 0))
    case .optionalText:
      section = open(.optionalText(slot: slot, field: field, end: 0))
      inner = scope.enteringText(isElement: false)
    case .texts:
      section = open(.texts(slot: slot, field: field, end: 0))
      inner = scope.enteringText(isElement: true)
    case .record, .records:
      guard let shape = resolver.table.innerShapes[number] else { return }
      let isList = if case .records = content { true } else { false }
      section = open(
        .records(slot: slot, field: field, target: Int32(shape), isList: isList, end: 0))
      inner = scope.entering(shape, isElement: isList)
      entersRecord = true
    }
    recordDepth += entersRecord ? 1 : 0
    compile(nodes, inner)
    recordDepth -= entersRecord ? 1 : 0
    close(section)
  }

  private mutating func open(_ section: Instruction) -> Int {
    programs.code.append(section)
    barrier = programs.code.count
    return programs.code.count - 1
  }

  private mutating func close(_ section: Int) {
    programs.code[section] = programs.code[section].ending(at: Int32(programs.code.count))
    barrier = programs.code.count
  }

  // MARK: Partials

  private mutating func compilePartial(
    _ tag: TemplateTag, _ indentation: Range<Int>?, _ scope: Scope
  ) {
    guard let template = template(tag) else { return }
    guard units.count < Self.maxPrograms else { return reportExpansion(tag.range) }
    let isIndented = indentation.map { current.isIndented || !$0.isEmpty } ?? false
    let next = units.count
    let program = number(
      of: Unit(template: template, part: .body, scope: scope, isIndented: isIndented))
    if program == next {
      inclusions[program] = (
        programs.ranges.count, .init(template: current.template, range: tag.range)
      )
    }
    if recordDepth == 0 {
      calls.add(from: programs.ranges.count, to: program, by: tag)
    }
    let start = programs.literals.count
    if let indentation { programs.literals += templates[current.template].bytes[indentation] }
    programs.code.append(.call(Int32(programs.calls.count)))
    programs.calls.append(
      PartialCall(
        program: program, indentation: start..<programs.literals.count,
        isStandalone: indentation != nil))
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

  /// Looks for the partials in nodes that are not compiled.
  private mutating func useTemplates(in nodes: [TemplateNode]) {
    for tag in nodes.partials {
      if let template = template(tag) { used.insert(template) }
    }
  }

  /// The templates that are neither roots nor included from any that is used.
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
    guard let inclusion = inclusion(of: programs.ranges.count) else {
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

  /// Returns the tag of a user's template that led to a unit of a built-in one.
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
