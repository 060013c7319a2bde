/// The text of a file, with the name by which messages call it.
public struct SourceFile: Sendable, Equatable {
  /// The path in the user's spelling, which messages use.
  public let path: String
  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// True if the file's own bytes are others, because it begins with a byte order mark.
  public let hadByteOrderMark: Bool
  /// The size from which a file of this kind is not read, in bytes.
  public let maxSize: Int
  /// True if the file exceeds the size limit, so that it was not read.
  public let isTooLarge: Bool

  /// The maximum size of a schema, in bytes: 16 MiB.
  public static let maxSize = 16 << 20

  /// Creates a source file from the bytes of a file.
  ///
  /// A UTF-8 byte order mark is dropped, and UTF-16 with a byte order mark is converted to UTF-8.
  /// All other bytes are kept unchanged, and the reader reports invalid ones.
  public init(path: String, bytes: [UInt8], maxSize: Int = Self.maxSize) {
    self.path = path
    self.maxSize = maxSize
    self.bytes = Self.utf8Text(of: bytes)
    self.hadByteOrderMark = self.bytes.count != bytes.count
    self.isTooLarge = self.bytes.count > maxSize
  }

  /// Creates a placeholder for a file that exceeds the size limit, which the reader reports.
  public init(tooLargeAt path: String, maxSize: Int = Self.maxSize) {
    self.path = path
    self.maxSize = maxSize
    bytes = []
    hadByteOrderMark = false
    isTooLarge = true
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns a text as UTF-8 without a byte order mark; ill-formed UTF-16 is returned unchanged.
  private static func utf8Text(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]), bytes.count.isMultiple(of: 2) else {
      return bytes
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) } ?? bytes
  }

  /// The whole text; invalid UTF-8 becomes U+FFFD.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  public func text(in range: SourceRange) -> String {
    let start = min(max(range.start.offset, 0), bytes.count)
    let end = min(max(range.end.offset, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of the first line break at or after an offset, or the end of the text.
  package func endOfLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex(where: Byte.isLineBreak) ?? bytes.count
  }

  /// Returns true if nothing but spaces is before an offset on its line.
  package func beginsLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { !Byte.isBlank($0) }.map(Byte.isLineBreak) ?? true
  }

  /// The lines and columns of a range of bytes, counted from a position before it. Lines end with
  /// LF, CR LF or CR, as in editors.
  package func range(of bytes: Range<Int>, from known: SourcePosition = .start) -> SourceRange {
    let start = position(of: bytes.lowerBound, from: known)
    return SourceRange(
      file: path, start: start, end: position(of: bytes.upperBound, from: start))
  }

  /// The lines and columns of several ranges of bytes, found in one walk over the text.
  package func ranges(of offsets: [Range<Int>]) -> [SourceRange] {
    var ranges = offsets.map { _ in SourceRange.unknown }
    var known = SourcePosition.start
    for index in offsets.indices.sorted(by: { offsets[$0].lowerBound < offsets[$1].lowerBound }) {
      ranges[index] = range(of: offsets[index].clamped(to: 0..<bytes.count), from: known)
      known = ranges[index].start
    }
    return ranges
  }

  private func position(of offset: Int, from known: SourcePosition) -> SourcePosition {
    var position = SourcePosition(line: known.line, column: known.column, offset: offset)
    for index in known.offset..<max(known.offset, offset) {
      if Byte.isLineBreak(bytes[index]),
        !bytes[index...].starts(with: [Byte.carriageReturn, Byte.lineFeed])
      {
        (position.line, position.column) = (position.line + 1, 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
