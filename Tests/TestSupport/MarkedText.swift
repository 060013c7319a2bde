import Diagnostics

/// A text whose places are marked with keycap digits: `a: 1️⃣b2️⃣` is `a: b` with two places.
package struct MarkedText {
  package let file: SourceFile
  private var positions: [Character: SourcePosition] = [:]

  package init(_ marked: String, path: String = "test.yaml") {
    var text = ""
    var position = SourcePosition.start
    for character in marked {
      if Self.markers.contains(character) {
        positions[character] = position
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
    file = SourceFile(path: path, text: text)
  }

  /// The range between two markers.
  package func range(_ start: Character, _ end: Character) -> SourceRange? {
    guard let start = positions[start], let end = positions[end] else { return nil }
    return SourceRange(file: file.path, start: start, end: end)
  }

  private static let markers: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]
}
