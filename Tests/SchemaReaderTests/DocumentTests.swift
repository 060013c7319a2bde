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
  }

  @Test("`none` includes nothing, and may be the name of a relationship")
  func includesNone() throws {
    let none = try document("data: articles, include: none")
    #expect(none.include == [] && none.includedTypes == [])
    #expect(try document("data: none, meta: { a: Int }, include: none").include == [])
    let schema = try read(
      article("relationships: { none: articles }")
        + "documents: { D: { data: articles, include: [none] } }\n")
    #expect(schema.documents.first?.includedTypes == ["articles"])
  }
}
