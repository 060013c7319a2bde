/// Renders a template into bytes.
///
/// The templates are passed as parameters, to avoid reference counting for each node.
struct Renderer {
  private(set) var output: [UInt8] = []
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String

  /// For each shape the list of the innermost record around the current node.
  private var records: [RecordList?]
  /// The text whose section contains the current node.
  private var item: String?
  /// The place in the list whose section contains the current node, and the length of the list.
  private var place: (index: Int, count: Int)?
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  /// - Parameter records: For each shape the record that the template is rendered with.
  init(_ template: String, _ limits: RenderingLimits, in records: [RecordList?]) {
    self.template = template
    self.limits = limits
    self.records = records
  }

  /// Renders some nodes of a program.
  mutating func render(
    _ range: Range<Int>, of program: Int, _ library: TemplateLibrary
  ) throws(RenderingError) {
    depth += 1
    steps += 1
    if depth > limits.maxDepth || steps > limits.maxSteps || output.count > limits.maxBytes {
      throw exceededLimit
    }
    let (template, nodes) = library.programs[program]
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      index += 1
      switch node {
      case .text(let range):
        output += library.templates[template].source.file.bytes[range]
      case .lineStart: if !indentation.isEmpty { output += indentation }
      case .value(.field(let field)):
        guard let record = record(with: field, library) else { continue }
        switch library.shapes.fields[field.field].content {
        case .text(let read): output += read(record).utf8
        case .optionalText(let read): if let text = read(record) { output += text.utf8 }
        case .flag, .texts, .record, .records: break
        }
      case .value: if let item { output += item.utf8 }
      case .section(let meaning, let isInverted, let end):
        try renderSection(meaning, isInverted, index..<end, of: program, library)
        index = end
      case .partial(let partial, let indentation):
        let outer = self.indentation
        if let indentation {
          self.indentation += library.templates[template].source.file.bytes[indentation]
        } else {
          // A partial inside a line has no indentation.
          self.indentation = []
        }
        try render(library.programs[partial].nodes.indices, of: partial, library)
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

  /// Returns the record with a field; `nil` if it is absent.
  private func record(with field: FieldPlace, _ library: TemplateLibrary) -> RecordList? {
    guard let path = field.path else { return records[field.shape] }
    return library.paths[path].reduce(records[field.shape]) { record, field in
      guard let record, case .record(_, let read) = library.shapes.fields[field].content else {
        return nil
      }
      return read(record)
    }
  }

  private mutating func renderSection(
    _ meaning: Meaning, _ isInverted: Bool, _ content: Range<Int>, of program: Int,
    _ library: TemplateLibrary
  ) throws(RenderingError) {
    guard case .field(let field) = meaning else {
      guard let place, case .loopFlag(let flag) = meaning else { return }
      let isSet = place.index == (flag == .first ? 0 : place.count - 1)
      if isSet != isInverted { try render(content, of: program, library) }
      return
    }
    let found = record(with: field, library)
    if isInverted {
      if let found, library.shapes.fields[field.field].content.isPresent(in: found) { return }
      return try render(content, of: program, library)
    }
    guard let record = found else { return }
    switch library.shapes.fields[field.field].content {
    case .text: break
    case .flag(let read): if read(record) { try render(content, of: program, library) }
    case .optionalText(let read):
      guard let text = read(record) else { return }
      let outer = item
      item = text
      try render(content, of: program, library)
      item = outer
    case .texts(let read):
      let texts = read(record)
      let outer = (item, place)
      for (index, text) in texts.enumerated() {
        (item, place) = (text, (index, texts.count))
        try render(content, of: program, library)
      }
      (item, place) = outer
    case .record(_, let read), .records(_, let read):
      guard let list = read(record), let shape = library.shapes.innerShapes[field.field] else {
        return
      }
      let isLoop = library.shapes.record(in: field.field) == nil
      let outer = (item, place, records[shape])
      item = nil
      records[shape] = list
      for index in 0..<list.count {
        list.current = index
        if isLoop { place = (index, list.count) }
        try render(content, of: program, library)
      }
      (item, place, records[shape]) = outer
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
