import Diagnostics

/// Finds the comments and directives of a text, given the places of its scalars.
///
/// Outside of scalars, a text consists of indicators, anchors, tags, directives and comments, so a
/// `#` there begins a comment wherever a token could begin.
struct CommentScanner {
  private(set) var comments: [SyntaxComment] = []
  private(set) var directives: [String] = []
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ leaf: Range<Int>, isBlockScalar: Bool) {
    scan(to: leaf.lowerBound)
    // A comment may follow the `|` or `>` of a block scalar.
    if isBlockScalar {
      scan(to: min(LineBreak.end(of: leaf.lowerBound, in: bytes), leaf.upperBound))
    }
    offset = max(offset, leaf.upperBound)
  }

  mutating func finish() { scan(to: bytes.count) }

  private mutating func scan(to end: Int) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "#"):
        takeComment()
      case UInt8(ascii: "%") where offset == 0 || Byte.isLineBreak(bytes[offset - 1]):
        takeDirective()
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        offset = min(NodeProperties.endOfProperty(in: bytes, from: offset), end)
      default:
        offset += 1
      }
    }
  }

  private mutating func takeComment() {
    let end = LineBreak.end(of: offset, in: bytes)
    comments.append(SyntaxComment(text: trimmedText(to: end), offset: offset))
    offset = end
  }

  private mutating func takeDirective() {
    let end = LineBreak.end(of: offset, in: bytes)
    let line = bytes[offset..<end]
    let comment = line.indices.dropFirst().first {
      bytes[$0] == UInt8(ascii: "#") && Byte.isBlank(bytes[$0 - 1])
    }
    directives.append(trimmedText(to: comment ?? end))
    offset = comment ?? end
  }

  private func trimmedText(to end: Int) -> String {
    var last = end
    while last > offset, Byte.isBlank(bytes[last - 1]) { last -= 1 }
    return String(decoding: bytes[offset..<last], as: UTF8.self)
  }
}

/// The line breaks of YAML 1.1: beside LF and CR, also U+0085, U+2028 and U+2029.
package enum LineBreak {
  /// The offset of the first line break at or after an offset, or the end of the text.
  package static func end(of offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < bytes.count, length(at: offset, in: bytes) == 0 { offset += 1 }
    return offset
  }

  /// The number of bytes of the line break at an offset; 0 if there is none.
  package static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case Byte.lineFeed: 1
    case Byte.carriageReturn:
      offset + 1 < bytes.count && bytes[offset + 1] == Byte.lineFeed ? 2 : 1
    case 0xC2: bytes[offset...].starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2:
      bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }
}
