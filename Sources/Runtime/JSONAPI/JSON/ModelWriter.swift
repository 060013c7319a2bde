import JSONAPIFoundation

/// Writes models as UTF-8 bytes.
package struct ModelWriter: ~Copyable {
  /// The buffer. Only its first `count` bytes are written.
  var bytes: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  let userInfo: [CodingUserInfoKey: any Sendable]

  package init(userInfo: [CodingUserInfoKey: any Sendable]) {
    bytes = .allocate(capacity: 4096)
    self.userInfo = userInfo
  }

  deinit { bytes.deallocate() }

  /// Returns the bytes written so far.
  borrowing func data() -> Data { Data(UnsafeBufferPointer(rebasing: bytes[..<count])) }
}

// MARK: - Members

extension ModelWriter {
  mutating func write(object: some ModelObject) throws {
    let table = type(of: object).members.table
    try object.withMemory { try table.write($0, to: &self) }
  }

  /// Returns `true` if nothing but an object without members was written since `start`.
  func hasEmptyObject(at start: Int) -> Bool {
    count == start + 2 && bytes[start] == UInt8(ascii: "{")
  }

  /// Writes the comma before a member, if it is not the first, its name and a colon.
  mutating func write(name: StaticString) {
    write(name: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Writes a name that is not a static string.
  mutating func write(name: String) {
    var name = name
    name.withUTF8 { write(name: $0) }
  }

  @inline(__always)
  private mutating func write(name: UnsafeBufferPointer<UInt8>) {
    reserve(1)
    if bytes[count - 1] != UInt8(ascii: "{") { put(UInt8(ascii: ",")) }
    write(string: name)
    reserve(1)
    put(UInt8(ascii: ":"))
  }

  /// Writes the comma before a member, if it is not the first, a name that needs no escapes, and a colon.
  @inline(__always)
  mutating func write(plainName name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 4)
    guard let start = bytes.baseAddress else { return }
    var target = start + count
    if target[-1] != UInt8(ascii: "{") {
      target.pointee = UInt8(ascii: ",")
      target += 1
    }
    target.pointee = UInt8(ascii: "\"")
    target += 1
    Self.copy(name.utf8Start, length, to: target)
    target += length
    target[0] = UInt8(ascii: "\"")
    target[1] = UInt8(ascii: ":")
    count = target + 2 - start
  }

  /// Copies a few bytes, eight at a time. Some bytes may be copied twice.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt8>, _ length: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    guard length >= 8 else {
      for index in 0..<length { target[index] = source[index] }
      return
    }
    func copyWord(_ index: Int) {
      UnsafeMutableRawPointer(target + index).storeBytes(
        of: UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self), as: UInt64.self)
    }
    for index in stride(from: 0, to: length - 8, by: 8) { copyWord(index) }
    copyWord(length - 8)
  }

  package mutating func writeObject(_ members: (inout ModelWriter) throws -> Void) throws {
    put(reserving: UInt8(ascii: "{"))
    try members(&self)
    put(reserving: UInt8(ascii: "}"))
  }

  /// Writes the comma before an element, if it is not the first.
  mutating func writeCommaBeforeElement() {
    if bytes[count - 1] != UInt8(ascii: "[") { put(reserving: UInt8(ascii: ",")) }
  }
}

// MARK: - Values

extension ModelWriter {
  mutating func write(_ word: StaticString) {
    write(bytes: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func write(integer: Int) {
    reserve(20)
    var magnitude = integer.magnitude
    if integer < 0 { put(UInt8(ascii: "-")) }
    var digitCount = 1
    var rest = magnitude / 10
    while rest > 0 {
      digitCount += 1
      rest /= 10
    }
    for index in stride(from: count + digitCount - 1, through: count, by: -1) {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    }
    count += digitCount
  }

  /// Writes digits, or any text that needs neither quotation marks nor escapes.
  mutating func write(digits: String) {
    var digits = digits
    digits.withUTF8 { write(bytes: $0) }
  }

  mutating func write(bytes added: some Collection<UInt8>) {
    reserve(added.count)
    _ = UnsafeMutableBufferPointer(rebasing: bytes[count...]).update(from: added)
    count += added.count
  }

  mutating func write(string: borrowing String) {
    // Avoids copying the string, as `withUTF8` would.
    if string.utf8.withContiguousStorageIfAvailable({ write(string: $0) }) != nil { return }
    var string = copy string
    string.withUTF8 { write(string: $0) }
  }

  private mutating func write(string: UnsafeBufferPointer<UInt8>) {
    reserve(string.count + 2)
    put(UInt8(ascii: "\""))
    var rest = string[...]
    while true {
      rest = rest[copyOrdinary(rest)...]
      guard let byte = rest.first else { break }
      // An escape takes at most six bytes.
      reserve(rest.count + 7)
      putEscaped(byte)
      rest = rest.dropFirst()
    }
    put(UInt8(ascii: "\""))
  }

  /// Copies bytes, eight at a time, up to the first one that needs an escape. Returns its index.
  private mutating func copyOrdinary(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let source = text.base.baseAddress, let target = bytes.baseAddress else {
      return text.endIndex
    }
    var index = text.startIndex
    while index + 8 <= text.endIndex {
      let word = JSONCursor.word(at: source + index)
      guard JSONCursor.marks(in: word) == 0 else { break }
      UnsafeMutableRawPointer(target + count).storeBytes(of: word.littleEndian, as: UInt64.self)
      index += 8
      count += 8
    }
    while index < text.endIndex {
      let byte = source[index]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      put(byte)
      index += 1
    }
    return index
  }

  private mutating func putEscaped(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0D: put(UInt8(ascii: "r"))
    case 0x09: put(UInt8(ascii: "t"))
    default:
      for character in "u00".utf8 { put(character) }
      put(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let digit = byte & 0xF
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  mutating func put(reserving byte: UInt8) {
    reserve(1)
    put(byte)
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if bytes.count - count < more { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(bytes.count * 2, count + more))
    _ = larger.update(fromContentsOf: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }
}
