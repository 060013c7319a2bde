/// Renders a template into bytes.
///
/// The templates are passed as parameters, to avoid reference counting for each node.
struct Renderer {
  private(set) var output: [UInt8] = []
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String

  /// The lists of the records around the current node, outermost first, with their shapes.
  private var records: [RecordList] = []
  private var shapes: [Int] = []
  /// The text whose section contains the current node.
  private var item: String?
  private var isInList = false
  private var isFirst = false
  private var isLast = false
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  init(_ template: String, _ limits: RenderingLimits) {
    self.template = template
    self.limits = limits
  }

  /// Renders some nodes of a template with a record.
  mutating func render(
    _ nodes: Range<Int>, of template: Int, _ library: TemplateLibrary,
    in records: [(shape: Int, list: RecordList)]
  ) throws(RenderingError) {
    self.records = records.map(\.list)
    shapes = records.map(\.shape)
    try render(nodes, of: template, library)
  }

  private mutating func render(
    _ range: Range<Int>, of template: Int, _ library: TemplateLibrary
  ) throws(RenderingError) {
    depth += 1
    steps += 1
    if let exceeded = limits.exceeded(depth: depth, steps: steps, bytes: output.count) {
      throw RenderingError(template: self.template, exceeded)
    }
    let nodes = library.templates[template].nodes
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      index += 1
      switch node {
      case .text(let range): appendText(range, of: library.templates[template].source.file.bytes)
      case .lineStart: output += indentation
      case .value(let tag):
        if tag.name == TemplateNames.item, let item {
          output += item.utf8
        } else if let (field, record) = find(tag.name, library) {
          switch library.shapes.fields[field].content {
          case .text(let read): output += read(record).utf8
          case .optionalText(let read): if let text = read(record) { output += text.utf8 }
          case .flag, .texts, .record, .records: break
          }
        }
      case .section(let tag, let isInverted, let end):
        try renderSection(tag.name, isInverted, index..<end, of: template, library)
        index = end
      case .partial(let tag, let indentation):
        try renderPartial(tag.name, indentation, of: template, library)
      }
    }
    depth -= 1
  }

  // MARK: Fields

  /// Finds the field that a name means, and the record that has it.
  private func find(
    _ name: Int, _ library: TemplateLibrary
  ) -> (field: Int, record: RecordList)? {
    let parts = library.parts[name]
    guard !parts.isEmpty else {
      for index in shapes.indices.reversed() {
        if let field = library.field(name, of: shapes[index]) { return (field, records[index]) }
      }
      return nil
    }
    for index in shapes.indices.reversed() {
      if let field = library.field(parts[0], of: shapes[index]),
        let (shape, inner) = record(field, records[index], library)
      {
        return follow(parts.dropFirst(), from: shape, inner, library)
      }
      if library.shapes.names[shapes[index]] == library.names[parts[0]] {
        return follow(parts.dropFirst(), from: shapes[index], records[index], library)
      }
    }
    return nil
  }

  private func follow(
    _ parts: ArraySlice<Int>, from shape: Int, _ record: RecordList?, _ library: TemplateLibrary
  ) -> (field: Int, record: RecordList)? {
    guard let record, let name = parts.first, let field = library.field(name, of: shape) else {
      return nil
    }
    guard parts.count > 1 else { return (field, record) }
    guard let (shape, inner) = self.record(field, record, library) else { return nil }
    return follow(parts.dropFirst(), from: shape, inner, library)
  }

  /// Returns the record that a field contains, with its shape; `nil` for another kind of field.
  private func record(
    _ field: Int, _ record: RecordList, _ library: TemplateLibrary
  ) -> (shape: Int, record: RecordList?)? {
    guard case .record(_, let read) = library.shapes.fields[field].content,
      let shape = library.shapes.innerShapes[field]
    else { return nil }
    return (shape, read(record))
  }

  // MARK: Sections

  private mutating func renderSection(
    _ name: Int, _ isInverted: Bool, _ content: Range<Int>, of template: Int,
    _ library: TemplateLibrary
  ) throws(RenderingError) {
    if isInList, name == TemplateNames.first || name == TemplateNames.last {
      let flag = name == TemplateNames.first ? isFirst : isLast
      if flag != isInverted { try render(content, of: template, library) }
      return
    }
    guard let (number, record) = find(name, library) else {
      if isInverted { try render(content, of: template, library) }
      return
    }
    let field = library.shapes.fields[number]
    if isInverted {
      if !field.isPresent(in: record) { try render(content, of: template, library) }
      return
    }
    let outer = (item, isInList, isFirst, isLast)
    switch field.content {
    case .text: break
    case .flag(let read): if read(record) { try render(content, of: template, library) }
    case .optionalText(let read):
      guard let text = read(record) else { return }
      item = text
      try render(content, of: template, library)
    case .texts(let read):
      let texts = read(record)
      for (index, text) in texts.enumerated() {
        item = text
        (isInList, isFirst, isLast) = (true, index == 0, index == texts.count - 1)
        try render(content, of: template, library)
      }
    case .record(_, let read), .records(_, let read):
      guard let list = read(record), let shape = library.shapes.innerShapes[number] else { return }
      item = nil
      records.append(list)
      shapes.append(shape)
      let isLoop = library.shapes.record(in: number) == nil
      for index in 0..<list.count {
        list.current = index
        if isLoop {
          (isInList, isFirst, isLast) = (true, index == 0, index == list.count - 1)
        }
        try render(content, of: template, library)
      }
      records.removeLast()
      shapes.removeLast()
    }
    (item, isInList, isFirst, isLast) = outer
  }

  // MARK: Text

  private mutating func renderPartial(
    _ name: Int, _ indentation: Range<Int>?, of template: Int, _ library: TemplateLibrary
  ) throws(RenderingError) {
    guard let partial = library.partials[name] else { return }
    let outer = self.indentation
    if let indentation {
      self.indentation += library.templates[template].source.file.bytes[indentation]
    } else {
      // A partial inside a line has no indentation.
      self.indentation = []
    }
    try render(library.templates[partial].body, of: partial, library)
    self.indentation = outer
  }

  /// Appends text, with the indentation before each line that is not empty.
  private mutating func appendText(_ range: Range<Int>, of bytes: [UInt8]) {
    guard !indentation.isEmpty else {
      output += bytes[range]
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let isLineStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      if isLineStart, !bytes.isLineEnd(start, before: bytes.count) { output += indentation }
      let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let next = newline.map { $0 + 1 } ?? range.upperBound
      output += bytes[start..<next]
      start = next
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

  /// Returns what is exceeded; `nil` within the limits.
  func exceeded(depth: Int, steps: Int, bytes: Int) -> String? {
    if depth > maxDepth { return "nests sections and partials more than \(maxDepth) deep" }
    if steps > maxSteps { return "renders more than \(maxSteps) sections and partials" }
    return bytes > maxBytes ? "renders more than \(maxBytes) bytes" : nil
  }
}
