import Diagnostics

/// A server of the Language Server Protocol 3.17 for schemas. It receives bytes, returns UTF-8 text,
/// and never writes to the disk.
public struct LanguageServer {
  enum Failure: Int {
    case notJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case failed = -32803
    case cancelled = -32800
  }

  struct RequestError: Error {
    var failure: Failure
    var message: String

    init(_ failure: Failure, _ message: String) {
      self.failure = failure
      self.message = message
    }
  }

  private enum State { case new, running, shutDown, exited }

  private var stream = MessageStream()
  private var state = State.new
  let explain: @Sendable (_ identifier: String) -> String?
  var encoding = PositionEncoding.utf16
  var documents = OpenDocuments()
  /// What the client declares when it begins the session.
  var client = JSONTree.null
  /// The files that diagnostics were sent for, and not cleared.
  var published: Set<String> = []
  /// True if texts changed since the diagnostics were sent.
  var isStale = false
  private var lastChanged: String?
  /// The results of the stages when diagnostics were last sent, by file.
  var readings: [String: APIReading] = [:]
  /// The names of the API that was asked about last, with the files that they were read from.
  private var index: (files: [SourceFile], names: NameIndex)?
  /// Messages to send before the response.
  var notifications: [JSONTree] = []

  /// - Parameter explain: Returns the explanation for a diagnostic identifier, in Markdown.
  public init(explain: @escaping @Sendable (_ identifier: String) -> String? = { _ in nil }) {
    self.explain = explain
  }

  /// True after the notification `exit`.
  public var hasExited: Bool { state == .exited }

  /// True if the client ended the session as the protocol requires: with `shutdown` before `exit`.
  public private(set) var endedInOrder = false

  /// Processes the next bytes from the client. Returns the text to send: responses, and the
  /// diagnostics after the last change.
  public mutating func receive(_ bytes: some Sequence<UInt8>) -> String {
    stream.append(bytes)
    var received: [MessageStream.Content] = []
    while let content = stream.next() { received.append(content) }
    let cancelled = received.compactMap { content -> JSONTree? in
      guard case .message(let message) = content,
        message["method"] == "$/cancelRequest"
      else { return nil }
      return message["params"]?["id"]
    }
    var messages: [JSONTree] = []
    for content in received where !hasExited {
      switch content {
      case .message(let message):
        let response = response(to: message, cancelled)
        messages += notifications + [response].compactMap(\.self)
        notifications = []
      case .broken(let reason):
        messages.append(Self.error(RequestError(.notJSON, reason), id: .null))
      }
    }
    if isStale, state == .running {
      messages += diagnosticMessages()
      // Read ahead, so that completion does not have to wait for the names.
      if index != nil, let lastChanged { _ = names(of: lastChanged) }
    }
    return messages.map(MessageStream.text).joined()
  }

