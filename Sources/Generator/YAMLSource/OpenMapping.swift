import Diagnostics

/// The entries of a mapping whose end has not been read.
struct OpenMapping {
  /// The role of the next node.
  private enum Expectation {
    case key
    /// The value of the pending key.
    case value
    case mergeValue
    /// The value of a rejected key.
    case refusedValue
  }

  private var entries: [YAMLNode.Mapping.Entry] = []
  /// The indices of entries by their keys, for large mappings.
  private var indices: [String: Int]?
  /// The keys whose values have been left out.
  private var keysWithoutValue: [String: SourceRange] = [:]
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

  /// Adds the next key or value, and returns its diagnostics.
  mutating func place(_ built: BuiltNode?) -> [Diagnostic] {
    switch expectation {
    case .key:
      return placeKey(built)
    case .value:
      expectation = .key
      guard let built else {
        keysWithoutValue[pendingKey] = pendingKeyRange
        return []
      }
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
      return [Diagnostic(.complexKey(built.node), at: range)]
    }
    if built.isMergeKey {
      if let first = mergeKeyRange {
        return [.duplicateKey(.duplicateMergeKey, at: range, first: first)]
      }
      mergeKeyRange = range
      mergePosition = entries.count
      expectation = .mergeValue
    } else {
      if let first = self.range(of: key) {
        return [.duplicateKey(.duplicateKey(key), at: range, first: first)]
      }
      expectation = .value
      pendingKey = key
      pendingKeyRange = range
    }
    return []
  }

  /// Returns the place of an existing key.
  private func range(of key: String) -> SourceRange? {
    if !keysWithoutValue.isEmpty, let range = keysWithoutValue[key] { return range }
    guard let indices else { return entries.first { $0.key == key }?.keyRange }
    return indices[key].map { entries[$0].keyRange }
  }

  private mutating func placeMergeValue(_ value: YAMLNode) -> [Diagnostic] {
    if let mapping = value.mapping {
      mergeSources = [(mapping, value.aliasRange)]
      return []
    }
    guard let elements = value.sequence else {
      return [Diagnostic(.illegalMerge(value), at: value.writtenRange)]
    }
    var diagnostics: [Diagnostic] = []
    for element in elements {
      if let mapping = element.mapping {
        mergeSources.append((mapping, element.aliasRange ?? value.aliasRange))
      } else {
        diagnostics.append(Diagnostic(.illegalMerge(element), at: element.writtenRange))
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

extension Diagnostic {
  fileprivate static func duplicateKey(
    _ wording: Wording, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(wording, at: range, labels: [.init("the first one is here", at: first)])
  }
}
