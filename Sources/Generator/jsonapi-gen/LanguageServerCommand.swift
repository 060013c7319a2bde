import ArgumentParser
import Foundation
import LanguageServer

/// `jsonapi-gen language-server`: shows diagnostics and fixes in editors.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server",
    abstract: "Serves editors with the Language Server Protocol.",
    usage: "jsonapi-gen language-server",
    discussion: """
      Editors start it and talk to it over standard input and output. It gives diagnostics of \
      schemas as you type, fixes, formatting, an outline, definitions, and what a key means or \
      becomes in Swift. It writes no files.

      Exit codes: 0 the editor ended the session, 1 the input ended without that, 64 invalid \
      arguments, 74 standard output cannot be written.
      """
  )

  func run() throws {
    var server = LanguageServer()
    while !server.hasExited {
      let bytes = FileHandle.standardInput.availableData
      guard !bytes.isEmpty else { break }
      Console.write(server.receive(bytes))
    }
    guard server.endedInOrder else { throw ExitCode.failure }
  }
}
