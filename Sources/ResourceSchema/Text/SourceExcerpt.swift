import YAMLSource

/// A line of a file as a terminal shows it, with a mark below the part that a range covers.
///
/// Tabs become blanks, wide characters count as two columns, and a line that is too long is cut
/// around the range.
struct SourceExcerpt {
  let line: String
  /// What stands before the mark on its line.
  let indent: String
  /// `^`, with `~` for each further column.
  let underline: String

  private static let widest = 100
  private static let columnsBefore = 40
  /// How far a line is followed, in bytes.
  private static let farthest = 2_000
  private static let tabStop = 4

  /// A character where it is shown.
  private struct Cell {
    var text: String
    var column: Int
    var width: Int
    /// The bytes of the file that it stands for.
    var bytes: Range<Int>
  }

  init?(of range: SourceRange, in file: SourceFile) {
    let bytes = file.bytes
    let start = range.start.offset
    guard (0...bytes.count).contains(start) else { return nil }
    var from = start
    while from > 0, from > start - Self.farthest, !Self.isLineBreak(bytes[from - 1]) { from -= 1 }
    var to = start
    while to < bytes.count, to < start + Self.farthest, !Self.isLineBreak(bytes[to]) { to += 1 }
    var cells = Self.cells(of: bytes[from..<to])
    let isCutBefore = from > 0 && !Self.isLineBreak(bytes[from - 1])
    let isCutBehind = to < bytes.count && !Self.isLineBreak(bytes[to])
    while !isCutBehind, let last = cells.last, last.text.allSatisfy({ $0 == " " }),
      last.bytes.lowerBound >= range.end.offset
    {
      cells.removeLast()
    }

    let end = min(max(range.end.offset, start), to)
    let marked = cells.filter { $0.bytes.lowerBound < end && $0.bytes.upperBound > start }
    let lineEnd = cells.last.map { $0.column + $0.width } ?? 0
    let markStart =
      marked.first?.column ?? cells.first { $0.bytes.lowerBound >= start }?.column ?? lineEnd
    let markEnd = max(marked.last.map { $0.column + $0.width } ?? markStart, markStart + 1)

    var window = 0..<max(lineEnd, markEnd)
    if window.count > Self.widest {
      let first = max(0, min(markStart - Self.columnsBefore, window.upperBound - Self.widest))
      window = first..<first + Self.widest
    }
    let shown = cells.filter {
      $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound
    }
    let firstColumn = shown.first?.column ?? window.lowerBound
    let hasBefore = isCutBefore || window.lowerBound > 0
    let hasBehind = isCutBehind || lineEnd > window.upperBound
    line =
      (hasBefore ? "…" : "") + shown.map(\.text).joined() + (hasBehind ? "…" : "")
    indent = String(
      repeating: " ", count: max(0, markStart - firstColumn) + (hasBefore ? 1 : 0))
    let width = max(1, min(markEnd, window.upperBound) - markStart)
    underline = "^" + String(repeating: "~", count: width - 1)
  }

  private static func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
    // A line may be cut inside a character, and a file that is not UTF-8 has findings too.
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    var cells: [Cell] = []
    var column = 0
    var offset = bytes.startIndex
    for character in text {
      let (shown, width) = appearance(of: character, at: column)
      let length = character.utf8.count
      cells.append(Cell(text: shown, column: column, width: width, bytes: offset..<offset + length))
      column += width
      offset += length
    }
    return cells
  }

  private static func appearance(of character: Character, at column: Int) -> (String, Int) {
    if character == "\t" {
      let width = tabStop - column % tabStop
      return (String(repeating: " ", count: width), width)
    }
    let text = String(character)
    let printable = DiagnosticText.printable(text)
    guard printable == text else { return (printable, printable.unicodeScalars.count) }
    return (text, character.unicodeScalars.map(columns).max() ?? 1)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
