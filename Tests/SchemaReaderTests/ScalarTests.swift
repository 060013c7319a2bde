import Testing

/// The reader decides what a scalar means, never YAML.
struct ScalarTests {
  @Test("names and texts are taken literally")
  func namesAndTextsAreLiteral() throws {
    let resource = try readArticle(
      """
      swift: no
      description: ~
      deprecated: 1.10
      path: on
      attributes: { yes: Int, null: Int, 2020-01-01: Int }
      """, with: "allow: [digit-first-name]\n")
    #expect(resource.swiftName?.value == "no")
    #expect(resource.description == "~")
    #expect(resource.deprecated == "1.10")
    #expect(resource.api.path?.value == "on")
    #expect(resource.attributes.map(\.name.value) == ["yes", "null", "2020-01-01"])
  }

  @Test("Booleans are `true` and `false`")
  func booleansAreTrueAndFalse() throws {
    #expect(try readAttribute("a: { type: Int, sensitive: true }").isSensitive)
    #expect(try !readAttribute("a: { type: Int, sensitive: false }").isSensitive)
  }

  @Test("Swift names are identifiers")
  func swiftNamesAreIdentifiers() throws {
    #expect(try readAttribute("a: { type: Int, swift: größe }").swiftName?.value == "größe")
  }
}

/// What YAML does to texts without quotes.
struct FreeTextTests {
  @Test("quoted texts and other values may have comments")
  func quotedTextsAndOtherValuesMayHaveComments() throws {
    #expect(try readArticle("description: \"issue #12\" # a comment").description == "issue #12")
    #expect(try readArticle("description: \u{3000}本文").description == "\u{3000}本文")
    #expect(try readArticle("swift: Post # a comment\ndescription: C#").description == "C#")
  }
}
