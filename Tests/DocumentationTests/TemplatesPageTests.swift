import Diagnostics
import Foundation
import OutputFolder
import Rendering
import ResourceSchema
import SchemaReader
import TestWorkspace
import Testing

/// The page about templates is complete, and its examples do what it says.
@Suite struct TemplatesPageTests {
  private static let page = (try? Page.templates.text()) ?? ""

  @Test("lists what templates see, as `make generate` writes it")
  func reference() {
    let mark = "<!-- `make generate` writes what follows. -->\n\n"
    #expect(Self.page.components(separatedBy: mark).last == TemplatePage.markdown)
  }

  @Test("there are three examples")
  func count() {
    #expect(Self.examples.map(\.name) == ["property", "page", "fixture"])
  }

  @Test("an example has no diagnostics, warnings included", arguments: examples)
  func diagnostics(example: TemplateSource) {
    #expect(ModelTemplates([example]).diagnostics == [])
  }

  @Test("the page for a resource is the one that is shown")
  func markdown() throws {
    let shown = try #require(try Page.templates.codeBlocks(in: "markdown").first)
    let files = try files(["page"])
    #expect(files["docs/Image.md"] == shown + "\n")
    #expect(files["docs/Article.md"] != nil)
  }

  @Test(
    "models and fixtures compile", .enabled(if: SwiftTools.canTypeCheck),
    arguments: [["property"], ["fixture"], ["property", "fixture"]])
  func compilation(names: [String]) throws {
    let workspace = try Workspace()
    let files = try files(names)
    for (path, text) in files { try workspace.write(text, to: path) }
    let compilation = try SwiftTools.typeCheck(
      files.keys.sorted().map(workspace.path), ["-warnings-as-errors", "-module-name", "Blog"])
    #expect(compilation.errors == "")
  }

  @Test("properties are constants without an access level")
  func constants() throws {
    let text = try #require(try files(["property"])["Image.swift"])
    #expect(text.contains("\n    let url: "))
    #expect(!text.contains("public var"))
    #expect(text.contains("public struct Attributes"))
  }

  /// The templates of the page.
  static let examples: [TemplateSource] = {
    let start = "\n```mustache\n"
    return page.components(separatedBy: start).dropLast().enumerated().compactMap { index, before in
      guard let path = before.split(separator: "\n").last?.split(separator: "`").first,
        let text = page.components(separatedBy: start)[index + 1].components(separatedBy: "\n```")
          .first
      else { return nil }
      let file = SourceFile(path: String(path), text: text + "\n")
      return file.isTemplate ? TemplateSource(file: file) : nil
    }
  }()

  /// What the blog becomes with examples of the page.
  private func files(_ names: [String]) throws -> [String: String] {
    let inputs = Page.blogSchemas.map { $0.file.path }
    let reading = SchemaReader.read(
      try SchemaFiles.named(inputs), importing: SchemaFiles.importer(beside: []))
    let result = try ModelGenerator.generate(
      try #require(reading.schema),
      templates: ModelTemplates(Self.examples.filter { names.contains($0.name) }))
    #expect(result.diagnostics + result.templateDiagnostics == [])
    return Dictionary(uniqueKeysWithValues: result.files.map { ($0.path, $0.text) })
  }
}
