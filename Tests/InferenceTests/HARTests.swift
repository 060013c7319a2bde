import Diagnostics
import Foundation
import Inference
import Profiling
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

  static let base = "https://example.com/api/v2"
}
