import ResourceSchema
import Testing

/// Everything that becomes a declaration in Swift has documentation.
struct DescriptionLintTests {
  @Test("everything without a description is reported")
  func everythingWithoutADescription() {
    #expect(
      diagnostics(
        .missingDescription,
        """
        types: { Color: { enum: [red] } }
        mixins: { named: { attributes: { name: String } } }
        resources:
          articles: { with: [named], relationships: { color: people } }
          people: { with: [named], description: Somebody. }
        documents: { D: { data: people } }
        """) == [
          "the type `Color` has no description", "the attribute `name` has no description",
          "the resource type `articles` has no description",
          "the relationship `color` has no description", "the document `D` has no description",
        ])
  }

  @Test("a declaration with a description is not reported")
  func whatHasOne() {
    #expect(
      diagnostics(
        .missingDescription,
        article("description: A.\nattributes: { a: { type: Int, description: A. } }")) == [])
  }

  @Test("is off by default")
  func isOffByDefault() {
    #expect(!DiagnosticIdentifier.warningsOfValidation.contains(.missingDescription))
    #expect(!DiagnosticIdentifier.warningsOfEveryRun.contains(.missingDescription))
  }
}
