import ResourceSchema
import Testing

struct DocumentTests {
  private let resources = """
    resources:
      articles:
        relationships:
          author: people
          comments: [comments]
          owner: people | teams
          history: { links: [self] }
      comments: { relationships: { author: people } }
      people: { relationships: { friends: [people] }, attributes: { name: String } }
      teams: { relationships: { members: [people] } }
    documents:

    """

  private func document(_ text: String) throws -> Document {
    try #require(read(resources + "  D: { \(text) }\n").documents.first)
  }

  private func mistake(_ text: String) -> String { resources + "  D: { \(text) }\n" }

  @Test("a path may have the name of a word of another language")
  func aPathMayBeCalledAsWordsOfOtherLanguages() throws {
    let lines = "relationships: { all: articles, author: articles }"
    let schema = try read(
      article(lines) + "documents: { A: { data: articles, include: [all, author] } }\n")
    #expect(schema.documents[0].include.count == 2)
  }

  @Test("primary data is one, several, or none")
  func primaryData() throws {
    func types(_ data: Document.PrimaryData) -> [String] {
      switch data {
      case .one(let types, _), .many(let types): types.map(\.value)
      default: []
      }
    }
    #expect(try document("data: none, meta: { a: Int }").data == .none)
    guard case .one(_, isNullable: false) = try document("data: articles").data,
      case .one(_, isNullable: true) = try document("data: articles?").data,
      case .many = try document("data: [articles]").data
    else {
      Issue.record("the wrong kind of data")
      return
    }
    #expect(try types(document("data: [articles | people]").data) == ["articles", "people"])
  }

  @Test("a document takes all other keys")
  func everythingElse() throws {
    let document = try document(
      "data: [articles], meta?: { total: Int }, links: pagination, jsonapi: version,"
        + " errors: unknown, description: A list., deprecated: No.")
    #expect(document.meta?.isOptional == true)
    #expect(document.links?.content == .pagination)
    #expect(document.apiDescription == .version)
    #expect(document.errors == .unknown)
    #expect(document.description == "A list.")
    #expect(document.deprecated == "No.")
  }

  @Test("a document can contain the linkage of a relationship")
  func theLinkageOfARelationship() throws {
    let document = try document("linkage: articles.author, include: [author.friends]")
    guard case .linkage(let resource, let relationship) = document.data else {
      Issue.record("no linkage")
      return
    }
    #expect(resource.value == "articles")
    #expect(relationship.value == "author")
    #expect(document.includedTypes == ["people"])
    expectDiagnostic(
      in: mistake("linkage: 1️⃣articles2️⃣"), .invalidLinkage,
      "`linkage` names a resource type and one of its relationships")
    expectDiagnostic(
      in: mistake("linkage: articles.1️⃣autor2️⃣"), .invalidLinkage,
      "`articles` has no relationship `autor`", help: "did you mean `author`?")
    expectDiagnostic(
      in: mistake("linkage: 1️⃣article2️⃣.author"), .unknownTarget,
      "unknown resource type `article`", help: "did you mean `articles`?")
    expectDiagnostic(
      in: mistake("linkage: articles.author, include: [1️⃣comments2️⃣]"), .includeOutsideLinkage,
      "the document contains the linkage of `author` and cannot include anything else")
    expectDiagnostic(
      in: mistake("linkage: articles.1️⃣history2️⃣").replacing("history:", with: "3️⃣history4️⃣:"),
      .invalidLinkage, "the target of `history` is unknown",
      labels: ["the relationship is here"])
  }

