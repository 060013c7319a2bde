import DiagnosticExplanations
import Diagnostics
import Rendering
import SchemaReader
import Testing

/// What the README and the first pages show is what the tools make.
@Suite struct ReadmeTests {
  @Test("the schema becomes the Swift that is shown")
  func theSchemaBecomesTheSwiftBesideIt() throws {
    let schema = try #require(try Page.readme.codeBlocks(in: "yaml").first)
    let shown = try #require(try Page.readme.codeBlocks(in: "swift").first)
    let generated = try ModelGenerator.generate(
      try #require(read(schema).schema)
    ).files.first { $0.path == "Article.swift" }
    let article = try #require(generated).text

    let parts = shown.split(separator: "\n").split { $0.hasSuffix("// …") }
    #expect(parts.count > 1)
    for part in parts {
      #expect(contains(article.split(separator: "\n"), part))
    }
  }

  @Test(
    "the compiler and the platforms are those of the package",
    arguments: [Page.readme, Page("Sources/Runtime/JSONAPI/JSONAPI.docc/MigratingFromJSONAPI.md")])
  func requirements(page: Page) throws {
    let package = try Page("Package.swift").text()
    let text = try page.text().replacing("\n", with: " ")
    let version = try #require(package.firstMatch(of: /swift-tools-version: ([\d.]+)/)?.output.1)
    #expect(text.contains("You need Swift \(version) or later"))
    let platforms = package.matches(of: /\.(\w+OS)\(\.v(\d+)\)/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(platforms.count == 5)
    for platform in platforms { #expect(text.contains(platform)) }
  }

  @Test("errors are reported as shown")
  func errorsAreReportedAsShown() throws {
    let shown = try #require(try Page("Documentation/Commands.md").codeBlocks(in: "text").first)
    let result = read(
      """
      schema: 1
      name: Blog
      resources:
        articles:
          attributes:
            title: Strng
          relationships:
            author: peple
        people: { attributes: { name: String } }
      """)
    let said = DiagnosticText.render(result.diagnostics, files: result.files)

    #expect(
      shown == """
        \(said)

        \(DiagnosticText.summary(result.diagnostics)): nothing was written.
        \(try #require(Explanations.hint(about: result.diagnostics)))
        """)
  }

  /// `Usage.swift` has the same lines, where the compiler checks them.
  @Test("the snippets are lines of a file that compiles")
  func theSnippetsCompile() throws {
    let compiled = wordsOfLines(try Page("Tests/DocumentationTests/Usage.swift").text())
    let snippets =
      try Page.readme.codeBlocks(in: "swift").dropFirst().filter { !$0.hasPrefix("dependencies:") }
      + Page("Documentation/Usage.md").codeBlocks(in: "swift")

    #expect(snippets.count == 6)
    for snippet in snippets {
      #expect(contains(compiled, wordsOfLines(snippet)[...]), "\(snippet)")
    }
  }

  /// Lines without their indentation and alignment.
  private func wordsOfLines(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }
  }

  private func read(_ schema: String) -> SchemaReader.Result {
    SchemaReader.read([SourceFile(path: "Schemas/blog.yaml", text: schema)]) { _ in
      throw NoImports()
    }
  }

  private struct NoImports: Error {}

  /// Returns true if lines appear among others, one after the other.
  private func contains<Line: Equatable>(_ lines: [Line], _ part: ArraySlice<Line>) -> Bool {
    lines.indices.contains { lines[$0...].starts(with: part) }
  }
}
