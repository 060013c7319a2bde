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
    expectDiagnostic(
      in: article(lines + "1️⃣article2️⃣ }") + rest.replacing(", inverse: author", with: ""),
      .invalidInverse, "`people` has no relationship `article`", help: "did you mean `articles`?")
    expectDiagnostic(
      in: article(lines + "1️⃣favorites2️⃣ }")
        + rest.replacing("favorites", with: "3️⃣favorites4️⃣").replacing(
          ", inverse: author", with: ""),
      .invalidInverse, "`people.favorites` does not lead back to `articles`",
      labels: ["the inverse is here"])
    expectDiagnostic(
      in: article(
        "relationships:\n  editor: { one: people, inverse: 1️⃣articles2️⃣ }\n  author: people")
        + rest.replacing("      articles:", with: "      3️⃣articles4️⃣:"),
      .invalidInverse, "`people.articles` is the inverse of `author` already",
      labels: ["the inverse is here"])
  }

  @Test("targets are resource types of the schema")
  func targetsAreKnown() {
    expectDiagnostic(
      in: mistake("author: 1️⃣person2️⃣"), .unknownTarget, "unknown resource type `person`")
    expectDiagnostic(
      in: mistake("author: people | 1️⃣team2️⃣?"), .unknownTarget,
      "unknown resource type `team`", help: "did you mean `teams`?")
    expectDiagnostic(
      in: mistake("title: 1️⃣String2️⃣"), .unknownTarget, "unknown resource type `String`")
    expectDiagnostic(
      in: article("relationships:\n  author: 1️⃣Person2️⃣") + "  people: { swift: Person }\n",
      .unknownTarget, "unknown resource type `Person`", help: "did you mean `people`?")
  }

  @Test("wrong forms name the right spelling")
  func wrongFormsNameTheRightSpelling() {
    expectDiagnostic(
      in: mistake("owners: 1️⃣[people, teams]2️⃣"), .malformedTarget,
      "the types that the relationship leads to are joined with bars",
      help: "write `[people | teams]` for any number of them, or `people | teams` for one")
    expectDiagnostic(
      in: mistake("owners: 1️⃣[]2️⃣"), .emptyList,
      "the brackets do not say which resources they hold",
      help: "a to-many relationship is written `[articles]`")
    expectDiagnostic(
      in: mistake("owners: 1️⃣people[]2️⃣"), .malformedTarget,
      "`people[]` is not the name of a resource type",
      help: "a to-many relationship is written `[people]`")
    expectDiagnostic(
      in: mistake("1️⃣owner2️⃣:"), .malformedTarget,
      "`owner` does not say which resources it leads to",
      help: "name the resource type, such as `owner: articles`")
    expectDiagnostic(
      in: mistake("owner: { one: 1️⃣[people]2️⃣ }"), .malformedTarget, "`one` leads to one resource",
      help: "a to-many relationship is written `many: people`")
    expectDiagnostic(
      in: mistake("owner: { many: 1️⃣[people]2️⃣ }"), .malformedTarget,
      "`many` says already that there are many", help: "write `many: people`")
    expectDiagnostic(
      in: mistake("owner: 1️⃣people?2️⃣ | teams"), .misplacedQuestionMark,
      "the question mark belongs to the whole union", help: "write `people | teams?`")
    expectDiagnostic(
      in: mistake("owner: 1️⃣people |2️⃣"), .malformedTarget,
      "the name of a resource type is missing")
    expectDiagnostic(
      in: mistake("owner: 3️⃣people4️⃣ | teams | 1️⃣people2️⃣"), .repeatedValue,
      "`people` appears twice", labels: ["the first is here"])
  }

  @Test("a list is never null")
  func aListIsNeverNull() {
    let message = "a list of resources is never null: it is empty"
    expectDiagnostic(
      in: mistake("owners: [people1️⃣?2️⃣]"), .nullableToMany, message,
      help: "write `[people]`")
    expectDiagnostic(in: mistake("owners: '[people]1️⃣?2️⃣'"), .nullableToMany, message)
    expectDiagnostic(
      in: mistake("owners: { many: people1️⃣?2️⃣ }"), .nullableToMany, message,
      help: "write `many: people`")
    expectDiagnostic(
      in: mistake("owners: { many: people, 1️⃣nullable2️⃣: true }"), .nullableToMany, message,
      help: "leave `nullable` out")
  }

  @Test("a relationship is `one` or `many`")
  func oneOrMany() {
    expectDiagnostic(
      in: mistake("owner: { 3️⃣one4️⃣: people, 1️⃣many2️⃣: teams }"), .conflictingCardinality,
      "a relationship leads to one resource or to many, not to both", labels: ["`one` is here"])
  }

  @Test("keys that need a target require one")
  func whatNeedsATargetHasOne() {
    let message = "needs a target, and the relationship has neither `one` nor `many`"
    for key in ["linkage: included", "linkage: always", "inverse: articles", "nullable: true"] {
      let word = key.prefix { $0 != ":" }
      expectDiagnostic(
        in: mistake("a: { links: [self], 1️⃣\(word)2️⃣\(key.dropFirst(word.count)) }"),
        .targetlessRelationship, "`\(word)` \(message)")
    }
  }

  @Test("a relationship has linkage, links or meta")
  func aRelationshipHasSomething() {
    expectDiagnostic(
      in: mistake("1️⃣a2️⃣: { linkage: never, one: people }"), .emptyRelationship,
      "`a` has neither linkage nor links nor meta", help: "add `links: [related]`")
    expectDiagnostic(
      in: mistake("1️⃣a2️⃣: { description: Lost. }"), .emptyRelationship,
      "`a` has neither linkage nor links nor meta")
    expectDiagnostic(
      in: mistake("a: { linkage: never, one: people, links: [self], 1️⃣idMeta2️⃣: { a: Int } }"),
      .identifierMetaWithoutLinkage,
      "a relationship without linkage has no identifiers that could have meta",
      help: "the meta of the relationship itself is called `meta`")
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

  @Test("`any` is the word for what other languages call otherwise")
  func wordsForAny() {
    expectDiagnostic(
      in: mistake("owner: 1️⃣polymorphic2️⃣"), .unknownTarget,
      "unknown resource type `polymorphic`", help: "a resource of any type is written `any`")
    expectDiagnostic(
      in: mistake("owner: people | 1️⃣any2️⃣"), .malformedTarget,
      "`any` stands for every resource type",
      help: "write `any` alone, or name the resource types")
    expectDiagnostic(
      in: "resources: { 1️⃣any2️⃣: }\n", .reservedTypeName,
      "`any` is a word of the language: `data: any`")
  }

  @Test("the inverse of a relationship to any belongs to some type")
  func inverseOfAny() {
    #expect(
      identifiers(
        header + article("relationships: { subject: { one: any, inverse: notes }, notes: [any] }"))
        == [])
    expectDiagnostic(
      in: article("relationships: { subject: { one: any, inverse: 1️⃣note2️⃣ }, notes: [any] }"),
      .invalidInverse, "no resource type has a relationship `note`", help: "did you mean `notes`?")
  }
}

struct FlaggedCardinalityTests {
  @Test(
    arguments: [
      ("{ type: people, many: 1️⃣true2️⃣ }", "`many`", "true", "[people]"),
      ("{ resource: people, one: 1️⃣true2️⃣ }", "`one`", "true", "people"),
      ("{ type: people, many: 1️⃣false2️⃣ }", "`many`", "false", "people"),
    ])
  func aFlagInPlaceOfATarget(value: String, key: String, flag: String, right: String) {
    expectDiagnostic(
      in: article("relationships: { a: \(value) }") + "  people:\n", .unknownTarget,
      "\(key) names a resource type, and is not `\(flag)`", help: "write `a: \(right)`")
  }

  @Test("a flag in place of a target is one error")
  func withOtherKeys() {
    expectDiagnostic(
      in: article("relationships: { a: { type: people, many: 1️⃣true2️⃣, links: [self] } }")
        + "  people:\n", .unknownTarget, "`many` names a resource type, and is not `true`",
      help: "write `a: { many: people, links: [self] }`")
  }
}
