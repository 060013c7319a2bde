/// A character of a line where a terminal shows it.
struct LineCell {
  let text: String
  let columns: Range<Int>
  /// The bytes of the file that the character stands for.
  let bytes: Range<Int>

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  private static let tabStop = 4

  /// The characters of a part of a line, the first of which is in a column.
  static func cells(of bytes: ArraySlice<UInt8>, from first: Int) -> [LineCell] {
    // Diagnostics can also be about a file that is not UTF-8.
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    var cells: [LineCell] = []
    var column = first
    var offset = bytes.startIndex
    for character in text {
      let (shown, width) = appearance(of: character, at: column - first)
      let length = character.utf8.count
      cells.append(
        LineCell(
          text: shown, columns: column..<column + width, bytes: offset..<offset + length))
      column += width
      offset += length
    }
    return cells
  }

  private static func appearance(of character: Character, at column: Int) -> (String, Int) {
    if character == "\t" {
      let width = tabStop - column % tabStop
      return (.spaces(width), width)
    }
    let text = String(character)
    let printable = PrintableText.of(text)
    guard printable == text else { return (printable, printable.unicodeScalars.count) }
    return (text, columns(of: character))
  }

  /// Returns the width of a character in columns; combining marks and joined emoji add none.
  private static func columns(of character: Character) -> Int {
    // A variation selector turns a symbol into an emoji: `❤️`.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    let widths = character.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
        0x20000...0x3FFFD:
        2
      default: scalar.properties.isEmojiPresentation ? 2 : 1
      }
    }
    return widths.max() ?? 1
  }
}
