import Export
import Foundation
import GoldenDocuments
import JSONAPI
import TestWorkspace
import Testing

/// The JSON Schema of a document accepts what its models read, and refuses what they refuse.
@Suite(
  .enabled(
    if: Validator.isInstalled || Validator.isRequired,
    "The validator is missing: Scripts/set-up-python validator installs it."))
struct ModelAgreementTests {
  private static let article = #"""
    { "type": "articles", "id": "1", "attributes": { "title": "A" }, "relationships": {
      "author": { "data": { "type": "people", "id": "2" } },
      "comments": { "data": [], "meta": { "count": 0 } } } }
    """#
  private static let person =
    #"{ "type": "people", "id": "2", "attributes": { "name": "P" }, "relationships": null }"#

  private typealias Payload = (text: String, isRead: Bool)

  private static var payloads: [(name: String, type: any Decodable.Type, payloads: [Payload])] {
    [
      (
        "ArticleDocument", ArticleDocument.self,
        [
          (#"{ "data": \#(article) }"#, true),
          (#"{ "data": \#(article), "included": [\#(person)] }"#, true),
          (#"{ "data": \#(article), "included": null, "meta": null, "links": null }"#, true),
          // Types that the document does not name, and that the schema does not know.
          (
            #"{ "data": \#(article), "included": [{ "type": "news", "id": "3", "attributes": { "headline": "H" } }] }"#,
            true
          ), (#"{ "data": \#(article), "included": [{ "type": "tags", "id": "3" }] }"#, true),
          (#"{ "data": \#(article), "included": [{ "type": "tags" }] }"#, true),
          (#"{ "data": \#(article), "included": [{ "id": "3" }] }"#, false),
          (#"{ "data": \#(article), "included": [{ "type": "people", "id": "2" }] }"#, false),
          (#"{ "data": null }"#, false), (#"{}"#, false), ("[]", false),
          (#"{ "data": { "type": "tags", "id": "1" } }"#, false),
          // Errors.
          (#"{ "errors": [] }"#, true),
          (#"{ "errors": [{ "status": "404", "source": { "pointer": "/data" } }] }"#, true),
          (#"{ "errors": [{ "status": 404, "title": null }], "meta": { "a": 1 } }"#, true),
          (#"{ "errors": {} }"#, false),
          (#"{ "data": \#(article), "errors": null }"#, true),
          (#"{ "data": \#(article), "errors": [] }"#, false),
        ]
      ),
      (
        "ArticleSearch", ArticleSearch.self,
        [
          (#"{ "data": [], "links": { "next": null }, "meta": null }"#, true),
          (#"{ "data": [], "links": { "next": "/a" }, "meta": { "a": 1 } }"#, true),
          (#"{ "data": [], "links": null }"#, false), (#"{ "data": [] }"#, false),
        ]
      ),
      (
        "ArticleList", ArticleList.self,
        [
          (#"{ "data": [\#(article)], "meta": { "total": 1 } }"#, true),
          (#"{ "data": [\#(article)], "meta": null }"#, false),
          (#"{ "data": [\#(article)] }"#, false),
          (#"{ "errors": [{ "status": "500" }] }"#, true),
        ]
      ),
      (
        "Feed", Feed.self,
        [
          (#"{ "data": [\#(article), \#(person), { "type": "tags", "id": "1" }] }"#, true),
          (#"{ "data": [{ "type": "articles", "id": "1" }] }"#, false),
          (#"{ "errors": [{ "title": "Full" }] }"#, true),
        ]
      ),
      (
        "Search", Search.self,
        [(#"{ "data": [{ "type": "tags", "id": "1" }] }"#, true), (#"{ "data": {} }"#, false)]
      ), ("MaybeArticle", MaybeArticle.self, [(#"{ "data": null }"#, true)]),
      (
        "ArticleTitles", ArticleTitles.self,
        [
          (#"{ "data": [{ "type": "articles", "id": "1" }] }"#, true),
          (#"{ "data": [{ "type": "articles", "id": "1", "attributes": null }] }"#, true),
        ]
      ),
      (
        "Ping", Ping.self,
        [
          (#"{ "meta": { "uptime": 1.5 }, "jsonapi": { "meta": { "build": "1" } } }"#, true),
          (#"{ "meta": {}, "jsonapi": { "meta": { "build": "1" } } }"#, false),
        ]
      ),
      (
        "ArticleCommentsLinkage", ArticleCommentsLinkage.self,
        [
          (
            #"{ "data": [{ "type": "comments", "id": "2" }], "meta": { "count": 1 }, "links": { "self": "/a" } }"#,
            true
          ), (#"{ "data": null, "meta": { "count": 1 }, "links": { "self": "/a" } }"#, false),
          (#"{ "errors": [{ "code": "gone" }] }"#, true),
        ]
      ),
    ]
  }

  private func refused(
    _ document: String, _ payloads: [String],
    of path: String = "ModelGeneratorTests/Golden/documents", in workspace: Workspace
  ) async throws -> Set<String> {
    let schema = try ProjectSchemas.schema("Tests/\(path)/schema.yaml")
    try workspace.write(
      try #require(DocumentJSONSchema.text(of: document, in: schema)), to: "\(document).json")
    let path = workspace.path("\(document).json")
    #expect(try await Validator.problems(ofSchema: path) == "")
    var texts: [String: String] = [:]
    for (index, payload) in payloads.enumerated() {
      let file = "\(document)-\(index).json"
      try workspace.write(payload, to: file)
      texts[workspace.path(file)] = payload
    }
    let files = try await Validator.refused(texts.keys.sorted(), by: path)
    return Set(files.compactMap { texts[$0] })
  }

  @Test("both accept the same documents", arguments: Array(payloads.indices).sample(every: 3))
  func agreement(index: Int) async throws {
    let (name, type, payloads) = Self.payloads[index]
    let refused = try await refused(name, payloads.map(\.text), in: Workspace())
    for (text, isRead) in payloads {
      let result = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
      #expect(((try? result.get()) != nil) == isRead, "models: \(text) \(result)")
      #expect(refused.contains(text) != isRead, "JSON Schema of \(name): \(text)")
    }
  }

  @Test("a document with meta alone is one, which has no resource")
  func metaAlone() async throws {
    let text = #"{ "meta": { "queued": true } }"#
    let wrong = #"{ "meta": 1 }"#
    #expect(try await refused("ArticleDocument", [text, wrong], in: Workspace()) == [wrong])
    do {
      _ = try JSONDecoder().decode(ArticleDocument.self, from: Data(text.utf8))
      Issue.record("The document has no data.")
    } catch let error as JSONAPIDecodingError {
      #expect(error.problem.kind == .missing && error.problem.pointer == "/data")
    }
  }

  /// Models keep what is of no type of a union; a validator is to find it.
  @Test("a union is of one of its types, or has another tag")
  func unions() async throws {
    func room(_ attribute: String) -> String {
      #"""
      { "data": { "type": "rooms", "id": "1", "attributes": { "label": "A", \#(attribute) },
        "relationships": { "library": { "data": { "type": "libraries", "id": "1" } },
          "books": { "data": [] } } } }
      """#
    }
    let right = [
      #""lock": { "kind": "key", "number": 7 }"#, #""lock": { "kind": "face", "eyes": 2 }"#,
      #""doors": [{ "material": "glass", "width": 2 }]"#,
    ]
    let wrong = [
      #""lock": { "kind": "key" }"#, #""lock": { "number": 7 }"#, #""lock": "key""#,
      #""doors": [{ "material": "steel" }]"#,
    ]
    let refused = try await refused(
      "rooms", (right + wrong).map(room), of: "Models/ClientModels", in: Workspace())
    #expect(refused == Set(wrong.map(room)))
  }
}
