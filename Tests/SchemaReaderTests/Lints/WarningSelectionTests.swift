import Diagnostics
import ResourceSchema
import SchemaReader
import Testing

/// Which warnings a run gives.
struct WarningSelectionTests {
  @Test("a run has no lints unless it requests them")
  func aRunThatDoesNotAskForLintsHasNone() {
    #expect(identifiers(header + "resources: { blog-posts: {} }\n") == [])
    #expect(identifiers(header + article("attributes: { 2x: Int }")) == ["digit-first-name"])
  }

  @Test("a file silences its own lints")
  func aFileSilencesLintsOfItsOwn() {
    let lints = DiagnosticIdentifier.warningsOfValidation
    let body = "resources: { blog-posts: {} }\n"
    #expect(identifiers(header + body, lints) == ["empty-resource", "not-camel-case"])
    #expect(
      identifiers(header + "allow: [not-camel-case]\n" + body, lints) == ["empty-resource"])
    #expect(
      identifiers(header + "allow: [not-camel-case, empty-resource]\n" + body, lints) == [])
  }

  @Test("a declaration silences lints about itself and its contents")
  func aDeclarationSilencesLintsAboutItAndWhatIsInIt() {
    let lints = DiagnosticIdentifier.warningsOfValidation
    func resource(_ allow: String, _ attribute: String) -> String {
      header + "resources:\n  blog-posts:\n    \(allow)\n    attributes: \(attribute)\n"
    }
    #expect(
      identifiers(resource("path: x", "{ a-b: Int }"), lints)
        == ["not-camel-case", "not-camel-case"])
    #expect(
      identifiers(resource("path: x", "{ a-b: { type: Int, allow: [not-camel-case] } }"), lints)
        == ["not-camel-case"])
    #expect(identifiers(resource("allow: [not-camel-case]", "{ a-b: Int }"), lints) == [])
    #expect(
      identifiers(resource("allow: [unused-type]", "{ a-b: Int }"), lints)
        == ["not-camel-case", "not-camel-case"])
    #expect(
      identifiers(resource("allow: [unknown-type]", "{ ab: Int }"), lints)
        == ["not-camel-case", "unknown-warning"])
  }

  @Test("only selected warnings are reported")
  func warningsThatAreNotWantedAreNotGiven() {
    let body = header + article("attributes: { 2x: Int, a: Strng }")
    #expect(identifiers(body, [.digitFirstName]) == ["digit-first-name", "unknown-type"])
    #expect(identifiers(body, []) == ["unknown-type"])
  }

  @Test("descriptions are not asked for by default")
  func descriptionsAreOffByDefault() {
    #expect(!DiagnosticIdentifier.warningsOfValidation.contains(.missingDescription))
    #expect(!DiagnosticIdentifier.warningsOfEveryRun.contains(.missingDescription))
  }

  @Test("lints are warnings")
  func lintsAreWarnings() {
    let lints = DiagnosticIdentifier.allCases.filter(\.isLint)
    #expect(!lints.isEmpty && lints.allSatisfy { $0.severity == .warning })
    #expect(
      DiagnosticIdentifier.warningsOfValidation
        .isStrictSuperset(of: DiagnosticIdentifier.warningsOfEveryRun))
  }

  private func identifiers(
    _ text: String,
    _ warnings: Set<DiagnosticIdentifier> = DiagnosticIdentifier.warningsOfEveryRun
  ) -> [String] {
    SchemaReader.read([SourceFile(path: "test.yaml", text: text)], warnings: warnings) { _ in
      throw NoImports()
    }
    .diagnostics.map(\.identifier)
  }
}
