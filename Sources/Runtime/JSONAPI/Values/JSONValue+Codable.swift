#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    switch self {
    case .array(let elements):
      try JSONValueWriter.write(.array(encoder.unkeyedContainer(), elements[...]))
    case .object(let members):
      try JSONValueWriter.write(
        .object(encoder.container(keyedBy: MemberName.self), members.makeIterator()))
    default: try JSONScalar(value: self).encode(to: encoder)
    }
  }
}

/// Encodes JSON values without recursion, so that the depth is known and the stack small.
private enum JSONValueWriter {
  /// An object or array whose contents are being written.
  enum Level {
    case array(any UnkeyedEncodingContainer, ArraySlice<JSONValue>)
    case object(KeyedEncodingContainer<MemberName>, Dictionary<String, JSONValue>.Iterator)
  }

  static func write(_ level: Level) throws {
    var levels = [level]
    while let level = levels.popLast() {
      switch level {
      case .array(var array, var rest):
        try write(&array, &rest, &levels)
      case .object(var object, var rest):
        try write(&object, &rest, &levels)
      }
      guard levels.count <= JSONValue.maximumDepth else {
        // The error omits the value: printing it would need much stack.
        throw EncodingError.invalid(
          JSONValue.null,
          "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels.")
      }
    }
  }

  /// Writes elements until one is an array or object, which becomes the innermost level.
  private static func write(
    _ array: inout any UnkeyedEncodingContainer, _ rest: inout ArraySlice<JSONValue>,
    _ levels: inout [Level]
  ) throws {
    while let value = rest.popFirst() {
      switch value {
      case .array(let elements):
        let inner = array.nestedUnkeyedContainer()
        levels += [.array(array, rest), .array(inner, elements[...])]
        return
      case .object(let members):
        let inner = array.nestedContainer(keyedBy: MemberName.self)
        levels += [.array(array, rest), .object(inner, members.makeIterator())]
        return
      default: try array.encode(JSONScalar(value: value))
      }
    }
  }

  /// Writes members until one is an array or object, which becomes the innermost level.
  private static func write(
    _ object: inout KeyedEncodingContainer<MemberName>,
    _ rest: inout Dictionary<String, JSONValue>.Iterator, _ levels: inout [Level]
  ) throws {
    while let (name, value) = rest.next() {
      let key = MemberName(name)
      switch value {
      case .array(let elements):
        let inner = object.nestedUnkeyedContainer(forKey: key)
        levels += [.object(object, rest), .array(inner, elements[...])]
        return
      case .object(let members):
        let inner = object.nestedContainer(keyedBy: MemberName.self, forKey: key)
        levels += [.object(object, rest), .object(inner, members.makeIterator())]
        return
      default: try object.encode(JSONScalar(value: value), forKey: key)
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
      return try JSONTextDecoder(JSONText(data), userInfo: [:]).decode(type)
    }
  }
}
