import Diagnostics
import TestWorkspace
import Testing

/// What people get to read for the mistakes they make: a schema in `WrongSchemas`, and beside it the
/// whole text that the command prints.
///
/// `make golden` writes what it prints now; read `git diff` before you commit.
@Suite struct WrongSchemaTests {
  @Test("a wrong schema is answered as recorded", arguments: WrongSchema.all.filter(\.isAlone))
  func saysWhatIsWrong(schema: WrongSchema) throws {
    let (file, diagnostics) = schema.read(
      try #require(schema.text), checksNamesBesideErrors: true)
    let text = DiagnosticText.render(diagnostics, files: [file])

    let recorded = try schema.expectedText()
    #expect(recorded.hasPrefix("\(text)\n\n"), "\(text)")
    let summary = recorded.dropFirst(text.count + 2)
    #expect(summary.first?.isNumber == true && !summary.contains("\n\n"))
  }

  @Test(
    "the command answers a wrong schema as recorded",
    arguments: WrongSchema.all.filter { !$0.isAlone } + WrongSchema.all.sample(every: 40))
  func printsWhatIsWrong(schema: WrongSchema) async throws {
    let workspace = try Workspace()
    for (name, text) in try schema.files() { try workspace.write(text, to: name) }

    let outcome = try await Command.run(
      "generate", schema.name, "--output", "Models", "--dry-run", in: workspace)

    #expect(outcome.errors == (try schema.expectedText()))
  }

  @Test("there are many wrong schemas")
  func thereAreManyWrongSchemas() {
    #expect(WrongSchema.all.count >= 120)
  }

  @Test("every recorded answer belongs to a schema")
  func everyTextHasItsSchema() throws {
    #expect(Set(try WrongSchema.texts()) == Set(WrongSchema.all.map(\.textPath)))
  }
}
