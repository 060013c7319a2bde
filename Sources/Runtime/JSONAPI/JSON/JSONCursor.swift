/// A position in a JSON text (RFC 8259), which moves forward as values are read.
///
/// Nearly all code that reads the text through pointers is in this file and in `JSONCursor+Numbers.swift`. Each method
/// compares the position with `end` before it reads a byte, and requires that the text was validated as UTF-8
/// (``offsetOfInvalidUTF8(_:)``).
package struct JSONCursor {
  /// The bytes of the text, which must outlive the cursor.
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// The next byte; at most `end`.
  var place: UnsafePointer<UInt8>

  /// The maximum depth of nesting that ``skipValue(depth:)`` accepts.
  static let maximumDepth = 512

  /// Creates a cursor at the first byte of a text.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; that of a literal serves as well.
    let start = text.baseAddress ?? ("" as StaticString).utf8Start
    self.start = start
    end = start + text.count
    place = start
  }

  /// The number of bytes before the cursor.
  var offset: Int { place - start }

  var isAtEnd: Bool { place == end }

  /// The next byte, or 0 at the end. A valid JSON text contains no 0.
  @inline(__always)
  var byte: UInt8 { place < end ? place.pointee : 0 }

  @inline(__always)
  mutating func advance() {
    if place < end { place += 1 }
  }

  @inline(__always)
  mutating func skipSpace() {
    while place < end {
      switch place.pointee {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }

  /// Skips a byte. Throws if it is not the next one.
  @inline(__always)
  mutating func expect(_ expected: UInt8) throws {
    guard place < end, place.pointee == expected else { throw failure(.expected(expected)) }
    place += 1
  }

  /// Skips a byte if it is the next one; otherwise, returns `false`.
  @inline(__always)
  mutating func skip(_ expected: UInt8) -> Bool {
    guard place < end, place.pointee == expected else { return false }
    place += 1
    return true
  }

  /// Skips `null` if it comes next; otherwise, returns `false`.
  @inline(__always)
  mutating func skipNull() throws -> Bool {
    guard byte == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  mutating func bool() throws -> Bool {
    switch byte {
    case UInt8(ascii: "t"):
      try literal("true")
      return true
    case UInt8(ascii: "f"):
      try literal("false")
      return false
    default: throw mismatch(Bool.self, at: offset)
    }
  }

  @inline(__always)
  mutating func literal(_ word: StaticString) throws {
    guard holds(word.utf8Start, word.utf8CodeUnitCount, at: place) else {
      throw failure(.value)
    }
    place += word.utf8CodeUnitCount
  }

  /// Returns `true` if the text has the given bytes at a place.
  @inline(__always)
  func holds(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, at place: UnsafePointer<UInt8>
  ) -> Bool {
    end - place >= count && Self.areSame(bytes, place, count)
  }

  /// Compares `count` bytes at two addresses, eight at a time.
  @inline(__always)
  static func areSame(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    var index = 0
    while index + 8 <= count {
      guard word(at: left + index) == word(at: right + index) else { return false }
      index += 8
    }
    while index < count {
      guard left[index] == right[index] else { return false }
      index += 1
    }
    return true
  }

  /// Returns the eight bytes at an address as an integer; the first byte is the lowest.
  @inline(__always)
  static func word(at address: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }

  func failure(_ kind: JSONSyntaxError.Kind) -> JSONSyntaxError {
    JSONSyntaxError(kind: kind, offset: offset)
  }

  /// Returns the error for a value at an offset that is not of a type.
  func mismatch(_ type: any Any.Type, at offset: Int) -> ReadingError {
    ReadingError(DecodingError.typeMismatch(type), at: offset)
  }
}

// MARK: - Members

extension JSONCursor {
  /// The name of a member as written in the text, without its quotation marks.
  package struct Name {
    let start: UnsafePointer<UInt8>
    let count: Int
    let hasEscapes: Bool

    /// Returns `true` if the names are equal. Escapes, which are rare, are
    /// decoded for the comparison.
    @inline(__always)
    func matches(_ name: StaticString) -> Bool {
      if hasEscapes { return text == name.description }
      return count == name.utf8CodeUnitCount
        && JSONCursor.areSame(name.utf8Start, start, count)
    }

    /// Returns `true` if the name is the given text.
    @inline(__always)
    package func matches(_ text: String) -> Bool {
      if hasEscapes { return self.text == text }
      return text.utf8.withContiguousStorageIfAvailable {
        $0.count == count && $0.baseAddress.map { JSONCursor.areSame($0, start, count) } ?? true
      } ?? (self.text == text)
    }

    /// The ``JSONCursor/bucket`` of a name without escapes.
    var bucket: Int {
      JSONCursor.bucket(of: Words(UnsafeBufferPointer(start: start, count: count)).low)
    }

    var text: String {
      let bytes = UnsafeBufferPointer(start: start, count: count)
      return hasEscapes
        ? JSONCursor.unescaped(bytes) : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Skips the opening brace and the white space after it.
  @inline(__always)
  mutating func openObject() throws {
    try expect(UInt8(ascii: "{"))
    skipSpace()
  }

  /// Reads the next name, and skips its colon and the white space around the colon. Returns `nil` at the closing
  /// brace, which is not skipped.
  @inline(__always)
  mutating func nextName() throws -> Name? {
    if byte == UInt8(ascii: "}") { return nil }
    let name = try rawString()
    skipSpace()
    try expect(UInt8(ascii: ":"))
    skipSpace()
    return name
  }

  /// Skips the comma after a member and the white space around it, up to the next name or the closing brace.
  @inline(__always)
  mutating func endMember() throws {
    // In most texts, there is no white space.
    if end - place > 1, place.pointee == UInt8(ascii: ","), place[1] == UInt8(ascii: "\"") {
      place += 1
      return
    }
    skipSpace()
    if skip(UInt8(ascii: ",")) {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw failure(.name) }
    } else if byte != UInt8(ascii: "}") {
      throw failure(.commaOrBrace)
    }
  }

  /// Skips the opening bracket. If the array is empty, also skips the closing bracket, and returns
  /// `false`.
  @inline(__always)
  mutating func openArray() throws -> Bool {
    try expect(UInt8(ascii: "["))
    skipSpace()
    return !skip(UInt8(ascii: "]"))
  }

  /// Skips the comma or the closing bracket after an element. Returns `true` if
  /// another element follows.
  @inline(__always)
  mutating func endElement() throws -> Bool {
    skipSpace()
    if skip(UInt8(ascii: ",")) {
      skipSpace()
      return true
    }
    guard skip(UInt8(ascii: "]")) else { throw failure(.commaOrBracket) }
    return false
  }

  /// Skips a value of any kind, and checks it strictly against the grammar.
  mutating func skipValue(depth: Int = 0) throws {
    switch byte {
    case UInt8(ascii: "\""): _ = try rawString()
    case UInt8(ascii: "{"):
      guard depth < Self.maximumDepth else { throw failure(.depth) }
      try openObject()
      while try nextName() != nil {
        try skipValue(depth: depth + 1)
        try endMember()
      }
      advance()
    case UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw failure(.depth) }
      guard try openArray() else { return }
      repeat { try skipValue(depth: depth + 1) } while try endElement()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
    case UInt8(ascii: "n"): _ = try skipNull()
    default: _ = try number()
    }
  }
}

// MARK: - Expected texts

extension JSONCursor {
  /// The first 16 bytes of a text, as two words, so that the text is recognized by one comparison.
  struct Words: Sendable {
    fileprivate private(set) var (low, high): (UInt64, UInt64) = (0, 0)
    fileprivate private(set) var (lowMask, highMask): (UInt64, UInt64) = (0, 0)
    /// The number of bytes in the text.
    let count: Int

    @inline(__always)
    init(_ text: StaticString) {
      self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    init(_ bytes: some Collection<UInt8>) {
      count = bytes.count
      for (index, byte) in bytes.prefix(16).enumerated() {
        let shift = UInt64(index & 7) << 3
        if index < 8 {
          low |= UInt64(byte) << shift
          lowMask |= 0xFF << shift
        } else {
          high |= UInt64(byte) << shift
          highMask |= 0xFF << shift
        }
      }
    }
  }

  /// Skips a text if it comes next, and the white space after it. Otherwise, and if less than 16 bytes are left, returns
  /// `false`.
  ///
  /// - Parameter rest: The bytes of the text that are not in its words.
  @inline(__always)
  mutating func skip(_ words: Words, _ rest: @autoclosure () -> [UInt8] = []) -> Bool {
    guard end - place >= 16 else { return false }
    let difference =
      (Self.word(at: place) ^ words.low) & words.lowMask
      | (Self.word(at: place + 8) ^ words.high) & words.highMask
    guard difference == 0, words.count <= 16 || holds(rest(), at: place + 16) else { return false }
    place += words.count
    skipSpace()
    return true
  }

  /// Reads a string if it is a short one that is expected; otherwise, returns `nil`.
  @inline(__always)
  mutating func string(ifEqualTo words: Words) -> Name? {
    let first = place + 1
    guard words.count <= 16, skip(words) else { return nil }
    return Name(start: first, count: words.count - 2, hasEscapes: false)
  }

  private func holds(_ bytes: [UInt8], at place: UnsafePointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer {
      $0.baseAddress.map { holds($0, bytes.count, at: place) } ?? true
    }
  }

  /// The bucket of the string that comes next, which follows from its first eight bytes.
  @inline(__always)
  var bucket: Int {
    guard end - place > 8 else { return 0 }
    let word = Self.word(at: place + 1)
    // The bytes from the closing quotation mark on do not count.
    let bits = UInt64(Self.marks(in: word).trailingZeroBitCount) & ~7
    return Self.bucket(of: word & ~(~0 << bits))
  }

  /// The bucket of a string without escapes.
  static func bucket(of string: String) -> Int { bucket(of: Words(string.utf8).low) }

  @inline(__always)
  private static func bucket(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

// MARK: - Strings

extension JSONCursor {
  mutating func string() throws -> String {
    try rawString().text
  }

  /// Returns a string in quotation marks. For one that needs escapes, which can be written in several ways, returns white
  /// space, which never comes next where a string is expected.
  static func quoted(_ string: String) -> String { isPlain(string) ? "\"\(string)\"" : "\n" }

  /// Returns `true` if a text needs no escapes in a JSON string.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// Returns the highest bit of each byte that is special in a string: a quotation mark, a backslash or a control
  /// character. Only the lowest such bit is exact; those above it may result from a borrow.
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let marks =
      ((quotes &- 0x0101_0101_0101_0101) & ~quotes)
      | ((backslashes &- 0x0101_0101_0101_0101) & ~backslashes)
      | ((word &- 0x2020_2020_2020_2020) & ~word)
    return marks & 0x8080_8080_8080_8080
  }

  /// Reads a string. Escapes are checked but not decoded.
  mutating func rawString() throws -> Name {
    guard byte == UInt8(ascii: "\"") else { throw failure(.string) }
    place += 1
    let first = place
    while end - place >= 8 {
      let word = Self.word(at: place)
      let found = Self.marks(in: word)
      if found == 0 {
        place += 8
        continue
      }
      place += found.trailingZeroBitCount >> 3
      guard place.pointee == UInt8(ascii: "\"") else { break }
      defer { place += 1 }
      return Name(start: first, count: place - first, hasEscapes: false)
    }
    var hasEscapes = false
    while place < end {
      switch place.pointee {
      case UInt8(ascii: "\""):
        let name = Name(start: first, count: place - first, hasEscapes: hasEscapes)
        place += 1
        return name
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20: throw failure(.controlCharacter)
      default: place += 1
      }
    }
    throw failure(.endOfString)
  }

  @inline(never)
  private mutating func skipEscape() throws {
    let escape = place
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      place += 1
    case UInt8(ascii: "u"):
      place += 1
      let unit = try skipHexadecimal()
      guard unit & 0xF800 == 0xD800 else { return }
      if unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
        try skipHexadecimal() & 0xFC00 == 0xDC00
      {
        return
      }
      place = escape
      throw failure(.loneSurrogate)
    default:
      place = escape
      throw failure(.escape)
    }
  }

  private mutating func skipHexadecimal() throws -> UInt32 {
    guard end - place >= 4 else { throw failure(.escape) }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Self.hexadecimal(place.pointee) else { throw failure(.escape) }
      unit = unit << 4 | digit
      place += 1
    }
    return unit
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Returns the text of a string whose escapes were checked.
  fileprivate static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var index = 0
    func unit(at index: Int) -> UInt32 {
      bytes[index..<index + 4].reduce(0) { $0 << 4 | (hexadecimal($1) ?? 0) }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = unit(at: index + 2)
        if scalar & 0xF800 == 0xD800 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(at: index + 8) & 0x3FF
          index += 6
        }
        Unicode.Scalar(scalar).map { units.append(contentsOf: UTF8.encode($0) ?? .init()) }
        index += 4
      case let other: units.append(other)
      }
      index += 2
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Returns `true` if the 64 bytes at an address are ASCII.
  @inline(__always)
  private static func isASCII(_ address: UnsafePointer<UInt8>) -> Bool {
    typealias Words = SIMD4<UInt64>
    let bytes = UnsafeRawPointer(address)
    let words =
      bytes.loadUnaligned(as: Words.self) | bytes.loadUnaligned(fromByteOffset: 32, as: Words.self)
    return (words[0] | words[1] | words[2] | words[3]) & 0x8080_8080_8080_8080 == 0
  }

  /// Returns the offset of the first byte that is not valid UTF-8; `nil` if the text is valid.
  static func offsetOfInvalidUTF8(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var index = 0
    while index < text.count {
      if text.count - index >= 64, isASCII(base + index) {
        index += 64
        continue
      }
      if text.count - index >= 8, word(at: base + index) & 0x8080_8080_8080_8080 == 0 {
        index += 8
        continue
      }
      let first = text[index]
      if first < 0x80 {
        index += 1
        continue
      }
      // The ranges of Unicode's table of well-formed UTF-8 byte sequences.
      let (count, second): (Int, ClosedRange<UInt8>) =
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: (0, 0x80...0xBF)
        }
      guard count > 0, text.count - index >= count, second.contains(text[index + 1]) else {
        return index
      }
      for next in index + 2..<index + max(count, 2) where text[next] & 0xC0 != 0x80 { return index }
      index += count
    }
    return nil
  }
}
