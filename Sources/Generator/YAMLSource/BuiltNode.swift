import Diagnostics

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
