/// A complete node, with what it costs wherever an alias repeats it.
struct BuiltNode {
  var node: YAMLNode
  /// The nodes in it and itself, those after an alias counted at each alias.
  var nodeCount: Int
  /// The collections inside each other, itself counted; 0 for a scalar.
  var height: Int
  var hasTag: Bool

  /// True if nothing is written at the place of this node.
  var isNothing: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.text.isEmpty && scalar.style == .plain && !hasTag
  }

  /// True if this node, as a key, is `<<` with the meaning of YAML.
  var isMergeKey: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.text == "<<" && scalar.style == .plain && !hasTag && node.aliasRange == nil
  }
}

extension Int {
  /// The sum, or the largest number if the sum is beyond it.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
