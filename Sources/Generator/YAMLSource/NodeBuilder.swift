import Diagnostics

/// Builds nodes from libyaml's events, and collects diagnostics.
///
/// Open collections are on an explicit stack, so that deeply nested texts cause no recursion.
struct NodeBuilder {
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []
  /// The place of the last scalar that was read, if it is in quotes.
  private(set) var lastQuote: SourceRange?

  var openBrackets: [Int] { openCollections.filter(\.isFlow).map(\.start.offset) }

  private let text: IndexedText
  private var openCollections: [OpenCollection] = []
  private var anchors: [String: Anchor] = [:]
  /// The number of nodes; aliased nodes count at each alias.
  private(set) var nodeCount = 0
  private(set) var hasAliases = false
  private var writtenNodeCount = 0
  private var mergedEntryCount = 0
  private var hasDocument = false

  init(_ text: IndexedText) { self.text = text }

  mutating func take(_ event: LibYAML.Event) -> LibYAML.Step {
    let step: LibYAML.Step =
      switch event.kind {
      case .documentStart: beginDocument(event)
      case .documentEnd: .next
      case .alias(let name): takeAlias(name, event)
      case .scalar(let scalar): takeScalar(scalar, event)
      case .sequenceStart(let isFlow): open(nil, isFlow: isFlow, event)
      case .mappingStart(let isFlow): open(OpenMapping(), isFlow: isFlow, event)
      case .sequenceEnd, .mappingEnd: close(event)
      }
    return diagnostics.count <= ReadingLimits.diagnostics ? step : giveUp()
  }

  private mutating func beginDocument(_ event: LibYAML.Event) -> LibYAML.Step {
    guard hasDocument else {
      hasDocument = true
      return .next
    }
    report(.secondDocument, at: text.range(event.start, event.end))
    return .stop
  }

  private mutating func takeScalar(
    _ scalar: YAMLNode.Scalar, _ event: LibYAML.Event
  ) -> LibYAML.Step {
    let (properties, start) = text.properties(of: event)
    var scalar = scalar
    var range = text.range(ofScalar: scalar, from: start, event)
    if scalar.style == .plain,
      let spaces = UnusualSpaces(in: text.file.bytes, at: range.start.offset),
      !text.isBehindKeyOfTexts(range.start.offset)
    {
      append(text.diagnostic(of: spaces))
      // Used as indentation, unusual spaces obscure the level of the line.
      if openBrackets.isEmpty, text.file.beginsLine(range.start.offset) { return giveUp() }
      scalar.text.unicodeScalars.removeFirst(spaces.scalarCount)
      range.start = text.position(atOffset: spaces.range.upperBound)
    }
    checkTag(event, properties, isAllowed: CoreTag.scalars)
    lastQuote = [.singleQuoted, .doubleQuoted].contains(scalar.style) ? range : nil
    guard count(1, at: range.start) == .next else { return .stop }
    let built = BuiltNode(
      node: YAMLNode(content: .scalar(scalar), range: range), nodeCount: 1, height: 0,
      hasTag: event.tag != nil)
    if let name = event.anchor { anchors[name] = .complete(built) }
    return place(built, end: range.end)
  }

  private mutating func takeAlias(_ name: String, _ event: LibYAML.Event) -> LibYAML.Step {
    let range = text.range(event.start, event.end)
    switch anchors[name] {
    case .complete(var built):
      hasAliases = true
      guard openCollections.count + built.height <= ReadingLimits.nesting else {
        return giveUp(.nestedTooDeeply, at: range)
      }
      guard count(built.nodeCount, at: range.start) == .next else { return .stop }
      built.node.aliasRange = range
      return place(built, end: range.end)
    case .open(let anchor, _):
      report(.aliasCycle(name), at: range, labels: [.init("the anchor is here", at: anchor)])
      return place(nil, end: range.end)
    case nil:
      let near =
        diagnostics.count < 50
        ? Suggestions.nearest(to: name, among: anchors.keys.sorted()) : nil
      report(.undefinedAlias(name, near: near), at: range)
      return place(nil, end: range.end)
    }
  }

