import Diagnostics

/// Checks that the names in templates have a meaning for the records that they are rendered with.
///
/// A template is checked once for each scope in which it is rendered.
struct TemplateChecker {
  /// The maximum number of nodes that are checked.
  private static let maxNodes = 200_000

  let templates: [ParsedTemplate]
  let shapes: ShapeTable
  /// The diagnostics of each template.
  var reports: [TemplateReport]
  /// What has been checked.
  private(set) var units: Set<Unit> = []
  /// The scopes in which a tag has the name ``ModelTemplates/cursor``.
  var scopesAtCursor: Set<Scope> = []

  /// Some nodes of a template in a scope.
  struct Unit: Hashable {
    var template: Int
    var nodes: Range<Int>
    var scope: Scope
  }

  /// The unit that is being checked, and the tags that include it.
  private var current = Unit(template: 0, nodes: 0..<0, scope: Scope())
  private var inclusions: [(unit: Unit, tag: TemplateTag, isInRecord: Bool)] = []
  /// True in the section of a record in the current unit.
  private var isInRecord = false
  private var nodeCount = 0
  private var depth = 0
  /// The places of tags that include a built-in template with the wrong record.
  private var misplaced: Set<[Int]> = []

  init(_ templates: [ParsedTemplate], _ shapes: ShapeTable, _ reports: [TemplateReport]) {
    self.templates = templates
    self.shapes = shapes
    self.reports = reports
  }

  /// Checks some nodes of a template, and all partials that they include.
  mutating func check(_ unit: Unit) {
    guard units.insert(unit).inserted else { return }
    nodeCount += unit.nodes.count
    let outer = (current, isInRecord)
    (current, isInRecord) = (unit, false)
    check(unit.nodes, unit.scope)
    (current, isInRecord) = outer
  }

  private mutating func check(_ nodes: Range<Int>, _ scope: Scope) {
    depth += 1
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = templates[current.template].nodes[index]
      index += 1
      switch node {
      case .text, .lineStart: break
      case .value(let tag): checkValue(tag, scope)
      case .section(let tag, let isInverted, let end):
        checkSection(tag, isInverted, index..<end, scope)
        index = end
      case .partial(let tag, let number, _): checkPartial(tag, number, scope)
      }
    }
    depth -= 1
  }

  // MARK: Tags

  private mutating func checkValue(_ tag: TemplateTag, _ scope: Scope) {
    let kind: String
    switch meaning(of: tag, scope) {
    case nil, .item: return
    case .loopFlag: kind = "a flag"
    case .field(let field):
      if [.text, .optionalText].contains(shapes.fields[field].kind) { return }
      kind = self.kind(of: field)
    }
    report(
      .misusedField, "`\(tag.name)` is \(kind), not a text", at: tag,
      suggestion: "use it as a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`")
  }

  private mutating func checkSection(
    _ tag: TemplateTag, _ isInverted: Bool, _ content: Range<Int>, _ scope: Scope
  ) {
    // Below an unknown name, the meaning of names is unknown too.
    guard let meaning = meaning(of: tag, scope) else { return }
    let outer = isInRecord
    var inner = scope
    switch meaning {
    case .item: return reportTextSection(tag)
    case .loopFlag: break
    case .field(let field):
      switch shapes.fields[field].kind {
      case .text: return reportTextSection(tag)
      case .flag: break
      case _ where isInverted: break
      case .optionalText: inner = scope.entering(nil)
      case .texts: inner = scope.entering(nil, isElement: true)
      case .record, .records:
        let isElement = shapes.record(in: field) == nil
        inner = scope.entering(shapes.innerShapes[field], isElement: isElement)
        isInRecord = true
      }
    }
    check(content, inner)
    isInRecord = outer
  }

  private mutating func reportTextSection(_ tag: TemplateTag) {
    report(
      .misusedField, "`\(tag.name)` is a text that is always present", at: tag,
      suggestion: "a section needs a flag, an optional text, a record or a list")
  }

  private mutating func checkPartial(_ tag: TemplateTag, _ template: Int?, _ scope: Scope) {
    guard let template else {
      return report(
        .unknownTemplate, "unknown template `\(tag.name)`", at: tag,
        name: (tag.name, templates.map(\.source.name).sorted()))
    }
    let unit = Unit(template: template, nodes: templates[template].body, scope: scope)
    if units.contains(unit) {
      guard isEndless(unit) else { return }
      return report(
        .endless, "`\(tag.name)` includes itself endlessly", at: tag,
        suggestion: "put it into the section of a record or list")
    }
    guard nodeCount < Self.maxNodes, depth < RenderingLimits().maxDepth else {
      return report(
        .oversized, "the templates expand to too much", at: tag,
        suggestion: "use fewer partials in partials")
    }
    inclusions.append((current, tag, isInRecord))
    check(unit)
    inclusions.removeLast()
  }

  /// Returns true if a unit that the current one includes also includes the current one, with the
  /// same records. Rendering stops where templates include themselves in another way.
  private func isEndless(_ unit: Unit) -> Bool {
    var (inner, isInRecord) = (current, isInRecord)
    for inclusion in inclusions.reversed() where !isInRecord && inner != unit {
      (inner, isInRecord) = (inclusion.unit, inclusion.isInRecord)
    }
    return inner == unit && !isInRecord
  }

  // MARK: All templates

  /// Reports the user's templates that are neither rendered nor included by another template.
  mutating func reportUnused() {
    let rendered = Set(units.map(\.template))
    let included = Set(
      templates.enumerated().flatMap { number, template in
        template.partials.filter { $0 != number }
      })
    for (number, template) in templates.enumerated() {
      let source = template.source
      guard !rendered.contains(number), !included.contains(number), !source.isBuiltIn,
        !reports[number].diagnostics.contains(where: { $0.severity == .error })
      else { continue }
      reports[number].add(.unused, "template `\(source.name)` is not used", at: 0..<0)
    }
  }

  // MARK: Diagnostics

  mutating func report(
    _ kind: TemplateProblem, _ message: String, at tag: TemplateTag, suggestion: String? = nil,
    replacement: String? = nil, name: (unknown: String, known: [String])? = nil
  ) {
    let source = templates[current.template].source
    guard source.isBuiltIn,
      let inclusion = inclusions.last(where: { !templates[$0.unit.template].source.isBuiltIn })
    else {
      return reports[current.template].add(
        kind, message, at: tag.range, suggestion: suggestion, replacement: replacement,
        name: name)
    }
    // A built-in template is included with the wrong record. The user cannot change the template,
    // and its first diagnostic is enough.
    let template = inclusion.unit.template
    guard kind.severity == .error,
      misplaced.insert([template, inclusion.tag.range.lowerBound]).inserted
    else { return }
    reports[template].add(
      kind,
      "the built-in template `\(source.name)` cannot be used with this record: \(message)",
      at: inclusion.tag.range,
      labels: [.init("it is used here", at: source.file.range(of: tag.range))])
  }
}
