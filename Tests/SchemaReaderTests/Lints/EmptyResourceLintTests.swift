import Testing

/// A resource type has attributes or relationships.
struct EmptyResourceLintTests {
  @Test("a resource type without members is reported")
  func aResourceTypeWithNothingInIt() {
    expectLint(
      in: "resources:\n  1️⃣articles2️⃣:\n    links: [self]\n", .emptyResource,
      "`articles` has neither attributes nor relationships",
      help: "add `attributes: { name: String }`, or take its members from a mixin: "
        + "`with: [timestamps]`")
  }

  @Test(
    "a resource type with members is not reported",
    arguments: [
      "attributes: { title: String }", "relationships: { author: articles }", "with: [timestamps]",
    ])
  func aResourceTypeWithMembers(lines: String) {
    let mixins = "mixins: { timestamps: { attributes: { created: DateTime } } }\n"
    #expect(diagnostics(.emptyResource, mixins + article(lines)) == [])
  }

  @Test("a resource type that is only a target is not reported")
  func aResourceTypeThatIsOnlyLinkedTo() {
    let body = "resources:\n  tags:\n  articles: { relationships: { tags: [tags] } }\n"
    #expect(diagnostics(.emptyResource, body) == [])
    #expect(
      diagnostics(.emptyResource, body + "documents: { TagDocument: { data: tags } }\n")
        == ["`tags` has neither attributes nor relationships"])
  }

  @Test(
    "a resource type with errors is not reported",
    arguments: ["attribute: { a: Int }", "with: [nope]", "attributes: none"])
  func aResourceTypeWhoseMembersMayNotHaveBeenRead(lines: String) {
    #expect(diagnostics(.emptyResource, article(lines)) == [])
  }
}
