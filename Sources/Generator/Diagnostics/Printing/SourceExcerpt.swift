/// A line of a file as a terminal shows it, with marks below parts of it.
///
/// Tabs become spaces, wide characters count as two columns, and a line that is too long is cut
/// around the first mark. Only the part of a long line that could be shown is processed.
struct SourceExcerpt {
  /// A part of the line that has a mark below it.
  struct Mark {
    /// The byte range in the text.
    var bytes: Range<Int>
    /// The characters for the first column of the mark and for the others.
    var first: Character
    var rest: Character
  }

  /// A mark below the line: its first column, counted from 0, and its text.
  struct PlacedMark {
    var column: Int
    var text: String
  }

  let line: String
  /// The marks, in order; `nil` for marks in a part that was cut off.
  let marks: [PlacedMark?]

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

  private static let widest = 100
  private static let columnsBefore = 40
  /// The number of bytes to process on either side of the first mark.
  private static let farthest = 500

  /// Creates an excerpt of the line at which the first mark begins; `nil` if the mark is outside of
  /// the text.
  init?(of text: [UInt8], marks: [Mark]) {
    guard let start = marks.first?.bytes.lowerBound, (0...text.count).contains(start) else {
      return nil
    }
    let window = Self.window(around: start, in: text)
    let cells = LineCell.cells(of: text[window])
    let isCutBefore = window.lowerBound > 0 && !Byte.isLineBreak(text[window.lowerBound - 1])
    let isCutAfter = window.upperBound < text.count && !Byte.isLineBreak(text[window.upperBound])
    let spans = marks.map { Self.columns(of: $0.bytes, in: cells) }
    guard let firstSpan = spans.first else { return nil }

    let lineEnd = cells.last?.columns.upperBound ?? 0
    let isTooWide = max(lineEnd, firstSpan.upperBound) > Self.widest
    let first =
      isTooWide
      ? max(0, min(firstSpan.lowerBound - Self.columnsBefore, lineEnd - Self.widest)) : 0
    let columns = first..<(isTooWide ? first + Self.widest : max(lineEnd, firstSpan.upperBound))
    let shown = cells.filter {
      $0.columns.lowerBound >= columns.lowerBound && $0.columns.upperBound <= columns.upperBound
    }
    let hasBefore = isCutBefore || columns.lowerBound > 0
    let hasAfter = isCutAfter || lineEnd > columns.upperBound
    let shift = (hasBefore ? 1 : 0) - (shown.first?.columns.lowerBound ?? columns.lowerBound)
    line =
      (hasBefore ? "…" : "") + Self.withoutBlankEnd(shown, after: marks, isCut: hasAfter)
      + (hasAfter ? "…" : "")
    self.marks = zip(marks, spans).map { mark, span in
      guard span.lowerBound >= columns.lowerBound,
        span.lowerBound < columns.upperBound || span == firstSpan
      else { return nil }
      let width = max(1, min(span.upperBound, columns.upperBound) - span.lowerBound)
      return PlacedMark(
        column: span.lowerBound + shift,
        text: String(mark.first) + String(repeating: mark.rest, count: width - 1))
    }
  }

  /// Returns the range of the bytes around a place that could be shown, cut at character
  /// boundaries.
  private static func window(around start: Int, in text: [UInt8]) -> Range<Int> {
    var from = start
    while from > 0, from > start - farthest, !Byte.isLineBreak(text[from - 1]) { from -= 1 }
    while from < start, text[from].continuesCharacter { from += 1 }
    var to = start
    while to < text.count, to < start + farthest, !Byte.isLineBreak(text[to]) { to += 1 }
    while to > start, to < text.count, text[to].continuesCharacter { to -= 1 }
    return from..<to
  }

  private static func columns(of bytes: Range<Int>, in cells: [LineCell]) -> Range<Int> {
    let lineEnd = cells.last?.columns.upperBound ?? 0
    let marked = cells.filter {
      $0.bytes.lowerBound < bytes.upperBound && $0.bytes.upperBound > bytes.lowerBound
    }
    let start =
      marked.first?.columns.lowerBound
      ?? cells.first { $0.bytes.lowerBound >= bytes.lowerBound }?.columns.lowerBound ?? lineEnd
    return start..<max(marked.last?.columns.upperBound ?? start, start + 1)
  }

  /// The text of cells without spaces at its end that no mark is about.
  private static func withoutBlankEnd(
    _ cells: [LineCell], after marks: [Mark], isCut: Bool
  ) -> String {
    guard !isCut else { return cells.map(\.text).joined() }
    let end = marks.map(\.bytes.upperBound).max() ?? 0
    let count =
      cells.lastIndex { !$0.isBlank || $0.bytes.lowerBound < end }.map { $0 + 1 } ?? 0
    return cells.prefix(count).map(\.text).joined()
  }
}

extension UInt8 {
  /// True for a UTF-8 continuation byte.
  fileprivate var continuesCharacter: Bool { self & 0xC0 == 0x80 }
}
