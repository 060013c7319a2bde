/// The positions of the values and members in a JSON text.
struct JSONOutline {
  /// The byte ranges of all values: scalars, arrays and objects.
  private(set) var values: [Range<Int>] = []
  /// The byte ranges of all members, from the name to the end of the value.
  private(set) var members: [Range<Int>] = []
  /// The byte ranges of all member names, including quotes.
  private(set) var names: [Range<Int>] = []

  private let bytes: [UInt8]
  private var position = 0

  /// Creates an outline of a text, which must be JSON.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readValue()
  }

  private mutating func readValue() {
    skipSpace()
    let start = position
    switch byte {
    case UInt8(ascii: "{"):
      readSeparated(until: UInt8(ascii: "}")) { outline in
        let start = outline.position
        outline.readString()
        outline.names.append(start..<outline.position)
        outline.skip(UInt8(ascii: ":"))
        outline.readValue()
        outline.members.append(start..<outline.position)
      }
    case UInt8(ascii: "["): readSeparated(until: UInt8(ascii: "]")) { $0.readValue() }
    case UInt8(ascii: "\""): readString()
    default:
      while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    }
    values.append(start..<position)
  }

  private mutating func readSeparated(
    until end: UInt8, _ readElement: (inout JSONOutline) -> Void
  ) {
    position += 1
    skipSpace()
    while let next = byte, next != end {
      readElement(&self)
      skipSpace()
      if byte == UInt8(ascii: ",") { skip(UInt8(ascii: ",")) }
    }
    position += 1
  }

  private mutating func readString() {
    position += 1
    while let next = byte, next != UInt8(ascii: "\"") {
      position += next == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  private mutating func skip(_ expected: UInt8) {
    skipSpace()
    if byte == expected { position += 1 }
    skipSpace()
  }

  private mutating func skipSpace() {
    while let next = byte, " \n\r\t".utf8.contains(next) { position += 1 }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
}
