import BlogModels
import BlogService
import ClientModels
import Foundation
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
import JSONAPIUntyped
import Testing

private let books = Query<BookDescription>()
private let articles = Query<BlogModels.ArticleDescription>()

@Suite("Generated tables")
struct GeneratedTableTests {
  static let cases: [RoundTrip] = [
    .init(books.filter(.title(.icontains, "tea & cake"), .genre([.novel, .poetry]))),
    .init(books.filter(.author(.init(rawValue: "7")), .protocol(true), .search("a,b"))),
    .init(books.include(\.reviews.author, \.holder.members, \.author)),
    .init(books.page(offset: 20, limit: 10).sort(.descending(.title))),
    .init(books.fields(\.isbn, \.holder)),
    .init(
      articles.filter(
        .status([.draft, .inReview]), .createdAt(.lt, Date(timeIntervalSince1970: 0))
      )
      .include(\.comments.author).page(after: "x", size: 5)),
    .init(articles.filter(.text("a")).sort(.descending(.relevance))),
    .init(articles.fields(\.readingTime, \.editions).fields(of: BlogModels.Person.self, \.email)),
    .init(Query<BlogModels.PersonDescription>().filter(.favoriteColor(.red)).page(2, size: 20)),
  ]

  @Test("read what clients write", arguments: cases)
  func roundTrip(_ query: RoundTrip) throws {
    #expect(try query.parsed() == query.text)
  }

  @Test("read values as attributes do")
  func values() throws {
    let day = try #require(Day(year: 2026, month: 11, day: 21))
    let query = try Query<BookDescription>(parsing: books.filter(.printedOn(.gt, day)).text)
    guard case .printedOn(.gt, day)? = query.conditions.first else {
      Issue.record("\(query.conditions)")
      return
    }
  }

  @Test("write the fields that a query asks for by their names in it")
  func fields() async throws {
    let book = try UntypedResource(
      type: "books", id: "1",
      attributes: [
        "title": "Tea", "printed-on": "2026-11-21", "genre": "novel", "isbn": "978",
        "kind": "paper",
      ],
      relationships: [
        "author": .init(to: .init(type: "authors", id: "2")), "reviews": .init(to: []),
        "holder": .init(to: nil),
        "editions": .init(links: ["related": .string("https://example.com/editions")]),
      ]
    ).decoded(as: Book.self)
    let query = try Query<BookDescription>(parsing: "fields[books]=number,editions")
    let url = try #require(URL(string: "https://example.com/books/1"))
    let response = try await Responder(query, at: url).one(book)
    let document = try JSONDecoder().decode(UntypedDocument.self, from: Data(response.body))
    #expect(document.primary.first?.attributes == ["isbn": "978"])
    #expect(document.primary.first?.relationships.keys.sorted() == ["editions"])
  }

  @Test("refuse what the schema does not have")
  func refused() {
    func details(_ text: String) -> [String?] {
      do {
        _ = try Query<BookDescription>(parsing: text)
        return []
      } catch {
        return Problems(error).all.map(\.detail)
      }
    }
    #expect(
      details("include=reviews") == [
        "“reviews” cannot be included, only “author”, “reviews.author” and “holder.members”."
      ])
    #expect(details("take=51") == ["A page has at most 50 resources, not 51."])
    #expect(details("skip=-1") == ["Expected a whole number from 0, found “-1”."])
    #expect(details("filter[genre]=novel&filter[genre]=travel") == [])
  }
}
