import Foundation
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

  @Test("finds arity, targets, linkage, links and meta of relationships")
  func relationships() {
    let object = #"""
      {"type": "articles", "id": "1", "relationships": {
        "author": {"data": {"type": "people", "id": "1"}, "links": {"self": "/a", "related": "/b"}},
        "owner": {"data": {"type": "organizations", "id": "1"}},
        "comments": {"data": [{"type": "comments", "id": "1"}], "meta": {"count": 1}},
        "editor": {"data": null},
        "tags": {"links": {"related": "https://example.com/articles/1/tags"}},
        "extra": {"links": {"related": "/articles/1/extra"}}}}
      """#
    let other = object.replacing("organizations", with: "people")
      .replacing(#""data": {"type": "people", "id": "1"}, "#, with: "")
    let tag = #"{"data": {"type": "tags", "id": "1", "attributes": {"name": "a"}}}"#
    let text = Inferred.schema([#"{"data": [\#(object), \#(object), \#(other)]}"#, tag]).text
    func expect(_ name: String, _ line: String) {
      #expect(Inferred.line(name, in: text) == line)
    }
    expect("author", "author: { one: people, linkage: included, links: [self, related] }")
    expect("owner", "owner: organizations | people")
    expect("comments", "comments: { many: comments, meta: { count: Int } }")
    expect(
      "tags",
      "tags: { many: tags, linkage: never, links: [related] } # guess: target from its related link"
    )
    expect("extra", "extra: { links: [related] } # guess: no target so far")
    #expect(text.contains("# to do: name the target of `editor` of `articles`\n  articles:"))
    expect("people", "people: {} # guess: seen in identifiers alone")
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

  @Test("takes paths from links of resources to themselves")
  func linkedPaths() {
    func object(_ type: String, _ path: String) -> String {
      #"{"type": "\#(type)", "id": "x1", "attributes": {}, "links": {"self": "\#(path)"}}"#
    }
    let text = Inferred.schema([
      #"{"data": [\#(object("articles", "https://example.com/api/v2/posts/x1"))]}"#,
      #"{"data": \#(object("people", "/api/v2/people/x1"))}"#,
      #"{"data": [\#(object("tags", "/api/v2/labels/x1/"))]}"#,
      #"{"data": [\#(object("notes", "/api/v2/posts/x1/notes/x1"))]}"#,
      #"{"data": [\#(object("others", "/api/v2/others?id=x1"))]}"#,
      #"{"data": {"type": "cars", "id": "7", "attributes": {}}, "links": {"self": "/api/v2/vehicles/7"}}"#,
    ]).text
    #expect(text.contains("  articles: # guess: seen once\n    path: posts\n"))
    #expect(text.contains("    path: labels/\n") && text.contains("    path: vehicles\n"))
    #expect(text.components(separatedBy: "path:").count == 4)
    #expect(!text.contains("operations"))
    #expect(ValidityTests.errors(in: text) == [])
  }

  @Test("finds types by names of relationships, singular or plural, and by their last words")
  func targetsByName() {
    let text = Inferred.schema([
      #"""
      {"data": {"type": "workspaces", "id": "1", "relationships": {
        "latest-run": {"data": null}, "locked-by": {"data": null}}}}
      """#, #"{"data": {"type": "runs", "id": "1", "attributes": {}}}"#,
      #"{"data": {"type": "users", "id": "1", "attributes": {}}}"#,
    ]).text
    #expect(
      Inferred.line("latest-run", in: text) == "latest-run?: runs? # guess: target from its name")
    #expect(
      Inferred.line("locked-by", in: text) == "locked-by?: users? # guess: target from its name")
  }

  @Test("says `id: UUID` of several, and notes whole numbers")
  func ids() {
    func text(_ ids: String...) -> String {
      Inferred.schema(
        ids.map { #"{"data": {"type": "a", "id": "\#($0)", "attributes": {"x": 1}}}"# }
      )
      .text
    }
    let uuids = (1...5).map { "5f3a1e88-0000-4000-8000-00000000000\($0)" }
    #expect(text(uuids[0], uuids[1], uuids[2], uuids[3], uuids[4]).contains("    id: UUID\n"))
    let few = text(uuids[0], uuids[1])
    #expect(!few.contains("id:") && few.contains("# guess: seen twice; all 2 ids are UUIDs\n"))
    #expect(text("1", "02", "3").contains("  a: # all 3 ids are whole numbers\n"))
    #expect(!text("x1", "2").contains("id:"))
  }

  @Test("names documents with meta, links, or include paths of two steps")
  func documents() {
    let text = Inferred.schema([
      #"""
      {"data": [{"type": "articles", "id": "1",
                 "relationships": {"author": {"data": {"type": "people", "id": "1"}}}}],
       "included": [{"type": "people", "id": "1", "attributes": {"name": "A"},
                     "relationships": {"employer": {"data": {"type": "firms", "id": "1"}}}},
                    {"type": "firms", "id": "1", "attributes": {"name": "F"}}],
       "meta": {"total": 1}, "links": {"self": "/a", "next": null, "prev": null}}
      """#
    ]).text
    #expect(
      text.contains(
        """
          ArticleList: # guess: seen once
            data: [articles]
            include: [author.employer]
            meta?: { 'total?': Int }
            links: pagination
        """))
  }

  @Test("takes a document without an id for a create request")
  func createRequests() {
    let response = #"{"data": {"type": "a", "id": "x", "attributes": {"x": 1}}}"#
    let request = #"{"data": {"type": "a", "attributes": {"x": 1, "secret": "s"}}}"#
    let text = Inferred.schema([response, response, response, request]).text
    #expect(
      text.contains("secret?: { type: String, writeOnly: true } # guess: in requests alone"))
    #expect(text.contains("      x: Int\n"))
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
