import Testing

@testable import ResourceSchema
@testable import SchemaReader

/// The reference of the language is complete, and what it shows is right.
@Suite struct SchemaLanguageTests {
  private static let words = Set(MappingDefinition.ofSchemas.flatMap(\.keys).map(\.name))
    .sorted()

  @Test("every word of the language is explained", arguments: words)
  func everyWordOfTheLanguageIsExplained(word: String) throws {
    let page = try Page.schemaLanguage.text()

    #expect(page.contains("`\(word)") || page.contains("\(word)`"))
  }

  /// In canonical form a question mark says `optional`.
  @Test("the blog uses every word of the language", arguments: words.filter { $0 != "optional" })
  func theBlogUsesEveryWordOfTheLanguage(word: String) throws {
    let schemas = try Page.blogSchemas.map { try $0.text() }.joined()

    #expect(
      ["\(word):", "\(word)?:"].contains { key in
        ["\n", " ", "{"].contains { schemas.contains($0 + key) }
      })
  }

  @Test("every type of the language is explained and used", arguments: PrimitiveType.allCases)
  func everyTypeOfTheLanguageIsExplainedAndUsed(type: PrimitiveType) throws {
    let schemas = try Page.blogSchemas.map { try $0.text() }.joined()
    let words = Set(schemas.split { !$0.isLetter && !$0.isNumber })

    #expect(try Page.schemaLanguage.text().contains("`\(type.rawValue)`"))
    #expect(words.contains(type.rawValue[...]), "use `\(type.rawValue)` in Schemas/blog")
  }

  @Test("every warning is explained")
  func everyWarningIsExplained() throws {
    let page = try Page.schemaLanguage.text()

    for identifier in DiagnosticIdentifier.allCases where identifier.severity == .warning {
      #expect(page.contains("`\(identifier.identifier)`"))
    }
  }
}
