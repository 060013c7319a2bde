import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader
import Testing

@testable import APIReference

/// The operations of references.
struct RequestTests {
  private func reference(_ text: String, name: String = "Test") throws -> APIReference {
    let file = SourceFile(path: "api.yaml", text: "schema: 1\nname: \(name)\n" + text)
    let reading = SchemaReader.read(
      [file], importing: { throw CocoaError(.fileNoSuchFile, userInfo: ["path": $0]) })
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    let schema = try #require(reading.schema)
    return APIReference(schema, models: schema.resources.map(\.type.value), format: .plain)
  }

  private func library() throws -> APIReference {
    try reference(
      """
      types: { Genre: { enum: [novel, poetry] } }
      resources:
        books:
          operations: [list, get, create, update, delete]
          path: { collection: 'authors/{author}/books', get: 'books/{id}', update: 'books/{id}', delete: 'books/{id}' }
          page: { style: number, size: 10, max: 50 }
          filters: { genre: Genre, editors: '[authors]' }
          sorts: [title]
          includes: [author]
          attributes:
            title: String
            secret: { type: String, writeOnly: true }
            isbn: { type: String, createOnly: true }
            added: { type: DateTime, readOnly: true }
          relationships: { author: { one: authors, links: [related] } }
        authors: { id: Int, operations: [get], attributes: { name: String } }
      """)
  }

  @Test("lists all operations by their paths, and those of each type with it")
  func operations() throws {
    let reference = try library()
    #expect(
      reference.requests.map { "\($0.method) \($0.path)" } == [
        "GET /authors/{author}/books", "POST /authors/{author}/books",
        "GET /authors/{author}/books/{id}/author", "GET /authors/{id}", "GET /books/{id}",
        "PATCH /books/{id}", "DELETE /books/{id}",
      ])
    #expect(reference.resources.last?.requests.map(\.path) == ["/authors/{id}"])
    #expect(Set(reference.requests.map(\.anchor)).count == reference.requests.count)
  }

  @Test("an operation has its parameters, with the values that they can have")
  func parameters() throws {
    let list = try #require(try library().requests.first)
    let parameters = list.parameters.map { parameter in
      [parameter.name, parameter.type.map(\.text).joined(), parameter.description ?? ""]
        + parameter.values.map(\.value)
    }
    #expect(
      parameters == [
        ["author", "Int", "The id of a resource of type `authors`."],
        ["filter[genre]", "Genre", ""],
        ["filter[editors]", "ids of authors", ""],
        ["sort", "[String]", "With a hyphen in front, in reverse order.", "title"],
        ["page[number]", "Int", ""], ["page[size]", "Int", "10 by default, at most 50."],
        ["include", "[String]", "", "author"],
        [
          "fields[…]", "[String]",
          "The fields to have of a resource type, such as `fields[books]`.",
        ],
      ])
    #expect(list.parameters.map(\.isInPath).first == true)
  }

  @Test("an operation has a request with what it can set, and each response")
  func examples() throws {
    let requests = try library().requests
    #expect(
      requests[0].example == """
        GET /authors/1/books?sort=title&page[size]=10&include=author
        Accept: application/vnd.api+json
        """)
    #expect(requests[0].responses.map(\.status) == ["200"])
    #expect(requests[0].responses[0].example?.hasPrefix("{\n  \"data\": [") == true)
    let create = requests[1].example
    #expect(create.hasPrefix("POST /authors/1/books\nAccept: "))
    #expect(create.contains("\nContent-Type: application/vnd.api+json\n\n{\n  \"data\": {"))
    for word in ["secret", "isbn", "\"author\""] { #expect(create.contains(word), "\(word)") }
    #expect(!create.contains("added") && !create.contains("\"id\": \"1\",\n    \"attributes\""))
    let update = requests[5]
    #expect(update.example.contains("secret") && !update.example.contains("isbn"))
    #expect(update.responses.map(\.status) == ["200", "204"])
    #expect(update.responses.map { $0.example == nil } == [false, true])
    #expect(update.errorStatuses == ["4XX", "5XX"])
    #expect(requests[6].responses.map(\.status) == ["204"])
  }

  @Test("an example of errors has the type of the schema's errors")
  func errors() throws {
    #expect(try library().errorExample.contains("\"pointer\": \"/data/attributes/title\""))
    let reference = try reference(
      """
      defaults: { errors: Failure }
      types: { Failure: { object: { reason: String } } }
      resources: { a: { attributes: { b: String } } }
      """)
    #expect(reference.errorExample.contains("\"reason\": \"Reason\""))
  }

  @Test("invents no address for a type without operations and path")
  func noAddress() throws {
    let reference = try reference(
      """
      resources:
        parts: { operations: [], attributes: { name: String } }
        wholes:
          attributes: { name: String }
          relationships: { parts: { many: parts, links: [self, related] } }
        places: { path: geo/places, attributes: { name: String } }
      """)
    #expect(reference.resources.map(\.hasAddress) == [false, false, true])
    #expect(reference.requests.map(\.path) == ["/geo/places", "/geo/places/{id}"])
  }

  @Test(
    "an API is called so once",
    arguments: [
      ("Klaviyo API", "Klaviyo"), ("Courses", "Courses"), ("MyAPI", "My"), ("Okapi", "Okapi"),
      ("Shop Api", "Shop"),
    ])
  func shortName(name: String, short: String) throws {
    let reference = try reference("resources: { a: { attributes: { b: String } } }", name: name)
    #expect(reference.shortName == short)
  }

  @Test("shows all values of a short enum, and says how many of a long one are not shown")
  func values() throws {
    func list(_ count: Int) -> APIValueList? {
      APIValueList((0..<count).map { APIValue(value: "\($0)") })
    }
    #expect(list(0) == nil)
    #expect(list(12)?.hidden.count == 0)
    #expect(list(19)?.shown.count == 10)
    #expect(list(19)?.hidden.count == 9)
  }
}
