import ClientModels
import Foundation
import JSONAPI
import JSONAPIQuery
import Testing

typealias Article = Vocabulary.Article
typealias ArticleDescription = Vocabulary.ArticleDescription
typealias ArticleOwner = Vocabulary.ArticleOwner
typealias Comment = Vocabulary.Comment
typealias CommentDescription = Vocabulary.CommentDescription
typealias Organization = Vocabulary.Organization
typealias OrganizationDescription = Vocabulary.OrganizationDescription
typealias Person = Vocabulary.Person
typealias PersonDescription = Vocabulary.PersonDescription
typealias Status = Vocabulary.Status

/// A query, and its parameters without percent-encoding.
struct QueryCase: CustomTestStringConvertible, Sendable {
  let text: String
  let query: any QueryBuilding

  init(_ text: String, _ query: any QueryBuilding) {
    self.text = text
    self.query = query
  }

  var testDescription: String { text }
}

private let articles = Query<ArticleDescription>()
private let comments = Query<CommentDescription>()
private let people = Query<PersonDescription>()
private let organizations = Query<OrganizationDescription>()
private let date = Date(timeIntervalSince1970: 0)

extension QueryBuilding {
  /// The parameters as people read them.
  var readable: String {
    get throws { try parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }
  }
}

@Suite("Queries")
struct QueryTests {
  static let cases: [QueryCase] = [
    .init("", articles),
    .init("include=author", articles.include(\.author)),
    .init("include=author,comments.author", articles.include(\.author, \.comments.author)),
    .init(
      "include=author,comments",
      articles.include(\.author).include(\.author, \.comments)),
    .init("include=comments.article.author", articles.include(\.comments.article.author)),
    .init("include=owner", articles.include(\.owner)),
    .init("include=owner.staff", articles.include(\.owner.organization.members)),
    .init(
      "include=owner.staff.friends,owner.friends",
      articles.include(\.owner.organization.members.friends, \.owner.person.friends)),
    .init("include=article.author,author", comments.include(\.article.author, \.author)),

    .init("sort=title", articles.sort(.ascending(.title))),
    .init("sort=-created-at,title", articles.sort(.descending(.createdAt), .ascending(.title))),
    .init(
      "sort=-title,created-at",
      articles.sort(.descending(.title)).sort(.ascending(.title), .ascending(.createdAt))),

    .init("page[number]=1&page[size]=20", articles.page(size: 20)),
    .init("page[number]=3", articles.page(3)),
    .init("skip=0&take=20", comments.page(limit: 20)),
    .init("skip=40&take=20", comments.page(limit: 10).page(offset: 40, limit: 20)),
    .init("page[after]=a b&page[size]=5", people.page(after: "a b", size: 5)),
    .init("page[before]=x", people.page(before: "x")),
    .init("page[size]=5", organizations.page(size: 5)),
    .init("", articles.page(3).with(page: nil)),

    .init("fields[articles]=title,author", articles.fields(\.title, \.author)),
    .init("fields[articles]=legacy-title,history", articles.fields(\.oldTitle, \.history)),
    .init(
      "fields[articles]=title,created-at&fields[people]=first-name",
      articles.fields(\.title).fields(of: Person.self, \.firstName).fields(\.createdAt, \.title)),
    .init("fields[people]=", articles.fields(of: Person.self)),
    .init(
      "include=author&fields[people]=first-name&sort=title&page[number]=2",
      articles.include(\.author).fields(of: Person.self, \.firstName).sort(.ascending(.title))
        .page(2)),

    .init("sort=title&include=author", articles.sort(.ascending(.title)).include(\.author)),
    .init("debug=1", articles.parameter("debug", "1").parameter("debug", "1")),
    .init("", articles.include().sort().filter()),
  ]

  @Test("are written as a query string", arguments: cases)
  func parameters(_ query: QueryCase) throws {
    #expect(try query.query.readable == query.text)
  }

  @Test("encode everything but unreserved characters")
  func encoding() throws {
    #expect(
      try articles.page(size: 20).filter(.title("A+B & C/é~-._")).text
        == "page%5Bnumber%5D=1&page%5Bsize%5D=20&filter%5Btitle%5D=A%2BB%20%26%20C%2F%C3%A9~-._")
  }

  @Test("refuse pages that the server does not have")
  func largePage() {
    #expect(throws: QueryError.pageTooLarge(101, maximum: 100)) {
      try articles.page(size: 101).text
    }
  }

  @Test("have the path of the collection")
  func path() {
    #expect(ArticleDescription.path == "posts")
    #expect(PersonDescription.path == "people")
  }
}

