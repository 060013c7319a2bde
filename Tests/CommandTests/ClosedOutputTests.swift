import TestWorkspace
import Testing

/// Output that cannot be written ends the run with 74, and a closed pipe is silence.
@Suite("Closed output")
struct ClosedOutputTests {
  private func run(_ script: String) async throws -> Command.Outcome {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.write("schema: 1\nname: Bad\nresorces: {}\n", to: "bad.yaml")
    return try await Command.shell(script, in: workspace)
  }

  @Test(
    "is reported on the stream that is open",
    arguments: [
      (#""$gen" json-schema > /dev/full"#, "output cannot be written: No space left on device"),
      (#""$gen" json-schema >&-"#, "output cannot be written: Bad file descriptor"),
      (#""$gen" --help > /dev/full"#, "output cannot be written: No space left on device"),
      (#""$gen" generate library.yaml -o M >&-"#, "output cannot be written: Bad file descriptor"),
      (
        #""$gen" validate bad.yaml --diagnostics json > /dev/full"#,
        "output cannot be written: No space left on device"
      ),
    ])
  func output(script: String, message: String) async throws {
    let outcome = try await run(script)
    #expect(outcome.status == 74)
    #expect(outcome.errors == "error: standard \(message)\n")
  }

  @Test("of errors is reported on standard output", arguments: ["2>&-", "2> /dev/full"])
  func errors(redirection: String) async throws {
    for command in ["validate bad.yaml", "generate bad.yaml -o M", "generate --chek"] {
      let outcome = try await run(#""$gen" \#(command) \#(redirection)"#)
      #expect(outcome.status == 74)
      #expect(outcome.output.hasPrefix("error: standard error cannot be written: "))
    }
  }

  @Test("ends the run if both are closed")
  func both() async throws {
    let outcome = try await run(#""$gen" validate bad.yaml >&- 2>&- <&-"#)
    #expect(outcome.status == 74)
    #expect(outcome.output == "" && outcome.errors == "")
  }

  @Test("is never taken for a file that is generated")
  func reusedDescriptors() async throws {
    let outcome = try await run(
      """
      "$gen" generate library.yaml -o A > /dev/null
      "$gen" generate library.yaml -o B <&- >&- 2>&-
      diff -r A B
      """)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test("is not reported if a pipe is closed")
  func closedPipe() async throws {
    let outcome = try await run(
      #"""
      set -o pipefail
      "$gen" explain --markdown | head -c 10 && "$gen" validate bad.yaml 2>&1 > /dev/null | true
      echo " ${PIPESTATUS[0]}"
      """#)
    #expect(outcome.output == "# Explanat 1\n" || outcome.output.hasSuffix(" 1\n"))
    #expect(outcome.errors == "")
  }
}
