#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the members of a model, as UTF-8 bytes or to any `Encoder`.
///
/// Generated structs use it in their `write(members:)`:
///
/// ```swift
/// func write(members writer: inout ModelWriter) throws {
///   try writer.write("title", title)
///   try writer.write("subtitle", subtitle)   // unless it is nil
/// }
/// ```
public struct ModelWriter: ~Copyable {
  /// The bytes, of which the first `count` are written.
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// The members of the current object, where they go to an `Encoder`.
  private var members: KeyedEncodingContainer<MemberName>?
  /// The encoder of values that are written by way of `Codable`.
  let encoder: JSONEncoder
  let userInfo: [CodingUserInfoKey: any Sendable]

  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    bytes = .allocate(capacity: 4096)
    encoder = JSONEncoder()
    // Equal values are equal bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo = userInfo
    self.userInfo = userInfo
  }

  /// A writer to an encoder.
  package init(_ encoder: any Encoder) {
    bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
    self.encoder = Self.unusedEncoder
    userInfo = [:]
    members = encoder.container(keyedBy: MemberName.self)
  }

  private static let unusedEncoder = JSONEncoder()

  deinit { bytes.deallocate() }

  /// Calls a function with what was written.
  borrowing func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(rebasing: bytes[..<count]))
  }
}

// MARK: - Members

extension ModelWriter {
  /// Writes a member.
  public mutating func write<Value: ModelEncodable>(
    _ name: StaticString, _ value: Value
  ) throws {
    try write(nullable: name, value)
  }

  /// Writes a member, unless its value is `nil`.
  public mutating func write<Value: ModelEncodable>(
    _ name: StaticString, _ value: Value?
  ) throws {
    if let value { try write(name, value) }
  }

  /// Writes a member that is never absent: `nil` is `null`.
  public mutating func write<Value: ModelEncodable>(
    nullable name: StaticString, _ value: Value
  ) throws {
    if try members?.encode(value, as: name) != nil { return }
    write(name: name)
    try value.write(to: &self)
  }

  /// Writes an object unless it is to be omitted.
  mutating func writeOmissible(_ name: StaticString, _ object: some OmissibleObject) throws {
    let omission = object.omission()
    if omission == .always { return }
    let before = count
    write(name: name)
    let start = count
    try object.write(to: &self)
    if omission == .ifEmpty, count == start + 2, bytes[start] == UInt8(ascii: "{") {
      count = before
    }
  }

  /// Writes the comma before a member, if it is not the first, its name and a colon.
  @inline(__always)
  mutating func write(name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 4)
    if bytes[count - 1] != UInt8(ascii: "{") { put(UInt8(ascii: ",")) }
    let text = UnsafeBufferPointer(start: name.utf8Start, count: length)
    write(string: text)
    reserve(1)
    put(UInt8(ascii: ":"))
  }

  /// Writes a name that is known only now.
  mutating func write(name: String) {
    reserve(1)
    if bytes[count - 1] != UInt8(ascii: "{") { put(UInt8(ascii: ",")) }
    write(string: name)
    reserve(1)
    put(UInt8(ascii: ":"))
  }

  package mutating func writeObject(_ members: (inout ModelWriter) throws -> Void) throws {
    reserve(1)
    put(UInt8(ascii: "{"))
    try members(&self)
    reserve(1)
    put(UInt8(ascii: "}"))
  }

  mutating func writeArray<Element>(
    _ elements: some Sequence<Element>, _ element: (inout ModelWriter, Element) throws -> Void
  ) throws {
    reserve(1)
    put(UInt8(ascii: "["))
    var isFirst = true
    for value in elements {
      if !isFirst {
        reserve(1)
        put(UInt8(ascii: ","))
      }
      isFirst = false
      try element(&self, value)
    }
    reserve(1)
    put(UInt8(ascii: "]"))
  }
}

extension KeyedEncodingContainer<MemberName> {
  fileprivate mutating func encode(_ value: some ModelEncodable, as name: StaticString) throws {
    try value.encodeMember(MemberName(name), to: &self)
  }
}

// MARK: - Values

extension ModelWriter {
  mutating func write(_ word: StaticString) {
    write(bytes: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func write(integer: some FixedWidthInteger) {
    write(digits: integer.description)
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

  mutating func write(string: String) {
    var string = string
    string.withUTF8 { write(string: $0) }
  }

  private mutating func write(string: UnsafeBufferPointer<UInt8>) {
    // An escape takes at most six bytes.
    reserve(string.count * 6 + 2)
    put(UInt8(ascii: "\""))
    for byte in string {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        put(byte)
      } else {
        putEscaped(byte)
      }
    }
    put(UInt8(ascii: "\""))
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
