import ResourceSchema
import Testing

struct ResourceAPITests {
  @Test("operations and client ids are read")
  func whatTheServerAllows() throws {
    let api = try readArticle(
      """
      path: blog/articles
      clientIds: required
      operations: [list, get]
      page: { style: cursor, size: 20, max: 100 }
      includes: 2
      """
    ).api
    #expect(api.path?.value == "blog/articles")
    #expect(api.clientIds == .required)
    #expect(api.operations == [.list, .get])
    #expect(api.page == ResourceAPI.Page(style: .cursor, size: 20, max: 100))
    #expect(api.includes == .depth(2))
  }

  @Test("paths of operations, and of collections below parents")
  func paths() throws {
    let resource = try readArticle(
      """
      path: authors/{author}/articles/
      relationships: { author: people }
      """, with: "  people:\n")
    #expect(resource.path(of: .create) == "authors/{author}/articles/")
    #expect(resource.path(of: .get) == "authors/{author}/articles/{id}/")
    #expect(
      resource.path(of: .relationship)
        == "authors/{author}/articles/{id}/relationships/{relationship}/")
    let others = try readArticle(
      """
      path:
        collection: blog/articles
        list: people/{member}/{people}/articles
        update: '{id}/settings'
        related: x/{relationship}/{id}
      """, with: "  people: { swift: Member }\n")
    #expect(others.path(of: .list) == "people/{member}/{people}/articles")
    #expect(others.path(of: .create) == "blog/articles")
    #expect(others.path(of: .update) == "{id}/settings")
    #expect(others.path(of: .delete) == "blog/articles/{id}")
    #expect(others.path(of: .related) == "x/{relationship}/{id}")
  }

  @Test("everything about the API is optional")
  func whatIsNotSaid() throws {
    #expect(try readArticle("").api == ResourceAPI())
    #expect(try readArticle("operations: []").api.operations == [])
  }

  @Test("filters have types")
  func filters() throws {
    let filters = try readArticle(
      """
      filters:
        published: Bool
        author: people
        createdAt: { type: DateTime, operators: [eq, gt] }
        tags: [String]
        editors: [people]
        readers: '[people]'
      """, with: "  people:\n"
    ).api.filters
    #expect(
      filters.map(\.name.value) == [
        "published", "author", "createdAt", "tags", "editors", "readers",
      ])
    #expect(
      filters.map(\.subject) == [
        .value(.primitive(.bool)), .resource("people"), .value(.primitive(.dateTime)),
        .value(.array(.primitive(.string))), .resources("people"), .resources("people"),
      ])
    #expect(filters[2].operators.map(\.value) == ["eq", "gt"])
  }

  @Test("sorts are attributes")
  func sorts() throws {
    let lines = """
      attributes: { title: String }
      relationships: { author: people }
      """
    let people = "  people: { attributes: { name: String } }\n"
    let sorts = try readArticle(lines + "\nsorts: [title, id, author.name]", with: people).api.sorts
    #expect(sorts.map(\.name.value) == ["title", "id", "author.name"])
  }

  @Test("a sort that is not a field is declared")
  func declaredSorts() throws {
    let lines = "attributes: { title: String }\n"
    let sorts = try readArticle(
      lines + "sorts: [title, { name: relevance, description: Best first. }]"
    ).api.sorts
    #expect(sorts.map(\.name.value) == ["title", "relevance"])
    #expect(sorts.map(\.isDeclared) == [false, true])
    #expect(sorts[1].description == "Best first.")
  }

  @Test("filters can have parameters of their own, and lists of values")
  func filterParameters() throws {
    let filters = try readArticle(
      "filters: { text: { type: String, parameter: 'search[text]' } }"
    ).api.filters
    #expect(filters[0].parameter == "search[text]")
  }

  @Test("pages have a total, and names of parameters that fit their style")
  func pageNames() throws {
    let page = try #require(
      try readArticle(
        """
        page: { style: number, total: meta.page.total, names: { number: page, size: per } }
        answers: { list: ArticleList }
        """,
        with: "documents:\n  ArticleList: "
          + "{ data: [articles], meta: { page: { object: { total: Int } } } }\n"
      ).api.page)
    #expect(page.total?.value == "meta.page.total")
    #expect(page.names.mapValues(\.value) == [.number: "page", .size: "per"])
  }

  @Test("pages are counted where links of the server do not lead to them")
  func pageLinks() throws {
    #expect(try readArticle("page: { style: number }").api.page?.followsLinks == true)
    #expect(
      try readArticle("page: { style: number, followLinks: true }").api.page?.followsLinks == true)
    #expect(
      try readArticle("page: { style: offset, followLinks: false }").api.page?.followsLinks
        == false)
  }

  @Test("includes are paths of relationships")
  func includes() throws {
    let lines = "relationships: { author: people }\n"
    let people = "  people: { relationships: { friends: [people] } }\n"
    guard
      case .paths(let paths) = try readArticle(
        lines + "includes: [author, author.friends]", with: people
      ).api.includes
    else {
      Issue.record("no paths")
      return
    }
    #expect(
      paths.map { $0.relationships.map(\.value) } == [["author"], ["author", "friends"]])
  }
}
