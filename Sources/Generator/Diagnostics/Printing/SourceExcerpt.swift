/// A line of a file as a terminal shows it, with marks below parts of it.
///
/// Tabs become spaces, wide characters count as two columns, and a line that is too long is cut
/// around the first mark.
struct SourceExcerpt {
  /// A part of the line that has a mark below it.
  struct Mark {
    /// The byte range in the text.
    var bytes: Range<Int>
    /// The characters for the first column of the mark and for the others.
    var first: Character
    var rest: Character
  }

  let line: String
  /// The marks below the line with their columns, counted from 0; `nil` for marks in a part that
  /// was cut off.
  let marks: [(column: Int, text: String)?]

  /// The line of marks below the line.
  var marksLine: String {
    var columns: [Character] = []
    for mark in marks.reversed().compactMap(\.self) {
      let end = mark.column + mark.text.count
      if columns.count < end { columns += Array(repeating: " ", count: end - columns.count) }
      columns.replaceSubrange(mark.column..<end, with: mark.text)
    }
    return String(columns)
  }

  private static let longest = 100
  private static let longestBefore = 40

  /// Creates an excerpt of the line at which the first mark begins; `nil` if the mark is outside of
  /// the text.
  init?(of text: [UInt8], marks: [Mark]) {
    guard let start = marks.first?.bytes.lowerBound, (0...text.count).contains(start) else {
      return nil
    }
    let shown = Self.shownPart(around: start, in: text)
    let isCutBefore = shown.lowerBound > 0 && !Byte.isLineBreak(text[shown.lowerBound - 1])
    let isCutAfter = shown.upperBound < text.count && !Byte.isLineBreak(text[shown.upperBound])
    let first = isCutBefore ? 1 : 0
    let cells = LineCell.cells(of: text[shown], from: first)
    let lineEnd = cells.last?.columns.upperBound ?? first
    self.marks = marks.map { mark in
      guard shown.contains(mark.bytes.lowerBound) || mark.bytes.lowerBound == start else {
        return nil
      }
      let column =
        cells.first { $0.bytes.upperBound > mark.bytes.lowerBound }?.columns.lowerBound ?? lineEnd
      let end = cells.last { $0.bytes.lowerBound < mark.bytes.upperBound }?.columns.upperBound ?? 0
      let rest = max(0, end - column - 1)
      return (column, "\(mark.first)" + String(repeating: mark.rest, count: rest))
    }
    // Spaces at the end that no mark is about are left out.
    let lastMarked = marks.map(\.bytes.upperBound).max() ?? 0
    let last = cells.lastIndex { isCutAfter || !$0.isBlank || $0.bytes.lowerBound < lastMarked }
    line =
      (isCutBefore ? "…" : "") + cells.prefix(last.map { $0 + 1 } ?? 0).map(\.text).joined()
      + (isCutAfter ? "…" : "")
  }

  /// Returns the range of the bytes around a place that are shown, cut at character boundaries.
  private static func shownPart(around start: Int, in text: [UInt8]) -> Range<Int> {
    let before = text[..<start].suffix(longest).reversed().prefix { !Byte.isLineBreak($0) }.count
    let after = text[start...].prefix(longest).prefix { !Byte.isLineBreak($0) }.count
    var (from, to) = (start - before, start + after)
    if to - from > longest {
      from = max(from, min(start - longestBefore, to - longest))
      to = from + longest
    }
    // The continuation bytes of UTF-8 are `10xxxxxx`.
    while from < start, text[from] & 0xC0 == 0x80 { from += 1 }
    while to > start, to < text.count, text[to] & 0xC0 == 0x80 { to -= 1 }
    return from..<to
  }
}
