/// Lines of a file with their numbers, and with marks and words below them.
struct LineQuote {
  let style: TerminalStyle
  /// The width of the line numbers, in columns.
  let gutter: Int

  /// Returns the line at which a range begins, with the range underlined, and with the labels that
  /// fit on the same line.
  ///
  /// ```text
  ///   5 |   author: { one: people, many: teams }
  ///     |             ---          ^~~~
  ///     |             `one` is here
  /// ```
  func lines(
    of range: SourceRange, in file: SourceFile, _ color: TerminalStyle.Color,
    labels: [Diagnostic.Label] = []
  ) -> (lines: [String], labelCount: Int) {
    let mark = SourceExcerpt.Mark(bytes: range.offsets, first: "^", rest: "~")
    let marks = [mark] + labels.map { $0.mark }
    guard let excerpt = SourceExcerpt(of: file.bytes, marks: marks) else { return ([], 0) }
    let placed = excerpt.marks.dropFirst()
    guard placed.allSatisfy({ $0 != nil }) else { return lines(of: range, in: file, color) }
    let end = range.end.line > range.start.line ? " to line \(range.end.line)" : ""
    let words = zip(labels, placed).compactMap { label, mark in
      mark.map { (column: $0.column, text: PrintableText.of(label.message)) }
    }
    let below =
      [style.painted(excerpt.marksLine, color) + end]
      + rows(of: words).map { style.painted($0, .blue) }
    return (lines(excerpt, at: range.start.line, below: below), labels.count)
  }

  func lines(of label: Diagnostic.Label, in file: SourceFile) -> [String] {
    guard let excerpt = SourceExcerpt(of: file.bytes, marks: [label.mark]) else { return [] }
    return lines(
      excerpt, at: label.range.start.line, below: [style.painted(excerpt.marksLine, .blue)])
  }

  /// Returns a line after edits, with new text marked by `+` and changed text by `~`; empty if the
  /// edits change several lines, or a long one.
  func lines(after fixIt: Diagnostic.FixIt, in file: SourceFile) -> [String] {
    guard let place = fixIt.edits.first?.range.start,
      let excerpt = SourceExcerpt(after: fixIt.edits, from: place, in: file)
    else { return [] }
    return lines(excerpt, at: place.line, below: [style.painted(excerpt.marksLine, .green)])
  }

  /// Words below their marks, the last first, so that none hides another.
  private func rows(of words: [(column: Int, text: String)]) -> [String] {
    let words = Dictionary(grouping: words, by: \.column).sorted { $0.key < $1.key }
      .map { (column: $0, text: $1.map(\.text).joined(separator: "; ")) }
    return words.indices.reversed().map { index in
      var row = ""
      for left in words[..<index] {
        row = row.padded(to: left.column) + "|"
      }
      return row.padded(to: words[index].column) + words[index].text
    }
  }

  /// Returns a line after its number, and lines of marks and words below it.
  private func lines(_ excerpt: SourceExcerpt, at number: Int, below: [String]) -> [String] {
    ([(String(number), excerpt.line)] + below.map { ("", $0) }).map { number, text in
      let padding = String.spaces(gutter - number.count)
      return "  \(style.painted("\(padding)\(number) |", .blue)) \(text)"
    }
  }
}

extension SourceExcerpt {
  private static let longestEdited = 1_000

  /// Creates an excerpt of a line after edits; `nil` if an edit is outside of the line.
  fileprivate init?(
    after edits: [Diagnostic.FixIt.Edit], from place: SourcePosition, in file: SourceFile
  ) {
    let bytes = file.bytes
    guard place.offset <= bytes.count else { return nil }
    let start = bytes[..<place.offset].lastIndex(where: Byte.isLineBreak).map { $0 + 1 } ?? 0
    let end = file.endOfLine(from: place.offset)
    guard end - start <= Self.longestEdited else { return nil }
    var text: [UInt8] = []
    var marks: [Mark] = []
    var offset = start
    for edit in edits {
      let (from, to) = (edit.range.start.offset, edit.range.end.offset)
      guard offset <= from, from <= to, to <= end, !edit.replacement.contains(where: \.isNewline)
      else { return nil }
      text += bytes[offset..<from]
      let mark: Character = from == to ? "+" : "~"
      if !edit.replacement.isEmpty {
        let place = text.count..<text.count + edit.replacement.utf8.count
        marks.append(Mark(bytes: place, first: mark, rest: mark))
      }
      text += edit.replacement.utf8
      offset = to
    }
    self.init(of: text + bytes[offset..<end], marks: marks)
  }
}

extension Diagnostic.Label {
  fileprivate var mark: SourceExcerpt.Mark {
    SourceExcerpt.Mark(bytes: range.offsets, first: "-", rest: "-")
  }
}

extension SourceRange {
  fileprivate var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
