import Testing

struct RelationshipTests {
  private func mistake(_ line: String) -> String {
    article("relationships:\n  \(line)") + "  people:\n  teams:\n"
  }

  @Test("a target is to-one, in brackets to-many")
  func toOneAndToMany() throws {
    let one = try readRelationship("author: people")
    #expect(one.cardinality == .one)
    #expect(one.targets.map(\.value) == ["people"])
    #expect(one.linkage == .always)
    #expect(try readRelationship("author: people?").isNullable)
    #expect(try readRelationship("author?: people").isOptional)
    let many = try readRelationship("authors: [people]")
    #expect(many.cardinality == .many)
    #expect(!many.isNullable)
  }

  @Test("targets can be several types")
  func unions() throws {
    let one = try readRelationship("owner: people | teams | articles?")
    #expect(one.targets.map(\.value) == ["people", "teams", "articles"])
    #expect(one.isNullable)
    let many = try readRelationship("owners: [people|teams]")
    #expect(many.cardinality == .many)
    #expect(many.targets.map(\.value) == ["people", "teams"])
  }

  @Test("a quoted text is the same expression")
  func quotedTextIsTheSameExpression() throws {
    #expect(try readRelationship("owners: '[people | teams]'").cardinality == .many)
  }

  @Test("the long form takes every key")
  func theLongFormHasEverything() throws {
    let relationship = try readRelationship(
      """
      author?: {
          one: people?, swift: writer, query: by, description: Who wrote it., deprecated: No.,
          links: [self, related?], meta: { rank: Int }, idMeta: { role: String },
          readOnly: true, linkage: included, since: 2.10 }
      """.replacing("\n", with: ""))
    #expect(relationship.isOptional && relationship.isNullable)
    #expect(relationship.swiftName?.value == "writer")
    #expect(relationship.queryName == "by")
    #expect(relationship.description == "Who wrote it.")
    #expect(relationship.deprecated == "No.")
    #expect(relationship.links != nil && relationship.meta != nil && relationship.idMeta != nil)
    #expect(relationship.access == .readOnly)
    #expect(try readRelationship("a: { one: people, writeOnly: true }").access == .writeOnly)
    #expect(try readRelationship("a: { one: people, createOnly: true }").access == .createOnly)
    #expect(relationship.linkage == .included)
    #expect(relationship.since == "2.10")
  }

  @Test("a relationship may have no linkage")
  func relationshipsWithoutLinkage() throws {
    let unknown = try readRelationship("history: { links: [related] }")
    #expect(unknown.cardinality == nil)
    #expect(unknown.targets.isEmpty)
    #expect(unknown.linkage == .never)
    let known = try readRelationship("history: { many: people, linkage: never, links: [self] }")
    #expect(known.cardinality == .many)
    #expect(known.linkage == .never)
  }

  @Test("an inverse leads back")
  func anInverseLeadsBack() throws {
    let rest = """
        people:
          relationships:
            articles: { many: articles, inverse: author }
            favorites: [people]
      """
    let lines = "relationships:\n  author: { one: people, inverse: "
    #expect(
      try readArticle(lines + "articles }", with: rest).relationships.first?.inverse?.value
        == "articles")
  }

  @Test("`any` is a target of every type")
  func anyTarget() throws {
    let one = try readRelationship("owner: any")
    #expect(one.leadsToAny && one.targets.isEmpty && one.cardinality == .one)
    #expect(try readRelationship("owner: any?").isNullable)
    #expect(try readRelationship("owners: [any]").cardinality == .many)
    #expect(try !readRelationship("author: people").leadsToAny)
    #expect(
      try readRelationship("owners: [any]") == readRelationship("owners: { many: any }"))
    #expect(
      try readRelationship("owner: any?")
        == readRelationship("owner: { one: any, nullable: true }"))
  }

  @Test("the inverse of a relationship to any belongs to some type")
  func inverseOfAny() {
    #expect(
      identifiers(
        header + article("relationships: { subject: { one: any, inverse: notes }, notes: [any] }"))
        == [])
  }
}
