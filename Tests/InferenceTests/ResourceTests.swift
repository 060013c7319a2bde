import Inference
import Testing

@Suite("Resource types")
struct ResourceTests {
  @Test("makes nothing optional that was only seen rarely, if values are taken as seen")
  func asSeen() {
    let text = Inferred.schema([Inferred.document("x", ["1", "2"])], asSeen: true).text
    #expect(text.contains("  a:\n    attributes:\n      x: Int\n"))
  }

  @Test("keeps an attribute and a relationship of one name without an omission")
  func attributeAndRelationship() {
    let payload = #"""
      {"data": {"type": "articles", "id": "1", "attributes": {"author": "Ann"},
                "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}}
      """#
    #expect(Inferred.schema([payload]).omissions.isEmpty)
  }

  @Test("takes objects with long ids as names for maps")
  func longIds() {
    let value = #"{"1050000000000000001": 1, "1050000000000000002": 2}"#
    #expect(Inferred.schema([Inferred.document("x", [value])]).text.contains("x?: { map: Int }"))
  }

  @Test("gives examples if they are asked for")
  func examples() {
    let profile = Inferred.profile(
      [Inferred.document("x", [#""shown""#])], keepsExamples: true)
    let options = InferenceOptions(name: "API", hasExamples: true)
    #expect(
      Inference.schema(from: profile, options).text
        .contains("x?: { type: String, example: shown }"))
  }
}
