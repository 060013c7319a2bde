import Diagnostics

/// The entries of a mapping whose end has not been read.
struct OpenMapping {
  /// What the next node will be.
  private enum Expectation {
    case key
    case value(key: String, range: SourceRange)
    case mergeValue
    /// The value of a key that has been refused.
    case refusedValue
  }

  private var entries: [YAMLNode.Mapping.Entry] = []
  private var expectation = Expectation.key
  private var keyRanges: [SourceRange] = []
  /// The places of keys in the list of their ranges.
  private var keyIndices: [String: Int] = [:]
  private(set) var mergeKeyRange: SourceRange?
  private var mergeSources: [MergeSource] = []
  /// The number of own entries before the merge key.
  private var mergePosition = 0

  private struct MergeSource {
    var mapping: YAMLNode.Mapping
    var aliasRange: SourceRange?
  }

  var hasMerges: Bool { !mergeSources.isEmpty }

  /// The number of entries that merging would look at.
  var mergedEntryCount: Int {
    mergeSources.reduce(0) { $0.addingSaturated($1.mapping.entries.count) }
  }

  /// Adds the next key or value, and returns what is wrong with it.
  mutating func place(_ built: BuiltNode?) -> [Diagnostic] {
    switch expectation {
    case .key:
      return placeKey(built)
    case .value(let key, let range):
      expectation = .key
      if let built { entries.append(.init(key: key, keyRange: range, value: built.node)) }
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
    guard let key = built.node.scalar?.text else {
      return [Diagnostic(.complexKey, Wording.complexKey, at: range)]
    }
    if built.isMergeKey {
      if let first = mergeKeyRange {
        return [.duplicateKey(Wording.duplicateMergeKey, at: range, first: first)]
      }
      mergeKeyRange = range
      mergePosition = entries.count
      expectation = .mergeValue
    } else {
      if let first = keyIndices.updateValue(keyRanges.count, forKey: key) {
        keyIndices[key] = first
        return [.duplicateKey(Wording.duplicateKey(key), at: range, first: keyRanges[first])]
      }
      keyRanges.append(range)
      expectation = .value(key: key, range: range)
    }
    return []
  }

  private mutating func placeMergeValue(_ value: YAMLNode) -> [Diagnostic] {
    if let mapping = value.mapping {
      mergeSources = [MergeSource(mapping: mapping, aliasRange: value.aliasRange)]
      return []
    }
    guard let elements = value.sequence else {
      return [Diagnostic(.illegalMerge, Wording.illegalMerge, at: value.writtenRange)]
    }
    var diagnostics: [Diagnostic] = []
    for element in elements {
      if let mapping = element.mapping {
        let aliasRange = element.aliasRange ?? value.aliasRange
        mergeSources.append(MergeSource(mapping: mapping, aliasRange: aliasRange))
      } else {
        diagnostics.append(
          Diagnostic(.illegalMerge, Wording.illegalMerge, at: element.writtenRange))
      }
    }
    return diagnostics
  }

  /// The mapping, with the entries of other mappings where its merge key stands.
  func merged() -> YAMLNode.Mapping {
    guard hasMerges else { return .init(entries: entries) }
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
    Diagnostic(
      .duplicateKey, wording, at: range,
      labels: [.init("the first one is here", at: first)])
  }
}
