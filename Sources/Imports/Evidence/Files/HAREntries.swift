import Diagnostics
import Foundation
import JSONSource

/// The entries of a HAR file, each of which is read and then released. Headers and cookies are
/// ignored.
struct HAREntries {
  let file: String
  private(set) var skipped: [String: Int] = [:]
  private(set) var nodeCount = 0
  private var index = -1

  init(file: String) { self.file = file }

  static let path = ["log", "entries"]

  private static let methods: Set<String> = ["GET", "POST", "PATCH", "DELETE", "PUT"]

  mutating func add(_ entry: JSONNode, to evidence: inout Evidence) {
    index += 1
    guard let request = entry["request"], let response = entry["response"],
      let url = request["url"]?.string, let method = request["method"]?.string?.uppercased(),
      let status = response["status"]?.int
    else { return skip("without a request or a response") }
    guard Self.methods.contains(method) else { return skip("of other methods") }
    var exchange = Exchange(
      method: method, path: URLPath.parts(of: url), query: URLPath.query(of: url), status: status)
    exchange.endsWithSlash = URLPath.endsWithSlash(url)
    let content = response["content"]
    let text = content.flatMap(Self.text)
    func payload(_ pointer: String, _ role: Role, _ root: JSONNode?) -> Payload {
      Payload(
        file: file, pointer: "/log/entries/\(index)" + pointer, role: role, exchange: exchange,
        root: root)
    }
    let postText = request["postData"]?["text"]?.string
    if exchange.isSuccess, let postText, method == "POST" || method == "PATCH",
      let body = body(postText), body["data"] != nil
    {
      let role: Role = method == "PATCH" ? .update : .create
      evidence.add(payload("/request/postData/text", role, body))
    }
    guard let text, !text.isEmpty else {
      if exchange.isSuccess, method != "GET" {
        evidence.add(payload("", .response, nil))
      } else {
        skip("without a body")
      }
      return
    }
    let mimeType = content?["mimeType"]?.string ?? "application/json"
    guard mimeType.lowercased().contains("json") else { return skip("of another media type") }
    guard let root = body(text) else { return skip("whose body is not JSON") }
    evidence.add(payload("/response/content/text", .response, root))
  }

  private mutating func body(_ text: String) -> JSONNode? {
    let result = JSONReader.read(
      SourceFile(path: file, bytes: Array(text.utf8), maxSize: JSONReader.maxSize))
    nodeCount += result.nodeCount
    return result.root
  }

  private static func text(of content: JSONNode) -> String? {
    guard let text = content["text"]?.string else { return nil }
    guard content["encoding"]?.string?.lowercased() == "base64" else { return text }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func skip(_ reason: String) { skipped[reason, default: 0] += 1 }
}
