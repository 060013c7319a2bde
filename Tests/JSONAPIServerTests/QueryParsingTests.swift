import ClientModels
import Foundation
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
import Testing

private let articles = Query<ArticleDescription>()
private let comments = Query<CommentDescription>()
private let people = Query<PersonDescription>()
private let organizations = Query<OrganizationDescription>()

/// A query that a client writes, and that a server reads.
struct RoundTrip: CustomTestStringConvertible, Sendable {
  let text: String
  let parsed: @Sendable () throws -> String

  init<Query: QueryBuilding>(_ query: Query, otherParameters: Set<String> = [])
  where Query.Description: ServerResource {
    let text = Result { try query.text }
    self.text = (try? text.get()) ?? "?"
    parsed = {
      try JSONAPIQuery.Query<Query.Description>(
        parsing: text.get(), otherParameters: otherParameters
      ).text
    }
  }

  var testDescription: String { text.removingPercentEncoding ?? text }
}

@Suite("Queries of clients")
struct QueryRoundTripTests {
  static let cases: [RoundTrip] = [
    .init(articles),
    .init(articles.include(\.author, \.comments.author)),
    .init(articles.include(\.owner.organization.members.friends, \.owner.person.friends)),
    .init(comments.include(\.article.author, \.author)),
    .init(articles.sort(.descending(.createdAt), .ascending(.title))),
    .init(articles.page(size: 20)),
    .init(articles.page(3)),
    .init(comments.page(offset: 40, limit: 20)),
    .init(people.page(after: "a b&=", size: 5)),
    .init(people.page(before: "x")),
    .init(organizations.page(size: 5)),
    .init(articles.fields(\.oldTitle, \.history).fields(of: Person.self, \.firstName)),
    .init(articles.fields(of: Person.self)),
    .init(articles.fields(of: Comment.self, \.body).include(\.comments)),
    .init(articles.filter(.status([.draft, .published]), .author(.init(rawValue: "7/é")))),
    .init(articles.filter(.createdAt(.gt, Date(timeIntervalSince1970: 0.125)))),
    .init(articles.filter(.views(3), .views(4), .featured(true), .name("x,y"))),
    .init(articles.filter(.title("A+B & C=é~-._")).page(2, size: 10).sort(.ascending(.title))),
    .init(articles.filter(.title("true"), .title("3"), .title("null"), .title("[]"), .title(""))),
    .init(articles.parameter("debug", "1").parameter("debug", "2"), otherParameters: ["debug"]),
    .init(Query<PatternNote>().filter(.tags(["a", "b"]), .stars(.atLeast, 3), .pinned(nil))),
    .init(Query<FunctionNote>().filter(.tags(["a'b", "c"]), .stars(.atLeast, 3), .pinned(nil))),
    .init(Query<FunctionNote>().filter(.tags(["a"]))),
    .init(Query<FunctionNote>().filter(.pinned(true), .search("z"))),
    .init(
      Query<FunctionNote>().filter(
        where: .or([.not(.condition(.pinned(true))), .all(.tags(["a"]), .stars(.below, 2))]))),
    .init(Query<JSONNote>().filter(.tags(["a,b", "c"]), .stars(.atLeast, 3), .pinned(nil))),
    .init(
      Query<JSONNote>().filter(
        where: .or([.not(.condition(.pinned(true))), .all(.tags(["a"]), .stars(.below, 2))]))),
  ]

  @Test("are read as they were written", arguments: cases)
  func roundTrip(_ query: RoundTrip) throws {
    #expect(try query.parsed() == query.text)
  }

  @Test("are read as values that a switch can name")
  func conditions() throws {
    let date = Date(timeIntervalSince1970: 0)
    let query = try Query<ArticleDescription>(
      parsing: articles.filter(
        .status([.draft]), .createdAt(.gt, date), .author(.init(rawValue: "7"))
      )
      .include(\.comments.author).page(2, size: 30).sort(.descending(.title)).text)
    #expect(query.conditions.count == 3)
    for condition in query.conditions {
      switch condition {
      case .status(let values): #expect(values == [.draft])
      case .createdAt(let comparison, let value):
        #expect(comparison == .gt)
        #expect(value == date)
      case .author(let id): #expect(id == Person.Id(rawValue: "7"))
      case .title, .views, .featured, .name: Issue.record("\(condition)")
      }
    }
    #expect(query.includes(\.comments) && query.includes(\.comments.author))
    #expect(!query.includes(\.author))
    #expect(query.sorts == [.descending(.title)])
    #expect(query.pageRange == 30..<60)
  }

