/// The order of keys that the language gives meaning to. Names that a schema chooses keep theirs.
enum KeyOrder {
  /// In braces, descriptions and deprecations come last.
  static func inBraces(_ entries: [FormatEntry], of node: FormatNode) -> [FormatEntry] {
    sorted(entries, of: node) { $0.name == "description" || $0.name == "deprecated" }
  }

  /// In a block, the values or members of a type come last if they take several lines.
  static func inLines(
    _ entries: [FormatEntry], of node: FormatNode, takesLines: (FormatEntry) -> Bool
  ) -> [FormatEntry] {
    var ordered = sorted(entries, of: node) { entry in
      ["enum", "object", "oneOf"].contains(entry.name) && takesLines(entry)
    }
    moveBlankLines(entries, &ordered, takesLines)
    return ordered
  }

  private static func sorted(
    _ entries: [FormatEntry], of node: FormatNode, comesLast: (FormatEntry) -> Bool
  ) -> [FormatEntry] {
    // An alias never comes before its anchor.
    guard let form = node.place?.form, !node.hasProperties,
      entries.count(where: { $0.value.hasReferences || $0.key?.hasReferences == true }) < 2
    else { return entries }
    let keys = form.keys.map(\.name)
    let ranks = entries.map { entry -> Int in
      if entry.isMerge { return -1 }
      let rank = entry.plainName.flatMap(keys.firstIndex) ?? keys.count
      return comesLast(entry) ? keys.count + 1 + rank : rank
    }
    return entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { entries[$0] }
  }

  /// Moves empty lines. The first entry has none above it. If it is no longer first, it gets an
  /// empty line if its replacement had one, or if it is a section and the sections are separated by
  /// empty lines.
  private static func moveBlankLines(
    _ entries: [FormatEntry], _ ordered: inout [FormatEntry], _ takesLines: (FormatEntry) -> Bool
  ) {
    guard let oldName = entries.first?.name, oldName != ordered.first?.name,
      let index = ordered.firstIndex(where: { $0.name == oldName })
    else { return }
    let isSection = takesLines(ordered[index]) && entries.contains(where: \.isBelowBlankLine)
    if ordered[0].isBelowBlankLine || isSection { ordered[index].isBelowBlankLine = true }
    ordered[0].isBelowBlankLine = false
  }
}

extension FormatEntry {
  /// True if an empty line is above the entry and its comments.
  fileprivate var isBelowBlankLine: Bool {
    get { before.first?.hasBlankLineAbove ?? hasBlankLineAbove }
    set {
      if before.isEmpty {
        hasBlankLineAbove = newValue
      } else {
        before[0].hasBlankLineAbove = newValue
      }
    }
  }
}

extension FormatNode {
  /// True if an anchor or an alias is inside, or may be in text that is kept unchanged.
  fileprivate var hasReferences: Bool {
    if anchor != nil { return true }
    return switch content {
    case .alias: true
    case .sequence(let entries), .mapping(let entries):
      entries.contains { $0.key?.hasReferences == true || $0.value.hasReferences }
    case .verbatim(let text, _, _): text.contains { "&*".contains($0) }
    case .scalar: false
    }
  }
}
