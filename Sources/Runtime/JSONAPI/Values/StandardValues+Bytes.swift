import JSONAPIFoundation

// The kinds of values in JSON, and the standard library's types that consist of them.

extension String: ScalarValue {
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.string()
  }

  package func write(to writer: inout ModelWriter) throws {
    writer.write(string: self)
  }
}

extension Bool: ScalarValue {
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

extension Int: ScalarValue {}
extension Int8: ScalarValue {}
extension Int16: ScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {}
extension UInt: ScalarValue {}
extension UInt8: ScalarValue {}
extension UInt16: ScalarValue {}
extension UInt32: ScalarValue {}
extension UInt64: ScalarValue {}

extension Double: ScalarValue {
  package init(from reader: inout ModelReader) throws {
    self = try reader.cursor.double()
  }

  package func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw EncodingError.invalid(self, "Expected a finite number.") }
    writer.write(digits: wholeNumberOrDescription)
  }
}

extension Float: ScalarValue {
  package init(from reader: inout ModelReader) throws {
    // Rounding twice, first to `Double`, may give another number.
    let offset = reader.cursor.offset
    guard let value = try? reader.cursor.number().float(Float.self) else {
      throw reader.cursor.mismatch(Float.self, at: offset)
    }
    self = value
  }

  package func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw EncodingError.invalid(self, "Expected a finite number.") }
    writer.write(digits: wholeNumberOrDescription)
  }
}

extension EncodingError {
  /// Returns the error for a value that cannot be encoded.
  static func invalid(_ value: Any, _ description: String, at path: [any CodingKey] = []) -> Self {
    .invalidValue(value, Context(codingPath: path, debugDescription: description))
  }
}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The shortest text that is read as this number: `1` instead of `1.0`.
  fileprivate var wholeNumberOrDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Decimal: ScalarValue {
  package init(from reader: inout ModelReader) throws {
    let offset = reader.cursor.offset
    guard let number = try? reader.cursor.number() else {
      throw reader.cursor.mismatch(Decimal.self, at: offset)
    }
    guard let value = number.decimal else { throw InexactNumber() }
    self = value
  }

  package func write(to writer: inout ModelWriter) throws {
    guard isFinite else { throw EncodingError.invalid(self, "Expected a finite number.") }
    writer.write(digits: description)
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
    if Element.self == String.self {
      var texts: [String] = []
      try reader.readElements { texts.append(try $0.cursor.string()) }
      self = same(texts, as: Self.self)
      return
    }
    guard let coding = KnownCodings.find(Element.self), coding.isReadAsText else {
      self = try reader.readCodable(Self.self)
      return
    }
    self = try coding.readElements(&reader)
  }
}

extension KnownCoding {
  /// Reads an array of values of the type.
  func readElements<Element>(_ reader: inout ModelReader) throws -> [Element] {
    // For an array, unspecialized code would look up the type at each append.
    var elements = UnsafeMutablePointer<Element>.allocate(capacity: 8)
    var capacity = 8
    var count = 0
    defer { elements.deallocate() }
    do {
      try reader.readElements {
        if count == capacity {
          capacity *= 2
          let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
          larger.moveInitialize(from: elements, count: count)
          elements.deallocate()
          elements = larger
        }
        try read(&$0, to: UnsafeMutableRawPointer(elements + count))
        count += 1
      }
    } catch {
      elements.deinitialize(count: count)
      throw error
    }
    return Array(unsafeUninitializedCapacity: count) {
      $0.baseAddress?.moveInitialize(from: elements, count: count)
      $1 = count
    }
  }
}

extension Array: ModelEncodable where Element: Encodable {
  package func write(to writer: inout ModelWriter) throws {
    let coding = Element.self == String.self ? nil : KnownCodings.find(Element.self)
    writer.put(reserving: UInt8(ascii: "["))
    try withUnsafeBufferPointer { elements in
      for index in elements.indices {
        if index > 0 { writer.put(reserving: UInt8(ascii: ",")) }
        if let coding, let first = elements.baseAddress {
          try coding.write(UnsafeRawPointer(first + index), to: &writer)
        } else {
          try writer.write(value: elements[index])
        }
      }
    }
    writer.put(reserving: UInt8(ascii: "]"))
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
