import Foundation
import TestSupport
import TestWorkspace
import Testing

/// Sessions with the command, as in a terminal: the table `sessions.txt`.
///
/// A case has files, each below a line `--- NAME`, and commands, each after `$`. A file without lines has the text of the
/// case `file NAME`, or of another after `=`. What is recorded of a command is what it prints, with `!` where it prints
/// errors, its exit code unless that is 0, and the files that it wrote (`+`) or deleted (`-`).
struct SessionTests {
  private static let table = CaseTable("sessions.txt")
  private static let files = Dictionary(
    uniqueKeysWithValues: table.cases.compactMap { example in
      example.description.hasPrefix("file ")
        ? (String(example.description.dropFirst(5)), example.text) : nil
    })

  @Test("the command prints, writes and returns what is recorded", arguments: table.cases)
  func session(of example: CaseTable.Case) async throws {
    #expect(try await Self.session(example.text) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() async throws {
    var recorded: [String: String] = [:]
    for example in Self.table.cases {
      recorded[example.description] = try await Self.session(example.text)
    }
    try Self.table.write { recorded[$0.description] ?? "" }
  }

  private static func session(_ text: String) async throws -> String {
    let workspace = try Workspace()
    var recorded = ""
    var file: (name: String, text: String)?
    func writeFile() throws {
      guard let (name, text) = file else { return }
      let names = name.components(separatedBy: " = ")
      try workspace.write(text.isEmpty ? try #require(files[names.last ?? ""]) : text, to: names[0])
      file = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("--- ") {
        try writeFile()
        file = (String(line.dropFirst(4)), "")
      } else if line.hasPrefix("$ ") {
        try writeFile()
        recorded += "\(line)\n" + (try await run(String(line.dropFirst(2)), in: workspace))
      } else {
        file?.text += line + "\n"
      }
    }
    return recorded
  }

  /// Runs a command, and returns what is recorded of it.
  private static func run(_ command: String, in workspace: Workspace) async throws -> String {
    let before = try workspace.contents()
    let outcome = try await Command.shell(
      "jsonapi-gen() { \"$gen\" \"$@\"; }; \(command)", in: workspace)
    let after = try workspace.contents()
    func lines(_ text: String, _ mark: String) -> String {
      text.replacing(#/ \(\d+ ms\)/#, with: "").replacing(workspace.root.path, with: "$PWD")
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast(
          text.hasSuffix("\n") ? 1 : 0
        )
        .map { $0.isEmpty ? "\n" : "\(mark)\($0)\n" }.joined()
    }
    let written = after.filter { $0.value != nil && before[$0.key] != $0.value }.keys
    let deleted = before.filter { $0.value != nil && after[$0.key] == nil }.keys
    return (outcome.output.isEmpty ? "" : lines(outcome.output, "  "))
      + (outcome.errors.isEmpty ? "" : lines(outcome.errors, "! "))
      + (outcome.status == 0 ? "" : "exit \(outcome.status)\n")
      + written.sorted().map { "+ \($0)\n" }.joined()
      + deleted.sorted().map { "- \($0)\n" }.joined()
  }
}
