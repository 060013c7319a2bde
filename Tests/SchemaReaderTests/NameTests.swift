import Testing

/// JSON:API's rules for names, and those that real servers break.
struct NameTests {
  @Test("names that JSON:API allows are accepted")
  func allThatJSONAPIAllows() throws {
    for name in ["a", "first-name", "first_name", "größe", "日本", "A1"] {
      #expect(try readAttribute("\(name): Int").name.value == name)
    }
  }

  @Test("names with spaces are accepted where the file allows them, and values of enums are texts")
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
    _ = try read("types: { A: { enum: ['red green'] }, B: { enum: [in progress, done] } }\n")
  }

  @Test(
    "names that servers use against the rules are accepted, where the file allows them",
    arguments: ["$consent", "@type", "a.b", "_id", "x_", "price/unit"])
  func namesThatServersHave(name: String) throws {
    let schema = try read("allow: [disallowed-name]\n" + article("attributes: { '\(name)': Int }"))
    #expect(schema.resource(ofType: "articles")?.attributes.first?.name.value == name)
  }

  @Test("objects that are not attributes may use reserved names")
  func objectsThatAreNoAttributesAreFree() throws {
    _ = try read("types: { A: { object: { links: Int, type: Int, id: Int } } }\n")
    _ = try readArticle("meta: { links: Int, relationships: Int }")
  }
}
