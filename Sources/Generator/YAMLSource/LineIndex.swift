import Diagnostics

/// The lines, characters and invalid characters of a text, found in a single pass.
///
/// libyaml counts Unicode scalars, messages use lines and columns, and a text is indexed by bytes.
/// This value converts between the three.
struct LineIndex {
  /// The place of the first character that YAML does not allow, or of bytes that are not UTF-8.
  private(set) var firstIllegalCharacter: Range<Int>?
  private(set) var scalarCount = 0
  /// The index of the scalar that begins each line. A text may consist of line breaks only, so the
  /// integers are small.
  private var lineStarts: [UInt32] = [0]
  /// The byte offset of every scalar whose number is a multiple of the spacing.
  private var checkpoints: [UInt32] = []
  private let bytes: [UInt8]
  private static let checkpointSpacing = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while offset < bytes.count {
      if scalarCount.isMultiple(of: Self.checkpointSpacing) {
        checkpoints.append(UInt32(clamping: offset))
      }
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        scalarCount += 1
        if byte < 0x20 || byte == 0x7F { noteControlCharacter(byte, at: offset - 1) }
      } else {
        offset += surveyScalar(at: offset)
        scalarCount += 1
      }
    }
  }

  /// Returns the position of the scalar with an index; the end of the text for larger indices.
  func position(ofScalar number: Int) -> SourcePosition {
    let number = min(max(number, 0), scalarCount)
    let line = lineStarts.partitioningIndex { $0 > number }
    return SourcePosition(
      line: line, column: number - Int(lineStarts[line - 1]) + 1, offset: offset(ofScalar: number))
  }

  func offset(ofScalar number: Int) -> Int {
    if scalarCount == bytes.count { return number }
    guard number < scalarCount else { return bytes.count }
    let checkpoint = number / Self.checkpointSpacing
    var offset = Int(checkpoints[checkpoint])
    for _ in (checkpoint * Self.checkpointSpacing)..<number {
      offset += Self.lengthOfScalar(beginningWith: bytes[offset])
    }
    return offset
  }

  /// Returns the position of a scalar at a byte offset; the end of the text for larger offsets.
  func position(atOffset offset: Int) -> SourcePosition {
    position(ofScalar: scalarNumber(atOffset: offset))
  }

  func scalarNumber(atOffset offset: Int) -> Int {
    if scalarCount == bytes.count { return min(offset, scalarCount) }
    guard offset < bytes.count else { return scalarCount }
    let checkpoint = checkpoints.partitioningIndex { $0 > offset } - 1
    var number = checkpoint * Self.checkpointSpacing
    var walked = Int(checkpoints[checkpoint])
    while walked < offset {
      walked += Self.lengthOfScalar(beginningWith: bytes[walked])
      number += 1
    }
    return number
  }

  private mutating func noteControlCharacter(_ byte: UInt8, at offset: Int) {
    switch byte {
    case Byte.tab: break
    case Byte.carriageReturn where bytes[offset...].dropFirst().first == Byte.lineFeed: break
    case Byte.lineFeed, Byte.carriageReturn: lineStarts.append(UInt32(clamping: scalarCount))
    default: noteIllegalCharacter(offset..<offset + 1)
    }
  }

  /// The length in bytes of the scalar, or of the malformed bytes, at an offset.
  private mutating func surveyScalar(at offset: Int) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      if !Self.isAllowed(Unicode.UTF8.decode(encoded)) {
        noteIllegalCharacter(offset..<offset + encoded.count)
      }
      return encoded.count
    case .error(let length):
      noteIllegalCharacter(offset..<offset + length)
      return length
    case .emptyInput:
      return 1
    }
  }

  private mutating func noteIllegalCharacter(_ place: Range<Int>) {
    firstIllegalCharacter = firstIllegalCharacter ?? place
  }

  /// Returns true if YAML allows a scalar beyond ASCII (section 5.1 of the YAML specification).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func lengthOfScalar(beginningWith byte: UInt8) -> Int {
    switch byte {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
