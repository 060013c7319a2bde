struct SyntaxTreeBuilder {
  private struct Open {
    var node: SyntaxNode
    var children: [SyntaxNode] = []
  }

  private let text: IndexedText
  private var open: [Open] = []
  private var result = SyntaxTree()
  /// The ranges of scalars and aliases, which contain no comments.
  private var leaves: [Range<Int>] = []

  init(_ text: IndexedText) { self.text = text }

  mutating func take(_ event: LibYAML.Event) {
    switch event.kind {
    case .documentStart(let isExplicit):
      if isExplicit { result.documentStart = text.offset(event.end) }
    case .documentEnd:
      if event.end.index > event.start.index { result.documentEnd = text.offset(event.start) }
    case .alias(let name):
      let range = text.offset(event.start)..<text.offset(event.end)
      leaves.append(range)
      place(SyntaxNode(content: .alias(name: name), range: range, start: range.lowerBound))
    case .scalar(let scalar):
      takeScalar(scalar, event)
    case .sequenceStart(let isFlow):
      open.append(Open(node: begin(.sequence([]), isFlow: isFlow, event)))
    case .mappingStart(let isFlow):
      open.append(Open(node: begin(.mapping([]), isFlow: isFlow, event)))
    case .sequenceEnd, .mappingEnd:
      close(event)
    }
  }

  func tree() -> SyntaxTree {
    var tree = result
    var scanner = CommentScanner(text.file.bytes)
    for leaf in leaves { scanner.skip(leaf, isBlockScalar: isBlockScalar(at: leaf.lowerBound)) }
    scanner.finish()
    tree.comments = scanner.comments
    tree.directives = scanner.directives
    return tree
  }

  private func isBlockScalar(at offset: Int) -> Bool {
    let byte = text.file.bytes[offset]
    return byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">")
  }

  private mutating func takeScalar(_ scalar: YAMLNode.Scalar, _ event: LibYAML.Event) {
    let (properties, start) = text.properties(of: event)
    let place = text.range(ofScalar: scalar, from: start, event)
    let range = place.start.offset..<place.end.offset
    if !range.isEmpty { leaves.append(range) }
    var node = SyntaxNode(content: .scalar(scalar), range: range, start: text.offset(event.start))
    if range.isEmpty { node.start = min(node.start, range.lowerBound) }
    describe(&node, event, properties)
    self.place(node)
  }

  private func begin(
    _ content: SyntaxNode.Content, isFlow: Bool, _ event: LibYAML.Event
  ) -> SyntaxNode {
    let (properties, start) = text.properties(of: event)
    var node = SyntaxNode(
      content: content, isFlow: isFlow, range: start.offset..<start.offset,
      start: text.offset(event.start))
    describe(&node, event, properties)
    return node
  }

  private func describe(
    _ node: inout SyntaxNode, _ event: LibYAML.Event, _ properties: NodeProperties?
  ) {
    node.anchor = event.anchor
    node.tag = properties?.tag.map { text.file.text(in: text.range($0)) }
  }

  private mutating func close(_ event: LibYAML.Event) {
    guard let closed = open.popLast() else { return }
    var node = closed.node
    let start = node.range.lowerBound
    let end =
      node.isFlow
      ? text.offset(event.end) : closed.children.map(\.range.upperBound).max() ?? start
    node.range = start..<max(start, end)
    if case .mapping = node.content {
      node.content = .mapping(
        stride(from: 0, to: closed.children.count - 1, by: 2).map {
          SyntaxNode.Entry(key: closed.children[$0], value: closed.children[$0 + 1])
        })
    } else {
      node.content = .sequence(closed.children)
    }
    place(node)
  }

  private mutating func place(_ node: SyntaxNode) {
    if open.isEmpty {
      result.root = node
    } else {
      open[open.count - 1].children.append(node)
    }
  }
}
