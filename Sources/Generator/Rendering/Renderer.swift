/// Renders a compiled template into bytes.
struct Renderer {
  private let limits: RenderingLimits
  /// The name of the template, for errors.
  private let template: String
  private let programs: [[CompiledNode]]
  /// The visible records and the innermost list, by the numbers of their shapes.
  private var records: [RecordList?]

  private var output: [UInt8] = []
  /// The text whose section contains the current node.
  private var item: String?
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
    if let reason = exceededLimit { throw RenderingError(template: template, reason: reason) }
    for node in nodes {
      switch node {
      case .text(let text, let isIndented):
        if isIndented { output += indentation }
        output += text
      case .value(.item): if let item { output += item.utf8 }
      case .value(let field):
        if case .text(let text?) = read(field) { output += text.utf8 }
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

  /// A description of the limit that is exceeded, if any is.
  private var exceededLimit: String? {
    if depth > limits.maxDepth {
      "nests sections and partials more than \(limits.maxDepth) deep"
    } else if steps > limits.maxSteps {
      "renders more than \(limits.maxSteps) sections and partials"
    } else if output.count > limits.maxBytes {
      "renders more than \(limits.maxBytes) bytes"
    } else {
      nil
    }
  }

  private func read(_ meaning: TagMeaning) -> RecordField.Value {
    guard case .field(_, let read, let shape, _) = meaning, let record = records[shape] else {
      return .text(nil)
    }
    return read(record)
  }

  private mutating func renderSection(
    _ meaning: TagMeaning, _ content: [CompiledNode]
  ) throws(RenderingError) {
    guard case .field(let kind, _, _, let shape) = meaning else { return }
    let outerItem = item
    switch read(meaning) {
    case .flag(let isSet): if isSet { try render(content) }
    case .text(let text):
      guard let text else { return }
      item = text
      try render(content)
    case .texts(let texts):
      let outer = records[ShapeTable.innermostList]
      let list = TypedRecords(texts)
      records[ShapeTable.innermostList] = list
      for (index, text) in texts.enumerated() {
        (item, list.current) = (text, index)
        try render(content)
      }
      records[ShapeTable.innermostList] = outer
    case .records(let list):
      guard let shape, list.count > 0 else { return }
      let outer = (records[shape], records[ShapeTable.innermostList])
      records[shape] = list
      if kind == .records { records[ShapeTable.innermostList] = list }
      for index in 0..<list.count {
        list.current = index
        try render(content)
      }
      (records[shape], records[ShapeTable.innermostList]) = outer
    }
    item = outerItem
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
