import Foundation
import TestWorkspace
import Testing

/// The pages for `man`, and the completions of shells.
struct ManualTests {
  private static func pages() async throws -> [String: String] {
    let workspace = try Workspace()
    let outcome = try await Command.run("manual", "--output", "man/man1", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let contents = try workspace.contents()
    return try contents.reduce(into: [:]) { pages, file in
      if file.value != nil { pages[file.key] = try workspace.text(of: file.key) }
    }
  }

  /// The commands that a help text lists.
  private static func subcommands(_ words: [String]) async throws -> [String] {
    let help = try await Command.run(words + ["--help"], in: try Workspace()).output
    guard let list = help.components(separatedBy: "\nSUBCOMMANDS:\n").dropFirst().first else {
      return []
    }
    return list.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test("there is a page for each command, and for each command of a command")
  func completeness() async throws {
    let pages = try await Self.pages()
    var expected = ["man/man1/jsonapi-gen.1"]
    for command in try await Self.subcommands([]) {
      expected.append("man/man1/jsonapi-gen-\(command).1")
      for inner in try await Self.subcommands([command]) {
        expected.append("man/man1/jsonapi-gen-\(command)-\(inner).1")
      }
    }
    #expect(expected.count > 15)
    #expect(pages.keys.sorted() == expected.sorted())
  }

  @Test("a page says what the help says: usage, arguments, options and exit codes")
  func contents() async throws {
    let page = try #require(try await Self.pages()["man/man1/jsonapi-gen-infer.1"])
    #expect(page.hasPrefix(#".TH "JSONAPI\-GEN\-INFER" 1 "" "jsonapi-gen "#))
    #expect(page.contains("\n.SH NAME\njsonapi\\-gen\\-infer \\- Infers a schema"))
    #expect(page.contains("\n.SH ARGUMENTS\n.TP\n\\fIpayload\\fR\n"))
    #expect(page.contains("\n.TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfile\\fR\n"))
    #expect(page.contains("\n.SH EXIT STATUS\n.TP\n\\fB0\\fR\ndone\n.TP\n\\fB1\\fR\n"))
    #expect(!page.contains("\n'") && page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "groff has nothing to warn of",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func groff() async throws {
    let outcome = try await Command.shell(
      "$gen manual -o man >/dev/null && for page in man/*; do groff -man -ww -Tascii -z $page; done",
      in: try Workspace())
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("shells get completions that name the commands", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let outcome = try await Command.run(
      "--generate-completion-script", shell, in: try Workspace())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("infer") && outcome.output.contains("openapi"))
  }
}
