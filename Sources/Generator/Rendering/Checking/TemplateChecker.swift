import Diagnostics

/// Checks that the names in templates have a meaning for the records that they are rendered with,
/// and replaces the names with their meanings.
///
/// A template is checked once for each scope in which it is rendered.
struct TemplateChecker {
  /// The maximum number of nodes, and of templates in scopes, that are checked.
  private static let maxNodes = 1_000_000
  private static let maxUnits = 10_000

  let templates: [ParsedTemplate]
  let shapes: ShapeTable
  /// The diagnostics of each template.
  var reports: [TemplateReport]
  /// The scopes in which a tag has the name ``ModelTemplates/cursor``.
  var scopesAtCursor: Set<Scope> = []

  /// For each unit its template, and the nodes to render.
  private(set) var programs: [(template: Int, nodes: [TemplateNode<Meaning, Int>])] = []
  private(set) var unitNumbers: [Unit: Int] = [:]
  /// The fields of records that lead to the fields of dotted names.
  var paths: [[Int]] = []

  /// A part of a template in a scope.
  struct Unit: Hashable {
    var template: Int
    var nodes: Range<Int>
    var scope: Scope
  }

  /// A tag of a template.
  private struct Place: Hashable {
    var template: Int
    var range: Range<Int>
  }

  private let templateNumbers: [String: Int]
  private var units: [Unit] = []
  private var nodeCount = 0
  /// The number of the unit that is being checked.
  private var current = 0
  /// True in an inverted section with an unknown name, whose content is rendered but cannot be checked.
  private(set) var isUnchecked = false
  /// The number of sections of records around the node that is being checked.
  private var recordDepth = 0
  /// The tag that first includes each unit.
  private var inclusions: [Int: (unit: Int, tag: Place, isInRecord: Bool)] = [:]
  /// The tags that include a built-in template with the wrong record.
  private var misplaced: Set<Place> = []

  init(
    _ templates: [ParsedTemplate], _ templateNumbers: [String: Int], _ shapes: ShapeTable,
    _ reports: [TemplateReport]
  ) {
    self.templates = templates
    self.templateNumbers = templateNumbers
    self.shapes = shapes
    self.reports = reports
  }

  /// Checks some nodes of a template, and all partials that they include.
  mutating func check(_ template: Int, _ nodes: Range<Int>, _ scope: Scope) {
    var next = units.count
    _ = number(of: Unit(template: template, nodes: nodes, scope: scope))
    while next < units.count {
      current = next
      nodeCount += units[next].nodes.count
      if nodeCount < Self.maxNodes {
        check(units[next].nodes, units[next].scope)
      } else {
        reportExpansion(0..<0)
      }
      next += 1
    }
  }

  private mutating func number(of unit: Unit) -> Int {
    if let number = unitNumbers[unit] { return number }
    unitNumbers[unit] = units.count
    units.append(unit)
    programs.append((unit.template, []))
    return units.count - 1
  }

