import Testing
import YAMLSource

/// A text whose places are marked with keycap digits: `a: 1️⃣b2️⃣` is `a: b` with two places.
struct MarkedText {
  let file: SourceFile
  private var positions: [Character: SourcePosition] = [:]

  init(_ marked: String) {
    var text = ""
    var position = SourcePosition.start
    for character in marked {
      if let marker = Self.markers.firstIndex(of: character) {
        positions[Self.markers[marker]] = position
        continue
      }
      text.append(character)
      position.offset += character.utf8.count
      if character.isNewline {
        position.line += 1
        position.column = 1
      } else {
        position.column += character.unicodeScalars.count
      }
    }
    file = SourceFile(path: "test.yaml", text: text)
  }

  /// The range between two markers.
  func range(_ start: Character, _ end: Character) -> SourceRange? {
    guard let start = positions[start], let end = positions[end] else { return nil }
    return SourceRange(file: file.path, start: start, end: end)
  }

  var result: YAMLReader.Result { YAMLReader.read(file) }

  private static let markers: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]
}

/// Expects that a text has one problem, from 1️⃣ to 2️⃣, and if there is a 3️⃣, a related place from
/// there to 4️⃣.
func expectProblem(
  in marked: String, _ kind: YAMLProblem.Kind, _ message: String, related: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let problems = text.result.problems
  #expect(problems.map(\.kind) == [kind], sourceLocation: sourceLocation)
  #expect(problems.map(\.sentence) == [message], sourceLocation: sourceLocation)
  #expect(problems.map(\.range) == [text.range("1️⃣", "2️⃣")], sourceLocation: sourceLocation)
  let places = text.range("3️⃣", "4️⃣").map { [$0] } ?? []
  #expect(problems.first?.related.map(\.range) == places, sourceLocation: sourceLocation)
  #expect(
    problems.first?.related.map(\.message) == (related.map { [$0] } ?? []),
    sourceLocation: sourceLocation)
}

/// Expects that a file has one problem, which leaves nothing of it, with a place that begins at
/// `start`.
func expectRefusal(
  of bytes: [UInt8], _ kind: YAMLProblem.Kind, _ message: String, at start: SourcePosition,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = YAMLReader.read(SourceFile(path: "test.yaml", bytes: bytes))
  #expect(result.root == nil, sourceLocation: sourceLocation)
  #expect(
    result.problems.map(\.kind) == [kind], sourceLocation: sourceLocation)
  #expect(result.problems.map(\.sentence) == [message], sourceLocation: sourceLocation)
  #expect(result.problems.map(\.range.start) == [start], sourceLocation: sourceLocation)
}

/// Reads a text that has no problem.
func read(_ text: String) -> YAMLNode? {
  YAMLReader.read(SourceFile(path: "test.yaml", text: text)).root
}

/// The problems of a text.
func problems(_ text: String) -> [YAMLProblem] {
  YAMLReader.read(SourceFile(path: "test.yaml", text: text)).problems
}

extension YAMLNode {
  /// The node in a compact spelling: `{a: [b, c]}`.
  var outline: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(mapping.entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }

  subscript(key: String) -> YAMLNode? { mapping?[key] }

  subscript(index: Int) -> YAMLNode? {
    guard let sequence, sequence.indices.contains(index) else { return nil }
    return sequence[index]
  }
}

extension YAMLProblem {
  /// What is wrong, and what to do about it.
  var sentence: String { advice.map { "\(message): \($0)" } ?? message }
}
