import JSONAPI

/// An error for a value that an attribute cannot have. The pointer is relative to the value.
package struct AttributeProblem: Error {
  package let problem: DecodingProblem

  package init(problem: DecodingProblem) { self.problem = problem }
}

extension JSONValue {
  /// Returns the value as an attribute. Throws an ``AttributeProblem``.
  package func decoded<Attribute: _AttributeType>(as type: Attribute.Type) throws -> Attribute {
    let decoded = try JSONAPIDecoder().decode(
      ReadAttribute<Attribute>.self, from: JSONAPIEncoder().encode([self]))
    return decoded.attribute
  }
}

extension _AttributeType {
  /// The attribute as JSON. It is encoded in an array, because some attributes choose their own container.
  fileprivate var json: JSONValue {
    get throws {
      let data = try JSONAPIEncoder().encode([self])
      return try JSONAPIDecoder().decode([JSONValue].self, from: data).first ?? .null
    }
  }
}

extension WritableAttribute {
  /// Returns a value of a field or filter as JSON, as the attribute encodes it.
  package static func json(
    writing value: ValueType, of name: String
  ) throws(UnwritableValue) -> JSONValue {
    do {
      return try Self(writing: value).json
    } catch {
      throw UnwritableValue(name: name, underlying: error)
    }
  }
}

extension WritableFieldName {
  /// Returns a request's value of the attribute.
  package static func value(inRequest value: JSONValue) throws -> Written.ValueType {
    try value.decoded(as: Written.self).value
  }

  /// Returns a request's value, with those parts of the old value that only the server sets.
  package static func merged(_ value: JSONValue, into old: JSONValue?) throws -> JSONValue {
    guard Written.self != Attribute.self, let old else { return value }
    return try value.adding(old, besides: written(old))
  }

  /// Returns the part of an attribute's value that a request can set.
  package static func written(_ value: JSONValue) throws -> JSONValue {
    if Written.self == Attribute.self { return value }
    return try value.decoded(as: Written.self).json
  }
}

extension JSONValue {
  /// Returns the value with those members of an older value that are not in `part`.
  fileprivate func adding(_ old: JSONValue, besides part: JSONValue) -> JSONValue {
    guard case .object(var members) = self, let old = old.objectValue, let part = part.objectValue
    else { return self }
    for (name, value) in old {
      members[name] = part[name].map { members[name]?.adding(value, besides: $0) } ?? value
    }
    return .object(members)
  }
}

/// An error for a value that JSON cannot represent, such as a number that is not finite, or one that
/// a transformer refuses.
public struct UnwritableValue: Error, CustomStringConvertible {
  /// The name of the field or filter.
  public let name: String
  /// The error that encoding the value threw.
  public let underlying: any Error

  public var description: String { "The value of “\(name)” cannot be written." }
}

extension Encodable {
  /// The value as JSON text. Equal values have equal bytes.
  package var jsonBytes: [UInt8] {
    get throws {
      // Models define the order of their members.
      let isOrdered = self is any ModelEncodable
      return Array(try JSONAPIEncoder(outputFormatting: isOrdered ? [] : .sortedKeys).encode(self))
    }
  }
}

/// An attribute in an array with one element, because every version of Foundation can decode an array at the top level.
private struct ReadAttribute<Attribute: _AttributeType>: ModelDecodable {
  let attribute: Attribute

  init(from reader: inout ModelReader) throws {
    if let attribute = try? reader.attempt({ try $0.read([Attribute].self) }).first {
      self.attribute = attribute
    } else {
      self = try reader.readCodable(Self.self)
    }
  }

  /// Decodes the attribute. Throws an ``AttributeProblem`` if it cannot have the value.
  init(from decoder: any Decoder) throws {
    do {
      var elements = try decoder.unkeyedContainer()
      attribute = try elements.decode(Attribute.self)
    } catch {
      let problem = DecodingProblem(error, readFrom: decoder)
      throw AttributeProblem(
        problem: DecodingProblem(
          kind: problem.kind,
          pointer: JSONPointer(components: Array(problem.pointer.components.dropFirst())),
          expected: problem.expected, found: problem.found))
    }
  }
}
