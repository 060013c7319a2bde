import Foundation
import JSONAPI
import JSONAPIUntyped
import Testing

@Suite("Documents without models")
struct UntypedDocumentTests {
  @Test("decodes resource objects")
  func decodesResourceObjects() throws {
    let document = try decode(UntypedDocument.self, articleJSON)
    let article = try #require(document.primary.first)
    #expect(article.type == "articles")
    #expect(article.id == "1")
    #expect(article.attributes["rating"]?.doubleValue == 4.5)
    #expect(article.relationships["author"]?.identifiers.first?.id == "9")
    #expect(article.relationships["editor"]?.data == .null)
    #expect(article.relationships["comments"]?.identifiers.map(\.id) == ["5", "404", "12"])
    #expect(article.relationships["lock"]?.data == nil)
    #expect(article.relationships["lock"]?.meta == ["count": 0])

    let author = try #require(article.relationships["author"]?.identifiers.first?.identity)
    #expect(document.resourcesByIdentity[author]?.attributes["name"] == "Dan")
  }

  @Test("decodes top-level members")
  func decodesTopLevelMembers() throws {
    let document = try decode(
      UntypedDocument.self,
      """
      {
        "data": null, "meta": {"total": 3},
        "jsonapi": {"version": "1.1", "ext": ["https://jsonapi.org/ext/atomic"], "meta": {"a": 1}},
        "links": {
          "self": "https://example.com/articles", "next": null,
          "describedby": {"href": "https://example.com/schema", "title": "Schema",
            "hreflang": ["en"], "describedby": "https://example.com/about", "meta": {"size": 2}}
        }
      }
      """)
    #expect(document.data == .null)
    #expect(document.primary == [])
    #expect(document.meta == ["total": 3])
    #expect(document.jsonapi?.version == "1.1")
    #expect(document.jsonapi?.ext == ["https://jsonapi.org/ext/atomic"])
    #expect(document.links["self"]?.href == "https://example.com/articles")
    #expect(document.links["next"] == .null)
    guard case .object(let link) = document.links["describedby"] else {
      Issue.record("expected a link object")
      return
    }
    #expect(link.title == "Schema")
    #expect(link.hreflang == ["en"])
    #expect(link.describedBy == .string("https://example.com/about"))
    #expect(link.meta == ["size": 2])
  }

  @Test("decodes errors")
  func decodesErrors() throws {
    let document = try decode(
      UntypedDocument.self,
      """
      {"errors": [{
        "id": "x", "status": 404, "code": "E7", "title": "Not found", "detail": "No article 1.",
        "source": {"header": "Accept"}, "links": {"about": "https://example.com/E7"},
        "meta": {"retry": false}, "trace": []
      }]}
      """)
    let error = try #require(document.errors?.first)
    #expect(error.status == "404")
    #expect(error.code == "E7")
    #expect(error.source["header"] == "Accept")
    #expect(error.links["about"]?.href == "https://example.com/E7")
    #expect(error.otherMembers == ["trace": []])
  }

