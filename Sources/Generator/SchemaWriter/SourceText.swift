import Diagnostics
import YAMLSource

struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Parameter hasEdits: True if lines end where the lines of ``LineEdits`` end, at line feeds alone.
  init(_ bytes: [UInt8], hasEdits: Bool = false) {
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let length =
        hasEdits
        ? (bytes[offset] == UInt8(ascii: "\n") ? 1 : 0) : LineBreak.length(at: offset, in: bytes)
      offset += max(length, 1)
      if length > 0 { starts.append(offset) }
    }
    lineStarts = starts
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func column(of offset: Int) -> Int {
    bytes[startOfLine(at: offset)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  func indentation(ofLineAt offset: Int) -> Int {
    spaces(from: startOfLine(at: offset))
  }

  func startOfLine(at offset: Int) -> Int {
    lineStarts[lineIndex(at: offset)]
  }

  /// The number of the line of an offset, counted from 1.
  func line(of offset: Int) -> Int { lineIndex(at: offset) + 1 }

  func isOwnLine(_ comment: SyntaxComment) -> Bool {
    bytes[startOfLine(at: comment.offset)..<comment.offset].allSatisfy(Byte.isBlank)
  }

  /// Returns true if an empty line is above the line of an offset, and only dashes before the
  /// offset.
  func hasBlankLine(above offset: Int) -> Bool {
    let line = lineIndex(at: offset)
    let isFirst = bytes[lineStarts[line]..<offset].allSatisfy {
      Byte.isBlank($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "?")
    }
    return isFirst && line > 0 && isBlankLine(line - 1)
  }

  /// Returns true if there is nothing but spaces between an offset and the next comment.
  func isBlank(from offset: Int) -> Bool {
    bytes[offset...].first { !Byte.isBlank($0) } == UInt8(ascii: "#")
  }

  /// Returns the indentation of the first non-empty line below the start of a range.
  func indentationOfLines(in range: Range<Int>) -> Int? {
    var line = lineIndex(at: range.lowerBound) + 1
    while line < lineStarts.count, lineStarts[line] < range.upperBound {
      if !isBlankLine(line) { return spaces(from: lineStarts[line]) }
      line += 1
    }
    return nil
  }

  /// Returns the range of a block scalar, including trailing spaces and empty lines that belong to
  /// it.
  ///
  /// - Parameter range: the range up to its last character that is not a space.
  func wholeBlockScalar(_ range: Range<Int>) -> Range<Int> {
    let keepsBreaks = text(in: range).prefix { !$0.isWhitespace }.contains("+")
    let indentation = indentationOfLines(in: range)
    var end = LineBreak.end(of: range.upperBound, in: bytes)
    var line = lineIndex(at: range.upperBound) + 1
    while line < lineStarts.count, isBlankLine(line), lineStarts[line] < bytes.count {
      let lineEnd = LineBreak.end(of: lineStarts[line], in: bytes)
      // Spaces beyond the indentation are part of the text.
      let isText = indentation.map { lineStarts[line] + $0 < lineEnd } ?? false
      if keepsBreaks || isText { end = lineEnd }
      line += 1
    }
    return range.lowerBound..<end
  }

  private func lineIndex(at offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  private func isBlankLine(_ line: Int) -> Bool {
    bytes[lineStarts[line]..<LineBreak.end(of: lineStarts[line], in: bytes)].allSatisfy(
      Byte.isBlank)
  }

  private func spaces(from offset: Int) -> Int {
    bytes[offset...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
