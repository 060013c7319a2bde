import Diagnostics
import JSONSource

/// A server of the Language Server Protocol 3.17 for schemas.
///
/// It takes bytes and returns text in UTF-8, and never writes to the disk:
///
/// ```swift
/// var server = LanguageServer()
/// while let bytes = readSome(), !server.hasExited { write(server.receive(bytes)) }
/// ```
public struct LanguageServer: Sendable {
  /// The codes of errors in the protocol.
  private enum Failure: Int {
    case notJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
  }

  private enum State { case new, running, shutDown, exited }

  private var stream = MessageStream()
  private var state = State.new
  var encoding = PositionEncoding.utf16
  var documents = OpenDocuments()
  /// The files that diagnostics were sent for, and not cleared.
  var published: Set<String> = []
  /// True if texts changed since the diagnostics were sent.
  var isStale = false
  /// What the stages said when the diagnostics were sent, by file.
  var readings: [String: APIReading] = [:]

  public init() {}

  /// True after the notification `exit`.
  public var hasExited: Bool { state == .exited }

  /// Whether the client ended as the protocol asks: with `shutdown` before `exit`.
  public private(set) var endedInOrder = false

  /// Takes the next bytes of the client. Returns what to send: responses, and the diagnostics after the last change.
  public mutating func receive(_ bytes: some Sequence<UInt8>) -> String {
    stream.append(bytes)
    var messages: [JSONTree] = []
    while !hasExited, let content = stream.next() {
      switch content {
      case .message(let message):
        if let response = response(to: message) { messages.append(response) }
      case .broken(let reason): messages.append(Self.error(.notJSON, reason, id: .null))
      }
    }
    if isStale, state == .running { messages += diagnosticMessages() }
    return messages.map(MessageStream.text).joined()
  }

  private mutating func response(to message: JSONTree) -> JSONTree? {
    let id = message["id"]
    guard case .string(let method)? = message["method"] else {
      // What has no method and an id responds to a request, and this server makes none.
      let isResponse = id != nil && (message["result"] ?? message["error"]) != nil
      return isResponse
        ? nil : Self.error(.invalidRequest, "The message has no method.", id: id ?? .null)
    }
    guard let id else {
      notify(method, message["params"] ?? .null)
      return nil
    }
    switch (state, method) {
    case (.new, "initialize"): return Self.result(initialize(message["params"] ?? .null), id: id)
    case (.new, _): return Self.error(.notInitialized, "`initialize` comes first.", id: id)
    case (.running, "shutdown"):
      state = .shutDown
      return Self.result(.null, id: id)
    case (.running, _): return response(method, message["params"] ?? .null, id: id)
    default: return Self.error(.invalidRequest, "The server is shut down.", id: id)
    }
  }

  private func response(_ method: String, _ parameters: JSONTree, id: JSONTree) -> JSONTree {
    let features: [String: (String, JSONTree) -> JSONTree] = [
      "textDocument/codeAction": codeActions, "textDocument/formatting": formatting,
      "textDocument/hover": hover, "textDocument/documentSymbol": symbols,
      "textDocument/definition": definition,
    ]
    guard let feature = features[method] else {
      return Self.error(.unknownMethod, "There is no method `\(method)`.", id: id)
    }
    guard let path = OpenDocuments.path(parameters["textDocument"]?["uri"]) else {
      return Self.error(.invalidParameters, "`textDocument.uri` is not the URI of a file.", id: id)
    }
    return Self.result(feature(path, parameters), id: id)
  }

  /// What the stages say of the API that a file belongs to.
  func reading(_ path: String) -> APIReading {
    (isStale ? nil : readings[path]) ?? documents.read(path)
  }

  private mutating func initialize(_ parameters: JSONTree) -> JSONTree {
    state = .running
    if case .array(let encodings)? = parameters["capabilities"]?["general"]?["positionEncodings"],
      encodings.contains(.string(PositionEncoding.utf8.rawValue))
    {
      encoding = .utf8
    }
    return .object([
      "capabilities": .object([
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": .object(["openClose": .bool(true), "change": .int(2)]),
        "codeActionProvider": .object([
          "codeActionKinds": .array([.string("quickfix"), .string("source.fixAll")])
        ]),
        "documentFormattingProvider": .bool(true),
        "hoverProvider": .bool(true),
        "definitionProvider": .bool(true),
        "documentSymbolProvider": .bool(true),
      ]),
      "serverInfo": .object(["name": .string("jsonapi-gen")]),
    ])
  }

  private mutating func notify(_ method: String, _ parameters: JSONTree) {
    if method == "exit" {
      endedInOrder = state == .shutDown
      state = .exited
    }
    guard state == .running, let path = OpenDocuments.path(parameters["textDocument"]?["uri"])
    else {
      return
    }
    switch method {
    case "textDocument/didOpen":
      guard case .string(let text)? = parameters["textDocument"]?["text"] else { return }
      documents[path] = SourceFile(path: path, text: text)
    case "textDocument/didChange":
      guard case .array(let changes)? = parameters["contentChanges"] else { return }
      for change in changes { apply(change, to: path) }
    case "textDocument/didClose": documents[path] = nil
    case "textDocument/didSave": break
    default: return
    }
    isStale = true
  }

  /// Makes a change of a part of a text, or of all of it.
  private mutating func apply(_ change: JSONTree, to path: String) {
    guard let file = documents[path], case .string(let text)? = change["text"] else { return }
    guard let range = change["range"] else {
      documents[path] = SourceFile(path: path, text: text)
      return
    }
    guard let offsets = TextPositions(file, encoding).offsets(range) else { return }
    var bytes = file.bytes
    bytes.replaceSubrange(offsets, with: text.utf8)
    documents[path] = SourceFile(path: path, bytes: bytes)
  }

  private static func result(_ result: JSONTree, id: JSONTree) -> JSONTree {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  private static func error(_ failure: Failure, _ message: String, id: JSONTree) -> JSONTree {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object(["code": .int(failure.rawValue), "message": .string(message)]),
    ])
  }
}
