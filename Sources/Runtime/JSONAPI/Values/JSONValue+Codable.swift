import JSONAPIFoundation

extension JSONValue: Decodable {
  /// Decodes any JSON value. Throws a `DecodingError` for values nested deeper than ``maximumDepth``
  /// and for numbers that cannot be represented exactly.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder, keepingInexactNumbers: false)
  }

  /// Decodes any JSON value that is nested no deeper than ``maximumDepth``. A number that cannot be
  /// represented exactly becomes `Decimal.nan`, which cannot be encoded.
  ///
  /// A document without models must not be lost because of a number that may never be needed.
  package init(keepingInexactNumbersOf decoder: any Decoder) throws {
    try self.init(decoder, keepingInexactNumbers: true)
  }

  private init(_ decoder: any Decoder, keepingInexactNumbers: Bool) throws {
    if let decoder = decoder as? JSONTextDecoder {
      self = try decoder.tree(keepingInexactNumbers: keepingInexactNumbers)
      return
    }
    var reader = JSONValueReader(keepsInexactNumbers: keepingInexactNumbers)
    self = try reader.read(
      JSONValueReader.WholePlace(decoder: decoder, value: try decoder.singleValueContainer()))
  }
}

extension JSONValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let level = JSONLevel(
      of: self, array: encoder.unkeyedContainer(),
      object: encoder.container(keyedBy: MemberName.self))
    if let level { try level.write() } else { try JSONScalar(value: self).encode(to: encoder) }
  }
}

/// An object or array whose contents are being encoded.
private enum JSONLevel {
  case array(any UnkeyedEncodingContainer, ArraySlice<JSONValue>)
  case object(KeyedEncodingContainer<MemberName>, Dictionary<String, JSONValue>.Iterator)

  /// Creates the level of an array or object; `nil` for other values.
  init?(
    of value: JSONValue, array: @autoclosure () -> any UnkeyedEncodingContainer,
    object: @autoclosure () -> KeyedEncodingContainer<MemberName>
  ) {
    switch value {
    case .array(let elements): self = .array(array(), elements[...])
    case .object(let members): self = .object(object(), members.makeIterator())
    default: return nil
    }
  }

  /// Encodes the contents without recursion, so that the depth is known and the stack small.
  func write() throws {
    var levels = [self]
    while let level = levels.popLast() {
      switch level {
      case .array(var array, var rest):
        while let value = rest.popFirst() {
          let inner = JSONLevel(
            of: value, array: array.nestedUnkeyedContainer(),
            object: array.nestedContainer(keyedBy: MemberName.self))
          if let inner {
            levels += [.array(array, rest), inner]
            break
          }
          try array.encode(JSONScalar(value: value))
        }
      case .object(var object, var rest):
        while let (name, value) = rest.next() {
          let key = MemberName(name)
          let inner = JSONLevel(
            of: value, array: object.nestedUnkeyedContainer(forKey: key),
            object: object.nestedContainer(keyedBy: MemberName.self, forKey: key))
          if let inner {
            levels += [.object(object, rest), inner]
            break
          }
          try object.encode(JSONScalar(value: value), forKey: key)
        }
      }
      guard levels.count <= JSONValue.maximumDepth else {
        // The error omits the value: printing it would need much stack.
        throw EncodingError.invalid(
          JSONValue.null, "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels.")
      }
    }
  }
}

/// A value that is neither an array nor an object.
private struct JSONScalar: Encodable {
  let value: JSONValue

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch value {
    case .bool(let flag): try single.encode(flag)
    case .integer(let number): try single.encode(number)
    case .unsignedInteger(let number): try single.encode(number)
    case .decimal(let number):
      guard number.isFinite else {
        throw EncodingError.invalid(
          value, "A number that was not read exactly cannot be written.", at: encoder.codingPath)
      }
      try single.encode(number)
    case .string(let text): try single.encode(text)
    case .null, .array, .object: try single.encodeNil()
    }
  }
}

// Unlike for other optional members, `null` is a value here.

extension KeyedDecodingContainer {
  /// Decodes a value that may be absent. `null` is a value.
  public func decodeIfPresent(_ type: JSONValue.Type, forKey key: Key) throws -> JSONValue? {
    // The literal `nil` would be `JSONValue.null`.
    contains(key) ? try decode(type, forKey: key) : Optional.none
  }
}

extension JSONValue {
  /// Creates the JSON that a value is encoded as.
  package init(
    encoding value: some Encodable, with encoder: JSONEncoder? = nil
  ) throws {
    let data = try encoder?.encode(value) ?? JSONAPIEncoder().encode(value)
    self = try JSONAPIDecoder().decode(JSONValue.self, from: data)
  }

  /// Returns the error of decoding the value as another type; `nil` if there is none.
  func error(
    decodingAs type: any Decodable.Type, userInfo: [CodingUserInfoKey: Any]
  ) -> DecodingError? {
    do {
      _ = try JSONTextDecoder(JSONAPIEncoder().encode(self), userInfo: userInfo).decode(type)
      return nil
    } catch {
      return error as? DecodingError
    }
  }

  /// Decodes the value as another type. Throws the error of decoding the type.
  package func decoded<Value: Decodable>(
    as type: Value.Type, with decoder: JSONDecoder? = nil
  ) throws -> Value {
    let data = try JSONAPIEncoder().encode(self)
    if let decoder { return try decoder.decode(type, from: data) }
    do {
      return try JSONAPIDecoder().decode(type, from: data)
    } catch {
      // No position: it would refer to a text that the caller does not know.
      return try JSONTextDecoder(data, userInfo: [:]).decode(type)
    }
  }
}
