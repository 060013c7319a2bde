/// Renders compiled templates into bytes.
///
/// The compiled templates are passed as parameters, to avoid reference counting for each node.
struct Renderer {
  private let template: String
  private let limits: RenderingLimits
  /// The current record of each shape.
  private var records: [AnyRecord?]

  private var output: [UInt8] = []
  private var item = ""
  private var isFirst = false
  private var isLast = false
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  /// The part of the indentation that applies: a partial inside a line has none.
  private var indentationStart = 0
  private var depth = 0
  private var steps = 0

  /// Renders a program with the enclosing records, by the indices of their shapes.
  static func render(
    _ program: Int, of templates: CompiledTemplates, template: String, limits: RenderingLimits,
    records: [(shape: Int, record: AnyRecord)]
  ) throws(RenderingError) -> [UInt8] {
    var renderer = Renderer(
      template: template, limits: limits,
      records: Array(repeating: nil, count: templates.table.shapes.count))
    for (shape, record) in records { renderer.records[shape] = record }
    try renderer.run(templates.programs[program], templates)
    return renderer.output
  }

  private init(template: String, limits: RenderingLimits, records: [AnyRecord?]) {
    self.template = template
    self.limits = limits
    self.records = records
  }

  private mutating func run(
    _ body: Int, _ templates: CompiledTemplates
  ) throws(RenderingError) {
    depth += 1
    steps += 1
    if depth > limits.maxDepth || steps > limits.maxSteps || output.count > limits.maxBytes {
      throw exceededLimit
    }
    for node in templates.bodies[body] {
      switch node {
      case .literal(let range): output += templates.literals[range]
      case .indentation: output += indentation[indentationStart...]
      case .item: output += item.utf8
      case .text(let place):
        guard let record = record(place, templates) else { continue }
        switch templates.table.fields[place.field].content {
        case .text(let read): output += read(record).utf8
        case .optionalText(let read): if let text = read(record) { output += text.utf8 }
        case .flag, .texts, .record, .records: continue
        }
      case .partial(let program, let indentation):
        try runPartial(program, indentation, templates)
      case .loopFlag(let flag, let isInverted, let body):
        if (flag == .first ? isFirst : isLast) != isInverted { try run(body, templates) }
      case .section(let place, let body):
        guard let record = record(place, templates) else { continue }
        try runSection(place.field, of: record, body, templates)
      case .inverted(let place, let body):
        let field = templates.table.fields[place.field]
        let isPresent = record(place, templates).map { field.content.isPresent(in: $0) }
        if isPresent != true { try run(body, templates) }
      }
    }
    depth -= 1
  }

  private var exceededLimit: RenderingError {
    if depth > limits.maxDepth { return .tooDeep(template: template, limit: limits.maxDepth) }
    if steps > limits.maxSteps { return .tooManySteps(template: template, limit: limits.maxSteps) }
    return .tooManyBytes(template: template, limit: limits.maxBytes)
  }

  /// Returns the record that has a field; `nil` if a record on the path is absent.
  private func record(_ place: FieldPlace, _ templates: CompiledTemplates) -> AnyRecord? {
    var record = records[place.start]
    guard let way = place.way else { return record }
    for field in templates.ways[way] {
      guard let outer = record,
        case .record(_, let read) = templates.table.fields[field].content
      else { return nil }
      record = read(outer)
    }
    return record
  }

  // MARK: Sections

  private mutating func runSection(
    _ field: Int, of record: AnyRecord, _ body: Int, _ templates: CompiledTemplates
  ) throws(RenderingError) {
    switch templates.table.fields[field].content {
    case .text: break
    case .flag(let read): if read(record) { try run(body, templates) }
    case .optionalText(let read):
      guard let text = read(record) else { return }
      let outer = item
      item = text
      try run(body, templates)
      item = outer
    case .texts(let read):
      let outer = (item, isFirst, isLast)
      let texts = read(record)
      for (index, text) in texts.enumerated() {
        (item, isFirst, isLast) = (text, index == 0, index == texts.count - 1)
        try run(body, templates)
      }
      (item, isFirst, isLast) = outer
    case .record(_, let read):
      if let inner = read(record) { try run(body, in: inner, of: field, templates) }
    case .records(_, let read):
      let outer = (isFirst, isLast)
      let list = read(record)
      for index in 0..<list.count {
        (isFirst, isLast) = (index == 0, index == list.count - 1)
        try run(body, in: list.record(index), of: field, templates)
      }
      (isFirst, isLast) = outer
    }
  }

  private mutating func run(
    _ body: Int, in record: AnyRecord, of field: Int, _ templates: CompiledTemplates
  ) throws(RenderingError) {
    guard let shape = templates.table.innerShapes[field] else { return }
    let outer = records[shape]
    records[shape] = record
    try run(body, templates)
    records[shape] = outer
  }

  private mutating func runPartial(
    _ program: Int, _ indentation: Range<Int>?, _ templates: CompiledTemplates
  ) throws(RenderingError) {
    let outer = (self.indentation.count, indentationStart)
    if let indentation {
      self.indentation += templates.literals[indentation]
    } else {
      indentationStart = self.indentation.count
    }
    try run(templates.programs[program], templates)
    self.indentation.removeLast(self.indentation.count - outer.0)
    indentationStart = outer.1
  }
}
