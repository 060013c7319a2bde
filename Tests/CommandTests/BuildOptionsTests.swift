import Foundation
import TestWorkspace
import Testing

/// The options of `generate` for build systems.
struct BuildOptionsTests {
  /// A schema that imports a file, a template and a configuration.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      """
      schema: 1
      name: Library
      imports: [../Common/common.yaml]
      resources:
        books: { attributes: { title: String, isbn: ISBN } }

      """, to: "Schemas/library.yaml")
    try workspace.write(
      "schema: 1\ntypes: { ISBN: String }\n", to: "Common/common.yaml")
    try workspace.write(
      "---\nfor: resource\nfile: {{fileName}}.md\n---\n{{name}}\n", to: "Templates/page.mustache")
    try workspace.write(
      "schemas: [Schemas]\noutput: Models\ntemplates: Templates\n", to: "jsonapi-gen.yaml")
    return workspace
  }

  @Test("lists the files that a run reads, and writes nothing")
  func listsInputs() async throws {
    let workspace = try workspace()
    let before = try workspace.contents()
    let outcome = try await Command.run("generate", "--list-inputs", in: workspace)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        jsonapi-gen.yaml
        Templates/page.mustache
        Schemas/library.yaml
        Common/common.yaml

        """)
    #expect(try workspace.contents() == before)
  }

  @Test("lists the files that a schema with errors reads")
  func listsInputsOfWrongSchemas() async throws {
    let workspace = try workspace()
    try workspace.write("schema: 1\ntypes: { ISBN: Strin }\n", to: "Common/common.yaml")
    let outcome = try await Command.run("generate", "--list-inputs", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nCommon/common.yaml\n"))
    #expect(outcome.errors == "")
  }

  @Test("lists exactly the files that a run makes")
  func listsOutputs() async throws {
    let workspace = try workspace()
    let before = try workspace.contents()
    let outcome = try await Command.run("generate", "--list-outputs", in: workspace)
    #expect(outcome.status == 0)
    #expect(try workspace.contents() == before)
    _ = try await Command.run("generate", in: workspace)
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == (try workspace.modelFiles()))
  }

  @Test("touches the stamp of each run that succeeds, and of no other")
  func touchesTheStamp() async throws {
    let workspace = try workspace()
    let long = Date(timeIntervalSince1970: 1)
    func touched() throws -> Bool { try workspace.modificationDate(of: "out/stamp") > long }
    func generate() async throws -> Int32 {
      try await Command.run("generate", "--stamp", "out/stamp", in: workspace).status
    }

    #expect(try await generate() == 0)
    try workspace.setModificationDate(of: "out/stamp", to: long)
    #expect(try await generate() == 0)
    #expect(try touched())

    try workspace.setModificationDate(of: "out/stamp", to: long)
    try workspace.write("schema: 1\ntypes: { ISBN: Strin }\n", to: "Common/common.yaml")
    #expect(try await generate() == 1)
    #expect(try !touched())
  }

  @Test("keeps what is in a file that serves as a stamp")
  func keepsTheContentsOfStamps() async throws {
    let workspace = try workspace()
    try workspace.write("mine", to: "notes")
    _ = try await Command.run("generate", "--stamp", "notes", in: workspace)
    #expect(try workspace.text(of: "notes") == "mine")
  }

  @Test("writes what the stamp depends on, with characters escaped that mean something to Make")
  func writesTheDepfile() async throws {
    let workspace = try workspace()
    try workspace.write("schema: 1\nname: Library\n", to: "Schemas/a $b #c.yaml")
    let outcome = try await Command.run(
      "generate", "--stamp", "out/stamp", "--depfile", "out/d", in: workspace)
    #expect(outcome.status == 0)
    #expect(
      try workspace.text(of: "out/d") == ##"""
        out/stamp: \
          jsonapi-gen.yaml \
          Templates/page.mustache \
          Schemas/a\ $$b\ \#c.yaml \
          Schemas/library.yaml \
          Common/common.yaml \
          Templates \
          Schemas

        jsonapi-gen.yaml:

        Templates/page.mustache:

        Schemas/a\ $$b\ \#c.yaml:

        Schemas/library.yaml:

        Common/common.yaml:

        Templates:

        Schemas:

        """##)
  }

  @Test("replaces an earlier depfile, and no other file")
  func replacesDepfilesAlone() async throws {
    let workspace = try workspace()
    func generate() async throws -> Command.Outcome {
      try await Command.run("generate", "--stamp", "s", "--depfile", "d", in: workspace)
    }
    try workspace.write("all: test\n", to: "d")
    let refused = try await generate()
    #expect(refused.status == 73)
    #expect(
      refused.errors
        == "error: d cannot be written: it exists and is not a depfile; choose another name\n")
    #expect(try workspace.text(of: "d") == "all: test\n")

    try workspace.remove("d")
    _ = try await generate()
    try workspace.remove("Templates/page.mustache")
    try workspace.write("{{name}}", to: "Templates/property.mustache")
    _ = try await generate()
    #expect(try workspace.text(of: "d").contains("Templates/property.mustache"))
  }

  @Test("prints what changes as a diff that `patch` reads, and exits with 1")
  func printsADiff() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "-o", "Models", in: workspace)
    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let before = try workspace.contents()
    let outcome = try await Command.run(
      "generate", "library.yaml", "-o", "Models", "--diff", in: workspace)
    #expect(outcome.status == 1)
    #expect(try workspace.contents() == before)
    #expect(outcome.output.hasPrefix("--- a/Models/Author.swift\n+++ b/Models/Author.swift\n@@ -"))
    #expect(outcome.output.contains("--- a/Models/Book.swift\n+++ /dev/null\n"))
    #expect(outcome.output.contains("--- /dev/null\n+++ b/Models/Reader.swift\n@@ -0,0 +1,"))

    let patched = try await Command.shell(
      "$gen generate library.yaml -o Models --diff > changes; patch -p1 < changes", in: workspace)
    #expect(patched.status == 0)
    _ = try await Command.run("generate", "library.yaml", "-o", "Other", in: workspace)
    for name in try workspace.modelFiles() where name.hasSuffix(".swift") {
      #expect(
        try workspace.text(of: name)
          == (try workspace.text(of: name.replacing("Models/", with: "Other/"))))
    }
  }

  @Test("prints nothing and exits with 0 if there is no difference")
  func printsNoDiff() async throws {
    let workspace = try workspace()
    _ = try await Command.run("generate", in: workspace)
    let outcome = try await Command.run("generate", "--diff", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test(
    "refuses options that exclude each other",
    arguments: [
      ["--depfile", "d"], ["--stamp", "s", "--dry-run"], ["--list-inputs", "--list-outputs"],
      ["--list-inputs", "--stamp", "s"], ["--watch", "--check"], ["--watch", "--list-outputs"],
      ["--diff", "--dry-run"], ["--diff", "--diagnostics", "json"], ["--watch", "-"],
    ])
  func refusesCombinations(options: [String]) async throws {
    let workspace = try workspace()
    let before = try workspace.contents()
    let outcome = try await Command.run(["generate"] + options, in: workspace)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(try workspace.contents() == before)
  }
}

extension Workspace {
  func modificationDate(of name: String) throws -> Date {
    try #require(
      try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date)
  }

  func setModificationDate(of name: String, to date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }
}
