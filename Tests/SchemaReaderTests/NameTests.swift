import Testing

/// JSON:API's rules for names, as `Documentation/Conformance.md` refers to them. What is reported is in the tables of
/// wrong schemas, and names that real servers have in `schemas.txt`.
struct NameTests {
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