  @Test("included types are those along the paths, in the order of the schema")
  func includedTypesAreThoseOnTheWayInTheOrderOfTheSchema() throws {
    #expect(
      try document("data: articles, include: [comments.author]").includedTypes
        == ["comments", "people"])
    #expect(
      try document("data: articles, include: [owner.members]").includedTypes
        == ["people", "teams"])
    #expect(
      try document("data: [articles | people], include: [friends, comments]").includedTypes
        == ["comments", "people"])
    #expect(try document("data: articles").includedTypes.isEmpty)
  }

  @Test("a path through a union is valid if any member has it")
  func aPathThroughAUnionIsRightIfAnyMemberHasIt() throws {
    let document = try document("data: articles, include: [owner.friends, owner.members.friends]")
    #expect(document.includedTypes == ["people", "teams"])
    expectDiagnostic(
      in: mistake("data: articles, include: [owner.1️⃣boss2️⃣]"), .unknownInclude,
      "`people` or `teams` has no relationship `boss`")
  }

  @Test("each part of a path is a relationship")
  func pathsLeadSomewhere() {
    expectDiagnostic(
      in: mistake("data: articles, include: [comments.1️⃣athor2️⃣]"), .unknownInclude,
      "`comments` has no relationship `athor`", help: "did you mean `author`?")
    expectDiagnostic(
      in: mistake("data: articles, include: [author.1️⃣name2️⃣]"), .unknownInclude,
      "`people` has no relationship `name`")
    expectDiagnostic(
      in: mistake("data: articles, include: [1️⃣history2️⃣]")
        .replacing("history:", with: "3️⃣history4️⃣:"),
      .unknownInclude, "the target of `history` is unknown",
      labels: ["the relationship is here"])
    expectDiagnostic(
      in: mistake("data: articles, include: [1️⃣author.2️⃣]"), .unknownInclude,
      "`author.` is not a path of relationships")
    expectDiagnostic(
      in: mistake("data: articles, include: [3️⃣author4️⃣, 1️⃣author2️⃣]"), .repeatedValue,
      "`author` appears twice", labels: ["the first is here"])
  }

  @Test("a document declares its data")
  func aDocumentSaysWhatItsDataIs() {
    expectDiagnostic(
      in: resources + "  1️⃣D2️⃣: { meta: { a: Int } }\n", .missingKey,
      "`D` does not state its `data`",
      help: "write `data: articles`, `data: [articles]` or `data: none`")
    expectDiagnostic(
      in: mistake("3️⃣data4️⃣: articles, 1️⃣linkage2️⃣: articles.author"), .conflictingData,
      "the primary data is `data` or `linkage`, not both", labels: ["`data` is here"])
    expectDiagnostic(
      in: mistake("data: none, meta: { a: Int }, 1️⃣include2️⃣: [author]"), .includeWithoutData,
      "a document without primary data includes nothing")
    expectDiagnostic(
      in: mistake("data: 1️⃣[articles, people]2️⃣"), .malformedTarget,
      "the types that `data` leads to are joined with bars",
      help: "write `[articles | people]` for any number of them, or `articles | people` for one")
  }

  @Test("a document has data or meta")
  func aDocumentHasSomething() {
    expectDiagnostic(
      in: resources + "  1️⃣D2️⃣: { data: none }\n", .emptyDocument,
      "`D` has neither `data` nor `meta`")
  }

  @Test("names are unique and valid in Swift")
  func namesAreNamesInSwiftAndTakenOnce() {
    expectDiagnostic(
      in: resources + "  1️⃣an-article2️⃣: { data: articles }\n", .invalidTypeName,
      "`an-article` cannot be the name of a document: it has to be a name in Swift as well")
    expectDiagnostic(
      in: resources + "  1️⃣D2️⃣: { data: articles }\ntypes: { 3️⃣D4️⃣: Int }\n", .duplicateName,
      "`D` is the name of a type and of a document", labels: ["the type is here"])
  }

  @Test("primary data may be of any type, and lead anywhere")
  func anyData() throws {
    #expect(try document("data: [any]").data == .any(isMany: true))
    #expect(try document("data: any?").data == .any(isMany: false, isNullable: true))
    #expect(try document("data: [any], include: [members.friends]").includedTypes == ["people"])
    let schema = try read(
      article("relationships: { subject: any }")
        + "documents: { A: { data: articles, include: [subject.subject] } }\n")
    #expect(schema.documents[0].includedTypes == ["articles"])
  }

  @Test("a sparse document has primary data of one type")
  func sparse() throws {
    #expect(try document("data: [articles], sparse: true").isSparse)
    #expect(try !document("data: articles, sparse: false").isSparse)
    expectDiagnostic(
      in: mistake("data: [articles | people], 1️⃣sparse2️⃣: true"), .misplacedKey,
      "`sparse` needs resource objects of one type as primary data",
      help: "declare a document for each type: `DArticles: { data: [articles], sparse: true }`,"
        + " `DPeople: { data: [people], sparse: true }`")
    expectDiagnostic(
      in: mistake("linkage: articles.author, 1️⃣sparse2️⃣: true"), .misplacedKey,
      "`sparse` needs resource objects of one type as primary data", help: "remove `sparse`")
  }
}
