import Diagnostics

/// Unclosed brackets, detected by a line whose indentation shows that it cannot be between them.
struct UnclosedBracket {
  /// The innermost bracket that is open.
  let bracket: SourceRange
  /// The last line that can belong to it.
  let lastLine: Int
  /// The closing brackets to insert at the end of that line.
  let closing: String

  private struct Opening {
    var byte: UInt8
    var offset: Int
    /// The indentation of its line.
    var indentation: Int
    var hasSpace: Bool

    var closing: String {
      byte == UInt8(ascii: "{") ? (hasSpace ? " }" : "}") : hasSpace ? " ]" : "]"
    }
  }

  /// The first such brackets of a file; `nil` too where a quote is open at the end of a line.
  static func first(in file: SourceFile) -> UnclosedBracket? {
    var open: [Opening] = []
    var (start, line, lastLine) = (0, 0, 0)
    while start < file.bytes.count {
      let end = file.endOfLine(from: start)
      let text = file.bytes[start..<end]
      line += 1
      defer { start = end + 1 }
      guard let first = text.firstIndex(where: { !Byte.isBlank($0) }),
        text[first] != UInt8(ascii: "#"), text[first] != UInt8(ascii: "\r")
      else { continue }
      let indentation = first - start
      let isClosing = "]}".utf8.contains(text[first])
      let isExpected = !isClosing || open.contains { $0.indentation == indentation }
      let missing = open.reversed().prefix {
        $0.indentation >= indentation + (isClosing ? 1 : 0)
      }
      if isExpected, let last = missing.first {
        return UnclosedBracket(missing, last, lastLine, file)
      }
      lastLine = line
      guard read(text, indentation, &open) else { return nil }
    }
    return open.last.flatMap { UnclosedBracket(open.reversed()[...], $0, lastLine, file) }
  }

  private init?(
    _ missing: some Sequence<Opening>, _ last: Opening, _ lastLine: Int, _ file: SourceFile
  ) {
    bracket = file.range(of: last.offset..<last.offset + 1)
    self.lastLine = lastLine
    closing = missing.map(\.closing).joined()
  }

  /// Tracks the brackets of a line.
  ///
  /// - Returns: false if a quote is open at its end, or a bracket closes another one.
  private static func read(
    _ text: ArraySlice<UInt8>, _ indentation: Int, _ open: inout [Opening]
  ) -> Bool {
    var quote: UInt8?
    var before = UInt8(ascii: ":")
    for (index, byte) in zip(text.indices, text) {
      defer { if !Byte.isBlank(byte) { before = byte } }
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      let isFirst = ":-,[{".utf8.contains(before)
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): if isFirst { quote = byte }
      case UInt8(ascii: "#") where Byte.isBlank(text[max(index - 1, text.startIndex)]): return true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard isFirst || !open.isEmpty else { continue }
        open.append(
          Opening(
            byte: byte, offset: index, indentation: indentation,
            hasSpace: index + 1 < text.endIndex && Byte.isBlank(text[index + 1])))
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.last else { continue }
        // In ASCII, an opening and a closing bracket or brace are two code points apart.
        guard last.byte + 2 == byte else { return false }
        open.removeLast()
      default: break
      }
    }
    return quote == nil
  }
}
