import Diagnostics
import ResourceSchema
import YAMLSource

/// Maps parts of a scalar's text to places in the file.
struct ScalarPlace {
  private let node: SourceRange
  private let text: [UInt8]
  /// The start of the text in the file; `nil` if the file spells it differently, with escapes or on
  /// several lines.
  private let start: SourcePosition?
  /// The number of characters before each byte, if it differs from the number of bytes.
  private let columns: [Int]?

  init(_ node: YAMLNode, in file: SourceFile) {
    self.init(Located(node.scalar?.text ?? "", at: node.range), in: file)
  }

  init(_ scalar: Located<String>, in file: SourceFile) {
    node = scalar.range
    text = Array(scalar.value.utf8)
    columns = text.allSatisfy { $0 < 0x80 } ? nil : Self.columns(of: text)
    let bytes = file.bytes
    var begin = node.start
    if begin.offset < bytes.count,
      [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[begin.offset])
    {
      begin.offset += 1
      begin.column += 1
    }
    let end = begin.offset + text.count
    let isWrittenSo = end <= bytes.count && bytes[begin.offset..<end].elementsEqual(text)
    start = isWrittenSo ? begin : nil
  }

  /// Returns the place of a part of the text, given in UTF-8 bytes, or the place of the whole
  /// scalar.
  func range(_ part: Range<Int>) -> SourceRange {
    guard let start, part.upperBound <= text.count else { return node }
    func position(_ offset: Int) -> SourcePosition {
      SourcePosition(
        line: start.line, column: start.column + (columns?[offset] ?? offset),
        offset: start.offset + offset)
    }
    return SourceRange(
      file: node.file, start: position(part.lowerBound), end: position(part.upperBound))
  }

  private static func columns(of text: [UInt8]) -> [Int] {
    var columns = [0]
    for byte in text {
      // A byte that continues a character has no column of its own.
      columns.append((columns.last ?? 0) + (byte & 0xC0 == 0x80 ? 0 : 1))
    }
    return columns
  }
}