  @Test("can be created from plain values")
  func canBeCreatedFromPlainValues() throws {
    var article = UntypedResource(type: "articles", lid: "draft")
    article.attributes["title"] = "Omakase"
    article.relationships["author"] = UntypedRelationship(
      to: UntypedIdentifier(type: "people", id: "9"))
    article.relationships["editor"] = UntypedRelationship(to: nil)
    article.relationships["tags"] = UntypedRelationship(to: [])
    let document = UntypedDocument(
      data: .one(article), links: ["self": .string("/articles")],
      jsonapi: UntypedAPIDescription(version: "1.1"))
    #expect(
      try json(document)
        == json(
          """
          {
            "data": {
              "type": "articles", "lid": "draft", "attributes": {"title": "Omakase"},
              "relationships": {
                "author": {"data": {"type": "people", "id": "9"}},
                "editor": {"data": null}, "tags": {"data": []}
              }
            },
            "links": {"self": "/articles"}, "jsonapi": {"version": "1.1"}
          }
          """))
  }

  @Test("can be changed in place")
  func canBeChangedInPlace() throws {
    var document = try decode(
      UntypedDocument.self,
      #"{"data": {"type": "articles", "id": 1, "attributes": {"a": 1}, "meta": {}, "x": 2}}"#)
    guard case .one(var article) = document.data else { return }
    #expect(article.id == "1")
    article.id = "2"
    article.attributes["a"] = nil
    article.meta["seen"] = true
    article.otherMembers["x"] = nil
    document.data = .one(article)
    #expect(
      try json(document) == [
        "data": ["type": "articles", "id": "2", "meta": ["seen": true]]
      ])
  }

  @Test(
    "encodes non-standard and invalid members as they were decoded",
    arguments: [
      #"{"data": {"type": "a", "id": 7, "attributes": {}, "relationships": {}, "links": {}}}"#,
      #"{"data": {"type": "a", "id": "1", "attributes": null, "relationships": [], "meta": 5}}"#,
      #"{"data": {"type": "a", "relationships": {"b": null, "c": {"data": {"id": "1"}}, "d": {}}}}"#,
      #"{"data": [{"type": "a", "id": "1", "lid": "x", "@note": 1, "ver:id": "3"}], "included": []}"#,
      #"{"data": [], "links": {"a": 5, "b": {"meta": {}}, "c": {"href": "/", "type": 1}, "d": null}}"#,
      #"{"errors": [{"status": 404, "code": "1", "source": null, "links": {}}], "meta": null}"#,
      #"{"atomic:operations": [{"op": "remove", "ref": {"type": "a", "id": "1"}}]}"#,
      #"{"meta": {"a": 1.10, "b": 18446744073709551615}, "jsonapi": {"ext": "x", "profile": ["y"]}}"#,
      #"{"data": {"type": "a", "relationships": {"b": {"data": [{"type": "c", "id": 1, "z": 0}]}}}}"#,
    ])
  func encodesNonStandardAndInvalidMembersUnchanged(text: String) throws {
    #expect(try json(decode(UntypedDocument.self, text)) == json(text))
  }

  @Test(
    "rejects values that are not documents, with their place",
    arguments: [
      ("[]", "", "a document", "an array"),
      ("{}", "", "“data” or “errors”", "an empty object"),
      (
        #"{"access_token": "x", "a": 1}"#, "", "“data” or “errors”",
        "an object with “a” and “access_token”"
      ),
      (#"{"data": 5}"#, "/data", "a resource object, an array of them, or null", "the number 5"),
      (#"{"data": [{"id": "1"}]}"#, "/data/0/type", "the type of a resource object", "nothing"),
      (#"{"data": {"type": 1}}"#, "/data/type", "the type of a resource object", "the number 1"),
      (#"{"data": null, "included": {}}"#, "/included", "an array", "an object"),
      (#"{"data": null, "included": [null]}"#, "/included/0", "a resource object", "null"),
      (#"{"errors": {"a": "b"}}"#, "/errors", "an array", "an object"),
    ])
  func rejectsValuesThatAreNotDocumentsWithTheirPlace(
    text: String, pointer: String, expected: String, found: String
  ) throws {
    do {
      _ = try decode(UntypedDocument.self, text)
      Issue.record("no error")
    } catch let error as JSONAPIDecodingError {
      #expect(error.problem.pointer.description == pointer)
      #expect(error.problem.expected == expected)
      #expect(error.problem.found == found)
    }
  }

  @Test("throws the errors that a typed document throws")
  func throwsErrorsThatTypedDocumentThrows() throws {
    let primary = #expect(throws: JSONAPIDecodingError.self) {
      try decode(UntypedDocument.self, #"{"data": [{"type": "a"}, {"type": 1}]}"#)
    }
    #expect(primary?.problem.pointer == "/data/1/type")
    #expect(primary?.problem.kind == .unexpectedValue)
    let included = #expect(throws: JSONAPIDecodingError.self) {
      try decode(UntypedDocument.self, #"{"data": null, "included": [{"id": "1"}]}"#)
    }
    #expect(included?.problem.pointer == "/included/0/type")
    #expect(included?.problem.kind == .missing)
    let deep = String(repeating: "[", count: 600)
    #expect(throws: (any Error).self) {
      try UntypedDocument(json: ["data": ["id": "1"]])
    }
    #expect(throws: DecodingError.self) { try decode(UntypedDocument.self, deep) }
    #expect(throws: JSONAPIDecodingError.self) { try decode(UntypedDocument.self, "[]") }
  }

  @Test("survives numbers that cannot be represented")
  func survivesNumbersThatCannotBeRepresented() throws {
    let document = try decode(
      UntypedDocument.self,
      """
      {"data": {"type": "a", "id": "1", "attributes": {
        "large": 1e400, "list": [1, -1e999, 2], "long": 1234567890123456789012345678901234567890123,
        "title": "Omakase"
      }}}
      """)
    let attributes = try #require(document.primary.first?.attributes)
    #expect(attributes["title"] == "Omakase")
    #expect(attributes["large"]?.decimalValue?.isNaN == true)
    #expect(attributes["long"]?.decimalValue?.isNaN == true)
    #expect(attributes["list"]?[2] == 2)
    // It is not known what to write.
    #expect(throws: EncodingError.self) { try json(document) }
  }

  @Test("refuses texts that are not Unicode")
  func refusesTextsThatAreNotUnicode() throws {
    let start = Data(#"{"data": {"type": "a", "id": "1", "attributes": {"title": "caf"#.utf8)
    for text in [[0xE9], Array(#"\ud800"#.utf8)] {
      let data = start + Data(text) + Data(#""}}}"#.utf8)
      let error = #expect(throws: JSONAPIDecodingError.self) {
        try JSONDecoder().decode(UntypedDocument.self, from: data)
      }
      #expect(error?.problem.found == "a string that is not valid Unicode")
      #expect(error?.problem.pointer.description == "/data/attributes/title")
    }
  }

  @Test("keeps elements of errors that are not objects")
  func keepsElementsOfErrorsThatAreNotObjects() throws {
    let text = #"{"errors": ["x", {"title": "A"}, null, [1]], "included": null}"#
    let document = try decode(UntypedDocument.self, text)
    #expect(document.errors?.map(\.nonObject) == ["x", .none, .some(.null), [1]])
    #expect(document.errors?[1].title == "A")
    #expect(try json(document) == json(text))
  }

  @Test("lists duplicates and unlinked includes")
  func listsDuplicatesAndUnlinkedIncludes() throws {
    let document = try decode(
      UntypedDocument.self,
      """
      {
        "data": {"type": "a", "id": "1", "relationships": {"b": {"data": {"type": "b", "id": "1"}}}},
        "included": [
          {"type": "b", "id": "1", "relationships": {"c": {"data": [{"type": "c", "id": "1"}]}}},
          {"type": "c", "id": "1", "relationships": {"b": {"data": {"type": "b", "id": "1"}}}},
          {"type": "c", "id": "2"}, {"type": "c", "id": "2"}, {"type": "c", "id": "2"}
        ]
      }
      """)
    let other = ResourceIdentity(type: "c", id: "2")
    #expect(document.duplicates == [other])
    #expect(document.unlinkedIncludes == [other, other, other])
    #expect(document.resourcesByIdentity.count == 4)
  }
}
