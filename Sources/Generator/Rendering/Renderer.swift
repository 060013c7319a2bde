/// Renders a template into bytes.
///
/// The templates are passed as parameters, to avoid reference counting for each node.
struct Renderer {
  private(set) var output: [UInt8] = []
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String

  /// The lists of the records around the current node, outermost first, with their shapes.
  private var records: [(shape: Int, list: RecordList)]
  /// The text whose section contains the current node.
  private var item: String?
  /// The place in the list whose section contains the current node, and the length of the list.
  private var place: (index: Int, count: Int)?
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  /// - Parameter records: The records that the template is rendered with.
  init(
    _ template: String, _ limits: RenderingLimits, in records: [(shape: Int, list: RecordList)]
  ) {
    self.template = template
    self.limits = limits
    self.records = records
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
    let nodes = library.templates[template].nodes
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      index += 1
      switch node {
      case .text(let range):
        output += library.templates[template].source.file.bytes[range]
      case .lineStart: if !indentation.isEmpty { output += indentation }
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

  private var exceededLimit: RenderingError {
    let reason =
      if depth > limits.maxDepth {
        "nests sections and partials more than \(limits.maxDepth) deep"
      } else if steps > limits.maxSteps {
        "renders more than \(limits.maxSteps) sections and partials"
      } else { "renders more than \(limits.maxBytes) bytes" }
    return RenderingError(template: template, reason)
  }

  // MARK: Fields

  /// Finds the field that a name means, and the record that has it.
  private func find(
    _ name: Int, _ library: TemplateLibrary
  ) -> (field: Int, record: RecordList)? {
    for index in records.indices.reversed() {
      if let field = library.field(name, of: records[index].shape) {
        return (field, records[index].list)
      }
    }
    let parts = library.parts[name]
    guard !parts.isEmpty else { return nil }
    for (shape, list) in records.reversed() {
      if let field = library.field(parts[0], of: shape),
        let (inner, record) = self.record(field, list, library)
      {
        return follow(parts.dropFirst(), from: inner, record, library)
      }
      if library.shapes.names[shape] == library.names[parts[0]] {
        return follow(parts.dropFirst(), from: shape, list, library)
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
    if let place, name == TemplateNames.first || name == TemplateNames.last {
      let flag = place.index == (name == TemplateNames.first ? 0 : place.count - 1)
      if flag != isInverted { try render(content, of: template, library) }
      return
    }
    let found = find(name, library)
    if isInverted {
      if let (number, record) = found,
        library.shapes.fields[number].content.isPresent(in: record)
      {
        return
      }
      return try render(content, of: template, library)
    }
    guard let (number, record) = found else { return }
    switch library.shapes.fields[number].content {
    case .text: break
    case .flag(let read): if read(record) { try render(content, of: template, library) }
    case .optionalText(let read):
      guard let text = read(record) else { return }
      let outer = item
      item = text
      try render(content, of: template, library)
      item = outer
    case .texts(let read):
      let texts = read(record)
      let outer = (item, place)
      for (index, text) in texts.enumerated() {
        (item, place) = (text, (index, texts.count))
        try render(content, of: template, library)
      }
      (item, place) = outer
    case .record(_, let read), .records(_, let read):
      guard let list = read(record), let shape = library.shapes.innerShapes[number] else { return }
      let isLoop = library.shapes.record(in: number) == nil
      let outer = (item, place)
      item = nil
      records.append((shape, list))
      for index in 0..<list.count {
        list.current = index
        if isLoop { place = (index, list.count) }
        try render(content, of: template, library)
      }
      records.removeLast()
      (item, place) = outer
    }
  }

  // MARK: Partials

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
