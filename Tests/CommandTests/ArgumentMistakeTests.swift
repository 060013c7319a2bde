import TestWorkspace
import Testing

/// Mistakes on the command line, with the help that comes with the error.
struct ArgumentMistakeTests {
  @Test(
    "a mistake on the command line shows the command to run",
    arguments: [
      ("generate --in a.yaml --out Models", "generate a.yaml --output Models"),
      ("generate a.yaml Models", "generate a.yaml --output Models"),
      ("generate --schema a.yaml -o Models", "generate a.yaml -o Models"),
      ("generate --schemas a.yaml b.yaml -o Models", "generate a.yaml b.yaml -o Models"),
      ("generate a.yaml -output Models", "generate a.yaml --output Models"),
      ("generate a.yaml —output Models", "generate a.yaml --output Models"),
      ("generate a.yaml output=Models", "generate a.yaml --output=Models"),
      ("generate a.yaml --Output Models", "generate a.yaml --output Models"),
      ("generate a.yaml -o Models --dryRun", "generate a.yaml -o Models --dry-run"),
      ("generate a.yaml -o Models --check=true", "generate a.yaml -o Models --check"),
      ("generate a.yaml -o Models --strict true", "generate a.yaml -o Models --strict"),
      ("generate a.yaml -o Models --json", "generate a.yaml -o Models --diagnostics json"),
      ("generate a.yaml -o Models --format json", "generate a.yaml -o Models --diagnostics json"),
      (
        "generate a.yaml -o Models --diagnostics JSON",
        "generate a.yaml -o Models --diagnostics json"
      ),
      (
        "generate a.yaml -o Models --emit models, clients",
        "generate a.yaml -o Models --emit models,client"
      ),
      (
        "generate a.yaml -o Models --emit models queries",
        "generate a.yaml -o Models --emit models,queries"
      ),
      (
        "generate a.yaml -o Models --emit=[models,query]",
        "generate a.yaml -o Models --emit=models,queries"
      ),
      (
        "generate a.yaml -o Models --allow unused_type",
        "generate a.yaml -o Models --allow unused-type"
      ),
      ("generate a.yaml -o Models --template T", "generate a.yaml -o Models --templates T"),
      ("-o Models generate a.yaml", "generate -o Models a.yaml"),
      ("a.yaml -o Models", "generate a.yaml -o Models"),
      ("gen a.yaml -o Models", "generate a.yaml -o Models"),
      ("validate --schema a.yaml", "validate a.yaml"),
      ("import api.json", "import openapi api.json"),
      ("import swagger api.json", "import openapi api.json"),
      ("import --output s.yaml api.json", "import openapi --output s.yaml api.json"),
      ("import openapi api.json s.yaml", "import openapi api.json --output s.yaml"),
      ("infer --input api.json --out s.yaml", "infer api.json --output s.yaml"),
      ("infer api.json s.yaml", "infer api.json --output s.yaml"),
      ("diff --old a.yaml --new b.yaml", "diff a.yaml b.yaml"),
      ("export a.yaml", "export openapi a.yaml"),
      ("generate -i a.yaml -o Models", "generate a.yaml -o Models"),
      ("generate -g swift -i a.yaml -o Models", "generate a.yaml -o Models"),
      ("generate --lang swift a.yaml -o Models", "generate a.yaml -o Models"),
      ("generate -c c.yaml -t T -o Models", "generate --config c.yaml --templates T -o Models"),
    ])
  func showsTheCommand(arguments: String, right: String) async throws {
    let outcome = try await run(arguments)
    #expect(outcome.errors.contains("\nhelp: run `jsonapi-gen \(right)`\n"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Did you mean"))
  }

  @Test("an option that the configuration has says where it belongs")
  func belongsToTheConfiguration() async throws {
    let outcome = try await run("generate a.yaml -o Models --access internal")
    #expect(
      outcome.errors.contains(
        "\nhelp: write `swift: { access: internal }` in jsonapi-gen.yaml\n"), "\(outcome.errors)")
  }

  @Test(
    "nothing is proposed that the command refuses",
    arguments: [
      "generate a.yaml -o Models --verbose", "validate --fix a.yaml", "generate c.yaml",
    ])
  func proposesNothing(arguments: String) async throws {
    let errors = try await run(arguments).errors
    #expect(!errors.contains("help: ") && !errors.contains("Did you mean"), "\(errors)")
  }

  private func run(_ arguments: String) async throws -> Command.Outcome {
    let workspace = try Workspace()
    for name in ["a.yaml", "b.yaml"] { try workspace.write(Workspace.librarySchema, to: name) }
    try workspace.write(#"{"data": null}"#, to: "api.json")
    let outcome = try await Command.run(
      arguments.split(separator: " ").map(String.init), in: workspace)
    #expect(outcome.status == 64 || outcome.status == 66)
    return outcome
  }
}