@Suite("Filters")
struct FilterTests {
  static let cases: [QueryCase] = [
    .init("filter[status]=DRAFT", articles.filter(.status([.draft]))),
    .init("filter[status]=DRAFT,PUBLISHED", articles.filter(.status([.draft, .published]))),
    .init("filter[author]=7", articles.filter(.author(.init(rawValue: "7")))),
    .init(
      "filter[created-at][gt]=1970-01-01T00:00:00Z", articles.filter(.createdAt(.gt, date))),
    .init(
      "filter[views]=3&filter[featured]=true",
      articles.filter(.views(3)).filter(.featured(true), .views(3))),
    .init("search[name]=x", articles.filter(.name("x"))),
    .init("filter[title]=a,b", articles.filter(.title("a,b"))),
  ]

  @Test("are parameters with brackets unless the schema says otherwise", arguments: cases)
  func brackets(_ query: QueryCase) throws {
    #expect(try query.query.readable == query.text)
  }

  @Test("refuse what a list cannot say")
  func lists() {
    #expect(throws: QueryError.emptyFilter("status")) { try articles.filter(.status([])).text }
    let names = FilterParameter("tags", values: [.string("a,b"), .string("c")], isList: true)
    #expect(throws: QueryError.commaInFilter("tags", value: "a,b")) {
      try BracketFilters.parameters(for: [names])
    }
  }

  enum Dots: FilterPattern {
    static let pattern = "filter[{name}.{operator}]"
    static let lists = FilterLists.repeated
  }
  enum Words: FilterPattern { static let pattern = "{name}__{operator}" }
  enum Plain: FilterPattern { static let pattern = "q-{name}" }
  enum Before: FilterPattern { static let pattern = "filter[{operator}][{name}]" }
  enum Outside: FilterPattern { static let pattern = "filter[{name}]_{operator}" }

  struct DialectCase: CustomTestStringConvertible, Sendable {
    let dialect: any FilterDialect.Type
    let plain: String
    let comparison: String
    let list: String
    var testDescription: String { "\(dialect)" }
  }

  static let dialects: [DialectCase] = [
    .init(
      dialect: BracketFilters.self, plain: "filter[name]=O'Hara", comparison: "filter[age][gt]=3",
      list: "filter[tags]=a,b"),
    .init(
      dialect: Dots.self, plain: "filter[name]=O'Hara", comparison: "filter[age.gt]=3",
      list: "filter[tags]=a&filter[tags]=b"),
    .init(
      dialect: Words.self, plain: "name=O'Hara", comparison: "age__gt=3", list: "tags=a,b"),
    .init(
      dialect: Plain.self, plain: "q-name=O'Hara", comparison: "q-age=3", list: "q-tags=a,b"),
    .init(
      dialect: Before.self, plain: "filter[name]=O'Hara", comparison: "filter[gt][age]=3",
      list: "filter[tags]=a,b"),
    .init(
      dialect: Outside.self, plain: "filter[name]=O'Hara", comparison: "filter[age]_gt=3",
      list: "filter[tags]=a,b"),
    .init(
      dialect: FunctionFilters.self, plain: "filter=equals(name,'O''Hara')",
      comparison: "filter=gt(age,'3')", list: "filter=any(tags,'a','b')"),
    .init(
      dialect: JSONFilters.self, plain: #"filter=[{"name":"name","op":"eq","val":"O'Hara"}]"#,
      comparison: #"filter=[{"name":"age","op":"gt","val":3}]"#,
      list: #"filter=[{"name":"tags","op":"in_","val":["a","b"]}]"#),
  ]

  @Test("are written in each dialect", arguments: dialects)
  func dialect(_ expected: DialectCase) throws {
    func text(_ conditions: FilterParameter...) throws -> String {
      try expected.dialect.parameters(for: conditions).map { "\($0.name)=\($0.value)" }
        .joined(separator: "&")
    }
    #expect(
      try text(.init("name", values: [.string("O'Hara")], isList: false)) == expected.plain)
    #expect(
      try text(.init("age", "gt", values: [.integer(3)], isList: false)) == expected.comparison)
    #expect(
      try text(.init("tags", values: [.string("a"), .string("b")], isList: true))
        == expected.list)
    #expect(try text() == "")
  }

  @Test("combine conditions where the dialect can")
  func expressions() throws {
    func condition(_ name: String, _ value: JSONValue) -> FilterExpression<FilterParameter> {
      .condition(FilterParameter(name, values: [value], isList: false))
    }
    let expression = FilterExpression.and([
      .or([condition("a", .integer(1)), .not(condition("b", .null))]), condition("c", .bool(true)),
    ])
    #expect(
      try FunctionFilters.parameters(for: expression)
        == [
          QueryParameter("filter", "and(or(equals(a,'1'),not(equals(b,null))),equals(c,'true'))")
        ])
    let json =
      #"[{"or":[{"name":"a","op":"eq","val":1},{"not":{"name":"b","op":"eq","val":null}}]},"#
      + #"{"name":"c","op":"eq","val":true}]"#
    #expect(try JSONFilters.parameters(for: expression) == [QueryParameter("filter", json)])
    #expect(throws: QueryError.emptyExpression) { try FunctionFilters.parameters(for: .or([])) }
  }
}

