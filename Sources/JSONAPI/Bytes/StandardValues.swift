#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The values that JSON has, and those of the standard library that consist of them.

extension String: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.string()
  }

  package func write(to writer: inout ModelWriter) throws {
    writer.write(string: self)
  }
}

extension Bool: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.bool()
  }

  package func write(to writer: inout ModelWriter) throws {
    writer.write(self ? "true" : "false")
  }
}

extension FixedWidthInteger where Self: ModelDecodable & ModelEncodable {
  /// Reads an integer in any notation, such as `5`, `5.0` or `5e0`.
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.integer()
  }

  /// Writes the digits.
  package func write(to writer: inout ModelWriter) throws {
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
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.double()
  }

  package func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw NeedsCodable() }
    writer.write(digits: wholeNumberOrDescription)
  }
}

extension Float: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    // Rounding twice, by way of `Double`, may give another number.
    guard let value = try reader.cursor.number().float(Float.self) else { throw NeedsCodable() }
    self = value
  }

  package func write(to writer: inout ModelWriter) throws {
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
  package init(from reader: inout ModelReader) throws {
    guard let value = try reader.cursor.number().decimal else { throw InexactNumber() }
    self = value
  }

  package func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw NeedsCodable() }
    writer.write(digits: description)
  }
}

// The containers have methods for these types, which are faster than the generic one.

extension String {
  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> String {
    try members.decode(String.self, forKey: name)
  }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encode(self, forKey: name)
  }
}

extension Bool {
  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Bool {
    try members.decode(Bool.self, forKey: name)
  }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encode(self, forKey: name)
  }
}

extension Optional: ModelDecodable where Wrapped: Decodable {
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.skipNull() ? nil : try reader.read(Wrapped.self)
  }

  package static func hasNull() -> Bool { true }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Wrapped? {
    if try members.decodeNil(forKey: name) { return nil }
    guard Wrapped.self != String.self, let type = Wrapped.self as? any ModelDecodable.Type else {
      return try members.decodePrimitive(Wrapped.self, forKey: name)
    }
    func member<Member: ModelDecodable>(_ type: Member.Type) throws -> Wrapped {
      same(try type.member(name, of: members), as: Wrapped.self)
    }
    return try member(type)
  }
}

extension Optional: ModelEncodable where Wrapped: Encodable {
  package func write(to writer: inout ModelWriter) throws {
    if let self { try writer.write(value: self) } else { writer.write("null") }
  }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    guard let self else { return try members.encodeNil(forKey: name) }
    if Wrapped.self != String.self, let value = self as? any ModelEncodable {
      try value.encode(as: name, to: &members)
    } else {
      try members.encodePrimitive(self, forKey: name)
    }
  }
}

extension Array: ModelDecodable where Element: Decodable {
  package init(from reader: inout ModelReader) throws {
    var elements: [Element] = []
    func append<Read: ModelDecodable>(_ type: Read.Type) throws {
      try reader.readElements { elements.append(same(try Read(from: &$0), as: Element.self)) }
    }
    if Element.self != String.self, let type = Element.self as? any ModelDecodable.Type {
      try append(type)
    } else if ModelReader.reads(Element.self) {
      try reader.readElements { elements.append(try $0.read(Element.self)) }
    } else {
      elements = try reader.readCodable([Element].self)
    }
    self = elements
  }
}

extension Array: ModelEncodable where Element: Encodable {
  package func write(to writer: inout ModelWriter) throws {
    try writer.writeArray(self) { try $0.write(value: $1) }
  }
}

extension Dictionary: ModelDecodable where Key == String, Value: Decodable {
  package init(from reader: inout ModelReader) throws {
    guard ModelReader.reads(Value.self) else {
      self = try reader.readCodable([String: Value].self)
      return
    }
    var members: [String: Value] = [:]
    try reader.readMembers { reader, name in
      let name = name.text
      guard members[name] == nil else { return false }
      members[name] = .some(try reader.read(Value.self))
      return true
    }
    self = members
  }
}

extension Dictionary: ModelEncodable where Key == String, Value: Encodable {
  package func write(to writer: inout ModelWriter) throws {
    // In the order of names, so that equal maps are written as equal texts.
    try writer.writeObject { writer in
      for (name, value) in sorted(by: { $0.key < $1.key }) {
        writer.write(name: name)
        try writer.write(value: value)
      }
    }
  }
}