  private mutating func response(to message: JSONTree, _ cancelled: [JSONTree]) -> JSONTree? {
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // A message with an id and without a method is a response to a request of this server.
      let isResponse = id != nil && (message["result"] ?? message["error"]) != nil
      let error = RequestError(.invalidRequest, "The message has no method.")
      return isResponse ? nil : Self.error(error, id: id ?? .null)
    }
    guard let id else {
      notify(method, message["params"] ?? .null)
      return nil
    }
    do {
      guard !cancelled.contains(id) else {
        throw RequestError(.cancelled, "The request was cancelled.")
      }
      let result = try result(of: method, message["params"] ?? .null)
      return ["jsonrpc": "2.0", "id": id, "result": result]
    } catch {
      return Self.error(error as? RequestError ?? RequestError(.failed, "\(error)"), id: id)
    }
  }

  private mutating func result(of method: String, _ parameters: JSONTree) throws -> JSONTree {
    switch (state, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _): throw RequestError(.notInitialized, "`initialize` comes first.")
    case (.running, "shutdown"):
      state = .shutDown
      return .null
    case (.running, "workspace/symbol"): return workspaceSymbols(parameters)
    case (.running, "workspace/executeCommand"): return try execute(parameters)
    case (.running, _): break
    default: throw RequestError(.invalidRequest, "The server is shut down.")
    }
    guard let feature = Self.features[method] else {
      throw RequestError(.unknownMethod, "There is no method `\(method)`.")
    }
    guard let path = OpenDocuments.path(parameters["textDocument"]?["uri"]) else {
      throw RequestError(.invalidParameters, "`textDocument.uri` is not the URI of a file.")
    }
    guard let file = documents.file(path) else { return .null }
    return try feature(&self, Request(file, TextPositions(file, encoding), parameters))
  }

  struct Request {
    let file: SourceFile
    let positions: TextPositions
    let parameters: JSONTree
    let offset: Int?
    let range: Range<Int>?

    var path: String { file.path }

    init(_ file: SourceFile, _ positions: TextPositions, _ parameters: JSONTree) {
      (self.file, self.positions, self.parameters) = (file, positions, parameters)
      offset = positions.offset(parameters["position"])
      range = positions.offsets(parameters["range"])
    }
  }

  private typealias Feature = @Sendable (inout LanguageServer, Request) throws -> JSONTree

  private static let features: [String: Feature] = [
    "textDocument/codeAction": { $0.codeActions($1) },
    "textDocument/completion": { $0.completion($1) },
    "textDocument/definition": { $0.definition($1) },
    "textDocument/documentHighlight": { $0.highlights($1) },
    "textDocument/documentLink": { $0.links($1) },
    "textDocument/documentSymbol": { $0.symbols($1) },
    "textDocument/foldingRange": { $0.folds($1) },
    "textDocument/formatting": { $0.formatting($1) },
    "textDocument/hover": { $0.hover($1) },
    "textDocument/inlayHint": { $0.hints($1) },
    "textDocument/prepareRename": { try $0.renaming($1) },
    "textDocument/rangeFormatting": { $0.formatting($1) },
    "textDocument/references": { $0.references($1) },
    "textDocument/rename": { try $0.rename($1) },
  ]

  /// Returns the results of the stages for the API that a file belongs to.
  func reading(_ path: String) -> APIReading {
    (isStale ? nil : readings[path]) ?? documents.read(path)
  }

  mutating func names(of path: String) -> NameIndex {
    let files = documents.readable(reading(path))
    if let index, index.files == files { return index.names }
    let names = NameIndex(files)
    index = (files, names)
    return names
  }

  var wantsInlayHints: Bool { client["initializationOptions"]?["inlayHints"] == true }

  private mutating func initialize(_ parameters: JSONTree) -> JSONTree {
    state = .running
    client = parameters
    let encodings = client["capabilities"]?["general"]?["positionEncodings"]?.array
    if encodings?.contains(.string(PositionEncoding.utf8.rawValue)) == true { encoding = .utf8 }
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
        "completionProvider": ["triggerCharacters": [" ", "[", "|", ".", "{"]],
        "definitionProvider": true, "documentFormattingProvider": true,
        "documentHighlightProvider": true, "documentLinkProvider": [:],
        "documentRangeFormattingProvider": true, "documentSymbolProvider": true,
        "executeCommandProvider": ["commands": [.string(Self.preview)]],
        "foldingRangeProvider": true, "hoverProvider": true,
        "inlayHintProvider": .bool(wantsInlayHints), "referencesProvider": true,
        "renameProvider": ["prepareProvider": true], "workspaceSymbolProvider": true,
      ],
      "serverInfo": ["name": "jsonapi-gen"],
    ]
  }

  private mutating func notify(_ method: String, _ parameters: JSONTree) {
    if method == "exit" {
      endedInOrder = state == .shutDown
      state = .exited
    }
    guard state == .running else { return }
    if method == "initialized",
      client["capabilities"]?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
    {
      notifications.append(Self.watcherRegistration)
    }
    // Diagnostics are computed again when files change on the disk.
    if method == "workspace/didChangeWatchedFiles" { isStale = true }
    guard let path = OpenDocuments.path(parameters["textDocument"]?["uri"]) else { return }
    switch method {
    case "textDocument/didOpen":
      guard let text = parameters["textDocument"]?["text"]?.string else { return }
      documents[path] = SourceFile(path: path, text: text)
    case "textDocument/didChange":
      guard let changes = parameters["contentChanges"]?.array else { return }
      for change in changes { apply(change, to: path) }
      lastChanged = path
    case "textDocument/didClose": documents[path] = nil
    case "textDocument/didSave": break
    default: return
    }
    isStale = true
  }

  private mutating func apply(_ change: JSONTree, to path: String) {
    guard let file = documents[path], let text = change["text"]?.string else { return }
    guard let range = change["range"] else {
      documents[path] = SourceFile(path: path, text: text)
      return
    }
    guard let offsets = TextPositions(file, encoding).offsets(range) else { return }
    var bytes = file.bytes
    bytes.replaceSubrange(offsets, with: text.utf8)
    documents[path] = SourceFile(path: path, bytes: bytes)
  }

  static func message(
    _ method: String, id: JSONTree? = nil, _ parameters: JSONTree
  ) -> JSONTree {
    .object([
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters,
    ])
  }

  private static func error(_ error: RequestError, id: JSONTree) -> JSONTree {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .int(error.failure.rawValue), "message": .string(error.message)],
    ]
  }

  private static let watcherRegistration = message(
    "client/registerCapability", id: "watchers",
    [
      "registrations": [
        [
          "id": "watchers", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": "**/*.{yaml,yml,mustache}"]]],
        ]
      ]
    ])
}
