/// Renders a template into bytes.
///
/// The templates are passed as parameters, to avoid reference counting for each node.
struct Renderer {
  private(set) var output: [UInt8] = []
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String

  /// The records around the current node, and their shapes, outermost first.
  private var records: [RecordList]
  private var scope: [Int]
  /// The text whose section contains the current node.
  private var item: String?
  /// The place in the list whose section contains the current node, and the length of the list.
  private var place: (index: Int, count: Int)?
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  /// - Parameter records: The records that the template is rendered with, outermost first.
  init(
    _ template: String, _ limits: RenderingLimits, in records: [(shape: Int, list: RecordList)]
  ) {
    self.template = template
    self.limits = limits
    self.records = records.map(\.list)
    scope = records.map(\.shape)
  }

  /// Renders some nodes of a template.
  mutating func render(
    _ range: Range<Int>, of template: Int, _ library: TemplateLibrary
  ) throws(RenderingError) {
    depth += 1
    steps += 1
    if depth > limits.maxDepth || steps > limits.maxSteps || output.count > limits.maxBytes {
      throw exceededLimit
    }
    let parsed = library.templates[template]
    var index = range.lowerBound
    while index < range.upperBound {
      let node = parsed.nodes[index]
      index += 1
      switch node {
      case .text(let range): output += parsed.source.file.bytes[range]
      case .lineStart: if !indentation.isEmpty { output += indentation }
      case .value(let tag): renderValue(tag, library.shapes)
      case .section(let tag, let isInverted, let end):
        try renderSection(tag, isInverted, index..<end, of: template, library)
        index = end
      case .partial(_, let partial, let indentation):
        guard let partial else { continue }
        let outer = self.indentation
        if let indentation {
          self.indentation += parsed.source.file.bytes[indentation]
        } else {
          // A partial inside a line has no indentation.
          self.indentation = []
        }
        try render(library.templates[partial].body, of: partial, library)
        self.indentation = outer
      }
    }
    depth -= 1
  }

  private var exceededLimit: RenderingError {
    let reason =
      if depth > limits.maxDepth {
        "nests sections and partials more than \(limits.maxDepth) deep"
      } else if steps > limits.maxSteps {
        "renders more than \(limits.maxSteps) sections and partials"
      } else { "renders more than \(limits.maxBytes) bytes" }
    return RenderingError(template: template, reason)
  }

  /// Returns the field that a tag names, with its value; `nil` if the record is absent.
  private func read(
    _ tag: TemplateTag, _ shapes: ShapeTable
  ) -> (field: Int, value: RecordField.Value)? {
    guard let head = shapes.head(of: tag, in: scope) else { return nil }
    var (shape, field, record) = (scope[head.place], head.field, records[head.place])
    for number in tag.rest {
      if let field {
        guard let inner = shapes.record(in: field),
          case .records(let list?) = shapes.fields[field].read(record)
        else { return nil }
        (shape, record) = (inner, list)
      }
      field = shapes.field(number, of: shape)
      if field == nil { return nil }
    }
    return field.map { ($0, shapes.fields[$0].read(record)) }
  }

  private mutating func renderValue(_ tag: TemplateTag, _ shapes: ShapeTable) {
    if tag.isItem, let item {
      output += item.utf8
    } else if case .text(let text?) = read(tag, shapes)?.value {
      output += text.utf8
    }
  }

  private mutating func renderSection(
    _ tag: TemplateTag, _ isInverted: Bool, _ nodes: Range<Int>, of template: Int,
    _ library: TemplateLibrary
  ) throws(RenderingError) {
    if let flag = tag.flag, let place {
      let isSet = place.index == (flag == .first ? 0 : place.count - 1)
      if isSet != isInverted { try render(nodes, of: template, library) }
      return
    }
    let found = read(tag, library.shapes)
    guard !isInverted else {
      if found?.value.isPresent != true { try render(nodes, of: template, library) }
      return
    }
    guard let (field, value) = found else { return }
    let kind = library.shapes.fields[field].kind
    let outer = (item, place)
    switch value {
    case .flag(let isSet): if isSet { try render(nodes, of: template, library) }
    case .text(let text):
      guard let text, kind != .text else { return }
      item = text
      try render(nodes, of: template, library)
    case .texts(let texts):
      for (index, text) in texts.enumerated() {
        (item, place) = (text, (index, texts.count))
        try render(nodes, of: template, library)
      }
    case .records(let list):
      guard let list, let shape = library.shapes.innerShapes[field] else { return }
      item = nil
      records.append(list)
      scope.append(shape)
      for index in 0..<list.count {
        list.current = index
        if kind == .records { place = (index, list.count) }
        try render(nodes, of: template, library)
      }
      records.removeLast()
      scope.removeLast()
    }
    (item, place) = outer
  }
}

/// The reason why rendering ended early.
public struct RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the template.
  public let template: String
  public let description: String

  init(template: String, _ reason: String) {
    self.template = template
    description = "template `\(template)` \(reason)"
  }
}

/// The limits on rendering a template, which bound time and memory.
struct RenderingLimits: Sendable {
  /// The maximum nesting of sections and partials.
  var maxDepth = 100
  var maxBytes = 256 << 20
  /// The maximum number of rendered elements and partials.
  var maxSteps = 50_000_000
}
