import Testing

@testable import Diagnostics
@testable import SchemaReader

/// What an editor offers can be left as it is.
@Suite struct SnippetTests {
  @Test("the snippets of a schema are valid")
  func snippetsOfASchema() {
    for snippet in LanguageJSONSchema.snippets { expectNoDiagnostics(filled(snippet)) }
  }

  @Test("the snippets of types are valid")
  func snippetsOfTypes() {
    for snippet in LanguageDefinition.typeDeclaration.snippets {
      expectNoDiagnostics("schema: 1\nname: Test\ntypes: { Type: \(filled(snippet)) }")
    }
  }

  @Test(
    "the snippets of resource types are valid",
    arguments: [
      LanguageDefinition.resources, .documents, .attribute, .relationship,
    ])
  func snippetsOfResources(definition: LanguageDefinition) {
    #expect(!definition.snippets.isEmpty)
    for snippet in definition.snippets {
      let text = filled(snippet)
      let attribute = definition == .attribute ? text : "String"
      let relationship = definition == .relationship ? text : "people"
      let resources =
        definition == .resources
        ? text
        : "{ articles: { attributes: { a: \(attribute) }, relationships: { author: \(relationship) } } }"
      expectNoDiagnostics(
        """
        schema: 1
        name: Test
        resources:
          <<: \(resources)
          people:
          comments:
        documents: \(definition == .documents ? text : "{}")
        """)
    }
  }

  /// The snippet with the defaults of its placeholders.
  private func filled(_ snippet: LanguageSnippet) -> String {
    snippet.body.line.replacing(/\$\{\d+:([^}]*)\}/) { $0.output.1 }
  }

  private func expectNoDiagnostics(
    _ text: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = SchemaReader.read([SourceFile(path: "test.yaml", text: text)]) { _ in
      throw NoImports()
    }
    #expect(
      result.diagnostics.isEmpty,
      "\(DiagnosticText.render(result.diagnostics, files: result.files))",
      sourceLocation: location)
  }

  private struct NoImports: Error {}
}
