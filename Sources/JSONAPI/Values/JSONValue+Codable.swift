#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Decodable {
  // A `Decoder` does not say what kind of value it stands before: all that is left is to try. The
  // likely kinds come first.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let object = try? decoder.container(keyedBy: AnyCodingKey.self) {
      var members: [String: JSONValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
    } else if var array = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !array.isAtEnd { values.append(try array.decode(JSONValue.self)) }
      self = .array(values)
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? value.decode(UInt64.self) {
      self = .unsignedInteger(number)
    } else {
      self = .decimal(try value.decode(Decimal.self))
    }
  }
}

extension JSONValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try NestedJSONValue(value: self, depth: 0).encode(to: encoder)
  }
}

/// A value that knows how deep it stands, so that no value is too deep for the stack.
private struct NestedJSONValue: Encodable {
  let value: JSONValue
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .array(let values):
      try checkDepth(encoder)
      var array = encoder.unkeyedContainer()
      for value in values { try array.encode(NestedJSONValue(value: value, depth: depth + 1)) }
    case .object(let members):
      try checkDepth(encoder)
      var object = encoder.container(keyedBy: AnyCodingKey.self)
      for (name, value) in members {
        let nested = NestedJSONValue(value: value, depth: depth + 1)
        try object.encode(nested, forKey: AnyCodingKey(name))
      }
    default:
      var single = encoder.singleValueContainer()
      switch value {
      case .bool(let flag): try single.encode(flag)
      case .integer(let number): try single.encode(number)
      case .unsignedInteger(let number): try single.encode(number)
      case .decimal(let number): try single.encode(number)
      case .string(let text): try single.encode(text)
      case .null, .array, .object: try single.encodeNil()
      }
    }
  }

  private func checkDepth(_ encoder: any Encoder) throws {
    guard depth >= JSONValue.maximumDepth else { return }
    // Without the value: to print it would need as much of the stack as to write it.
    throw EncodingError.invalidValue(
      JSONValue.null,
      EncodingError.Context(
        codingPath: [],
        debugDescription: "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels."
      )
    )
  }
}
