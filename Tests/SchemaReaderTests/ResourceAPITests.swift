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

  @Test(
    "mistakes in paths are reported",
    arguments: [
      (
        "path: 1️⃣articles/{id}2️⃣", .invalidPath,
        "`path` is a path alone, without parameters and query", "write `path: articles`"
      ),
      (
        "path: 1️⃣people/{id}/articles2️⃣", .invalidPath,
        "`{id}` in `path` is the id of a parent: name it",
        "write `'people/{people}/articles'`"
      ),
      (
        "path: { get: 1️⃣articles/details/2️⃣ }", .invalidPath, "the path of `get` has no `{id}`",
        "write `'articles/details/{id}'`"
      ),
      (
        "path: { related: 1️⃣'articles/{id}'2️⃣ }", .invalidPath,
        "the path of `related` has no `{relationship}`",
        "write `'articles/{id}/{relationship}'`"
      ),
      (
        "path: 1️⃣people/{peple}/articles2️⃣", .unknownParent,
        "`{peple}` is neither a to-one relationship of `articles` nor a resource type",
        "write `'people/{people}/articles'`"
      ),
      (
        "path: 1️⃣articles/{slug}2️⃣", .unknownParent,
        "`{slug}` is neither a to-one relationship of `articles` nor a resource type",
        "write `articles`"
      ),
    ] as [(String, DiagnosticIdentifier, String, String)])
  func wrongPaths(text: String, identifier: DiagnosticIdentifier, message: String, help: String) {
    expectDiagnostic(
      in: article(text) + "  people:\n", identifier, message, help: help)
  }

  @Test("a parent is of one resource type")
  func severalParents() {
    expectDiagnostic(
      in: article(
        "path: 1️⃣'{any}/articles'2️⃣\nrelationships: { 3️⃣any4️⃣: people | articles }")
        + "  people:\n", .unknownParent,
      "the relationship `any` of `articles` does not lead to one resource type",
      labels: ["the relationship is here"],
      help: "name the resource type of the parent in the braces")
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
    expectDiagnostic(
      in: article("filters: { author: 1️⃣person2️⃣ }") + "  persons:\n", .unknownType,
      "unknown type `person`", help: "did you mean `persons`?")
    expectDiagnostic(
      in: article("filters: { authors: '[1️⃣person2️⃣]' }") + "  persons:\n", .unknownType,
      "unknown type `person`", help: "did you mean `persons`?")
    expectDiagnostic(
      in: article("filters: { 1️⃣a2️⃣: { operators: [eq] } }"), .missingType,
      "the filter `a` has no type")
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
    expectDiagnostic(
      in: article(lines + "\nsorts: [1️⃣tile2️⃣]") + people, .unknownSort,
      "`articles` has no attribute `tile`", help: "did you mean `title`?")
    expectDiagnostic(
      in: article(lines + "\nsorts: [1️⃣author.age2️⃣]") + people, .unknownSort,
      "`people` has no attribute `age`")
    expectDiagnostic(
      in: article(lines + "\nsorts: [1️⃣-title2️⃣]") + people, .unknownSort,
      "a sort field has no direction: clients choose it", help: "write `title`")
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
    expectDiagnostic(
      in: article(lines + "sorts: [1️⃣relevance2️⃣]"), .unknownSort,
      "`articles` has no attribute `relevance`")
    expectDiagnostic(
      in: article(lines + "sorts: [1️⃣{ description: Best. }2️⃣]"), .missingKey,
      "the sort has no name")
    expectDiagnostic(
      in: article(lines + "sorts: [3️⃣title4️⃣, { name: 1️⃣title2️⃣ }]"), .repeatedValue,
      "`title` appears twice", labels: ["the first is here"])
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
    expectDiagnostic(
      in: article("page: { style: cursor, names: { 1️⃣number2️⃣: page } }"), .invalidPage,
      "pages of the style `cursor` have no `number`", help: "write `names: { after: page }`")
    expectDiagnostic(
      in: article("page: { style: number, total: 1️⃣total2️⃣ }"), .invalidTotal,
      "`total` is a path in the document, which begins with `meta`", help: "write `meta.total`")
  }

  @Test("pages are counted where links of the server do not lead to them")
  func pageLinks() throws {
    #expect(try readArticle("page: { style: number }").api.page?.followsLinks == true)
    #expect(
      try readArticle("page: { style: number, followLinks: true }").api.page?.followsLinks == true)
    #expect(
      try readArticle("page: { style: offset, followLinks: false }").api.page?.followsLinks
        == false)
    expectDiagnostic(
      in: article("page: { style: links, followLinks: 1️⃣false2️⃣ }"), .invalidPage,
      "pages of the style `links` are only found by links",
      help: "remove `followLinks`, or choose the style `number`, `offset` or `cursor`")
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
    expectDiagnostic(
      in: article(lines + "includes: [author.1️⃣friend2️⃣]") + people, .unknownInclude,
      "`people` has no relationship `friend`", help: "did you mean `friends`?")
  }

  @Test("entries of lists are not empty")
  func whatAListHoldsIsNotEmpty() {
    expectDiagnostic(in: article("includes: [1️⃣\"\"2️⃣]"), .emptyValue, "a path is empty")
    expectDiagnostic(in: article("sorts: [1️⃣\"\"2️⃣]"), .emptyValue, "an attribute is empty")
    expectDiagnostic(
      in: article("filters: { a: { type: Int, operators: [1️⃣[eq]2️⃣] } }"), .expectedText,
      "an operator must be text, not a list or a mapping")
    expectDiagnostic(
      in: article("sorts: 1️⃣title2️⃣\nattributes: { title: Int }"), .expectedList,
      "`sorts` must be a list of attributes", help: "write `sorts: [title]`")
  }

  @Test("pages have a style, and sizes that fit it")
  func pagesHaveAStyleAndSizesThatFit() {
    expectDiagnostic(
      in: article("1️⃣page2️⃣: { size: 20 }"), .missingKey,
      "`page` has no style")
    expectDiagnostic(
      in: article("page: { style: number, size: 1️⃣2002️⃣, max: 3️⃣1004️⃣ }"), .invalidPage,
      "the default page size is larger than the maximum", labels: ["the largest is here"])
    expectDiagnostic(
      in: article("page: { style: number, size: 1️⃣many2️⃣ }"), .expectedInteger,
      "`size` must be an integer of at least 1")
    expectDiagnostic(
      in: article("includes: 1️⃣-12️⃣"), .expectedInteger,
      "`includes` must be an integer from 0 to 100")
  }

  @Test("unknown words are reported")
  func wordsAreKnown() {
    expectDiagnostic(
      in: article("clientIds: 1️⃣allow2️⃣"), .unknownWord, "`allow` is not a value of `clientIds`",
      help: "did you mean `allowed`?")
    expectDiagnostic(
      in: article("operations: [list, 1️⃣read2️⃣]"), .unknownWord,
      "`read` is not a value of `operations`")
    expectDiagnostic(
      in: article("operations: 1️⃣list2️⃣"), .expectedList, "`operations` must be a list of operations",
      help: "write `operations: [list]`")
  }
}
