import JSONAPI

/// A value that an attribute cannot have, with the reason. The pointer begins at the value.
package struct AttributeProblem: Error {
  package let problem: DecodingProblem

  package init(problem: DecodingProblem) { self.problem = problem }
}

extension JSONValue {
  /// Returns the value as an attribute. Throws an ``AttributeProblem``.
  package func decoded<Attribute: AttributeType>(as type: Attribute.Type) throws -> Attribute {
    let decoded = try JSONAPIDecoder().decode(
      ReadAttribute<Attribute>.self, from: JSONAPIEncoder().encode([self]))
    return decoded.attribute
  }
}

extension AttributeType {
  /// The attribute in JSON, alone in an array, since some decide in which container they are encoded.
  fileprivate var json: JSONValue {
    get throws {
      let data = try JSONAPIEncoder().encode([self])
      return try JSONAPIDecoder().decode([JSONValue].self, from: data).first ?? .null
    }
  }
}

extension WritableAttribute {
  /// Returns a value of a field or filter as the attribute writes it.
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
  /// Returns the value of the attribute in a request.
  package static func value(inRequest value: JSONValue) throws -> Written.ValueType {
    try value.decoded(as: Written.self).value
  }

  /// Returns a value of a request with the parts of the value so far that only the server sets.
  package static func merged(_ value: JSONValue, into old: JSONValue?) throws -> JSONValue {
    guard Written.self != Attribute.self, let old else { return value }
    return try value.adding(old, besides: written(old))
  }

  /// Returns the part of an attribute's value that a request can have.
  package static func written(_ value: JSONValue) throws -> JSONValue {
    if Written.self == Attribute.self { return value }
    return try value.decoded(as: Written.self).json
  }
}

extension JSONValue {
  /// Returns the value with the members of an older one that are not in a part of it.
  fileprivate func adding(_ old: JSONValue, besides part: JSONValue) -> JSONValue {
    guard case .object(var members) = self, let old = old.objectValue, let part = part.objectValue
    else { return self }
    for (name, value) in old {
      members[name] = part[name].map { members[name]?.adding(value, besides: $0) } ?? value
    }
    return .object(members)
  }
}

/// A value that has no form in JSON, such as a number that is not finite, or that a transformer refuses.
public struct UnwritableValue: Error, CustomStringConvertible {
  /// The name of the field or filter.
  public let name: String
  /// What encoding the value threw.
  public let underlying: any Error

  public var description: String { "The value of “\(name)” cannot be written." }
}

extension Encodable {
  /// The value in JSON. Equal values are equal bytes.
  package var jsonBytes: [UInt8] {
    get throws {
      // Models say in which order their members are.
      let isOrdered = self is any ModelEncodable
      return Array(try JSONAPIEncoder(outputFormatting: isOrdered ? [] : .sortedKeys).encode(self))
    }
  }
}

/// An attribute in an array of one, which makes it a value that every version of Foundation decodes.
private struct ReadAttribute<Attribute: AttributeType>: ModelDecodable {
  let attribute: Attribute

  init(from reader: inout ModelReader) throws {
    guard let attribute = try reader.read([Attribute].self).first else { throw Absent() }
    self.attribute = attribute
  }

  /// Throws why the attribute cannot have a value.
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

  private struct Absent: Error {}
}
