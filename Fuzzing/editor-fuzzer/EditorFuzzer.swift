import Diagnostics
import LanguageServer
import LibFuzzer

/// Gives libFuzzer's inputs to the language server, as sessions of an editor.
///
/// A record separator ends one part of an input and begins the next. The first part is the text that is opened. Of
/// each other, the first byte says what is done, the next two where, and the rest is a text.
@main
enum EditorFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      let bytes = Array(UnsafeBufferPointer(start: data, count: size))
      let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
      var editor = Editor(opening: parts[0])
      for part in parts.dropFirst().prefix(20) where part.count > 2 {
        editor.act(Int(part[part.startIndex]), part.dropFirst())
      }
      editor.finish()
      return 0
    }
    precondition(status == 0, "libFuzzer ended with \(status)")
  }
}

/// An editor with one open file, which counts bytes and lines as the server should.
private struct Editor {
  private var server = LanguageServer()
  private var text: [UInt8]
  /// What the server published last; an editor shows none before.
  private var diagnostics: JSONTree? = .array([])
  private var requests = 0
  private let uri = JSONTree.string("file:///fuzzing/schema.yaml")

  init(opening text: some Sequence<UInt8>) {
    self.text = Self.plain(text)
    let encodings = JSONTree.object(["positionEncodings": .array([.string("utf-8")])])
    request(
      "initialize", .object(["capabilities": .object(["general": encodings])]))
    notify("initialized", .object([]))
    open()
  }

  /// The bytes as UTF-8 with line feeds alone as line breaks.
  private static func plain(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self).utf8)
  }

  private mutating func open() {
    notify(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": uri, "languageId": .string("yaml"), "version": .int(1),
          "text": .string(String(decoding: text, as: UTF8.self)),
        ])
      ]))
  }

  mutating func act(_ action: Int, _ rest: ArraySlice<UInt8>) {
    let offset =
      (Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])) % (text.count + 1)
    let start = boundary(offset)
    let word = Self.plain(rest.dropFirst(2))
    let features = [
      "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
    ]
    switch action % 12 {
    case 0..<4:
      let end = action % 4 < 2 ? start : boundary(min(start + word.count, text.count))
      change(start, end, word)
    case 4..<10: ask(features[action % 12 - 4], at: start)
    case 10:
      ask("rename", at: start, ["newName": .string(String(decoding: word, as: UTF8.self))])
    default:
      let here = position(start)
      let range = JSONTree.object(["start": here, "end": here])
      for feature in ["codeAction", "formatting", "documentSymbol", "foldingRange", "inlayHint"] {
        ask(feature, at: start, ["range": range, "context": .object([])])
      }
    }
  }

  /// Compares the diagnostics with those of a new session, and ends both.
  mutating func finish() {
    let fresh = Editor(opening: text)
    expect(fresh.diagnostics == diagnostics, "the diagnostics are not those of a fresh start")
    request("shutdown", .null)
    notify("exit", .null)
    expect(server.hasExited && server.endedInOrder, "the session did not end")
  }

  // MARK: Text

  private mutating func change(_ start: Int, _ end: Int, _ word: [UInt8]) {
    let range = JSONTree.object(["start": position(start), "end": position(end)])
    let change = JSONTree.object([
      "range": range, "text": .string(String(decoding: word, as: UTF8.self)),
    ])
    text.replaceSubrange(start..<end, with: word)
    notify(
      "textDocument/didChange",
      .object([
        "textDocument": .object(["uri": uri, "version": .int(2)]),
        "contentChanges": .array([change]),
      ]))
  }

  /// The offset of the character that a byte belongs to.
  private func boundary(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private func position(_ offset: Int) -> JSONTree {
    let before = text[..<offset]
    let line = before.count { $0 == 0x0A }
    let character = before.reversed().prefix { $0 != 0x0A }.count
    return .object(["line": .int(line), "character": .int(character)])
  }

  // MARK: Messages

  private mutating func ask(
    _ feature: String, at offset: Int, _ more: KeyValuePairs<String, JSONTree?> = [:]
  ) {
    let parameters = JSONTree.object([
      "textDocument": .object(["uri": uri]), "position": position(offset),
    ])
    request("textDocument/\(feature)", parameters + .object(more))
  }

  private mutating func request(_ method: String, _ parameters: JSONTree) {
    requests += 1
    let responses = send([
      "id": .int(requests), "method": .string(method), "params": parameters,
    ])
    let own = responses.filter { $0["id"] == .int(requests) && $0["method"] == nil }
    expect(own.count == 1, "\(method) has \(own.count) responses")
  }

  private mutating func notify(_ method: String, _ parameters: JSONTree) {
    let messages = send(["method": .string(method), "params": parameters])
    expect(messages.allSatisfy { $0["method"] != nil }, "\(method) has a response")
  }

  private mutating func send(_ members: KeyValuePairs<String, JSONTree?>) -> [JSONTree] {
    let message = JSONTree.object(["jsonrpc": .string("2.0")]) + .object(members)
    var stream = MessageStream()
    stream.append(server.receive(MessageStream.text(of: message).utf8).utf8)
    var messages: [JSONTree] = []
    while let content = stream.next() {
      guard case .message(let message) = content else { fatalError("a broken message") }
      messages.append(message)
      if message["method"] == .string("textDocument/publishDiagnostics") {
        diagnostics = message["params"]?["diagnostics"]
      }
    }
    return messages
  }

  /// Says what does not hold, which a `precondition` does not in an optimized build.
  private func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    if !holds { fatalError(promise()) }
  }
}
