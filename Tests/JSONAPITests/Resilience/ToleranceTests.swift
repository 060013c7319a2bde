import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

@Suite("Resources of unrecognized types")
struct ToleranceTests {
  typealias Known = ManualDocument<ManyResourceBody<Include1<Cat>>, Include1<Cat>>

  static let cat = DocumentTests.cat
  static let robot = #"{"type": "robots", "id": "7"}"#

  @Test("are rejected by default in a list of types")
  func areRejectedByDefaultInListOfTypes() {
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Known.self, #"{"data": [], "included": [\#(Self.robot)]}"#)
    }
  }

  @Test("are skipped if the policy is to tolerate them")
  func areSkippedIfPolicyIsToTolerateThem() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = DecodingPolicy.tolerate
    let text = """
      {"data": [\(Self.robot), \(Self.cat)], "included": [\(Self.robot), \(Self.cat), \(Self.robot)]}
      """
    let document = try decoder.decode(Known.self, from: Data(text.utf8))
    #expect(document.body.primaryResource?.values.map(\.a?.lives) == [9])
    #expect(document.body.includes?[Cat.self].map(\.lives) == [9])
  }

  @Test("are rejected in strict mode")
  func areRejectedInStrictMode() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = DecodingPolicy.refuse
    typealias Keeping = ManualDocument<
      ManyResourceBody<RuntimeResource>, RuntimeResource
    >
    for (text, place) in [
      (#"{"data": [\#(Self.robot)]}"#, "/data/0/type"),
      (#"{"data": [], "included": [\#(Self.robot)]}"#, "/included/0/type"),
    ] {
      try roundTrip(Keeping.self, text)
      let error = try #require(throws: JSONAPIDecodingError.self) {
        try decoder.decode(Keeping.self, from: Data(text.utf8))
      }
      #expect(error.problem.pointer.description == place)
      #expect(error.problem.found == "“robots”")
    }
  }

  @Test("are skipped among thousands of others")
  func areSkippedAmongThousandsOfOthers() throws {
    let dogs = (0..<10_000).map { #"{"type": "cats", "id": "\#($0)", "attributes": {"lives": 9}}"# }
    let text = #"{"data": [], "included": [\#((dogs + [Self.robot]).joined(separator: ","))]}"#
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = DecodingPolicy.tolerate
    let document = try decoder.decode(Known.self, from: Data(text.utf8))
    #expect(document.body.includes?.count == 10_000)
  }

  @Test("do not change the place of errors")
  func doNotChangePlaceOfErrors() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = DecodingPolicy.tolerate
    let text = #"{"data": [], "included": [\#(Self.robot), {"type": "cats", "id": "1"}]}"#
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decoder.decode(Known.self, from: Data(text.utf8))
    }
    #expect(error.problem.pointer.components == ["included", "1", "attributes"])
  }
}
