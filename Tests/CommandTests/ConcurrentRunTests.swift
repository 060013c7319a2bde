import Foundation
import TestWorkspace
import Testing

@Suite("Runs at the same time")
struct ConcurrentRunTests {
  private func generate(_ schema: String, in workspace: Workspace) async throws -> Command.Outcome {
    try await Command.run("generate", schema, "--output", "new/Models", in: workspace)
  }

  private func modelFiles(
    of schema: String, in file: String = "a.yaml"
  ) async throws -> [String: String?] {
    let workspace = try Workspace()
    try workspace.write(schema, to: file)
    #expect(try await generate(file, in: workspace).status == 0)
    return try workspace.contents().filter { $0.key.hasPrefix("new") }
  }

  @Test("equal runs into a new folder all succeed")
  func equalRuns() async throws {
    let schema = Workspace.largeSchema(count: 30)
    let expected = try await modelFiles(of: schema)
    for _ in 1...TestExtent.count(all: 5, sample: 2) {
      let workspace = try Workspace()
      try workspace.write(schema, to: "a.yaml")
      async let first = generate("a.yaml", in: workspace)
      async let second = generate("a.yaml", in: workspace)
      async let third = generate("a.yaml", in: workspace)
      for outcome in try await [first, second, third] {
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      #expect(try workspace.contents().filter { $0.key.hasPrefix("new") } == expected)
    }
  }

  @Test("runs of different schemas leave the files of one of them")
  func differentRuns() async throws {
    let schemas = [Workspace.largeSchema(count: 25), Workspace.largeSchema(count: 35)]
    let small = try await modelFiles(of: schemas[0])
    let large = try await modelFiles(of: schemas[1], in: "b.yaml")
    for _ in 1...TestExtent.count(all: 5, sample: 2) {
      let workspace = try Workspace()
      try workspace.write(schemas[0], to: "a.yaml")
      try workspace.write(schemas[1], to: "b.yaml")
      async let first = generate("a.yaml", in: workspace)
      async let second = generate("b.yaml", in: workspace)
      for outcome in try await [first, second] {
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      let contents = try workspace.contents().filter { $0.key.hasPrefix("new") }
      #expect(contents == small || contents == large)
    }
  }

  /// Runs a command while another process has a lock on the folder `Models`, until a condition of a
  /// shell holds.
  private func run(
    _ command: String, lock: String, until condition: String, in workspace: Workspace
  ) async throws -> Command.Outcome {
    try await Command.shell(
      """
      touch errors
      flock \(lock) Models sh -c 'touch locked
        for i in $(seq 600); do if \(condition); then exit; fi; sleep 0.05; done' &
      until [ -e locked ]; do sleep 0.05; done
      "$gen" \(command) 2> errors
      code=$?
      touch done
      wait
      cat errors >&2
      exit $code
      """, in: workspace)
  }

  @Test("a run that waits says so, and goes on when the other one ends")
  func waiting() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.makeFolder("Models")
    let outcome = try await run(
      "generate library.yaml -o Models", lock: "--exclusive", until: "grep -q Waiting errors",
      in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Waiting for another run that uses Models …\n")
    #expect(outcome.output.contains("3 files written"))
  }

  @Test("a check waits for a run that writes, and not for another check")
  func readers() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "-oModels", in: workspace)
    let check = "generate library.yaml -o Models --check"
    let beside = try await run(check, lock: "--shared", until: "[ -e done ]", in: workspace)
    #expect(beside.status == 0)
    #expect(beside.errors == "")
    for name in ["locked", "done", "errors"] { try workspace.remove(name) }
    let after = try await run(
      check, lock: "--exclusive", until: "grep -q Waiting errors", in: workspace)
    #expect(after.status == 0)
    #expect(after.errors.hasPrefix("Waiting for another run"))
  }

  @Test("Ctrl-C while files are written leaves the old files or the new ones, and nothing else")
  func interruption() async throws {
    let old = try await modelFiles(of: Workspace.largeSchema(count: 20))
    let new = try await modelFiles(of: Workspace.largeSchema(count: 200), in: "b.yaml")
    let workspace = try Workspace()
    try workspace.write(Workspace.largeSchema(count: 20), to: "a.yaml")
    try workspace.write(Workspace.largeSchema(count: 200), to: "b.yaml")
    let measured = try await ContinuousClock().measure {
      _ = try await generate("b.yaml", in: workspace)
    }
    // Beside other tests a run may take far longer than the next one.
    let duration = min(measured, .seconds(3))
    for percentage in Array(stride(from: 40, through: 100, by: 5)).sample(every: 4) {
      #expect(try await generate("a.yaml", in: workspace).status == 0)
      try await Command.runAndKill(
        "generate", "b.yaml", "--output", "new/Models", with: SIGINT,
        after: duration * percentage / 100, in: workspace)
      let contents = try workspace.contents().filter { $0.key.hasPrefix("new") }
      #expect(contents == old || contents == new, "interrupted after \(percentage) %")
    }
  }
}
