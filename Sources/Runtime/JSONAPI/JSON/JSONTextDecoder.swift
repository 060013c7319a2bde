import JSONAPIFoundation

/// Decodes `Decodable` types from a text, as a `JSONDecoder` with its default strategies does.
///
/// Unlike a `JSONDecoder`, it lets a ``JSONValue`` see the kind of a value. With other decoders, a ``JSONValue`` can
/// only try one kind after another, and each wrong guess costs more the deeper the value is nested.
struct JSONTextDecoder: Decoder {
  let text: Data
  let value: JSONOutline
  let userInfo: [CodingUserInfoKey: Any]
  private let path: Path?

  var codingPath: [any CodingKey] { Path.keys(of: path) }

  /// Creates a decoder of a whole text. Throws a ``JSONSyntaxError``.
  init(
    _ text: some Collection<UInt8>, userInfo: [CodingUserInfoKey: Any]
  ) throws {
    let text = Data(text)
    let outline: JSONOutline = try text.withCursor { cursor in
      cursor.skipSpace()
      return try cursor.tree()
    }
    self.init(text, outline, userInfo: userInfo)
  }

  /// Creates a decoder of a whole text, whose structure is known.
  init(
    _ text: some Collection<UInt8>, _ outline: JSONOutline,
    userInfo: [CodingUserInfoKey: Any]
  ) {
    self.text = Data(text)
    value = outline
    self.userInfo = userInfo
    path = nil
  }

  /// Creates a decoder of an object that is absent, from which its type makes its default value.
  init(absentAt path: [any CodingKey], userInfo: [CodingUserInfoKey: Any]) {
    text = Data()
    value = JSONOutline(offset: 0, contents: .absent)
    self.userInfo = userInfo
    self.path = path.reduce(nil) { Path(key: $1, outer: $0) }
  }

  fileprivate init(_ outer: JSONTextDecoder, _ key: any CodingKey, _ value: JSONOutline) {
    text = outer.text
    self.value = value
    userInfo = outer.userInfo
    path = Path(key: key, outer: outer.path)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = value.members else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(ObjectContainer(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value.contents else { throw mismatch([Any].self) }
    return Elements(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Reads the value as a tree that holds any JSON. Throws a `DecodingError` with the path of the number if a number
  /// cannot be represented exactly.
  func tree<Tree: JSONTree>(keepingInexactNumbers: Bool) throws -> Tree {
    if case .absent = value.contents { throw mismatch(Tree.self) }
    return try text.withCursor { cursor in
      cursor.place = cursor.start + value.offset
      do {
        return try cursor.tree(keepingInexactNumbers: keepingInexactNumbers)
      } catch let error as InexactNumber {
        throw DecodingError.corrupted(
          "Expected a number that can be represented exactly.",
          at: self.decoder(at: cursor.offset - 1).codingPath, because: error)
      }
    }
  }

  /// Returns a decoder of the innermost value that contains an offset of the text.
  func decoder(at offset: Int) -> JSONTextDecoder {
    var decoder = self
    while let (key, value) = decoder.value.part(at: offset) {
      decoder = JSONTextDecoder(decoder, key, value)
    }
    return decoder
  }

  private func context(
    _ description: String, _ underlying: (any Error)? = nil
  ) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: codingPath, debugDescription: description, underlyingError: underlying)
  }

  private func mismatch(_ type: any Any.Type) -> DecodingError {
    switch value.contents {
    case .null, .absent: .valueNotFound(type, context("Expected a value, found null or nothing."))
    default: .typeMismatch(type, context("Expected a value of this type."))
    }
  }
}

extension Data {
  /// Reads the text with a cursor at its beginning.
  fileprivate func withCursor<Value>(
    _ read: (inout JSONCursor) throws -> Value
  ) rethrows -> Value {
    try withUnsafeBytes { bytes in
      try bytes.withMemoryRebound(to: UInt8.self) { text in
        var cursor = JSONCursor(text)
        return try read(&cursor)
      }
    }
  }
}

/// The keys that lead to a value.
private final class Path {
  let key: any CodingKey
  let outer: Path?

  init(key: any CodingKey, outer: Path?) {
    self.key = key
    self.outer = outer
  }

  static func keys(of path: Path?) -> [any CodingKey] {
    Array(sequence(first: path, next: { $0?.outer }).lazy.compactMap { $0?.key }).reversed()
  }
}

/// The structure of a text: the values, their contents and the offsets at which they begin.
struct JSONOutline: JSONTree {
  enum Contents {
    case null, other
    /// No value: an object without members, from which nothing but its absence can be decoded.
    case absent
    case array([JSONOutline])
    case object([String: JSONOutline])
  }

  let offset: Int
  let contents: Contents

  var isNull: Bool {
    if case .null = contents { true } else { false }
  }

  /// The members of an object, which has none if it is absent; `nil` for other values.
  var members: [String: JSONOutline]? {
    switch contents {
    case .object(let members): members
    case .absent: [:]
    case .null, .other, .array: nil
    }
  }

  /// Returns the key of the value inside of this one that contains an offset of the text, and the value.
  func part(at offset: Int) -> (key: any CodingKey, value: JSONOutline)? {
    switch contents {
    case .null, .other, .absent: nil
    case .array(let elements):
      elements.lastIndex { $0.offset <= offset }.map { (ArrayIndex($0), elements[$0]) }
    case .object(let members):
      members.filter { $0.value.offset <= offset }.max { $0.value.offset < $1.value.offset }
        .map { (MemberName($0.key), $0.value) }
    }
  }

  static func scalar(_ cursor: inout JSONCursor, keepingInexactNumbers: Bool) throws -> Self {
    let offset = cursor.offset
    let isNull = cursor.byte == UInt8(ascii: "n")
    try cursor.skipValue()
    return JSONOutline(offset: offset, contents: isNull ? .null : .other)
  }

  static func array(_ elements: [Self], at offset: Int) -> Self {
    JSONOutline(offset: offset, contents: .array(elements))
  }

  static func object(_ members: [String: Self], at offset: Int) -> Self {
    JSONOutline(offset: offset, contents: .object(members))
  }
}

extension JSONTextDecoder {
  /// Returns the place of the value that a pointer leads to, or of the nearest value around it.
  func position(
    of pointer: JSONPointer, in text: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    var value = value
    for component in pointer.components {
      let part: JSONOutline? =
        if case .array(let elements) = value.contents {
          Int(component).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        } else {
          value.members?[component]
        }
      guard let part else { break }
      value = part
    }
    return TextPosition(offset: value.offset, in: text)
  }
}

// MARK: - Values

extension JSONTextDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let type = type as? any ScalarValue.Type, let value = try scalar(type) as? Value {
      return value
    }
    if type == URL.self {
      guard let url = URL(string: try scalar(String.self)) else {
        throw DecodingError.dataCorrupted(context("Invalid URL string."))
      }
      return same(url, as: type)
    }
    if type == Data.self {
      guard let data = Data(base64Encoded: try scalar(String.self)) else {
        throw DecodingError.dataCorrupted(context("Encountered Data is not valid Base64."))
      }
      return same(data, as: type)
    }
    return try Value(from: self)
  }

