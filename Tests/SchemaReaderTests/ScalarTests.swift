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
    for (word, meant) in [("yes", "true"), ("on", "true"), ("True", "true"), ("off", "false")] {
      expectDiagnostic(
        in: article("attributes:\n  a: { type: Int, sensitive: 1️⃣\(word)2️⃣ }"), .expectedBoolean,
        "`sensitive` is either `true` or `false`", help: "write `sensitive: \(meant)`")
    }
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, sensitive: 1️⃣[true]2️⃣ }"), .expectedBoolean,
      "`sensitive` is either `true` or `false`")
  }

  @Test("a text is required where a text is expected")
  func whereATextIsAskedFor() {
    expectDiagnostic(
      in: article("description: 1️⃣[a]2️⃣"), .expectedText,
      "`description` is a text, not a list or a mapping")
    expectDiagnostic(
      in: article("description: 1️⃣''2️⃣"), .emptyValue, "`description` is empty")
    expectDiagnostic(
      in: article("deprecated: 1️⃣true2️⃣"), .expectedText,
      "`deprecated` says what to use instead, or why not to use it",
      help: "write what to use instead, or `deprecated: There is no replacement.`")
  }

  @Test("Swift names are identifiers")
  func swiftNamesAreIdentifiers() throws {
    #expect(try readAttribute("a: { type: Int, swift: größe }").swiftName?.value == "größe")
    for (name, help) in [
      ("first-name", "write `swift: firstName`"), ("1st", nil), ("_", nil),
      ("a.b", "write `swift: aB`"),
    ] {
      expectDiagnostic(
        in: article("attributes:\n  a: { type: Int, swift: 1️⃣\(name)2️⃣ }"), .invalidSwiftName,
        "`\(name)` is not a Swift identifier", help: help)
    }
  }
}

/// What YAML does to texts without quotes.
struct FreeTextTests {
  @Test("a comment after a text is a warning")
  func aCommentAfterATextIsAWarning() {
    expectDiagnostic(
      in: article("description: see issue 1️⃣#122️⃣"), .commentAfterText,
      "YAML ends the text of `description` before this comment",
      help: "if it belongs to the text, quote it: `description: \"see issue #12\"`;"
        + " otherwise put the comment on a line of its own")
    expectDiagnostic(
      in: article("attributes:\n  a:\n    type: Int\n    deprecated: see   1️⃣# this2️⃣"),
      .commentAfterText, "YAML ends the text of `deprecated` before this comment")
  }

  @Test("quoted texts and other values may have comments")
  func quotedTextsAndOtherValuesMayHaveComments() throws {
    #expect(try readArticle("description: \"issue #12\" # a comment").description == "issue #12")
    #expect(try readArticle("swift: Post # a comment\ndescription: C#").description == "C#")
  }

  @Test("a text that a comma cuts off is reported with its quoted form")
  func aTextCutOffAtAComma() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, description: From 0 to 5, 1️⃣inclusive2️⃣ }"),
      .unknownKey, "an attribute has no key `inclusive`",
      help: "if it belongs to the text, quote it: `description: \"From 0 to 5, inclusive\"`")
    expectDiagnostic(
      in: article("description: A note\n1️⃣Beware2️⃣: of the dog"), .unknownKey,
      "a resource has no key `Beware`",
      help: "if it belongs to the text of `description`, quote the text,"
        + " or put it on lines of its own below `description: >-`")
  }
}
