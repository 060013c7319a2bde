import Diagnostics

enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// The positions of a text: lines from 0, and characters from 0 in the units that client and server agreed on.
struct TextPositions {
  private let file: SourceFile
  private let encoding: PositionEncoding

  init(_ file: SourceFile, _ encoding: PositionEncoding) {
    (self.file, self.encoding) = (file, encoding)
  }

  private var bytes: [UInt8] { file.bytes }

  func range(_ range: SourceRange) -> JSONTree {
    ["start": position(range.start), "end": position(range.end)]
  }

  func range(of offsets: Range<Int>) -> JSONTree { range(file.range(of: offsets)) }

  private func position(_ position: SourcePosition) -> JSONTree {
    let before = bytes.prefix(position.offset)
    let line = before.suffix(before.reversed().prefix { !Byte.isLineBreak($0) }.count)
    let character =
      encoding == .utf8 ? line.count : String(decoding: line, as: UTF8.self).utf16.count
    return ["line": .int(position.line - 1), "character": .int(character)]
  }

  /// Returns the offsets of a range of the protocol; positions after the end of a line or of the
  /// text are clamped.
  func offsets(_ range: JSONTree?) -> Range<Int>? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]) else { return nil }
    return start..<max(start, end)
  }

  func offset(_ position: JSONTree?) -> Int? {
    guard case .int(let line)? = position?["line"],
      case .int(let character)? = position?["character"],
      line >= 0, character >= 0
    else { return nil }
    var start = 0
    for _ in 0..<line {
      let end = file.endOfLine(from: start)
      guard end < bytes.count else { return end }
      start = end + (bytes[end...].starts(with: [Byte.carriageReturn, Byte.lineFeed]) ? 2 : 1)
    }
    let end = file.endOfLine(from: start)
    guard encoding == .utf16 else { return start + min(character, end - start) }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let index = text.utf16.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex)
    return min(end, start + text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex))
  }
}