  private mutating func check(_ nodes: Range<Int>, _ scope: Scope) {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = templates[units[current].template].nodes[index]
      index += 1
      switch node {
      case .text(let range): programs[current].nodes.append(.text(range))
      case .lineStart: programs[current].nodes.append(.lineStart)
      case .value(let tag): checkValue(tag, scope)
      case .section(let tag, let isInverted, let end):
        checkSection(tag, isInverted, index..<end, scope)
        index = end
      case .partial(let tag, let indentation): checkPartial(tag, indentation, scope)
      }
    }
  }

  // MARK: Tags

  private mutating func checkValue(_ tag: TemplateTag, _ scope: Scope) {
    guard let meaning = meaning(of: tag, scope) else { return }
    switch meaning {
    case .item: break
    case .loopFlag: return reportMisuse(tag, as: "a flag")
    case .field(let place):
      switch shapes.fields[place.field].content {
      case .text, .optionalText: break
      case .flag, .texts, .record, .records: return reportMisuse(tag, as: kind(of: place.field))
      }
    }
    programs[current].nodes.append(.value(meaning))
  }

  private mutating func reportMisuse(_ tag: TemplateTag, as kind: String) {
    report(
      .misusedField, "`\(tag.name)` is \(kind), not a text", at: tag,
      suggestion: "use it as a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`")
  }

  private mutating func checkSection(
    _ tag: TemplateTag, _ isInverted: Bool, _ content: Range<Int>, _ scope: Scope
  ) {
    guard let meaning = meaning(of: tag, scope) else {
      // The content cannot be checked, because its meaning depends on the unknown name.
      let outer = isUnchecked
      isUnchecked = true
      if isInverted { check(content, scope) }
      isUnchecked = outer
      return
    }
    var inner = scope
    var depth = 0
    switch meaning {
    case .item: return reportTextSection(tag)
    case .loopFlag: break
    case .field(let place):
      switch shapes.fields[place.field].content {
      case .text: return reportTextSection(tag)
      case .flag: break
      case _ where isInverted: break
      case .optionalText: inner = scope.entering(nil)
      case .texts: inner = scope.entering(nil, isElement: true)
      case .record, .records:
        let isElement = shapes.record(in: place.field) == nil
        inner = scope.entering(shapes.innerShapes[place.field], isElement: isElement)
        depth = 1
      }
    }
    let start = programs[current].nodes.count
    programs[current].nodes.append(.section(meaning, isInverted: isInverted, end: 0))
    recordDepth += depth
    check(content, inner)
    recordDepth -= depth
    let end = programs[current].nodes.count
    programs[current].nodes[start] = .section(meaning, isInverted: isInverted, end: end)
  }

  private mutating func reportTextSection(_ tag: TemplateTag) {
    report(
      .misusedField, "`\(tag.name)` is a text that is always present", at: tag,
      suggestion: "a section needs a flag, an optional text, a record or a list")
  }

  private mutating func checkPartial(
    _ tag: TemplateTag, _ indentation: Range<Int>?, _ scope: Scope
  ) {
    guard !isUnchecked else { return }
    guard let template = templateNumbers[tag.name] else {
      let near = Suggestions.nearest(to: tag.name, among: templates.map(\.source.name).sorted())
      return report(
        .unknownTemplate, "unknown template `\(tag.name)`", at: tag,
        suggestion: near.map { "did you mean `\($0)`?" }, replacement: near)
    }
    guard units.count < Self.maxUnits else { return reportExpansion(tag.range) }
    let next = units.count
    let unit = number(
      of: Unit(template: template, nodes: templates[template].body, scope: scope))
    if unit == next {
      let place = Place(template: units[current].template, range: tag.range)
      inclusions[unit] = (current, place, isInRecord: recordDepth > 0)
    } else if recordDepth == 0, isCurrent(in: unit) {
      report(
        .endless, "`\(tag.name)` includes itself endlessly", at: tag,
        suggestion: "put it into the section of a record or list")
    }
    programs[current].nodes.append(.partial(unit, indentation: indentation))
  }

  /// Returns true if the current unit is a unit, or if that includes it with the same records.
  /// Rendering stops where templates include themselves in another way.
  private func isCurrent(in unit: Int) -> Bool {
    var inner = current
    for _ in 0..<RenderingLimits().maxDepth where inner != unit {
      guard let (outer, _, isInRecord) = inclusions[inner], !isInRecord else { return false }
      inner = outer
    }
    return inner == unit
  }

  // MARK: All templates

  /// Reports the user's templates that are neither rendered nor included by another template.
  mutating func reportUnused() {
    let rendered = Set(units.map(\.template))
    let included = Set(
      templates.flatMap { template in
        template.partials.filter { $0 != template.source.name }
      })
    for (number, template) in templates.enumerated() {
      let source = template.source
      guard !rendered.contains(number), !included.contains(source.name), !source.isBuiltIn,
        !reports[number].diagnostics.contains(where: { $0.severity == .error })
      else { continue }
      reports[number].add(.unused, "template `\(source.name)` is not used", at: 0..<0)
    }
  }

  /// Returns the names of the innermost records that a template is rendered with.
  func records(of template: Int) -> [String] {
    Set(units.filter { $0.template == template }.compactMap(\.scope.shapes.last))
      .map { shapes.names[$0] }.sorted()
  }

  // MARK: Diagnostics

  private mutating func reportExpansion(_ range: Range<Int>) {
    report(
      .oversized, "the templates expand to too much", at: TemplateTag(name: "", range: range),
      suggestion: "use fewer partials in partials")
  }

  mutating func report(
    _ kind: TemplateProblem, _ message: String, at tag: TemplateTag, suggestion: String? = nil,
    replacement: String? = nil
  ) {
    guard !isUnchecked else { return }
    let template = units[current].template
    guard let inclusion = inclusion(of: current) else {
      return reports[template].add(
        kind, message, at: tag.range, suggestion: suggestion, replacement: replacement)
    }
    // A built-in template is included with the wrong record. The user cannot change the template,
    // and its first diagnostic is enough.
    guard kind.severity == .error, misplaced.insert(inclusion).inserted else { return }
    let source = templates[template].source
    reports[inclusion.template].add(
      kind,
      "the built-in template `\(source.name)` cannot be used with this record: \(message)",
      at: inclusion.range,
      labels: [.init("it is used here", at: source.file.range(of: tag.range))])
  }

  /// Returns the tag of a user's template that includes a unit of a built-in template, directly or
  /// indirectly.
  private func inclusion(of unit: Int) -> Place? {
    guard templates[units[unit].template].source.isBuiltIn else { return nil }
    var unit = unit
    while let (including, tag, _) = inclusions[unit] {
      if !templates[tag.template].source.isBuiltIn { return tag }
      unit = including
    }
    return nil
  }
}
