import ClientModels
import JSONAPI
import JSONAPIClient
import JSONAPIQuery
import Testing

/// The vocabularies that the generator writes for `Tests/Models/ClientModels/schema.yaml`.
@Suite("Generated queries")
struct GeneratedQueryTests {
  private static let books = Query<BookDescription>()
  private static let authors = Query<AuthorDescription>()
  private static let libraries = Query<LibraryDescription>()

  static let cases: [QueryCase] = [
    .init("include=author", books.include(\.author)),
    .init(
      "include=reviews.author,holder.members", books.include(\.reviews.author, \.holder.members)),
    .init("include=books.holder.lends", authors.include(\.books.holder.library.lends)),
    .init("include=contacts.contacts", authors.include(\.friends.friends)),
    .init("fields[books]=title,number,holder", books.fields(\.title, \.isbn, \.holder)),
    .init(
      "sort=-printed-on,author.name,popularity",
      books.sort(.descending(.printedOn), .ascending(.authorName), .ascending(.popularity))),
    .init(
      "filter[title.icontains]=tea&filter[title.=]=x",
      books.filter(.title(.icontains, "tea"), .title(.eq, "x"))),
    .init(
      "filter[genre]=novel&filter[genre]=travel", books.filter(.genre([.novel, .travel]))),
    .init("filter[author]=7", books.filter(.author(.init(rawValue: "7")))),
    .init(
      "filter[reviewed-by]=7&filter[reviewed-by]=8",
      books.filter(.reviewedBy([.init(rawValue: "7"), .init(rawValue: "8")]))),
    .init("include=members,lends.holder", libraries.include(\.members, \.lends.holder)),
    .init("filter[protocol]=true&q=x", books.filter(.protocol(true), .search("x"))),
    .init("skip=20&take=10", books.page(offset: 20, limit: 10)),
    .init("page[size]=5", authors.page(size: 5)),
  ]

  @Test("are written as the schema says", arguments: cases)
  func parameters(_ query: QueryCase) throws {
    #expect(try query.query.readable == query.text)
  }

  @Test("know the pages of the schema")
  func pages() {
    #expect(BookDescription.Paging.defaultSize == 10)
    #expect(BookDescription.Paging.maximumSize == 50)
    #expect(throws: QueryError.pageTooLarge(51, maximum: 50)) {
      try Self.books.page(limit: 51).text
    }
  }

  @Test("come with an API that knows its resource types")
  func api() throws {
    #expect(LibraryAPI.name == "Library")
    #expect(LibraryAPI.atomicPath == "/operations")
    #expect(BookDescription.path == "library/books")
    #expect(BookDescription.collectionName == "books")
    let meta = BooksDocumentMeta(page: .init(total: 3))
    #expect(BookDescription.total(in: meta) == 3)
    #expect(!((AuthorDescription.self as Any) is any CreatableResource.Type))
  }
}
