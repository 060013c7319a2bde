import Inference
import Testing

@Suite("Resource types")
struct ResourceTests {
  @Test("makes optional what was absent, and what was seen rarely")
  func optional() {
    let rare = Inferred.schema([Inferred.document("x", ["1", "2"])]).text
    #expect(rare.contains("  a: # guess: seen twice\n    attributes:\n      x?: Int\n"))
    let asSeen = Inferred.schema([Inferred.document("x", ["1", "2"])], asSeen: true).text
    #expect(asSeen.contains("  a:\n    attributes:\n      x: Int\n"))
    let absent = #"""
      {"data": [{"type": "a", "id": "1", "attributes": {"x": 1, "y": 1}},
                {"type": "a", "id": "2", "attributes": {"x": 1}},
                {"type": "a", "id": "3", "attributes": {"x": 1, "y": 1, "z": 1}}]}
      """#
    let text = Inferred.schema([absent]).text
    #expect(text.contains("      x: Int\n      y?: Int\n      z?: Int\n"))
  }

  @Test("takes linkage that is empty in one document and included in another for included linkage")
  func falseLinkage() throws {
    func article(_ comments: String, _ author: String) -> String {
      #"""
      {"type": "articles", "id": "1", "attributes": {"title": "A"}, "relationships":
        {"comments": {"data": \#(comments)}, "author": {"data": \#(author)},
         "tags": {"data": []}, "editor": {"data": {"type": "people", "id": "9"}}}}
      """#
    }
    let empty = article("[]", "null")
    let list = #"{"data": [\#(empty), \#(empty), \#(empty)]}"#
    let whole = #"""
      {"data": \#(article(#"[{"type": "comments", "id": "5"}]"#, #"{"type": "people", "id": "9"}"#)),
       "included": [{"type": "people", "id": "9", "attributes": {"name": "A"}},
                    {"type": "comments", "id": "5", "attributes": {"text": "A"}}]}
      """#
    for payloads in [[list, whole], [whole, list]] {
      let text = Inferred.schema(payloads).text
      let reason = "# guess: empty in 1 resource until it is included"
      #expect(
        Inferred.line("comments", in: text)
          == "comments: { many: comments, linkage: included } \(reason)")
      #expect(
        Inferred.line("author", in: text)
          == "author: { one: 'people?', linkage: included } \(reason)")
      #expect(Inferred.line("editor", in: text) == "editor: people")
    }
    let mine = """
      schema: 1
      name: API
      resources:
        articles:
          attributes: { title: String }
          relationships: { comments: [comments], author: people?, editor: people }
        people: { attributes: { name: String } }
        comments: { attributes: { text: String } }

      """
    let contradictions = try RefinementTests.refine(mine, [list, whole]).contradictions
    #expect(
      contradictions.map(\.message) == [
        "`comments` of `articles` is empty in 1 object, and not where it is included",
        "`author` of `articles` is empty in 1 object, and not where it is included",
      ])
    #expect(contradictions.allSatisfy { $0.advice == "write `linkage: included`" })
  }

  @Test("keeps an attribute and a relationship of one name")
  func attributeAndRelationship() throws {
    let payload = #"""
      {"data": {"type": "articles", "id": "1", "attributes": {"author": "Ann"},
                "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}}
      """#
    let schema = Inferred.schema([payload])
    #expect(schema.text.contains("      author?: String\n"))
    #expect(
      schema.text.contains("      author?: { one: 'people?', swift: relatedAuthor }\n"))
    #expect(schema.omissions.isEmpty)
    #expect(ValidityTests.errors(in: schema.text) == [])
    let mine = """
      schema: 1
      name: API
      resources:
        articles:
          attributes:
            author: String
        people: {}

      """
    let refined = try RefinementTests.refine(mine, [payload])
    #expect(refined.file.text.contains("      author?: { one: 'people?', swift: relatedAuthor }\n"))
    #expect(try RefinementTests.refine(refined.file.text, [payload]).isChanged == false)
  }

  @Test("keeps no value but those of enums")
  func secrets() {
    let text = Inferred.schema([
      #"{"data": {"type": "a", "id": "Hidden1", "attributes": {"x": "Hidden2", "y": ["Hidden3"]}}}"#
    ]).text
    #expect(!text.contains("Hidden"))
    let evidence = Inferred.evidence(
      [Inferred.document("x", [#""shown""#])], keepsExamples: true)
    let options = InferenceOptions(name: "API", hasExamples: true)
    #expect(
      Inference.schema(from: evidence, options).text
        .contains("x?: { type: String, example: shown }"))
  }
}
