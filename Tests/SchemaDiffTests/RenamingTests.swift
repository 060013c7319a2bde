import SchemaDiff
import Testing

/// What was perhaps renamed, which notes say on both sides.
struct RenamingTests {
  private func notes(_ old: String, _ new: String) throws -> [String] {
    try Versions(old, new).changes.filter { !$0.kind.rawValue.contains("swift") }
      .map { $0.note ?? "" }
  }

  @Test("a member with another name, of the same type and in the same place")
  func members() throws {
    func schema(_ name: String) -> String {
      "resources: { articles: { attributes: { title: String, \(name): String, size: Int } } }"
    }
    #expect(
      try notes(schema("text"), schema("content")) == [
        "renamed? `text` was removed, with the same type",
        "renamed? `content` was added, with the same type",
      ])
    let other = schema("text").replacing("text: String", with: "count: Int")
    #expect(try notes(schema("text"), other) == ["", ""])
  }

  @Test("a resource type with most of the fields of another")
  func resources() throws {
    func schema(_ name: String) -> String {
      "resources: { \(name): { attributes: { name: String, age: Int, city: String } } }"
    }
    #expect(
      try notes(schema("people"), schema("users")) == [
        "renamed? `people` was removed", "renamed? `users` was added",
      ])
  }

  @Test(
    "values of enums, cases with tags, links, documents, filters and sort fields",
    arguments: [
      ("attributes: { a: { enum: [b, canceled] } }", "attributes: { a: { enum: [b, cancelled] } }"),
      (
        "attributes: { a: { oneOf: { x: { object: { i: Int } }, key: { object: { n: Int } } }, tag: t } }",
        "attributes: { a: { oneOf: { x: { object: { i: Int } }, lock: { object: { n: Int } } }, tag: t } }"
      ),
      ("links: [self, homepage]", "links: [self, home-page]"),
      ("filters: { state: String }", "filters: { states: String }"),
      ("sorts: [{ name: relevance }]", "sorts: [{ name: relevances }]"),
    ])
  func others(old: String, new: String) throws {
    for (old, new) in [(old, new), (new, old)] {
      let notes = try notes(
        "resources: { articles: { \(old) } }", "resources: { articles: { \(new) } }")
      #expect(notes.count == 2 && notes.allSatisfy { $0.hasPrefix("renamed? ") }, "\(notes)")
    }
  }

  @Test("documents with the same data")
  func documents() throws {
    func schema(_ name: String) -> String {
      """
      resources: { articles: { attributes: { title: String } } }
      documents: { \(name): { data: [articles], meta: { total: Int } } }
      """
    }
    #expect(
      try notes(schema("Page"), schema("Listing")) == [
        "renamed? `Page` was removed", "renamed? `Listing` was added",
      ])
  }
}
