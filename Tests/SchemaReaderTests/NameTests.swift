import Testing

/// JSON:API's rules for names, and those that real servers break.
struct NameTests {
  @Test("names that JSON:API allows are accepted")
  func allThatJSONAPIAllows() throws {
    for name in ["a", "first-name", "first_name", "größe", "日本", "A1"] {
      #expect(try readAttribute("\(name): Int").name.value == name)
    }
  }

  @Test(
    "invalid names are reported",
    arguments: [
      ("a,b", "contain `,`"), ("a-", "end with `-`"), ("-a", "begin with `-`"),
      ("\"a\\x07\"", "contain the control character U+0007"), ("'a '", "end with a space"),
      ("'a:b'", "contain `:`"),
    ])
  func whatCannotBeAName(name: String, problem: String) {
    let plain = name.hasPrefix("\"") ? "a\u{7}" : name.replacing("'", with: "")
    expectDiagnostic(
      in: article("attributes:\n  1️⃣\(name)2️⃣: Int"), .invalidName,
      "`\(plain)` cannot be the name of an attribute: a name in JSON:API cannot \(problem)")
  }

  @Test("names of resource types and relationships follow the same rules")
  func resourceTypesAndRelationshipsKeepTheRules() {
    expectDiagnostic(
      in: article("relationships:\n  1️⃣''2️⃣: articles"), .invalidName,
      "`` cannot be the name of a relationship: a name has at least one character")
    expectDiagnostic(
      in: article("relationships:\n  1️⃣a/b2️⃣: articles"), .invalidName,
      "`a/b` cannot be the name of a relationship: a name in JSON:API cannot contain `/`")
    expectDiagnostic(
      in: "resources: { 1️⃣blog/posts2️⃣: {} }\n", .invalidName,
      "`blog/posts` cannot be the name of a resource type: a name in JSON:API cannot contain `/`",
      help: "write the `type` that the server sends, and `path: blog/posts` below it")
  }

  @Test("a name that is empty is a warning")
  func emptyNames() {
    expectDiagnostic(
      in: article("attributes: { 1️⃣''2️⃣: Int }"), .disallowedName,
      "JSON:API does not allow an empty name")
  }

  @Test("spaces in names are a warning, or an error where they are all but certainly a mistake")
  func spacesInNames() throws {
    #expect(
      try read(
        "allow: [blank-in-name]\n" + article("attributes: { first name: Int }")
      ).resources[0].attributes[0].name.value == "first name")
    for mistake in [
      "attributes: { readonly a: Int }", "attributes: { let a: Int }", "links: [self next]",
    ] {
      _ = try read("allow: [blank-in-name]\n" + article(mistake))
    }
    expectDiagnostic(
      in: article("attributes: { 1️⃣first name2️⃣: Int }"), .blankInName,
      "the name `first name` contains a space")
    expectDiagnostic(
      in: article("attributes: { 1️⃣var name2️⃣: Int }"), .blankInName,
      "the name `var name` contains a space", help: "write `name`",
      severity: .error)
    expectDiagnostic(
      in: article("attributes: { 1️⃣readonly name2️⃣: Int }"), .blankInName,
      "the name `readonly name` contains a space",
      help: "write `name: { type: Int, readOnly: true }`", severity: .error)
    expectDiagnostic(
      in: article("attributes: { 1️⃣na\u{200B}me2️⃣: Int }"), .blankInName,
      "the name `na\u{200B}me` contains a zero width space (U+200B)", help: "write `name`")
    expectDiagnostic(
      in: article("links: [1️⃣self related2️⃣]"), .blankInName,
      "the name `self related` contains a space",
      help: "if these are several names, separate them: `links: [self, related]`",
      severity: .error)
  }

  @Test("an enum of one value that looks like several is a warning")
  func enumsOfOneValueThatLooksLikeSeveral() throws {
    for (wrong, right) in [("[1️⃣red green2️⃣]", "[red, green]"), ("[1️⃣red; green2️⃣]", "[red, green]")] {
      expectDiagnostic(
        in: "types: { A: { enum: \(wrong) } }\n", .blankInName,
        "the enum has one value, `\(wrong.filter { !"[]1️⃣2️⃣".contains($0) })`",
        help: "if these are several values, separate them with commas: `\(right)`; otherwise put"
          + " the value in quotes")
    }
    _ = try read("types: { A: { enum: ['red green'] }, B: { enum: [in progress, done] } }\n")
  }

  @Test(
    "names that servers use against the rules are a warning",
    arguments: [
      ("$consent", "contain `$`"), ("'@type'", "contain `@`"), ("a.b", "contain `.`"),
      ("_id", "begin with `_`"), ("x_", "end with `_`"), ("price/unit", "contain `/`"),
    ])
  func namesThatServersHaveAreAWarning(name: String, problem: String) throws {
    let plain = name.replacing("'", with: "")
    let message = "JSON:API does not allow the name `\(plain)`: a name cannot \(problem)"
    for body in [
      article("attributes:\n  1️⃣\(name)2️⃣: Int"),
      article("attributes:\n  a: { object: { 1️⃣\(name)2️⃣: Int } }"),
      article("meta: { 1️⃣\(name)2️⃣: Int }"), article("links: [1️⃣\(name)2️⃣]"),
      article("links: { 1️⃣\(name)2️⃣: {} }"),
    ] { expectDiagnostic(in: body, .disallowedName, message) }
    let attributes = "attributes: { \(name): Int }"
    let quiet = try read("allow: [disallowed-name]\n" + article(attributes))
    #expect(quiet.resource(ofType: "articles")?.attributes.first?.name.value == plain)
  }

  @Test("names that JSON:API reserves are reported")
  func namesThatJSONAPIKeepsForItself() {
    for name in ["type", "id"] {
      expectDiagnostic(
        in: article("attributes:\n  1️⃣\(name)2️⃣: Int"), .reservedMemberName,
        "JSON:API reserves the name `\(name)`: an attribute cannot have it")
      expectDiagnostic(
        in: article("relationships:\n  1️⃣\(name)?2️⃣: articles"), .reservedMemberName,
        "JSON:API reserves the name `\(name)`: a relationship cannot have it")
    }
    expectDiagnostic(
      in: article("attributes:\n  a: { object: { 1️⃣links2️⃣: Int } }"), .reservedMemberName,
      "JSON:API reserves the name `links`: a member cannot have it")
  }

  @Test("objects that are not attributes may use reserved names")
  func objectsThatAreNoAttributesAreFree() throws {
    _ = try read("types: { A: { object: { links: Int, type: Int, id: Int } } }\n")
    _ = try readArticle("meta: { links: Int, relationships: Int }")
  }
}
