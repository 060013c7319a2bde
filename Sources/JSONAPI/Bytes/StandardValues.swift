#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The values that JSON has, and those of the standard library that consist of them.

extension String: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.cursor.string()
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    writer.write(string: self)
  }
}

extension Bool: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.cursor.bool()
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    writer.write(self ? "true" : "false")
  }
}

extension FixedWidthInteger where Self: ModelDecodable & ModelEncodable {
  /// Reads an integer in any notation, such as `5`, `5.0` or `5e0`.
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.cursor.integer()
  }

  /// Writes the digits.
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    if let integer = Int(exactly: self) {
      writer.write(integer: integer)
    } else {
      writer.write(digits: description)
    }
  }
}

extension Int: ModelDecodable, ModelEncodable {}
extension Int8: ModelDecodable, ModelEncodable {}
extension Int16: ModelDecodable, ModelEncodable {}
extension Int32: ModelDecodable, ModelEncodable {}
extension Int64: ModelDecodable, ModelEncodable {}
extension UInt: ModelDecodable, ModelEncodable {}
extension UInt8: ModelDecodable, ModelEncodable {}
extension UInt16: ModelDecodable, ModelEncodable {}
extension UInt32: ModelDecodable, ModelEncodable {}
extension UInt64: ModelDecodable, ModelEncodable {}

extension Double: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.cursor.double()
  }

  public func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw NeedsCodable() }
    writer.write(digits: wholeNumberOrDescription)
  }
}

extension Float: ModelDecodable, ModelEncodable {
  public init(from reader: inout ModelReader) throws {
    // Rounding twice, by way of `Double`, may give another number.
    guard let value = try reader.cursor.number().float(Float.self) else { throw NeedsCodable() }
    self = value
  }

  public func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw NeedsCodable() }
    writer.write(digits: wholeNumberOrDescription)
  }
}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The shortest text that is read as this number: `1` instead of `1.0`.
  fileprivate var wholeNumberOrDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Decimal: ModelDecodable, ModelEncodable {
  public init(from reader: inout ModelReader) throws {
    guard let value = try reader.cursor.number().decimal else { throw InexactNumber() }
    self = value
  }

  public func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw NeedsCodable() }
    writer.write(digits: description)
  }
}

// The containers have methods for these types, which are faster than the generic one.

extension String {
  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> String {
    try members.decode(String.self, forKey: name)
  }

  public func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encode(self, forKey: name)
  }
}

extension Bool {
  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Bool {
    try members.decode(Bool.self, forKey: name)
  }

  public func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encode(self, forKey: name)
  }
}

extension Optional: ModelDecodable where Wrapped: ModelDecodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.cursor.skipNull() ? nil : try Wrapped(from: &reader)
  }

  public static func hasNull() -> Bool { true }

  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Wrapped? {
    try members.decodeNil(forKey: name) ? nil : try Wrapped.member(name, of: members)
  }
}

extension Optional: ModelEncodable where Wrapped: ModelEncodable {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    if let self { try self.write(to: &writer) } else { writer.write("null") }
  }

  public func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    if let self {
      try self.encode(as: name, to: &members)
    } else {
      try members.encodeNil(forKey: name)
    }
  }
}

extension Array: ModelDecodable where Element: ModelDecodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    var elements: [Element] = []
    try reader.readElements { elements.append(try Element(from: &$0)) }
    self = elements
  }
}

extension Array: ModelEncodable where Element: ModelEncodable {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.writeArray(self) { try $1.write(to: &$0) }
  }
}

extension Dictionary: ModelDecodable where Key == String, Value: ModelDecodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    var members: [String: Value] = [:]
    try reader.readMembers { reader, name in
      let name = name.text
      guard members[name] == nil else { return false }
      members[name] = .some(try Value(from: &reader))
      return true
    }
    self = members
  }
}

extension Dictionary: ModelEncodable where Key == String, Value: ModelEncodable {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    // In the order of names, so that equal maps are written as equal texts.
    try writer.writeObject { writer in
      for (name, value) in sorted(by: { $0.key < $1.key }) {
        writer.write(name: name)
        try value.write(to: &writer)
      }
    }
  }
}

extension ModelDecodable where Self: RawRepresentable, RawValue: ModelDecodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    guard let value = Self(rawValue: try RawValue(from: &reader)) else { throw NeedsCodable() }
    self = value
  }
}

extension ModelEncodable where Self: RawRepresentable, RawValue: ModelEncodable {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try rawValue.write(to: &writer)
  }
}
