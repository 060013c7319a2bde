import ArgumentParser
import DiagnosticExplanations
import Foundation
import LanguageServer
import SchemaReader

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server",
    abstract: "Serves editors with the Language Server Protocol.",
    usage: "jsonapi-gen language-server",
    discussion: """
      Editors start it and talk to it over standard input and output. As you type, it \
      shows diagnostics and fixes them, completes, finds and renames declarations, and shows the \
      generated Swift. It serves schemas, \(Configuration.fileName) and templates, and writes \
      no files.

      Exit codes: 0 the editor ended the session, 1 the input ended first, 64 invalid \
      arguments, 74 standard output cannot be written.
      """
  )

  func run() throws {
    var server = LanguageServer { identifier in
      Explanations.of(identifier).map { "**\($0.summary)**\n\n\($0.text)" }
    }
    while !server.hasExited {
      let bytes = FileHandle.standardInput.availableData
      guard !bytes.isEmpty else { break }
      Console.write(server.receive(bytes))
    }
    guard server.endedInOrder else { throw ExitCode.failure }
  }
}
