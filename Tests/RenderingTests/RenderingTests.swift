import Foundation
import TestSupport
import Testing

@testable import Rendering

/// Templates, what is reported of them, and what they render: the table `templates.txt`.
///
/// A case has one template without its last line break, or several between lines `⁂`; a line `--- NAME` is before each
/// partial. What a fix-it makes of a template is recorded with what is reported of it then, and texts end with `∎`.
@Suite("Templates")
struct TemplateTableTests {
  private static let table = CaseTable("../Tables/templates.txt")

  @Test("a template is reported or rendered as it is recorded", arguments: table.cases)
  func template(example: CaseTable.Case) throws {
    #expect(try Self.record(of: example) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.record)
  }

  private static let resource = Resource(properties: [
    Property(name: "title", defaultValue: "\"\"", documentation: ["The title.", "Not empty."]),
    Property(name: "body", type: "Text", isOptional: true, storage: Storage(note: "large")),
    Property(name: "age", type: "Int", storage: Storage(key: "years", isLazy: true)),
  ])

  private static func record(of example: CaseTable.Case) throws -> String {
    try example.text.components(separatedBy: "⁂\n").map { text in
      let parts = text.dropLast().components(separatedBy: "\n--- ")
      let partials = parts.dropFirst().map { part in
        let name = part.prefix { $0 != "\n" }
        return (String(name), String(part.dropFirst(name.count + 1)))
      }
      return try record(of: parts[0], Dictionary(uniqueKeysWithValues: partials))
    }.joined(separator: "⁂\n")
  }

  private static func record(of template: String, _ partials: [String: String]) throws -> String {
    // With front matter, a template asks for files itself.
    guard !template.hasPrefix("---\n") else {
      let sources = [source("page", template)]
      let shapes = [Resource.shape, Property.shape]
      let page = ModelTemplates(sources, roots: [], outputShapes: shapes)
      return page.diagnostics.map { $0.line + "\n" }.joined()
    }
    let library = library(template, partials)
    let found = library.diagnostics
    var record = found.map { $0.line + "\n" }.joined()
    let edits = found.flatMap(\.fixIts).flatMap(\.edits).filter { $0.range.file == "root.mustache" }
    if !edits.isEmpty {
      var bytes = Array(template.utf8)
      for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
        let place = edit.range.start.offset..<edit.range.end.offset
        bytes.replaceSubrange(place, with: edit.replacement.utf8)
      }
      let right = String(decoding: bytes, as: UTF8.self)
      record += "fixed:\n\(right)∎\n"
      record += diagnostics(right, partials).map { "still \($0)\n" }.joined()
    }
    guard !found.contains(where: { $0.severity == .error }) else { return record }
    return record + "rendered:\n\(try render(template, partials, resource))∎\n"
  }
}

@Suite("Rendering")
struct RenderingTests {
  @Test("reads computed properties like stored ones")
  func computed() throws {
    let template =
      "{{#properties}}{{uppercased}}{{#shoutedDefault}}={{.}}{{/shoutedDefault}}"
      + "{{#isRequired}}!{{/isRequired}}{{^isRequired}}?{{/isRequired}}"
      + "{{#letters}}{{.}}{{^last}}-{{/last}}{{/letters}} {{/properties}}"
    let resource = Resource(properties: [
      Property(name: "ab", defaultValue: "x"), Property(name: "cd", isOptional: true),
    ])
    #expect(try render(template, [:], resource) == "AB=X!a-b CD?c-d ")
  }

  @Test("a list reached through an outer record leaves the inner one alone")
  func outerLists() throws {
    let template =
      "{{#types}}{{#nested}}{{#resource.types}}{{typeName}}{{/resource.types}}<{{typeName}}"
      + "{{/nested}}{{/types}}"
    let resource = Resource(types: [NestedType(typeName: "A", nested: [NestedType(typeName: "B")])])
    #expect(try render(template, [:], resource) == "A<B")
  }

  @Test("values of several lines are not indented")
  func multilineValues() throws {
    let resource = Resource(name: "a\nb")
    #expect(try render("  {{> p}}\n", ["p": "[{{name}}]\n"], resource) == "  [a\nb]\n")
  }

  @Test("a template is rendered with the records that it is compiled for")
  func roots() throws {
    let library = ModelTemplates([source("root", "")], roots: [("root", Storage.shape)])
    #expect(throws: RenderingError.self) { try library.render("root", Resource().asRoot) }
    #expect(throws: RenderingError.self) { try library.render("other", Storage().asRoot) }
  }

  @Test("a later source replaces an earlier one of the same name")
  func replacement() throws {
    let library = ModelTemplates(
      [
        source("root", "{{built-in}}", isBuiltIn: true),
        source("root", "mine"),
        source("part", "", isBuiltIn: true),
      ], roots: [("root", Resource.shape)])
    #expect(library.diagnostics.isEmpty)
    #expect(try library.render("root", Resource().asRoot) == Array("mine".utf8))
  }

  @Test(
    "front matter asks for a file for each record, with LF and CRLF", arguments: ["\n", "\r\n"])
  func frontMatter(newline: String) throws {
    let lines = ["---", "for: resource", "file: pages/{{fileName}}.md", "---", "# {{name}}", ""]
    let library = ModelTemplates(
      [source("page", lines.joined(separator: newline))], roots: [],
      outputShapes: [Resource.shape, Property.shape])
    #expect(library.diagnostics.isEmpty)
    #expect(library.outputs.map(\.template) == ["page"])
    #expect(library.outputs.map(\.record) == ["resource"])
    #expect(
      try library.render("page", isPath: true, Resource().asRoot) == Array("pages/article.md".utf8))
    #expect(try library.render("page", Resource().asRoot) == Array("# Article\(newline)".utf8))
  }
}
