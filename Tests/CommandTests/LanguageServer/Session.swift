import Diagnostics
import Foundation
import TestWorkspace

@testable import LanguageServer

/// A client of the language server, in the same process.
struct Session {
  let workspace: Workspace
  private(set) var server = LanguageServer()
  private var stream = MessageStream()
  /// The diagnostics that were published last, by the name of the file.
  private(set) var diagnostics: [String: [JSONTree]] = [:]
  private var version = 0

  init(encodings: [String] = [], in workspace: Workspace? = nil) throws {
    self.workspace = try workspace ?? Workspace()
    _ = send(
      "initialize",
      .object([
        "capabilities": .object([
          "general": .object(["positionEncodings": .array(encodings.map(JSONTree.string))])
        ])
      ]), id: 0)
    _ = send("initialized", .object([]))
  }

  func uri(_ name: String) -> JSONTree { .string(OpenDocuments.uri(workspace.path(name))) }

  /// Sends a message. Returns the response, if there is one.
  @discardableResult
  mutating func send(_ method: String, _ parameters: JSONTree, id: Int? = nil) -> JSONTree? {
    receive(
      MessageStream.text(
        of: .object([
          "jsonrpc": .string("2.0"), "id": id.map(JSONTree.int), "method": .string(method),
          "params": parameters,
        ])
      ).utf8
    ).first
  }

  /// Sends bytes. Returns the responses, and keeps the diagnostics.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [JSONTree] {
    stream.append(server.receive(bytes).utf8)
    var responses: [JSONTree] = []
    while case .message(let message)? = stream.next() {
      if case .array(let elements)? = message["params"]?["diagnostics"],
        let path = OpenDocuments.path(message["params"]?["uri"])
      {
        diagnostics[String(path.dropFirst(workspace.root.path.count + 1))] = elements
      } else {
        responses.append(message)
      }
    }
    return responses
  }

  mutating func open(_ name: String, _ text: String) {
    send(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": uri(name), "languageId": .string("yaml"), "version": .int(1),
          "text": .string(text),
        ])
      ]))
  }

  mutating func change(_ name: String, _ changes: [JSONTree]) {
    version += 1
    send(
      "textDocument/didChange",
      .object([
        "textDocument": .object(["uri": uri(name), "version": .int(version)]),
        "contentChanges": .array(changes),
      ]))
  }

  /// Sends a request about a file. Returns its result.
  mutating func request(
    _ method: String, _ name: String, _ more: KeyValuePairs<String, JSONTree?> = [:]
  ) -> JSONTree? {
    let parameters = JSONTree.object(["textDocument": .object(["uri": uri(name)])])
    return send("textDocument/\(method)", parameters + .object(more), id: 1)?["result"]
  }

  func text(_ name: String) -> String? { server.documents[workspace.path(name)]?.text }

  static func position(_ line: Int, _ character: Int) -> JSONTree {
    .object(["line": .int(line), "character": .int(character)])
  }

  static func range(_ start: JSONTree, _ end: JSONTree) -> JSONTree {
    .object(["start": start, "end": end])
  }
}

extension JSONTree {
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
}
