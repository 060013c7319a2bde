import Diagnostics

/// The lines and columns of the places in a file.
public struct JSONPlaces: Sendable {
  private let file: SourceFile
  /// The offset at which each line begins.
  private let lineStarts: [UInt32]
  /// The number of Unicode scalars before every offset that is a multiple of the spacing; a
  /// description may be one line of megabytes.
  private let checkpoints: [UInt32]
  private static let checkpointSpacing = 1_024

  public init(_ file: SourceFile) {
    self.file = file
    let (lineStarts, checkpoints) = file.bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      var checkpoints: [UInt32] = [0]
      var scalarCount: UInt32 = 0
      for offset in bytes.indices {
        let byte = bytes[offset]
        if offset % Self.checkpointSpacing == 0, offset > 0 { checkpoints.append(scalarCount) }
        if !Self.continuesScalar(byte) { scalarCount += 1 }
        guard Byte.isLineBreak(byte) else { continue }
        let isPair =
          byte == Byte.carriageReturn && offset + 1 < bytes.count
          && bytes[offset + 1] == Byte.lineFeed
        if !isPair { starts.append(UInt32(clamping: offset + 1)) }
      }
      // The end of the text is a place too.
      if bytes.count % Self.checkpointSpacing == 0, bytes.count > 0 {
        checkpoints.append(scalarCount)
      }
      return (starts, checkpoints)
    }
    self.lineStarts = lineStarts
    self.checkpoints = checkpoints
  }

  /// Returns the source range of a byte range.
  public func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(
      file: file.path, start: position(offsets.lowerBound), end: position(offsets.upperBound))
  }

  /// The range of a value; of a list or an object, which may have many lines, its first character.
  public func range(of node: JSONNode) -> SourceRange {
    switch node.content {
    case .array, .object:
      range(node.offsets.lowerBound..<min(node.offsets.lowerBound + 1, node.offsets.upperBound))
    default: range(node.offsets)
    }
  }

  private func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), file.bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let column = scalarCount(before: offset) - scalarCount(before: Int(lineStarts[low])) + 1
    return SourcePosition(line: low + 1, column: column, offset: offset)
  }

  private func scalarCount(before offset: Int) -> Int {
    let checkpoint = offset / Self.checkpointSpacing
    return file.bytes[(checkpoint * Self.checkpointSpacing)..<offset]
      .reduce(into: Int(checkpoints[checkpoint])) { if !Self.continuesScalar($1) { $0 += 1 } }
  }

  /// Returns true for a UTF-8 continuation byte.
  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
