import Diagnostics
import Foundation
import JSONSource

public enum PayloadFiles {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the files at the paths, each once, in an order that does not depend on the order of
  /// the paths. A folder contributes its `.json` and `.har` files, including those in its
  /// subfolders.
  public static func named(_ paths: [String]) throws(Failure) -> [String] {
    var files: [String: String] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(description: "\(path): there is no such file or folder")
      }
      let found = isFolder.boolValue ? try contents(ofFolder: path) : [path]
      for file in found {
        files[URL(filePath: file).resolvingSymlinksInPath().path] = file
      }
    }
    return files.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func contents(ofFolder path: String) throws(Failure) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: path) else {
      throw Failure(description: "\(path): the folder cannot be read: check its permissions")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for case let name as String in enumerator
    where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let ending = name.lowercased()
      if ending.hasSuffix(".json") || ending.hasSuffix(".har") { files.append(folder + name) }
    }
    guard !files.isEmpty else {
      throw Failure(description: "\(path): there is no .json or .har file in this folder")
    }
    return files
  }
}

public struct PayloadReader {
  public private(set) var profile: PayloadProfile
  public private(set) var diagnostics: [Diagnostic] = []
  /// The files that diagnostics are about.
  public private(set) var files: [SourceFile] = []
  /// The numbers of HAR entries without a JSON:API body, by reason.
  public private(set) var otherEntries: [String: Int] = [:]
  public private(set) var fileCount = 0
  private var freeNodes = maxNodes

  static let maxNodes = 20_000_000
  static let maxDiagnostics = 100

  public init(_ profile: PayloadProfile) { self.profile = profile }

  /// Reads a file, which may be a HAR.
  public mutating func read(_ file: SourceFile) {
    fileCount += 1
    var entries = HAREntries(file: file.path)
    let result = JSONReader.read(
      file, maxNodes: freeNodes, elementsAt: HAREntries.path
    ) { entries.add($0, to: &profile) }
    freeNodes = max(freeNodes - result.nodeCount - entries.nodeCount, 1)
    let more = result.diagnostics.prefix(Self.maxDiagnostics - diagnostics.count)
    diagnostics += more
    if !more.isEmpty { files.append(file) }
    for (reason, count) in entries.skipped { otherEntries[reason, default: 0] += count }
    if let root = result.root, root["log"]?["entries"]?.array == nil {
      profile.add(Payload(file: file.path, root: root))
    }
  }
}

/// The entries of a HAR file, each of which is read and then released. Headers and cookies are
/// ignored.
struct HAREntries {
  let file: String
  private(set) var skipped: [String: Int] = [:]
  private(set) var nodeCount = 0
  private(set) var index = -1

  static let path = ["log", "entries"]

  private static let methods: Set<String> = ["GET", "POST", "PATCH", "DELETE", "PUT"]

  mutating func add(_ entry: JSONNode, to profile: inout PayloadProfile) {
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
      profile.add(payload("/request/postData/text", role, body))
    }
    guard let text, !text.isEmpty else {
      guard exchange.isSuccess, method != "GET" else { return skip("without a body") }
      return profile.add(payload("", .response, nil))
    }
    let mimeType = content?["mimeType"]?.string ?? "application/json"
    guard mimeType.lowercased().contains("json") else { return skip("of another media type") }
    guard let root = body(text) else { return skip("whose body is not JSON") }
    profile.add(payload("/response/content/text", .response, root))
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
