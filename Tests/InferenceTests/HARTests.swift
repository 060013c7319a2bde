import Diagnostics
import Evidence
import Foundation
import Inference
import PayloadFiles
import Testing

@Suite("Recorded traffic")
struct HARTests {
  struct Entry {
    var method = "GET"
    var url: String
    var status = 200
    var response: String?
    var request: String?
    var mimeType = "application/vnd.api+json"
    var isBase64 = false
  }

  static func har(_ entries: [Entry]) throws -> String {
    let list = entries.map { entry -> [String: Any] in
      var content: [String: Any] = ["mimeType": entry.mimeType]
      if let response = entry.response {
        content["text"] = entry.isBase64 ? Data(response.utf8).base64EncodedString() : response
        if entry.isBase64 { content["encoding"] = "base64" }
      }
      var request: [String: Any] = [
        "method": entry.method, "url": entry.url,
        "headers": [["name": "Authorization", "value": "Bearer Hidden"]],
        "cookies": [["name": "session", "value": "Hidden"]],
      ]
      if let body = entry.request { request["postData"] = ["text": body] }
      return ["request": request, "response": ["status": entry.status, "content": content]]
    }
    let log: [String: Any] = ["log": ["version": "1.2", "entries": list]]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: log, options: .sortedKeys),
      as: UTF8.self)
  }

  static func article(_ id: Int, _ more: String = "") -> String {
    #"""
    {"type": "articles", "id": "\#(id)", "attributes": {"title": "Hidden", "createdAt": "2026-11-21T08:30:00Z"\#(more)},
     "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}
    """#
  }

  static let base = "https://example.com/api/v2"

  @Test("finds paths, operations, filters, sorts, include paths and pages")
  func requests() throws {
    let list = #"{"data": [\#(Self.article(1)), \#(Self.article(2)), \#(Self.article(3))]}"#
    let one = #"{"data": \#(Self.article(1))}"#
    let sent = #"{"data": {"type": "articles", "attributes": {"title": "T", "draft": true}}}"#
    let entries = [
      Entry(
        url: Self.base
          + "/posts?filter%5Bcreated_at%5D%5Bgt%5D=2026-11-21&filter%5Bauthor%5D=9&sort=-created_at,rank&include=author&page%5Bnumber%5D=1",
        response: list),
      Entry(url: Self.base + "/posts/1", response: one, isBase64: true),
      Entry(method: "POST", url: Self.base + "/posts", status: 201, response: one, request: sent),
      Entry(method: "DELETE", url: Self.base + "/posts/1", status: 204),
      Entry(
        url: Self.base + "/people/9",
        response: #"{"data": {"type": "people", "id": "9", "attributes": {"name": "Hidden"}}}"#),
      Entry(url: Self.base + "/posts/77", status: 404, response: #"{"errors": []}"#),
      Entry(url: "https://example.com/", response: "<html>", mimeType: "text/html"),
    ]
    let reader = Inferred.reader([try Self.har(entries)])
    let text = Inference.schema(
      from: reader.evidence, InferenceOptions(name: "API")
    ).text
    #expect(
      text.contains(
        """
            path: posts
            operations: [list, get, create, delete]
            page: { style: number }
            filters: { author: people, created_at: { type: DateTime, operators: [gt] } }
            sorts: [created_at, { name: rank }]
            includes: [author]
        """))
    #expect(
      Inferred.line("createdAt", in: text) == "createdAt: { type: DateTime, query: created_at }")
    #expect(
      Inferred.line("draft", in: text)
        == "draft?: { type: Bool, writeOnly: true } # guess: in requests alone")
    #expect(!text.contains("Hidden"))
    #expect(ValidityTests.errors(in: text) == [])
    #expect(reader.otherEntries == ["of another media type": 1])
    #expect(reader.evidence.skipped[.failedRequest]?.count == 1)
  }

  @Test("takes what is absent from a sparse fieldset for no proof")
  func sparseFieldsets() throws {
    let whole = #"{"data": [\#(Self.article(1)), \#(Self.article(2)), \#(Self.article(3))]}"#
    let sparse = #"{"data": [{"type": "articles", "id": "4", "attributes": {"rank": 1}}]}"#
    let text = Inference.schema(
      from: Inferred.evidence([
        try Self.har([
          Entry(url: Self.base + "/articles", response: whole),
          Entry(url: Self.base + "/articles?fields%5Barticles%5D=rank", response: sparse),
        ])
      ]), InferenceOptions(name: "API")
    ).text
    #expect(Inferred.line("title", in: text) == "title: String")
    #expect(Inferred.line("rank", in: text) == "rank?: Int")
  }

  @Test("takes relationship endpoints for linkage alone")
  func linkage() throws {
    let text = Inference.schema(
      from: Inferred.evidence([
        try Self.har([
          Entry(url: Self.base + "/articles/1", response: #"{"data": \#(Self.article(1))}"#),
          Entry(
            url: Self.base + "/articles/1/relationships/author",
            response: #"{"data": {"type": "people", "id": "9"}}"#),
        ])
      ]), InferenceOptions(name: "API")
    ).text
    #expect(Inferred.line("people", in: text) == "people: {} # guess: seen in identifiers alone")
  }
}
