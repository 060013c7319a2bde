import Foundation
import JSONAPI
import Testing

private enum BookDescription: ResourceObjectDescription {
  static let jsonType = "books"

  struct Attributes: JSONAPI.SparsableAttributes {
    let title: Attribute<String>
    let pages: Attribute<Int>
    let isbn: Attribute<String>?

    enum CodingKeys: String, JSONAPI.SparsableCodingKey {
      case title
      case pages
      case isbn
    }
  }

  typealias Relationships = NoRelationships
}

private typealias Book = ResourceObject<BookDescription, NoMetadata, NoLinks, String>

@Suite("Sparse fieldsets")
struct SparseFieldsetTests {
  private let book = Book(
    id: .init(rawValue: "1"),
    attributes: .init(title: .init(value: "A"), pages: .init(value: 9), isbn: nil),
    relationships: .none, meta: .none, links: .none)

  @Test("encodes only the given fields")
  func encodesOnlyGivenFields() throws {
    #expect(
      try json(book.sparse(with: [.title]))
        == ["type": "books", "id": "1", "attributes": ["title": "A"]])
    #expect(try json(book.sparse(with: [.isbn])) == ["type": "books", "id": "1"])
    #expect(try json(book.sparse(with: [])) == ["type": "books", "id": "1"])
  }

  @Test("encodes sparse primary data and includes")
  func encodesSparsePrimaryDataAndIncludes() throws {
    let sparse = book.sparse(with: [.pages])
    let document = ManualDocument<
      SingleResourceBody<Book.SparseType>, Include1<Book.SparseType>
    >(
      apiDescription: .none, body: .init(resourceObject: sparse),
      includes: .init(values: [.init(sparse)]), meta: .none, links: .none)
    let expected: JSONValue = ["type": "books", "id": "1", "attributes": ["pages": 9]]
    #expect(try json(document) == ["data": expected, "included": [expected]])
  }
}
