import Testing

struct ResourceTests {
  @Test("a resource type may have no members")
  func aResourceMayHaveNothing() throws {
    let resource = try readArticle("")
    #expect(resource.idType == .string)
    #expect(resource.attributes.isEmpty && resource.relationships.isEmpty)
    #expect(resource.links == nil && resource.meta == nil)
    #expect(resource.document.errors == .basic)
    #expect(resource.document.apiDescription == .none)
  }

  @Test("Swift name, description and deprecation are read")
  func namesAndTexts() throws {
    let resource = try readArticle("swift: Post\ndescription: A post.\ndeprecated: Use news.")
    #expect(resource.swiftName?.value == "Post")
    #expect(resource.description == "A post.")
    #expect(resource.deprecated == "Use news.")
  }

  @Test("ids have types")
  func idTypes() throws {
    #expect(try readArticle("id: Int").idType == .int)
    #expect(try readArticle("id: UUID").idType == .uuid)
    let types = """
      types:
        Key: String
        Chain: Key
        Code: { enum: [a, b] }
        Mine: { swift: MyID }
        Level: { enum: [1, 2] }
        Point: { object: { x: Int } }

      """
    for name in ["Key", "Chain", "Code", "Mine"] {
      guard case .named(let type) = try readArticle("id: \(name)", with: types).idType else {
        Issue.record("not a name")
        return
      }
      #expect(type.value == name)
    }
  }

  @Test("members of mixins come first")
  func mixinsGiveTheirMembersFirst() throws {
    let schema = try read(
      """
      mixins:
        timestamps: { attributes: { createdAt: DateTime }, description: When. }
        owned: { relationships: { owner: articles } }
      resources:
        articles:
          with: [timestamps, owned]
          attributes: { title: String }
          relationships: { next: articles }
      """)
    let resource = try #require(schema.resources.first)
    #expect(resource.attributes.map(\.name.value) == ["createdAt", "title"])
    #expect(resource.relationships.map(\.name.value) == ["owner", "next"])
  }
}

struct DefaultsTests {
  private let defaults = """
    defaults:
      id: UUID
      links: [self?]
      meta: { version: Int }
      jsonapi: version
      errors: unknown

    """

  @Test("resource types have the defaults")
  func resourcesHaveThem() throws {
    let resource = try readArticle("", with: defaults)
    #expect(resource.idType == .uuid)
    #expect(resource.links != nil && resource.meta != nil)
    #expect(resource.document.apiDescription == .version)
    #expect(resource.document.errors == .unknown)
  }

  @Test("resource types override the defaults")
  func resourcesSayOtherwise() throws {
    let resource = try readArticle("id: String\nlinks: []\nmeta: none", with: defaults)
    #expect(resource.idType == .string)
    #expect(resource.links == nil && resource.meta == nil)
    #expect(try readArticle("links: none", with: defaults).links == nil)
  }

  @Test("documents have the defaults of documents")
  func documentsHaveThoseOfDocuments() throws {
    let documents = """
      documents:
        One: { data: articles }
        Two: { data: articles, jsonapi: none, errors: basic }

      """
    let schema = try read(article("") + documents + defaults)
    #expect(schema.documents.map(\.apiDescription) == [.version, .none])
    #expect(schema.documents.map(\.errors) == [.unknown, .basic])
    #expect(schema.documents.allSatisfy { $0.links == nil && $0.meta == nil })
  }

  private let nested = """
    defaults:
      jsonapi: version
      relationships: { links: [self], meta: { count: Int }, linkage: included }
      documents:
        one: { links: [self], jsonapi: none }
        many: { links: pagination, meta: { total: Int }, errors: unknown }

    """

  @Test("relationships have the defaults")
  func relationshipsHaveThem() throws {
    let lines = """
      relationships:
        short: articles
        long: { many: articles, links: none, linkage: always }
        bare: { many: articles, meta: none, links: [related] }
        gone: { one: articles, linkage: never }
        other: { links: [related] }
      """
    let relationships = try readArticle(lines, with: nested).relationships
    #expect(relationships.map(\.linkage) == [.included, .always, .included, .never, .never])
    #expect(relationships.map { $0.links != nil } == [true, false, true, true, true])
    #expect(relationships.map { $0.meta != nil } == [true, true, false, true, true])
  }

  @Test("relationships of mixins have the defaults of the resource's file")
  func relationshipsOfMixinsHaveThoseOfTheResource() throws {
    let resource = try readArticle(
      "with: [owned]",
      with: nested + "mixins: { owned: { relationships: { owner: articles } } }\n")
    #expect(resource.relationships.map { $0.links != nil } == [true])
  }

  @Test("documents of one and of many have the defaults")
  func documentsOfOneAndOfManyHaveThem() throws {
    let documents = """
      documents:
        One: { data: articles }
        Many: { data: [articles], links: none }
        None: { data: none, meta: { a: Int } }
        Own: { data: [articles], links: [self], meta: none, errors: basic }

      """
    let schema = try read(article("") + documents + nested)
    #expect(schema.documents.map { $0.links != nil } == [true, false, false, true])
    #expect(schema.documents.map { $0.meta != nil } == [false, true, true, false])
    #expect(schema.documents.map(\.apiDescription) == [.none, .version, .version, .version])
    #expect(schema.documents.map(\.errors) == [.basic, .unknown, .basic, .basic])
    let resource = try #require(schema.resources.first)
    #expect(resource.document.links != nil && resource.document.meta == nil)
    #expect(resource.collectionDocument.links?.content == .pagination)
    #expect(resource.collectionDocument.apiDescription == .version)
  }

  @Test("defaults set `jsonapi` and `errors`")
  func jsonapiAndErrors() throws {
    let resource = try readArticle(
      "",
      with: "defaults: { jsonapi: { meta: { build: Int } }, errors: Problem }\n"
        + "types: { Problem: { object: { code: Int } } }\n")
    let document = resource.document
    guard case .meta = document.apiDescription, case .named(let name) = document.errors else {
      Issue.record("no meta or no type of errors")
      return
    }
    #expect(name.value == "Problem")
  }
}