  @Test("combine conditions where the dialect can")
  func boolean() throws {
    let query = try Query<FunctionNote>(
      parsing: "filter=or(atLeast(stars,'4'),not(equals(pinned,'true')))")
    guard case .or(let parts)? = query.condition, case .condition(.stars(.atLeast, 4)) = parts[0],
      case .not(.condition(.pinned(true))) = parts[1]
    else {
      Issue.record("\(String(describing: query.condition))")
      return
    }
  }
}

@Suite("Query strings")
struct QueryParsingTests {
  @Test(
    "with what the schema does not have are refused",
    arguments: cases(
      """
      inclde=author
        inclde There is no parameter “inclde”; there are “include”, “fields[articles]”, “sort”, “page[number]”, “page[size]”, “filter[author]”, “filter[created-at][eq]”, “filter[created-at][gt]”, “filter[created-at][lt]”, “filter[featured]”, “filter[status]”, “filter[title]”, “filter[views]” and “search[name]”.
      include=auther
        include “auther” is not a relationship of “articles”, which has “author”, “comments” and “owner”.
      include=title
        include “title” is not a relationship of “articles”, which has “author”, “comments” and “owner”.
      include=author.friends.friends.friends
        include “author.friends.friends.friends” has 4 relationships, at most 3 are included.
      sort=body
        sort Resources cannot be sorted by “body”, only by “created-at” and “title”.
      sort=
        sort Resources cannot be sorted by “”, only by “created-at” and “title”.
      fields[articles]=body
        fields[articles] “body” is not a field of articles, which has “created-at”, “title”, “legacy-title”, “author”, “comments”, “owner” and “history”.
      fields[people]=password
        fields[people] “password” is not a field of people, which has “first-name” and “friends”.
      fields[topics]=name
        fields[topics] No resource of type “topics” can be in the response for articles.
      filter[status]=DRAFT,new
        filter[status] Expected a valid value, found “new”.
      filter[views]=many
        filter[views] Expected an integer that fits in Int, found “many”.
      filter[created-at][gt]=yesterday
        filter[created-at][gt] Expected a date and time such as “2026-11-21T08:30:00Z”, found “yesterday”.
      page[number]=0
        page[number] Expected a whole number from 1, found “0”.
      page[size]=101
        page[size] A page has at most 100 resources, not 101.
      filter[author]=
        filter[author] Expected an id, found “”.
      sort=title&sort=title
        sort The parameter occurs more than once.
      filter[title]=%F0%28
        filter[title] The parameter is not percent-encoded UTF-8.
      """))
  func refused(query: String, expected: [String]) throws {
    let problems = #expect(throws: Problems.self) {
      try Query<ArticleDescription>(parsing: query)
    }
    let problem = try #require(problems?.all.first)
    #expect(problems?.all.count == 1)
    #expect(problem.status == .badRequest)
    let parameter = expected[0].prefix { $0 != " " }
    #expect(problem.source == .parameter(String(parameter)))
    #expect(problem.detail == String(expected[0].dropFirst(parameter.count + 1)))
  }

  @Test("are refused for all their problems at once")
  func allAtOnce() {
    let problems = #expect(throws: Problems.self) {
      try Query<ArticleDescription>(
        parsing: "include=a,author,b&sort=c,title&page[size]=x&filter[views]=x&d=e")
    }
    #expect(
      problems?.all.map(\.source) == [
        .parameter("include"), .parameter("include"), .parameter("sort"), .parameter("d"),
        .parameter("filter[views]"), .parameter("page[size]"),
      ])
  }

  @Test("include only the paths that the schema lists")
  func listedIncludes() {
    let problems = #expect(throws: Problems.self) {
      try Query<CommentDescription>(parsing: "include=article")
    }
    #expect(
      problems?.all.first?.detail
        == "“article” cannot be included, only “author” and “article.author”.")
  }

  @Test("sort, filter and name a page for collections alone")
  func scopes() throws {
    func problems(_ text: String, _ scope: QueryScope) -> [String] {
      do {
        _ = try Query<ArticleDescription>(parsing: text, for: scope, otherParameters: ["debug"])
        return []
      } catch {
        return Problems(error).all.map { "\($0.source.map { "\($0)" } ?? "-") \($0.detail ?? "-")" }
      }
    }
    let allowed = "include=author&fields[people]=first-name&debug=1"
    #expect(problems(allowed, .resource) == [])
    #expect(
      problems(allowed + "&sort=title&page[size]=2&filter[title]=a&search[name]=b", .resource)
        == ["sort", "page[size]", "filter[title]", "search[name]"].map {
          "parameter(\"\($0)\") Only requests for collections can have “\($0)”."
        })
    #expect(
      problems("color=red", .resource) == [
        "parameter(\"color\") There is no parameter “color”; there are “include” and “fields[articles]”."
      ])
    #expect(problems("debug=1", .nothing) == [])
    #expect(
      problems(allowed, .nothing)
        == ["include", "fields[people]"].map {
          "parameter(\"\($0)\") Requests of this kind cannot have “\($0)”."
        })
  }

  @Test("cannot have an include parameter where nothing can be included")
  func nothingToInclude() {
    func details(_ body: () throws -> Void) -> [String?] {
      do {
        try body()
        return []
      } catch { return Problems(error).all.map(\.detail) }
    }
    for text in ["include=", "include=author"] {
      #expect(
        details { _ = try Query<PatternNote>(parsing: text) } == ["Nothing can be included."])
      #expect(
        details { _ = try Query<ClientModels.ReviewDescription>(parsing: text) } == [
          "Nothing can be included."
        ])
      #expect(
        details { _ = try Query<ArticleDescription>(parsing: text, limits: .init(depth: 0)) } == [
          "Nothing can be included."
        ])
    }
    #expect(details { _ = try Query<ArticleDescription>(parsing: "include=") } == [])
  }

  @Test("say which operators and filters of functions there are")
  func functions() {
    func detail(_ filter: String) -> String? {
      do {
        _ = try Query<FunctionNote>(parsing: [QueryParameter("filter", filter)].queryString)
        return nil
      } catch {
        return (error as? Problems)?.all.first?.detail
      }
    }
    #expect(detail("equals(pinned,'true')") == nil)
    #expect(
      detail("above(stars,'3')")
        == "“above” is not an operator of the filter “stars”; it has “atLeast” and “below”.")
    #expect(
      detail("equals(color,'red')")
        == "“color” is not a filter of notes; it has “pinned”, “stars” and “tags”.")
    #expect(detail("and(equals(pinned,'true')") == "Expected “)” after 25 bytes, found the end.")
    #expect(detail("equals(pinned,true)") == "Expected a value after 14 bytes, found “true)”.")
    #expect(
      detail(String(repeating: "not(", count: 50) + String(repeating: ")", count: 50))
        == "The functions are more than 20 levels deep.")
  }

  @Test("may be absent, begin with a question mark, and have empty parts")
  func lenient() throws {
    #expect(try Query<ArticleDescription>(parsing: nil).text == "")
    #expect(try Query<ArticleDescription>(parsing: "?&sort=title&").text == "sort=title")
  }

  @Test("of any bytes are refused or read, and do not trap")
  func hostile() {
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "filter", "[", "]", "=", "&", ",", "%", "%5B", "page", "number", "size",
      "9223372036854775807",
      "-1", "include", "author", ".", "sort", "title", "fields", "articles", "'", "(", "and", "é",
      "+",
    ]
    for _ in 0..<2_000 {
      let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      _ = try? Query<ArticleDescription>(parsing: text)
      _ = try? Query<FunctionNote>(parsing: [QueryParameter("filter", text)].queryString)
    }
    let query = try? Query<ArticleDescription>(parsing: "page[number]=9223372036854775807")
    #expect(query?.pageRange.isEmpty == true)
  }
}
