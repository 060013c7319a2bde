import Diagnostics
import YAMLSource

extension YAMLNode {
  /// Creates a scalar from a word.
  init(word: String, at range: SourceRange) {
    self.init(content: .scalar(.init(text: word, style: .plain)), range: range)
  }

  /// The scalars in a value, without the keys of mappings.
  var words: [String] { words(depth: 0) }

  /// The keys that lead to the first scalar in a value, and the scalar: `[meta, page, total]`.
  var path: [String] {
    var names: [String] = []
    var node = self
    while names.count < 8 {
      switch node.content {
      case .scalar(let scalar): return scalar.text.isEmpty ? names : names + [scalar.text]
      case .sequence(let elements):
        guard let first = elements.first else { return names }
        if elements.allSatisfy({ $0.scalar != nil }) { return names + elements.flatMap(\.words) }
        node = first
      case .mapping(let mapping):
        guard let entry = mapping.entries.first else { return names }
        names.append(entry.key)
        node = entry.value
      }
    }
    return names
  }

  private func words(depth: Int) -> [String] {
    guard depth < 6 else { return [] }
    switch content {
    case .scalar(let scalar): return scalar.text.isEmpty ? [] : [scalar.text]
    case .sequence(let elements):
      return elements.flatMap { $0.words(depth: depth + 1) }
    case .mapping(let mapping):
      return mapping.entries.flatMap { $0.value.words(depth: depth + 1) }
    }
  }
}
