import Diagnostics
import YAMLSource

extension YAMLNode {
  init(word: String, at range: SourceRange) {
    self.init(content: .scalar(.init(text: word, style: .plain)), range: range)
  }

  var words: [String] { words(depth: 0) }

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
