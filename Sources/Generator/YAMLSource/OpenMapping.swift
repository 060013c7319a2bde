import Diagnostics

/// The entries of a mapping whose end has not been read.
struct OpenMapping {
  private enum Expectation {
    case key, value, mergeValue, refusedValue
  }

  private var entries: [YAMLNode.Mapping.Entry] = []
  /// The indices of entries by their keys, for large mappings.
  private var indices: [String: Int]?
  private var expectation = Expectation.key
  private var pendingKey = ""
  private var pendingKeyRange = SourceRange.unknown
  private(set) var mergeKeyRange: SourceRange?
  private var mergeSources: [(mapping: YAMLNode.Mapping, aliasRange: SourceRange?)] = []
  /// The number of own entries before the merge key.
  private var mergePosition = 0

  var hasMerges: Bool { !mergeSources.isEmpty }

  /// The number of entries that merging would look at.
  var mergedEntryCount: Int {
    mergeSources.reduce(0) { $0.addingSaturated($1.mapping.entries.count) }
  }

  mutating func place(_ built: BuiltNode?) -> [Diagnostic] {
    switch expectation {
    case .key:
      return placeKey(built)
    case .value:
      expectation = .key
      guard let built else { return [] }
      if entries.isEmpty { entries.reserveCapacity(8) }
      entries.append(.init(key: pendingKey, keyRange: pendingKeyRange, value: built.node))
      if indices != nil {
        indices?[pendingKey] = entries.count - 1
      } else if entries.count > YAMLNode.Mapping.longestSearch {
        indices = YAMLNode.Mapping.indices(of: entries)
      }
      return []
    case .mergeValue:
      expectation = .key
      return built.map { placeMergeValue($0.node) } ?? []
    case .refusedValue:
      expectation = .key
      return []
    }
  }

  private mutating func placeKey(_ built: BuiltNode?) -> [Diagnostic] {
    expectation = .refusedValue
    guard let built else { return [] }
    let range = built.node.writtenRange
    guard case .scalar(let scalar) = built.node.content, case let key = scalar.text else {
      return [Diagnostic(.complexKey, at: range)]
    }
    let first =
      if built.isMergeKey {
        mergeKeyRange
      } else if let indices {
        indices[key].map { entries[$0].keyRange }
      } else {
        entries.first { $0.key == key }?.keyRange
      }
    if let first {
      let label = Diagnostic.Label("the first one is here", at: first)
      return [Diagnostic(.duplicateKey(key), at: range, labels: [label])]
    }
    if built.isMergeKey {
      mergeKeyRange = range
      mergePosition = entries.count
      expectation = .mergeValue
    } else {
      expectation = .value
      pendingKey = key
      pendingKeyRange = range
    }
    return []
  }

  private mutating func placeMergeValue(_ value: YAMLNode) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for element in value.sequence ?? [value] {
      if let mapping = element.mapping {
        mergeSources.append((mapping, element.aliasRange ?? value.aliasRange))
      } else {
        diagnostics.append(Diagnostic(.illegalMerge, at: element.writtenRange))
      }
    }
    return diagnostics
  }

  /// Returns the mapping, with the merged entries in place of its merge key.
  func merged() -> YAMLNode.Mapping {
    guard hasMerges else { return .init(entries: entries, indices: indices) }
    var known = Set(entries.map(\.key))
    var merged = Array(entries[..<mergePosition])
    for source in mergeSources {
      for var entry in source.mapping.entries where known.insert(entry.key).inserted {
        entry.value.aliasRange = entry.value.aliasRange ?? source.aliasRange
        merged.append(entry)
      }
    }
    merged += entries[mergePosition...]
    return .init(entries: merged)
  }
}
