import Diagnostics

/// Compiles templates for the records that they are rendered with, and reports names without a
/// meaning.
///
/// A template is compiled once for each scope in which it is rendered. Tags with errors render as
/// nothing.
struct TemplateCompiler {
  /// The maximum number of nodes that are compiled.
  private static let maxNodes = 200_000

  /// The templates, with the diagnostics of each.
  var templates: [ParsedTemplate]
  let numbers: [String: Int]
  let shapes: ShapeTable
  /// The numbers of the programs that units have become.
  private(set) var units: [Unit: Int] = [:]
  private(set) var programs: [[CompiledNode]] = []
  /// The scopes in which a tag has the name ``ModelTemplates/cursor``.
  var scopesAtCursor: Set<Scope> = []

  /// A template in a scope, or the path in its front matter.
  struct Unit: Hashable {
    var template: Int
    var isPath = false
    var scope: Scope
  }

  /// The units around the current node, each with the tag that includes it.
  private var openUnits: [(unit: Unit, tag: TemplateTag?)] = []
  /// The index of the first unit that is in the innermost section of a record. If it or a later one
  /// is included again, rendering does not end; with other records, it may.
  private var firstInRecord = 0
  private var nodeCount = 0
  private var depth = 0
  /// The places of tags that include a built-in template with the wrong record.
  private var misplaced: Set<[Int]> = []

  init(_ templates: [ParsedTemplate], _ numbers: [String: Int], _ shapes: ShapeTable) {
    self.templates = templates
    self.numbers = numbers
    self.shapes = shapes
  }

  /// Compiles a unit, which a tag includes, and all partials that it includes; returns the number of
  /// its program.
  @discardableResult
  mutating func compile(_ unit: Unit, includedBy tag: TemplateTag? = nil) -> Int {
    if let number = units[unit] { return number }
    let number = programs.count
    units[unit] = number
    programs.append([])
    openUnits.append((unit, tag))
    defer { openUnits.removeLast() }
    let template = templates[unit.template]
    programs[number] = compile(unit.isPath ? template.path : template.nodes, unit.scope)
    return number
  }

  private mutating func compile(_ nodes: [ParsedNode], _ scope: Scope) -> [CompiledNode] {
    depth += 1
    defer { depth -= 1 }
    nodeCount += nodes.count
    return nodes.flatMap { node -> [CompiledNode] in
      switch node {
      case .text(let text, let isIndented): [.text(text, isIndented: isIndented)]
      case .value(let tag): value(tag, scope)
      case .section(let tag, let isInverted, let content):
        section(tag, isInverted, content, scope)
      case .partial(let tag, let indentation): partial(tag, indentation, scope)
      }
    }
  }

  // MARK: Tags

  private mutating func value(_ tag: TemplateTag, _ scope: Scope) -> [CompiledNode] {
    guard let meaning = meaning(of: tag, scope) else { return [] }
    if case .field(let kind, _, _, _) = meaning, ![.text, .optionalText].contains(kind) {
      report(
        .misusedField, "`\(tag.name)` is \(words(for: kind)), not a text", at: tag,
        suggestion: "use it as a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`")
      return []
    }
    return [.value(meaning)]
  }

  private mutating func section(
    _ tag: TemplateTag, _ isInverted: Bool, _ content: [ParsedNode], _ scope: Scope
  ) -> [CompiledNode] {
    guard let meaning = meaning(of: tag, scope) else {
      // In the section of an unknown name, the meaning of names is unknown, unless it is inverted.
      return isInverted ? compile(content, scope) : []
    }
    guard case .field(let kind, _, _, let inner) = meaning, kind != .text else {
      report(
        .misusedField, "`\(tag.name)` is a text that is always present", at: tag,
        suggestion: "a section needs a flag, an optional text, a record or a list")
      return []
    }
    var contentScope = scope
    let outer = firstInRecord
    defer { firstInRecord = outer }
    switch kind {
    case .text, .flag: break
    case _ where isInverted: break
    case .optionalText: contentScope = scope.entering(nil)
    case .texts: contentScope = scope.entering(nil, isElement: true)
    case .record, .records:
      contentScope = scope.entering(inner, isElement: kind == .records)
      firstInRecord = openUnits.count
    }
    return [.section(meaning, isInverted: isInverted, compile(content, contentScope))]
  }