  private mutating func open(
    _ mapping: OpenMapping?, isFlow: Bool, _ event: LibYAML.Event
  ) -> LibYAML.Step {
    let (properties, start) = text.properties(of: event)
    guard openCollections.count < ReadingLimits.nesting else {
      return giveUp(.nestedTooDeeply, at: text.firstCharacter(from: start))
    }
    guard count(1, at: start) == .next else { return .stop }
    checkTag(event, properties, isAllowed: mapping == nil ? CoreTag.sequences : CoreTag.mappings)
    if let name = event.anchor {
      let range = properties?.anchor.map(text.range) ?? text.firstCharacter(from: start)
      anchors[name] = .open(range, depth: openCollections.count)
    }
    openCollections.append(
      OpenCollection(mapping: mapping, start: start, isFlow: isFlow, anchor: event.anchor))
    return .next
  }

  private mutating func close(_ event: LibYAML.Event) -> LibYAML.Step {
    guard let collection = openCollections.popLast() else { return .next }
    // libyaml ends a block where the next token begins, which may be far after its last value.
    let end = collection.isFlow ? text.position(event.end) : collection.contentEnd
    if let mapping = collection.mapping, mapping.hasMerges {
      mergedEntryCount += mapping.mergedEntryCount
      guard mergedEntryCount <= ReadingLimits.mergedEntries else {
        let range = mapping.mergeKeyRange ?? text.range(from: collection.start, to: end)
        return giveUp(.tooMany(ReadingLimits.mergedEntries, "merged entries"), at: range)
      }
    }
    let built = BuiltNode(
      node: YAMLNode(
        content: collection.content, range: text.range(from: collection.start, to: end)),
      nodeCount: collection.nodeCount, height: collection.height, hasTag: event.tag != nil)
    // The same anchor may have been defined again inside the collection.
    if let name = collection.anchor, case .open(_, openCollections.count) = anchors[name] {
      anchors[name] = .complete(built)
    }
    return place(built, end: end)
  }

  /// Adds a node to the innermost open collection, or makes it the root; `nil` is left out.
  private mutating func place(_ built: BuiltNode?, end: SourcePosition) -> LibYAML.Step {
    guard !openCollections.isEmpty else {
      // An empty document does not count, with `---` or without.
      root = built.flatMap { $0.isNothing ? nil : $0.node }
      return .next
    }
    for diagnostic in openCollections[openCollections.count - 1].place(built, end: end) {
      append(diagnostic)
    }
    return .next
  }

  private mutating func checkTag(
    _ event: LibYAML.Event, _ properties: NodeProperties?, isAllowed: Set<String>
  ) {
    guard let tag = event.tag, !isAllowed.contains(tag) else { return }
    let range = properties?.tag.map(text.range) ?? text.range(event.start, event.end)
    report(.unsupportedTag(text.file.text(in: range)), at: range)
  }

  /// Adds to the number of nodes; an alias at a place may stand for many.
  private mutating func count(_ nodes: Int, at start: SourcePosition) -> LibYAML.Step {
    nodeCount = nodeCount.addingSaturated(nodes)
    writtenNodeCount += 1
    let excess: Wording
    if anchors.count > ReadingLimits.anchors {
      excess = .tooMany(ReadingLimits.anchors, "anchors")
    } else if writtenNodeCount > ReadingLimits.writtenNodes {
      excess = .tooMany(ReadingLimits.writtenNodes, "values")
    } else if nodeCount > ReadingLimits.nodes {
      excess = .tooMany(ReadingLimits.nodes, "values, counting those that aliases repeat")
    } else {
      return .next
    }
    return giveUp(excess, at: text.firstCharacter(from: start))
  }

  private mutating func giveUp(_ wording: Wording, at range: SourceRange) -> LibYAML.Step {
    report(wording, at: range)
    return giveUp()
  }

  private mutating func giveUp() -> LibYAML.Step {
    root = nil
    openCollections = []
    return .stop
  }

  private mutating func report(
    _ wording: Wording, at range: SourceRange, labels: [Diagnostic.Label] = []
  ) {
    append(Diagnostic(wording, at: range, labels: labels))
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < ReadingLimits.diagnostics {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == ReadingLimits.diagnostics {
      diagnostics.append(Diagnostic(.tooManyDiagnostics, at: diagnostic.range))
    }
  }
}
