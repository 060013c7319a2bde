import Foundation
import JSONAPI
import Poly
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

/// Attributes and relationships that are `Codable` alone, and encode themselves in ways of their own.
private enum ShelfDescription: ResourceObjectDescription {
  static let jsonType = "shelves"

  struct Attributes: JSONAPI.Attributes {
    var label: Attribute<String>
    var built: Attribute<Date>
  }

  struct Relationships: JSONAPI.Relationships {
    var first: ToOneRelationship<Book, NoIdMetadata, NoMetadata, SelfLink>
    var books: ToMany<Book>
    var log: MetaRelationship<NoMetadata, SelfLink>
  }
}

private typealias Shelf = ResourceObject<ShelfDescription, NoMetadata, NoLinks, String>

/// Attributes that write an object inside an object.
private struct NestedAttributes: JSONAPI.Attributes {
  var width: Int
  var label: String

  enum CodingKeys: CodingKey { case size, label }
  enum SizeKeys: CodingKey { case width }

  init(width: Int, label: String) {
    self.width = width
    self.label = label
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    label = try members.decode(String.self, forKey: .label)
    width = try members.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
      .decode(Int.self, forKey: .width)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(label, forKey: .label)
    var size = members.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
    try size.encode(width, forKey: .width)
  }
}

private enum BoxDescription: ResourceObjectDescription {
  static let jsonType = "boxes"
  typealias Attributes = NestedAttributes
}

private typealias Box = ResourceObject<BoxDescription, NoMetadata, NoLinks, String>

@Suite("Fields of models written by hand")
struct FieldsOfManualModelsTests {
  private let link = SelfLink(selfLink: URL(filePath: "/x"))
  private let shelf: Shelf

  init() {
    shelf = Shelf(
      id: .init(rawValue: "1"),
      attributes: .init(
        label: .init(value: "A"), built: .init(value: Date(timeIntervalSince1970: 0))),
      relationships: .init(
        first: .init(id: .init(rawValue: "2"), meta: .none, links: link),
        books: .init(ids: [.init(rawValue: "2")]), log: .init(meta: .none, links: link)))
  }

  @Test("are encoded as the encoder wants")
  func areEncodedAsEncoderWants() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let data = try encoder.encode(shelf.sparse(["built", "books"]))
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: data) == [
        "type": "shelves", "id": "1", "attributes": ["built": "1970-01-01T00:00:00Z"],
        "relationships": ["books": ["data": [["type": "books", "id": "2"]]]],
      ])
  }

  @Test("are requested with linkage alone")
  func areRequestedWithLinkageAlone() throws {
    let relationships = try json(shelf.creation)["data"]?["relationships"]
    #expect(
      relationships == [
        "first": ["data": ["type": "books", "id": "2"]],
        "books": ["data": [["type": "books", "id": "2"]]],
      ])
    var edited = shelf
    edited.attributes.label.value = "B"
    edited.relationships.books.ids = []
    let request = try #require(try edited.changes(from: shelf))
    #expect(
      try json(request) == [
        "data": [
          "type": "shelves", "id": "1", "attributes": ["label": "B"],
          "relationships": ["books": ["data": []]],
        ]
      ])
  }

  @Test("may be nested objects")
  func mayBeNestedObjects() throws {
    let box = Box(
      id: .init(rawValue: "1"), attributes: .init(width: 2, label: "A"), relationships: .none)
    #expect(try json(box.sparse(["size"]))["attributes"] == ["size": ["width": 2]])
    let wide = Box(
      id: .init(rawValue: "1"), attributes: .init(width: 3, label: "A"), relationships: .none)
    #expect(try wide.changes(from: box)?.fields == ["size"])
  }
}
