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

  // The two that follow are named in Documentation/Conformance.md; what is said is in the tables of wrong schemas.

  @Test("names of resource types and relationships follow the same rules")
  func resourceTypesAndRelationshipsKeepTheRules() {
    for body in [
      article("relationships: { '': articles }"), article("relationships: { a/b: articles }"),
      "resources: { blog/posts: {} }\n",
    ] {
      #expect(identifiers(header + body) == ["invalid-name"])
    }
  }

  @Test("names that JSON:API reserves are reported")
  func reservedNames() {
    for name in ["type", "id"] {
      let attribute = article("attributes: { \(name): Int }")
      let relationship = article("relationships: { \(name): articles }")
      #expect(identifiers(header + attribute) == ["reserved-member-name"])
      #expect(identifiers(header + relationship) == ["reserved-member-name"])
    }
    let both = article("attributes: { a: Int }\nrelationships: { a: articles }")
    #expect(identifiers(header + both) == ["duplicate-name"])
  }
}