  private mutating func partial(
    _ tag: TemplateTag, _ indentation: ArraySlice<UInt8>?, _ scope: Scope
  ) -> [CompiledNode] {
    guard let template = numbers[tag.name] else {
      report(
        .unknownTemplate, "unknown template `\(tag.name)`", at: tag,
        name: (tag.name, numbers.keys.sorted()))
      return []
    }
    let unit = Unit(template: template, scope: scope)
    if openUnits[firstInRecord...].contains(where: { $0.unit == unit }) {
      report(
        .endless, "`\(tag.name)` includes itself endlessly", at: tag,
        suggestion: "put it into the section of a record or list")
    }
    let isWithinLimits = nodeCount < Self.maxNodes && depth < RenderingLimits().maxDepth
    guard units[unit] != nil || isWithinLimits else {
      report(
        .oversized, "the templates expand to too much", at: tag,
        suggestion: "use fewer partials in partials")
      return []
    }
    return [.partial(.program(compile(unit, includedBy: tag)), indentation: indentation)]
  }

  // MARK: All templates

  /// Reports the user's templates that are neither rendered nor included by another template.
  mutating func reportUnused() {
    let rendered = Set(units.keys.map(\.template))
    for (number, template) in templates.enumerated() {
      let name = template.source.name
      let isIncluded = templates.contains { $0.source.name != name && $0.partials.contains(name) }
      guard !rendered.contains(number), !isIncluded, !template.source.isBuiltIn,
        !template.report.diagnostics.hasErrors
      else { continue }
      templates[number].report.add(.unused, "template `\(name)` is not used", at: 0..<0)
    }
  }

  // MARK: Diagnostics

  mutating func report(
    _ kind: TemplateProblem, _ message: String, at tag: TemplateTag, suggestion: String? = nil,
    replacement: String? = nil, name: (unknown: String, known: [String])? = nil
  ) {
    let numbers = openUnits.map(\.unit.template)
    guard let current = numbers.last else { return }
    let source = templates[current].source
    guard source.isBuiltIn,
      let user = numbers.lastIndex(where: { !templates[$0].source.isBuiltIn }),
      let inclusion = openUnits[user + 1].tag
    else {
      return templates[current].report.add(
        kind, message, at: tag.range, suggestion: suggestion, replacement: replacement, name: name)
    }
    // A built-in template is included with the wrong record. The user cannot change the template,
    // and its first diagnostic is enough.
    guard kind.severity == .error,
      misplaced.insert([numbers[user], inclusion.range.lowerBound]).inserted
    else { return }
    templates[numbers[user]].report.add(
      kind,
      "the built-in template `\(source.name)` cannot be used with this record: \(message)",
      at: inclusion.range,
      labels: [.init("it is used here", at: source.file.range(of: tag.range))])
  }
}

/// The records that are visible to a tag: those of the sections around it.
///
/// A record hides outer records of the same shape. A scope is therefore a list of distinct shapes,
/// and even recursive records and partials have finitely many scopes.
struct Scope: Hashable {
  /// The numbers of the shapes of the records, outermost first.
  private(set) var shapes: [Int] = []
  /// True if the tag is in the section of a text, so that `{{.}}` is the text.
  private(set) var hasItem = false
  /// The tag is in the section of a list, whose elements have the flags `first` and `last`.
  private(set) var isInList = false

  /// - Parameter shape: The number of the shape of a record; `nil` for a text.
  func entering(_ shape: Int?, isElement: Bool = false) -> Scope {
    var scope = self
    if let shape {
      scope.shapes.removeAll { $0 == shape }
      scope.shapes.append(shape)
    }
    scope.hasItem = shape == nil
    scope.isInList = isInList || isElement
    return scope
  }
}
