import JSONAPIFoundation

extension JSONValueReader {
  /// The position of a value: the root, a member or an element. Each kind of value can be tried there.
  protocol Place {
    var codingPath: [any CodingKey] { get }
    /// Skips a `null`. Returns `false` if the value is not `null`.
    mutating func skipNull() throws -> Bool
    mutating func string() throws -> String
    mutating func bool() throws -> Bool
    mutating func decimal() throws -> Decimal
    mutating func openObject() throws -> KeyedDecodingContainer<MemberName>
    mutating func openArray() throws -> any UnkeyedDecodingContainer
    /// Skips a value that could not be decoded.
    mutating func skip() throws
  }

  struct WholePlace: Place {
    let decoder: any Decoder
    let value: any SingleValueDecodingContainer

    var codingPath: [any CodingKey] { decoder.codingPath }
    func skipNull() -> Bool { value.decodeNil() }
    func string() throws -> String { try value.decode(String.self) }
    func bool() throws -> Bool { try value.decode(Bool.self) }
    func decimal() throws -> Decimal { try value.decode(Decimal.self) }
    func openObject() throws -> KeyedDecodingContainer<MemberName> {
      try decoder.container(keyedBy: MemberName.self)
    }
    func openArray() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
    func skip() {}
  }

  struct MemberPlace: Place {
    let object: KeyedDecodingContainer<MemberName>
    let key: MemberName

    var codingPath: [any CodingKey] { object.codingPath + [key] }
    func skipNull() throws -> Bool { try object.decodeNil(forKey: key) }
    func string() throws -> String { try object.decode(String.self, forKey: key) }
    func bool() throws -> Bool { try object.decode(Bool.self, forKey: key) }
    func decimal() throws -> Decimal { try object.decode(Decimal.self, forKey: key) }
    func openObject() throws -> KeyedDecodingContainer<MemberName> {
      try object.nestedContainer(keyedBy: MemberName.self, forKey: key)
    }
    func openArray() throws -> any UnkeyedDecodingContainer {
      try object.nestedUnkeyedContainer(forKey: key)
    }
    func skip() {}
  }

  struct ElementPlace: Place {
    var array: any UnkeyedDecodingContainer
    /// The index of the element. The container's own index has already advanced when a decoded number
    /// turns out to be invalid.
    var index = 0

    var codingPath: [any CodingKey] { array.codingPath + [ArrayIndex(index)] }
    mutating func skipNull() throws -> Bool { try array.decodeNil() }
    mutating func string() throws -> String { try array.decode(String.self) }
    mutating func bool() throws -> Bool { try array.decode(Bool.self) }
    mutating func decimal() throws -> Decimal { try array.decode(Decimal.self) }
    mutating func openObject() throws -> KeyedDecodingContainer<MemberName> {
      try array.nestedContainer(keyedBy: MemberName.self)
    }
    mutating func openArray() throws -> any UnkeyedDecodingContainer {
      try array.nestedUnkeyedContainer()
    }
    mutating func skip() throws { _ = try array.decode(Skipped.self) }
  }

  /// Any value.
  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// A coding key for the index of an element.
struct ArrayIndex: CodingKey {
  let index: Int
  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}
