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
      case .value(let tag): renderValue(tag, library)
      case .section(let tag, let isInverted, let end):
        try renderSection(tag, isInverted, index..<end, of: template, library)
        index = end
      case .partial(let tag, let indentation):
        guard let partial = library.templateNumbers[tag.name] else { continue }
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

  /// Returns the field that a tag names, and the record with it; `nil` if the record is absent.
  private func find(
    _ tag: TemplateTag, _ shapes: ShapeTable
  ) -> (field: Int, record: RecordList)? {
    guard let head = shapes.head(of: tag, in: scope) else { return nil }
    if !tag.isPath, let field = head.field { return (field, records[head.place]) }
    var (shape, field, record) = (scope[head.place], head.field, records[head.place])
    for number in tag.numbers.dropFirst() {
      if let field {
        guard case .record(_, let read) = shapes.fields[field].content, let inner = read(record),
          let innerShape = shapes.innerShapes[field]
        else { return nil }
        (shape, record) = (innerShape, inner)
      }
      guard let next = shapes.field(number, of: shape) else { return nil }
      field = next
    }
    return field.map { ($0, record) }
  }

  private mutating func renderValue(_ tag: TemplateTag, _ library: TemplateLibrary) {
    if tag.isItem, let item {
      output += item.utf8
    } else if let (field, record) = find(tag, library.shapes) {
      switch library.shapes.fields[field].content {
      case .text(let read): output += read(record).utf8
      case .optionalText(let read): if let text = read(record) { output += text.utf8 }
      case .flag, .texts, .record, .records: break
      }
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
    let found = find(tag, library.shapes)
    if isInverted {
      if let (field, record) = found,
        library.shapes.fields[field].content.isPresent(in: record)
      {
        return
      }
      return try render(nodes, of: template, library)
    }
    guard let (field, record) = found else { return }
    switch library.shapes.fields[field].content {
    case .text: break
    case .flag(let read): if read(record) { try render(nodes, of: template, library) }
    case .optionalText(let read):
      guard let text = read(record) else { return }
      let outer = item
      item = text
      try render(nodes, of: template, library)
      item = outer
    case .texts(let read):
      let texts = read(record)
      let outer = (item, place)
      for (index, text) in texts.enumerated() {
        (item, place) = (text, (index, texts.count))
        try render(nodes, of: template, library)
      }
      (item, place) = outer
    case .record(_, let read), .records(_, let read):
      guard let list = read(record), let shape = library.shapes.innerShapes[field] else { return }
      let isLoop = library.shapes.record(in: field) == nil
      let outer = (item, place)
      item = nil
      records.append(list)
      scope.append(shape)
      for index in 0..<list.count {
        list.current = index
        if isLoop { place = (index, list.count) }
        try render(nodes, of: template, library)
      }
      records.removeLast()
      scope.removeLast()
      (item, place) = outer
    }
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