  private func scalar<Scalar: ScalarValue>(_ type: Scalar.Type) throws -> Scalar {
    do {
      return try text.withCursor { cursor in
        cursor.place = cursor.start + value.offset
        // The models' own numbers must be exact; those of other types are rounded, as by a `JSONDecoder`.
        if type == Decimal.self, let number = try cursor.number().roundedDecimal {
          return same(number, as: type)
        }
        var reader = ModelReader(context: ReadingContext(), cursor: cursor)
        return try Scalar(from: &reader)
      }
    } catch let error as InexactNumber {
      throw DecodingError.dataCorrupted(context("\(error)", error))
    } catch {
      throw mismatch(type)
    }
  }
}

/// A type whose values are strings, numbers, `true` or `false`.
protocol ScalarValue: ModelDecodable, ModelEncodable {}

// MARK: - Objects and arrays

private struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: JSONTextDecoder
  let members: [String: JSONOutline]

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  private func member(_ key: Key) throws -> JSONTextDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.missing(key, at: codingPath)
    }
    return JSONTextDecoder(decoder, key, value)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { superDecoder(MemberName("super")) }

  func superDecoder(forKey key: Key) -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: some CodingKey) -> any Decoder {
    let null = JSONOutline(offset: decoder.value.offset, contents: .null)
    return JSONTextDecoder(decoder, key, members[key.stringValue] ?? null)
  }
}

private struct Elements: UnkeyedDecodingContainer {
  let decoder: JSONTextDecoder
  let elements: [JSONOutline]
  var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// Reads an element and moves to the next one, unless reading throws.
  private mutating func next<Value>(
    _ type: Any.Type, _ read: (JSONTextDecoder) throws -> Value
  ) throws -> Value {
    let key = ArrayIndex(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: codingPath + [key], debugDescription: "No element \(currentIndex)."))
    }
    let value = try read(JSONTextDecoder(decoder, key, elements[currentIndex]))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard isAtEnd || elements[currentIndex].isNull else { return false }
    return try next(Never.self) { $0.value.isNull }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next(KeyedDecodingContainer<Key>.self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}