@Suite("Fields of partial resource objects")
struct PartialFieldsTests {
  private let partial: PartialResourceObject<Article>

  init() throws {
    partial = try JSONAPIDecoder().decode(
      PartialResourceObject<Article>.self,
      from: Data(
        """
        {"type": "articles", "id": "1",
          "attributes": {"title": "Omakase", "created-at": "2015-05-22T14:56:29Z"},
          "relationships": {
            "author": {"data": {"type": "people", "id": "9"}},
            "comments": {"data": [{"type": "comments", "id": "5"}]},
            "owner": {"data": null}}}
        """.utf8))
  }

  @Test("have the types that models give them")
  func types() {
    let title: String? = partial.title
    #expect(title == "Omakase")
    #expect(partial.createdAt == Date(timeIntervalSince1970: 1_432_306_589))
    #expect(partial.author == Person.Id(rawValue: "9"))
    #expect(partial.comments == [Comment.Id(rawValue: 5)])
    #expect(partial.owner == .some(nil))
  }

  @Test("are nil if they were not sent")
  func absence() throws {
    let bare = try JSONAPIDecoder().decode(
      PartialResourceObject<Article>.self, from: Data(#"{"type": "articles", "id": "1"}"#.utf8))
    #expect(bare.title == nil)
    #expect(bare.author == nil)
    #expect(bare.comments == nil)
    #expect(bare.owner == nil)
  }
}

@Suite("Boolean queries")
struct BooleanQueryTests {
  typealias Note = ResourceObject<NoteDescription, NoMetadata, NoLinks, String>

  enum NoteDescription: ResourceObjectDescription, QueryableDescription {
    static let jsonType = "notes"

    typealias Fields = NoFields
    typealias Dialect = FunctionFilters

    enum Filters: FilterVocabulary {
      case text(String)
      case pinned(Bool)
      case search(String)

      var parameter: FilterParameter {
        get throws {
          switch self {
          case .text(let value): try .init("text", of: Attribute<String>.self, value)
          case .pinned(let value): try .init("pinned", of: Attribute<Bool>.self, value)
          case .search(let value):
            try .init("q", of: Attribute<String>.self, value, isWholeParameter: true)
          }
        }
      }
    }
  }

  private let notes = Query<NoteDescription>()

  @Test("hold all filters in one expression, at the place of the first")
  func filters() throws {
    let query = notes.filter(.pinned(true)).parameter("a", "b")
      .filter(where: .any(.text("x"), .text("y"))).filter(.search("z"))
    #expect(
      try query.readable
        == "filter=and(equals(pinned,'true'),or(equals(text,'x'),equals(text,'y')))&q=z&a=b")
    #expect(
      try notes.filter(where: .not(.condition(.pinned(true)))).readable
        == "filter=not(equals(pinned,'true'))")
  }

  @Test("refuse filters outside the dialect within an expression")
  func outside() {
    #expect(throws: QueryError.filterOutsideExpression("q")) {
      try notes.filter(where: .any(.search("z"), .pinned(true))).text
    }
  }
}
