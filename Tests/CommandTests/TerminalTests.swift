import Foundation
import TestWorkspace
import Testing

/// Colors are for terminals, and for who wants them.
struct TerminalTests {
  /// Runs the command on a schema with a mistake, which takes a tenth of a second, and returns what a terminal shows.
  private func run(environment: [String: String]) async throws -> String {
    let workspace = try Workspace()
    try workspace.write(
      """
      schema: 1
      name: Library
      resources:
        books: { attributes: { title: Strin } }

      """, to: "library.yaml")
    var text = ""
    // Other tests may take the processors, so that the command takes more than a second.
    for _ in 0..<5 where text.isEmpty || text.contains("Reading the schema") {
      text = try await Command.runOnTerminal(
        "generate", "library.yaml", "--output", "Models", environment: environment, in: workspace)
    }
    return text
  }

  private static let place = "library.yaml:4:33: "

  @Test("a terminal shows colors")
  func aTerminalShowsColors() async throws {
    let text = try await run(environment: ["TERM": "xterm"])
    #expect(text.contains(Self.place + "\u{1B}[1;31merror:\u{1B}[0m "))
    #expect(text.contains("\u{1B}[1;32mhelp:\u{1B}[0m did you mean `String`?"))
  }

  @Test(
    "the environment can turn colors off",
    arguments: [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]])
  func colorsCanBeTurnedOff(environment: [String: String]) async throws {
    let text = try await run(environment: environment)
    #expect(text.contains(Self.place + "error: unknown type `Strin` [unknown-type]"))
    #expect(!text.contains("\u{1B}"))
  }

  // MARK: - Progress

  /// Runs `infer` with standard input that takes some seconds, and returns what a terminal shows.
  private func slowRun(
    _ options: String = "", seconds: Int = 2, environment: [String: String] = ["TERM": "xterm"]
  ) async throws -> String {
    let workspace = try Workspace()
    try workspace.write(
      #"{"data": {"type": "articles", "id": "1", "attributes": {"title": "A"}}}"#, to: "a.json")
    return try await Command.shellOnTerminal(
      "(sleep \(seconds); cat a.json) | \"$gen\" infer - \(options) > api.yaml",
      environment: environment,
      in: workspace)
  }

  @Test("a terminal shows what a run does that takes more than a second, and then removes it")
  func progress() async throws {
    let shown = "\r\u{1B}[KReading payloads … 1 s"
    var text = try await slowRun()
    // On a busy machine, the command starts some seconds after the input does.
    if !text.contains(shown) { text = try await slowRun(seconds: 10) }
    #expect(text.contains(shown))
    let end = try #require(text.range(of: "\r\u{1B}[K", options: .backwards))
    #expect(text[end.upperBound...].hasPrefix("1 resource type from 1 payload"))
  }

  @Test("a quick run shows no progress")
  func noProgress() async throws {
    #expect(!(try await run(environment: ["TERM": "xterm"])).contains("Reading the schema"))
  }

  @Test("nothing is shown to those who do not watch, or asked for less")
  func unwantedProgress() async throws {
    #expect(try await slowRun("--quiet") == "")
    for variable in [["TERM": "xterm", "CI": "true"], ["TERM": "dumb"]] {
      let text = try await slowRun(environment: variable)
      #expect(text.hasPrefix("1 resource type from 1 payload"))
    }
  }

  @Test("a file has no colors")
  func aFileGetsNone() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: 2\nname: Library\n", to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.errors.hasPrefix("library.yaml:1:9: error: "))
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test(
    "help fits the width of the terminal",
    arguments: [
      "generate", "validate", "diff", "format", "init", "explain", "json-schema", "templates",
      "templates eject", "templates list", "templates check",
    ])
  func width(command: String) async throws {
    let outcome = try await Command.shell(
      "COLUMNS=60 \"$gen\" \(command) --help", in: try Workspace())
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count > 5)
    for line in lines where !line.hasPrefix("  jsonapi-gen ") && !line.hasPrefix("  See ") {
      #expect(line.count <= 60, "\(line)")
    }
  }
}
