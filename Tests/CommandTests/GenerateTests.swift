import Foundation
import TestWorkspace
import Testing

/// What `jsonapi-gen generate` does to files, beside the sessions: many files, and files that others changed.
struct GenerateTests {
  @Test("a run with many changes lists the first ones")
  func aRunWithManyChangesNamesTheFirst() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.largeSchema(count: 30), to: "large.yaml")
    let outcome = try await Command.run(
      "generate", "large.yaml", "--output", "Models", in: workspace)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[11] == "  … and 21 more")
  }

  @Test("a manifest that was tampered with deletes nothing but generated files")
  func tamperedManifest() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let generate = ["generate", "library.yaml", "--output", "Models"]
    _ = try await Command.run(generate, in: workspace)
    let manifest = try workspace.text(of: "Models/.jsonapi-gen.json")
    for (name, status) in [(".git/config", 73), ("notes.txt", 0), ("../notes.txt", 73)] {
      try workspace.write("a", to: "Models/\(name)")
      try workspace.write(
        manifest.replacingOccurrences(
          of: "\"Author.swift\"", with: "\"\(name)\": \"af63dc4c8601ec8c\",\n\"Author.swift\""),
        to: "Models/.jsonapi-gen.json")
      let outcome = try await Command.run(generate, in: workspace)
      #expect(outcome.status == status, "\(name): \(outcome.errors)")
      #expect(try workspace.text(of: "Models/\(name)") == "a")
    }
  }

  @Test("a run after one that was killed completes its work")
  func theRunAfterAKilledOneCompletes() async throws {
    let complete = try Workspace()
    try complete.write(Workspace.largeSchema(count: 60), to: "large.yaml")
    let measured = try await ContinuousClock().measure {
      _ = try await Command.run("generate", "large.yaml", "--output", "Models", in: complete)
    }
    // Beside other tests a run may take far longer than the next one.
    let duration = min(measured, .seconds(3))
    let expected = try complete.contents()

    // Files are written at the end of a run; that each moment is safe is shown step by step in
    // InterruptedRunTests.
    for percentage in Array(stride(from: 60, through: 100, by: 10)).sample(every: 2) {
      let workspace = try Workspace()
      try workspace.write(Workspace.largeSchema(count: 40), to: "large.yaml")
      _ = try await Command.run("generate", "large.yaml", "--output", "Models", in: workspace)
      try workspace.write(Workspace.largeSchema(count: 60), to: "large.yaml")

      try await Command.runAndKill(
        "generate", "large.yaml", "--output", "Models", after: duration * percentage / 100,
        in: workspace)
      let outcome = try await Command.run(
        "generate", "large.yaml", "--output", "Models", in: workspace)
      #expect(outcome.status == 0)
      #expect(try workspace.contents() == expected, "killed after \(percentage) %")
    }
  }
}
