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
