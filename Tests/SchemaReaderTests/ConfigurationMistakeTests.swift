import Diagnostics
import SchemaReader
import TestSupport
import Testing

/// Mistakes in configurations, with the help for the first one, and what the file is once its fix-it is made.
struct ConfigurationMistakeTests {
  @Test(
    "a mistake in a configuration says what to write",
    arguments: [
      ("access: internal", "it belongs to `swift`: write `swift: { access: internal }`"),
      ("properties: let", "it belongs to `swift`: write `swift: { properties: let }`"),
      (
        "swift: { access: public }\nfiles: one",
        "it belongs to `swift`: write `files: one` below `swift:`"
      ),
      (
        "access: internal\noutput: Models\nnamespace: Blog",
        "they belong to `swift`: write `swift: { access: internal, namespace: Blog }`"
      ),
      ("visibility: internal", "it belongs to `swift`: write `swift: { access: internal }`"),
      ("swift: { output: Models }", "it belongs to the file: begin `output:` in the first column"),
      ("name: Shop", "it belongs to a schema: write `name: Shop` in the schema"),
      (
        "linkage: included",
        "it belongs to a schema: write `defaults: { relationships: { linkage: included } }` in the schema"
      ),
      (
        "generate: { output: Models, strict: true }",
        "remove `generate:`, and begin what is below it in the first column"
      ),
      ("input: a.yaml", "write `schemas: [a.yaml]`"),
      ("outDir: Models", "write `output: Models`"),
      ("Output: Models", "did you mean `output`?"),
      ("output = Models", "write `output: Models`"),
      ("output:Models", "write `output: Models`"),
      ("output: [Models]", "write `output: Models`"),
      ("\toutput: Models", "remove it"),
      ("schemas: [a.yaml],", "remove `,`"),
      ("schemas: a.yaml, b.yaml", "write `schemas: [a.yaml, b.yaml]`"),
      ("schemas: [{ path: a.yaml }]", "write `schemas: [a.yaml]`"),
      ("schemas: [a.yaml]\nschema: [b.yaml]", "remove it, and write `schemas: [a.yaml, b.yaml]`"),
      ("emit: models, queries, clients", "write `emit: [models, queries, client]`"),
      ("emit: [models queries; Client]", "write `emit: [models, queries, client]`"),
      ("emit: all", "write `emit: [models, queries, client, server]`"),
      ("emit: { models: true, client: true }", "write `emit: [models, client]`"),
      ("warn: missing_description", "write `warn: [missing-description]`"),
      ("strict: yes", "write `strict: true`"),
      ("swift: { access: Internal }", "did you mean `internal`?"),
      ("swift: { access: private }", "did you mean `internal`?"),
      ("swift: { accessLevel: package }", "write `access: package`"),
      ("swift: { namespace: shop-api }", "write `namespace: ShopApi`"),
      ("swift: [access: internal]", "write `swift: { access: internal }`"),
      ("also: { fixtures: { out: Tests, module: Shop } }", "write `output: Tests`"),
    ])
  func says(text: String, help: String) throws {
    let file = SourceFile(path: "jsonapi-gen.yaml", text: text + "\n")
    let diagnostic = try #require(Configuration.read(file).diagnostics.first)
    #expect(diagnostic.suggestion == help)
    guard let fixIt = diagnostic.fixIts.first else { return }
    var bytes = file.bytes
    for edit in fixIt.edits.reversed() {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: Array(edit.replacement.utf8))
    }
    let fixed = SourceFile(path: file.path, text: String(decoding: bytes, as: UTF8.self))
    #expect(
      Configuration.read(fixed).diagnostics == [], "\(String(decoding: bytes, as: UTF8.self))")
  }
}
