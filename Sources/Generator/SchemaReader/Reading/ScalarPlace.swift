import Diagnostics
import ResourceSchema
import YAMLSource

/// Maps parts of a scalar's text to places in the file.
struct ScalarPlace {
  private let node: SourceRange
  private let count: Int
  /// The start of the text in the file; `nil` if the file spells it differently, with escapes or on
  /// several lines.
  private let start: SourcePosition?
  /// The offsets in the text of the bytes that continue a character.
  private let continuations: [Int]

  init(_ node: YAMLNode, in file: SourceFile) {
    self.init(Located(node.scalar?.text ?? "", at: node.range), in: file)
  }

  init(_ scalar: Located<String>, in file: SourceFile) {
    (node, count) = (scalar.range, scalar.value.utf8.count)
    var begin = node.start
    if begin.offset < file.bytes.count, "'\"".utf8.contains(file.bytes[begin.offset]) {
      begin.offset += 1
      begin.column += 1
    }
    let isWrittenSo = file.bytes.dropFirst(begin.offset).prefix(count)
      .elementsEqual(scalar.value.utf8)
    start = isWrittenSo ? begin : nil
    continuations = scalar.value.utf8.enumerated().compactMap { offset, byte in
      byte & 0xC0 == 0x80 ? offset : nil
    }
  }

  /// Returns the place of a part of the text, given in UTF-8 bytes, or the place of the whole
  /// scalar.
  func range(_ part: Range<Int>) -> SourceRange {
    guard let start, part.upperBound <= count else { return node }
    func position(_ offset: Int) -> SourcePosition {
      let wide = continuations.partitioningIndex { $0 >= offset }
      return SourcePosition(
        line: start.line, column: start.column + offset - wide, offset: start.offset + offset)
    }
    return SourceRange(
      file: node.file, start: position(part.lowerBound), end: position(part.upperBound))
  }
}
