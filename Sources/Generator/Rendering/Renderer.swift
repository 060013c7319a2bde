/// Renders a compiled template into bytes.
struct Renderer {
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String
  private let programs: [[CompiledNode]]
  /// The visible records, by the numbers of their shapes.
  private var records: [RecordList?]

  private var output: [UInt8] = []
  /// The text whose section contains the current node.
  private var item: String?
  /// The place in the list whose section contains the current node, and the length of the list.
  private var place: (index: Int, count: Int)?
  /// The indentation of the partials around the current node.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  /// Renders one of the programs.
  static func render(
    _ program: Int, of programs: [[CompiledNode]], _ records: [RecordList?], template: String,
    _ limits: RenderingLimits
  ) throws(RenderingError) -> [UInt8] {
    var renderer = Renderer(
      limits: limits, template: template, programs: programs, records: records)
    try renderer.render(programs[program])
    return renderer.output
  }

  /// Renders some nodes of a template.
  private mutating func render(_ nodes: [CompiledNode]) throws(RenderingError) {
    depth += 1
    steps += 1
    if depth > limits.maxDepth || steps > limits.maxSteps || output.count > limits.maxBytes {
      throw exceededLimit
    }
    for node in nodes {
      switch node {
      case .text(let text): output += text
      case .lineStart: output += indentation
      case .value(.item): if let item { output += item.utf8 }
      case .value(let field):
        if case .text(let text?) = read(field) { output += text.utf8 }
      case .section(.loopFlag(let flag), let isInverted, let content):
        guard let place else { continue }
        let isSet = place.index == (flag == .first ? 0 : place.count - 1)
        if isSet != isInverted { try render(content) }
      case .section(let field, isInverted: false, let content):
        try renderSection(field, content)
      case .section(let field, isInverted: true, let content):
        if !read(field).isPresent { try render(content) }
      case .partial(.program(let number), let indentation):
        let outer = self.indentation
        // A partial inside a line has no indentation.
        self.indentation = indentation.map { outer + $0 } ?? []
        try render(programs[number])
        self.indentation = outer
      case .partial: continue
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
    return RenderingError(template: template, reason: reason)
  }

  private func read(_ meaning: TagMeaning) -> RecordField.Value {
    guard case .field(let field, let shape, _) = meaning, let record = records[shape] else {
      return .text(nil)
    }
    return field.read(record)
  }

  private mutating func renderSection(
    _ meaning: TagMeaning, _ content: [CompiledNode]
  ) throws(RenderingError) {
    guard case .field(let field, _, let shape) = meaning else { return }
    let outer = (item, place)
    switch read(meaning) {
    case .flag(let isSet): if isSet { try render(content) }
    case .text(let text):
      guard let text else { return }
      item = text
      try render(content)
    case .texts(let texts):
      for (index, text) in texts.enumerated() {
        (item, place) = (text, (index, texts.count))
        try render(content)
      }
    case .records(let list):
      guard let shape else { return }
      let outer = records[shape]
      records[shape] = list
      for index in 0..<list.count {
        list.current = index
        if field.kind == .records { place = (index, list.count) }
        try render(content)
      }
      records[shape] = outer
    }
    (item, place) = outer
  }
}

/// The reason why rendering ended early.
public struct RenderingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the template.
  public let template: String
  let reason: String

  public var description: String { "template `\(template)` \(reason)" }
}

/// The limits on rendering a template, which bound time and memory.
struct RenderingLimits: Sendable {
  /// The maximum nesting of sections and partials.
  var maxDepth = 100
  var maxBytes = 256 << 20
  /// The maximum number of rendered elements and partials.
  var maxSteps = 50_000_000
}
