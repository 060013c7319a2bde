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

extension WritableAttribute {
  /// Returns a value of a field or filter as the attribute writes it.
  package static func json(
    writing value: ValueType, of name: String
  ) throws(UnwritableValue) -> JSONValue {
    do {
      let data = try JSONAPIEncoder().encode([Self(writing: value)])
      return try JSONAPIDecoder().decode([JSONValue].self, from: data).first ?? .null
    } catch {
      throw UnwritableValue(name: name, underlying: error)
    }
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
