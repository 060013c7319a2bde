import Diagnostics

/// A sequence or mapping whose end has not been read.
struct OpenCollection {
  /// The keys and values so far, if this is a mapping.
  private(set) var mapping: OpenMapping?
  private var elements: [YAMLNode] = []
  let start: SourcePosition
  /// The end of the last key, value or element so far.
  private(set) var contentEnd: SourcePosition
  let isFlow: Bool
  let anchor: String?
  private(set) var nodeCount = 1
  private(set) var height = 1

  init(mapping: OpenMapping?, start: SourcePosition, isFlow: Bool, anchor: String?) {
    self.mapping = mapping
    self.start = start
    self.contentEnd = start
    self.isFlow = isFlow
    self.anchor = anchor
  }

  mutating func place(_ built: BuiltNode?, end: SourcePosition) -> [Diagnostic] {
    contentEnd = max(contentEnd, end)
    if let built {
      nodeCount = nodeCount.addingSaturated(built.nodeCount)
      height = max(height, built.height + 1)
    }
    guard mapping == nil else { return mapping?.place(built) ?? [] }
    if let built { elements.append(built.node) }
    return []
  }

  var content: YAMLNode.Content {
    mapping.map { .mapping($0.merged()) } ?? .sequence(elements)
  }
}

/// A complete node, with the sizes that count again at each alias of it.
struct BuiltNode {
  var node: YAMLNode
  /// The number of nodes in it, including itself; aliased nodes count at each alias.
  var nodeCount: Int
  /// The number of nested levels of collections, including itself; 0 for a scalar.
  var height: Int
  var hasTag: Bool

  /// True if no value is written at the place of this node.
  var isNothing: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.text.isEmpty && scalar.style == .plain && !hasTag
  }

  var isMergeKey: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.text == "<<" && scalar.style == .plain && !hasTag && node.aliasRange == nil
  }
}

extension Int {
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

enum Anchor {
  /// A collection whose end has not been read, and the number of collections around it.
  case open(SourceRange, depth: Int)
  case complete(BuiltNode)
}
