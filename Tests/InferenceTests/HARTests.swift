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

  static func article(_ id: Int) -> String {
    #"""
    {"type": "articles", "id": "\#(id)", "attributes": {"title": "Hidden", "createdAt": "2026-11-21T08:30:00Z"},
     "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}
    """#
  }

  static let base = "https://example.com/api/v2"

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
}
