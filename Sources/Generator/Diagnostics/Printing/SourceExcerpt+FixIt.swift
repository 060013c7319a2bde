extension SourceExcerpt {
  private static let longestEdited = 1_000

  /// Creates an excerpt of a line after edits, with marks below the new text; `nil` if there is
  /// none, if the line is too long to be shown, or if an edit is outside of it.
  init?(after fixIt: Diagnostic.FixIt, in file: SourceFile) {
    let bytes = file.bytes
    guard let first = fixIt.edits.first, let last = fixIt.edits.last,
      last.range.end.offset <= bytes.count
    else { return nil }
    let before = bytes[..<first.range.start.offset].lastIndex(where: Byte.isLineBreak)
    let start = before.map { $0 + 1 } ?? 0
    let end = file.endOfLine(from: last.range.end.offset)
    guard end - start <= Self.longestEdited else { return nil }

    var text: [UInt8] = []
    var marks: [Mark] = []
    var offset = start
    for edit in fixIt.edits {
      guard edit.range.start.offset >= offset, edit.range.end.offset >= edit.range.start.offset
      else { return nil }
      text += bytes[offset..<edit.range.start.offset]
      let isNew = edit.range.start.offset == edit.range.end.offset
      let mark: Character = isNew ? "+" : "~"
      let place = text.count
      text += Array(edit.replacement.utf8)
      if text.count > place {
        marks.append(.init(bytes: place..<text.count, first: mark, rest: mark))
      }
      offset = edit.range.end.offset
    }
    text += bytes[offset..<end]
    self.init(of: text, marks: marks)
  }
}
