import JSONAPI
import JSONAPIUntyped
import Testing

@Suite("Mutated documents without models")
struct UntypedMutationTests {
  static let pieces: [JSONValue] = [
    nil, true, 0, 1.5, "", "x", [], [[]], [:], ["a": nil], [nil, 1], ["type": "a"],
    ["type": "a", "id": 1], ["href": "/"], ["data": []],
  ]

  @Test("are encoded unchanged or rejected")
  func areEncodedUnchangedOrRejected() throws {
    var random = Seeded(state: 42)
    let original = try json(articleJSON)
    var refusals = 0
    let count = 5_000
    for _ in 0..<count {
      var mutated = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        mutated = Self.mutated(mutated, &random)
      }
      do {
        #expect(try UntypedDocument(json: mutated).json == mutated)
      } catch is JSONAPIDecodingError {
        refusals += 1
      }
    }
    #expect((1..<count).contains(refusals))
  }

  /// Returns the value with a part of it replaced, added or removed.
  private static func mutated(
    _ json: JSONValue, _ random: inout some RandomNumberGenerator
  ) -> JSONValue {
    guard Int.random(in: 0..<8, using: &random) > 0 else {
      return pieces.randomElement(using: &random) ?? .null
    }
    switch json {
    case .object(var members):
      guard let name = members.keys.sorted().randomElement(using: &random) else { return json }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: members[name] = nil
      case 1: members["new"] = pieces.randomElement(using: &random)
      default: members[name] = members[name].map { mutated($0, &random) }
      }
      return .object(members)
    case .array(var elements):
      guard let index = elements.indices.randomElement(using: &random) else { return json }
      elements[index] = mutated(elements[index], &random)
      return .array(elements)
    default:
      return pieces.randomElement(using: &random) ?? .null
    }
  }
}

/// A random number generator with reproducible results.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }
}
