import Diagnostics
import Evidence
import Foundation
import Inference
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
            operations: [list, get, create, delete] # guess: as recorded
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

  /// Lists of articles and single ones, with meta.
  static func answers(_ meta: String) -> [Entry] {
    let list = "[\(article(1)), \(article(2)), \(article(3))]"
    return [
      Entry(
        url: base + "/articles?page%5Bnumber%5D=1",
        response: #"{"data": \#(list), "meta": \#(meta)}"#),
      Entry(
        url: base + "/articles/1",
        response: #"{"data": \#(article(1)), "links": {"self": "/a", "html": "/b"}}"#),
      Entry(
        url: base + "/people/9/articles", response: #"{"data": \#(list), "meta": {"other": 1}}"#),
    ]
  }

  @Test(
    "finds the documents of responses, and the number of all resources",
    arguments: [
      (#"{"total": 9}"#, "meta.total"),
      (#"{"page": {"total-count": 9, "total-pages": 3}}"#, "meta.page.total-count"),
      (#"{"count": 9}"#, "meta.count"), (#"{"pages": 9}"#, nil),
    ] as [(String, String?)])
  func answers(meta: String, total: String?) throws {
    let evidence = Inferred.evidence([try Self.har(Self.answers(meta))])
    let text = Inference.schema(from: evidence, InferenceOptions(name: "API")).text
    #expect(
      Inferred.line("page", in: text)
        == (total.map { "page: { style: number, total: \($0) } # guess: total by its name" }
          ?? "page: { style: number }"))
    #expect(
      Inferred.line("answers", in: text) == "answers: { list: ArticleList, get: ArticleResult }")
    #expect(ValidityTests.errors(in: text) == [])
  }

  @Test("adds answers to a schema by the documents that it has")
  func refinedAnswers() throws {
    let evidence = Inferred.evidence([try Self.har(Self.answers(#"{"total": 9}"#))])
    let text = """
      schema: 1
      name: API
      resources:
        articles:
          attributes: { title: String, createdAt: DateTime }
          relationships: { author: people }
        people: {}
      documents:
        Mine: { data: [articles], meta: { total: Int } }

      """
    let refined = try RefinementTests.refine(text, evidence)
    #expect(
      Inferred.line("answers", in: refined.file.text)
        == "answers: { list: Mine, get: ArticleResult }")
    #expect(try RefinementTests.refine(refined.file.text, evidence).isChanged == false)
  }

  @Test("adds the operations that a later recording shows to those that are a guess")
  func moreOperations() throws {
    func evidence(_ methods: String...) throws -> Evidence {
      let one = #"{"data": \#(Self.article(1))}"#
      return Inferred.evidence([
        try Self.har(
          methods.map { method in
            switch method {
            case "POST":
              Entry(method: method, url: Self.base + "/articles", status: 201, response: one)
            case "LIST":
              Entry(url: Self.base + "/articles", response: #"{"data": [\#(Self.article(1))]}"#)
            default: Entry(method: method, url: Self.base + "/articles/1", response: one)
            }
          })
      ])
    }
    let first = Inference.schema(from: try evidence("GET"), InferenceOptions(name: "API")).text
    #expect(Inferred.line("operations", in: first) == "operations: [get] # guess: as recorded")
    let second = try RefinementTests.refine(first, try evidence("LIST", "PATCH")).file.text
    #expect(
      Inferred.line("operations", in: second)
        == "operations: [list, get, update] # guess: as recorded")
    #expect(try RefinementTests.refine(second, try evidence("GET")).isChanged == false)
    let all = try RefinementTests.refine(second, try evidence("POST", "DELETE")).file.text
    #expect(
      Inferred.line("operations", in: all) == "operations: [list, get, create, update, delete]")

    let mine = first.replacing(#/ # guess: .*/#, with: "")
    let refinement = try RefinementTests.refine(mine, try evidence("GET", "POST"))
    #expect(Inferred.line("operations", in: refinement.file.text) == "operations: [get]")
    #expect(refinement.contradictions.contains { $0.advice == "add `create`" })
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

  @Test("reads a large document in parts as it does a small one as a whole, and a large recording")
  func largeDocuments() throws {
    let padding = String(repeating: " ", count: 1 << 20)
    let objects = (1...3).map { Self.article($0) }.joined(separator: ",")
    let included = #"""
      {"type": "people", "id": "9", "attributes": {"name": "A"}, "relationships":
        {"firm": {"data": {"type": "firms", "id": "1"}}}}, {"type": "firms", "id": "1", "attributes": {}}
      """#
    let har = try Self.har([
      Entry(url: Self.base + "/posts", response: #"{"data": [\#(objects)]}"#)
    ])
    for text in [
      #"{"data": [\#(objects)], "included": [\#(included)], "meta": {"total": 3}}"#,
      #"{"included": [\#(included)], "data": [\#(objects)]}"#,
      #"{"data": \#(Self.article(1)), "included": [\#(included)]}"#,
      #"{"data": [\#(objects), {"id": "9"}]}"#, #"{"data": [\#(objects), 1]}"#, #"{"data": []}"#,
      #"{"data": [\#(objects)], "included": 1}"#, #"{"data": [\#(objects)"#,
      #"{"data": [{"type": "people", "id": "9"}], "links": {"self": "/a/1/relationships/b"}}"#,
      #"{"data": [{"type": "people", "id": "9"}]}"#, "[1]", har,
    ] {
      let (small, large) = (Inferred.reader([text]), Inferred.reader([text + padding]))
      func schema(_ reader: PayloadReader) -> String {
        Inference.schema(from: reader.evidence, InferenceOptions(name: "API")).text
      }
      #expect(schema(small) == schema(large))
      #expect(small.evidence.payloadCount == large.evidence.payloadCount)
      #expect(
        small.evidence.skipped.mapValues(\.count) == large.evidence.skipped.mapValues(\.count))
      #expect(small.diagnostics.map(\.message) == large.diagnostics.map(\.message))
      #expect(small.otherEntries == large.otherEntries)
    }
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
