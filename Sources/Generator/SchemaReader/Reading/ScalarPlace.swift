import Diagnostics
import ResourceSchema
import YAMLSource

/// Maps parts of a scalar's text to places in the file.
struct ScalarPlace {
  private let node: SourceRange
  private let file: SourceFile
  private let count: Int
  /// The start of the text in the file; `nil` if the file spells it differently, with escapes or on
  /// several lines.
  private let start: SourcePosition?

  init(_ node: YAMLNode, in file: SourceFile) {
    self.init(Located(node.scalar?.text ?? "", at: node.range), in: file)
  }

  init(_ scalar: Located<String>, in file: SourceFile) {
    (node, self.file, count) = (scalar.range, file, scalar.value.utf8.count)
    var begin = node.start
    if begin.offset < file.bytes.count, "'\"".utf8.contains(file.bytes[begin.offset]) {
      begin.offset += 1
      begin.column += 1
    }
    let isWrittenSo = file.bytes.dropFirst(begin.offset).prefix(count)
      .elementsEqual(scalar.value.utf8)
    start = isWrittenSo ? begin : nil
  }

  /// Returns the place of a part of the text, given in UTF-8 bytes, or the place of the whole
  /// scalar.
  func range(_ part: Range<Int>) -> SourceRange {
    guard let start, part.upperBound <= count else { return node }
    return file.range(
      of: start.offset + part.lowerBound..<start.offset + part.upperBound, from: start)
  }
}
