import Diagnostics
import Foundation
import Testing

@testable import LanguageServer

/// The messages of whole sessions, one file for each feature.
///
/// In a recording, `> ` is before each message of the client and `< ` before each of the server. `make golden`
/// writes the lines of the server; read `git diff` before you commit.
@Suite struct RecordingTests {
  @Test("the server sends what is recorded", arguments: try Recording.all())
  func replays(recording: Recording) throws {
    let text = try recording.replayed()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: recording.url, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: recording.url, encoding: .utf8)
    let lines = zip(text.split(separator: "\n"), recorded.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    #expect(
      text == recorded,
      """
      the first line that differs is
      \(first?.0 ?? "")
      and was
      \(first?.1 ?? "")
      If that is intended, run `make golden`.
      """)
  }
}

struct Recording: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static func all() throws -> [Recording] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recordings")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { Recording(url: folder.appendingPathComponent($0)) }
  }

  /// The messages of the client, each with what the server sends after it.
  func replayed() throws -> String {
    var server = LanguageServer { "The explanation of `\($0)`." }
    var stream = MessageStream()
    var text = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("< ") {
      text += line + "\n"
      guard line.hasPrefix("> ") else { continue }
      let content = line.dropFirst(2)
      let message = "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
      stream.append(server.receive(message.utf8).utf8)
      while case .message(let message)? = stream.next() {
        text += "< \(Self.line(message))\n"
      }
    }
    #expect(server.hasExited && server.endedInOrder)
    return text
  }

  private static func line(_ message: JSONTree) -> String {
    message.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
