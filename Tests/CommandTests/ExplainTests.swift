import TestWorkspace
import Testing

/// `jsonapi-gen explain`, as a user runs it.
struct ExplainTests {
  private func explain(_ arguments: String...) async throws -> Command.Outcome {
    try await Command.run(["explain"] + arguments, in: Workspace())
  }

  @Test("prints the explanation of an identifier", arguments: ["unknown-type", "[unknown-type]"])
  func anIdentifierIsExplained(identifier: String) async throws {
    let outcome = try await explain(identifier)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("unknown-type (error): unknown type\n\n"))
    #expect(outcome.output.contains("\n  blog.yaml:6:14: error: unknown type `Strng`"))
    #expect(outcome.output.hasSuffix("\n        title: String\n"))
  }

  @Test("lists all identifiers if none is named")
  func withoutAnIdentifierAllAreListed() async throws {
    let outcome = try await explain()
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Files\n  empty-file "))
    #expect(outcome.output.contains("\n  digit-first-name "))
  }

  @Test(
    "an unknown identifier is wrong usage",
    arguments: [
      ("unknown-typ", "Unknown diagnostic `unknown-typ`; did you mean `unknown-type`?"),
      ("UnknownType", "Unknown diagnostic `UnknownType`; did you mean `unknown-type`?"),
      ("bananas", "Unknown diagnostic `bananas`; `jsonapi-gen explain` lists all."),
    ])
  func anUnknownIdentifierIsWrongUsage(identifier: String, message: String) async throws {
    let outcome = try await explain(identifier)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test("the Markdown page contains all explanations, and takes no identifier")
  func thePageContainsAllExplanations() async throws {
    let page = try await explain("--markdown")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("# Every diagnostic, explained\n"))
    #expect(page.output.contains("\n### `unknown-type`\n"))
    #expect(try await explain("unknown-type", "--markdown").status == 64)
  }
}
