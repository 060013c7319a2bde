import Foundation
import TestWorkspace
import Testing

/// `infer`: schemas from payloads.
struct InferTests {
  private static func article(_ title: String) -> String {
    #"{"type": "articles", "id": "a", "attributes": {"title": \#(title)}}"#
  }

  private static func payloads() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      #"{"data": [\#(article("\"A\"")), \#(article("\"B\"")), \#(article("\"C\""))]}"#,
      to: "Payloads/articles.json")
    try workspace.write(
      #"{"data": {"type": "people", "id": "p", "attributes": {"name": "D"}}}"#,
      to: "Payloads/more/people.json")
    try workspace.write(#"{"token": "hidden"}"#, to: "Payloads/login.json")
    try workspace.write("not JSON", to: "Payloads/notes.txt")
    return workspace
  }

  private static let schema = """
    schema: 1
    name: Blog

    resources:
      articles:
        attributes:
          title: String

      people: # guess: seen once
        attributes:
          name?: String

    """

  @Test("writes the schema of a folder, says what it did not use, and changes nothing later")
  func folder() async throws {
    let workspace = try Self.payloads()
    let first = try await Command.run("infer", "Payloads", "-o", "blog.yaml", in: workspace)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try workspace.text(of: "blog.yaml") == Self.schema)
    #expect(
      first.output == """
        2 resource types from 2 payloads in 3 files with 4 resource objects
          not used: 1 payload without `data`, such as Payloads/login.json
        blog.yaml: written

        """)
    let second = try await Command.run("infer", "Payloads", "-o", "blog.yaml", in: workspace)
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("blog.yaml: nothing to add\n"))
    let check = try await Command.run(
      "infer", "Payloads", "-o", "blog.yaml", "--check", in: workspace)
    #expect(check.status == 0)
    #expect(try workspace.text(of: "blog.yaml") == Self.schema)
  }

  @Test("writes the same for any order of files")
  func order() async throws {
    let workspace = try Self.payloads()
    let (one, other) = ("Payloads/articles.json", "Payloads/more/people.json")
    let first = try await Command.run("infer", one, other, "--name", "Blog", in: workspace)
    let second = try await Command.run("infer", other, one, "--name", "Blog", in: workspace)
    #expect(first.output == Self.schema)
    #expect(second.output == first.output)
  }

  @Test("reads a document from standard input")
  func standardInput() async throws {
    let workspace = try Self.payloads()
    let outcome = try await Command.shell(
      "$gen infer - --quiet < Payloads/articles.json", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("      title: String\n"))
    #expect(outcome.errors == "")
  }

  @Test("adds to a schema, reports what contradicts it, and fails a check before")
  func refinement() async throws {
    let workspace = try Self.payloads()
    let old = """
      schema: 1
      name: Blog
      resources:
        articles:
          attributes:
            title: Int # mine

      """
    try workspace.write(old, to: "blog.yaml")
    let check = try await Command.run(
      "infer", "Payloads", "-o", "blog.yaml", "--check", in: workspace)
    #expect(check.status == 1)
    #expect(check.errors.contains("the payloads show more than blog.yaml"))
    #expect(try workspace.text(of: "blog.yaml") == old)
    let outcome = try await Command.run("infer", "Payloads", "-o", "blog.yaml", in: workspace)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "blog.yaml:6:7: warning: `title` of `articles` is a string, not Int, in 3 of 3 values "
          + "[payload-contradicts]"))
    #expect(outcome.errors.contains("Payloads/articles.json: /data/0/attributes/title"))
    #expect(
      try workspace.text(of: "blog.yaml") == old + """

          people: # guess: seen once
            attributes:
              name?: String

        """)
  }

  @Test("says which payload cannot be read, and where")
  func unreadable() async throws {
    let workspace = try Self.payloads()
    try workspace.write("{\"data\": [}", to: "Payloads/wrong.json")
    let outcome = try await Command.run("infer", "Payloads", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Payloads/wrong.json:1:"))
    let missing = try await Command.run("infer", "Nothing", in: workspace)
    #expect(missing.status == 66)
    let none = try await Command.run("infer", "Payloads/login.json", in: workspace)
    #expect(none.status == 66)
    #expect(none.errors.contains("there is no JSON:API document in the payloads"))
    #expect(try await Command.run("infer", in: workspace).status == 64)
    #expect(try await Command.run("infer", "Payloads", "--check", in: workspace).status == 64)
  }

  @Test("starts a project from payloads")
  func initialization() async throws {
    let workspace = try Self.payloads()
    try workspace.write(
      #"{"data": {"type": "people", "id": "p", "attributes": {"first-name": "D"}}}"#,
      to: "Payloads/dashes.json")
    let outcome = try await Command.run("init", "--from", "Payloads", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.text(of: "Schemas/api.yaml").contains("      title: String\n"))
    let generation = try await Command.run("generate", in: workspace)
    #expect(generation.status == 0, "\(generation.errors)")
    // The names are the server's.
    let validation = try await Command.run("validate", "--strict", in: workspace)
    #expect(validation.status == 0, "\(validation.errors)")
    #expect(try workspace.text(of: "jsonapi-gen.yaml").contains("\nallow: [not-camel-case]\n"))
    #expect(try workspace.text(of: "Sources/Models/Article.swift").contains("title"))
  }
}
