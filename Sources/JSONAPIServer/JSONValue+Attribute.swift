import JSONAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is not one of an attribute, with the reason. The pointer begins at the value.
struct AttributeProblem: Error {
  let problem: DecodingProblem
}

extension JSONValue {
  /// Returns the value as an attribute. Throws an ``AttributeProblem``.
  func decoded<Attribute: AttributeType>(as type: Attribute.Type) throws -> Attribute {
    // The array makes the value one that every version of Foundation decodes.
    let data = try JSONEncoder().encode([self])
    return try JSONDecoder().decode(OnlyElement<Attribute>.self, from: data).value
  }
}

/// The value in an array of one, with the reason why it could not be decoded.
private struct OnlyElement<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    do {
      var elements = try decoder.unkeyedContainer()
      value = try elements.decode(Value.self)
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
