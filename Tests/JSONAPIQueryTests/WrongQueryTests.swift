import Foundation
import TestWorkspace
import Testing

/// Queries and updates that no server would understand, and what the compiler says of them.
@Suite(
  "Wrong queries and updates do not compile",
  .enabled(if: SwiftTools.canTypeCheck, "There is no swiftc, or no module that was built."))
struct WrongQueryTests {
  struct Wrong: CustomTestStringConvertible, Sendable {
    let query: String
    let message: String
    var testDescription: String { query }

    init(_ query: String, _ message: String) {
      self.query = query
      self.message = message
    }
  }

  private static let offset = "The schema says `style: offset`: page(offset: 40, limit: 20)."

  static let wrong: [Wrong] = [
    .init(#"books.include(\.autor)"#, "type 'BookDescription.Includes' has no member 'autor'"),
    .init(#"books.include(\.reviews)"#, "'IncludePrefix<BookDescription.Includes.ReviewsPaths>'"),
    .init(#"books.include(\.author.books)"#, "no dynamic member 'books'"),
    .init(#"reviews.include(\.author)"#, "(aka 'NoFields') has no member 'author'"),
    .init(
      #"libraries.include(\.members.books.author)"#,
      "'IncludeDepth.UpTo0') conform to 'PositiveIncludeDepth'"),
    .init(#"libraries.include(\.member)"#, "no dynamic member 'member'"),
    .init(#"libraries.include(\.members.boks)"#, "no dynamic member 'boks'"),
    .init(#"libraries.include(\.name)"#, "'AttributeField<Attribute<String>>'"),
    .init(#"authors.include(\.name)"#, "'AttributeField<Attribute<String>>'"),
    .init(#"authors.include(\.book)"#, "'AuthorDescription.Fields' has no member 'book'"),
    .init(#"authors.include(\.books.autor)"#, "no dynamic member 'autor'"),
    .init(#"authors.include(\.books.title)"#, "'AttributeField<Attribute<String>>'"),
    .init(#"authors.include(\.books.holder.members)"#, "no dynamic member 'members'"),
    .init(#"authors.include(\.books.holder.library)"#, "'TypeStep<"),
    .init(#"authors.include(\.books.editions)"#, "'MetaField'"),
    .init(#"books.fields(\.titel)"#, "'BookDescription.Fields' has no member 'titel'"),
    .init(#"books.fields(\.secret)"#, "'WriteOnlyField<"),
    .init(#"authors.fields(\.books.title)"#, "'LongPath<"),
    .init(
      #"books.fields(of: Author.self, \.title)"#,
      "'AuthorDescription.Fields' has no member 'title'"),
    .init("books.sort(.ascending(.genre))", "'BookDescription.Sorts' has no member 'genre'"),
    .init("books.sort(.title)", "'SortOrder<BookDescription.Sorts>' has no member 'title'"),
    .init("authors.sort(.ascending(.name))", "'NoSorts' has no member 'name'"),
    .init("books.filter(.isbn(\"1\"))", "'BookDescription.Filters' has no member 'isbn'"),
    .init("books.filter(.genre(.novel))", "'[Genre]' has no member 'novel'"),
    .init("books.filter(.genre([.crime]))", "'Genre' has no member 'crime'"),
    .init(
      "books.filter(.title(.contains, \"x\"))",
      "'BookDescription.TitleOperator' has no member 'contains'"),
    .init("books.filter(.search(3))", "cannot convert value of type 'Int'"),
    .init("books.filter(.author(Review.Id(rawValue: \"1\")))", "'Author.Id'"),
    .init("authors.filter(.name(\"x\"))", "'NoFilters' has no member 'name'"),
    .init("books.filter(where: .any(.protocol(true)))", "'BooleanFilterDialect'"),
    .init("books.page(2)", offset),
    .init("books.page(size: 3)", offset),
    .init("books.page(after: \"x\")", offset),
    .init(
      "reviews.page(offset: 2)", "The schema says `style: cursor`: page(after: cursor, size: 20)."),
    .init("shelves.page(limit: 2)", "The schema says `style: number`: page(2, size: 20)."),
    .init("authors.page(2, size: 3)", "The schema says `style: links`: page(size: 20)."),
    .init("libraries.page(2)", "The schema has no `page:` for this collection."),
    .init(
      #"{ (patch: inout Patch<BookDescription>, day: Day) in patch.set(\.printedOn, to: day) }"#,
      "'ReadOnlyField<TransformedAttribute<String, Format.Text<Day>>>' conform to 'WritableFieldName'"
    ),
    .init(
      #"{ (patch: inout Patch<BookDescription>) in patch.clear(\.title) }"#,
      "instance method 'clear' requires the types"),
    .init(
      "{ (author: ToOneEndpoint<LibraryAPI, Author>) async throws in try await author.set(nil) }",
      "'nil'"),
    // Collections below a parent.
    .init("try await client.loans.list()", "'LoanDescription.ListParents'"),
    .init("try await client.rooms.list()", "'@Sendable (Library.Id) -> Endpoint<"),
    .init(#"try await client.rooms(library: .init(rawValue: 1)).list()"#, "'Int' to expected"),
    .init(
      #"try await client.loans(library: .init(rawValue: "1"), books: .init(rawValue: "2")).get(.init(rawValue: "3"))"#,
      "method 'get(_:_:isolation:)' on 'Endpoint' requires the types 'LoanDescription.ListParents'"),
  ]

  private static let newBook = "NewBook.init(opened:)"
  private static let right = #"books.include(\.author).sort(.ascending(.title)).page(limit: 3)"#

  @Test("and the message names what is wrong", arguments: wrong)
  func messages(_ wrong: Wrong) throws {
    let errors = try Self.errors.get()[wrong.query] ?? []
    #expect(errors.contains { $0.contains(wrong.message) }, "\(errors)")
  }

  @Test("and a new resource is not made of what generated code alone has")
  func initializers() throws {
    let errors = try Self.errors.get()[Self.newBook] ?? []
    #expect(errors.contains { $0.contains("has no member 'init(opened:)'") }, "\(errors)")
  }

  @Test("while right ones do")
  func right() throws {
    #expect(try Self.errors.get()[Self.right] == nil)
    let lines = Set(Self.wrong.map(\.query) + [Self.newBook])
    #expect(try Set(Self.errors.get().keys) == lines)
  }

  /// What the compiler says of the line of each query, in a single call, which takes nearly as long for one query.
  private static let errors = Result {
    let declarations = """
      import ClientModels
      import JSONAPI
      import JSONAPIClient
      import JSONAPIQuery

      let books = Query<BookDescription>()
      let authors = Query<AuthorDescription>()
      let reviews = Query<ReviewDescription>()
      let libraries = Query<LibraryDescription>()
      enum ShelfDescription: QueryableDescription {
        static let jsonType = "shelves"
        typealias Attributes = NoAttributes
        typealias Relationships = NoRelationships
        typealias Fields = NoFields
        enum Paging: NumberPaging {}
      }
      let shelves = Query<ShelfDescription>()
      """
    let queries = wrong.map(\.query) + [newBook, right]
    let lines = queries.enumerated().map { number, query in
      "func send\(number)(_ client: LibraryClient) async throws { let query = \(query) }"
    }
    let program = declarations.split(separator: "\n").map(String.init) + lines
    let workspace = try Workspace()
    try workspace.write(program.joined(separator: "\n") + "\n", to: "main.swift")
    let result = try SwiftTools.typeCheck([workspace.path("main.swift")])
    var errors: [String: [String]] = [:]
    for line in result.errors.split(separator: "\n") {
      guard let error = line.wholeMatch(of: #/.*main\.swift:(\d+):\d+: error: (.*)/#) else {
        continue
      }
      let index = (Int(error.output.1) ?? 0) - (program.count - lines.count) - 1
      let query = queries.indices.contains(index) ? queries[index] : "the declarations"
      errors[query, default: []].append(String(error.output.2))
    }
    return errors
  }
}
