import Foundation
import GraphModels
import JSONAPI
import JSONAPIUntyped
import Testing

@Suite("Conversion between typed and untyped objects")
struct UntypedConversionTests {
  @Test("converts a resource object")
  func convertsResourceObject() throws {
    let typed = try decode(ArticleDocument.self, articleJSON).resolved.primary.resourceObject
    var untyped = try UntypedResource(encoding: typed)
    #expect(untyped.attributes["title"] == "Omakase")
    untyped.attributes["title"] = "Kaiseki"
    let changed = try untyped.decoded(as: Article.self)
    #expect(changed.title == "Kaiseki")
    #expect(changed.relationships == typed.relationships)
  }

  @Test("converts a document")
  func convertsDocument() throws {
    let typed = try decode(ArticleDocument.self, articleJSON)
    let untyped = try UntypedDocument(encoding: typed)
    #expect(untyped.included == (try decode(UntypedDocument.self, articleJSON).included))
    #expect(try untyped.decoded(as: ArticleDocument.self) == typed)
  }

  @Test("converts relationships, links and errors")
  func convertsRelationshipsLinksAndErrors() throws {
    let relationship = ToOne<Person>(id: Person.Id(rawValue: "9"))
    let untyped = try UntypedRelationship(encoding: relationship)
    #expect(untyped == UntypedRelationship(to: UntypedIdentifier(type: "people", id: "9")))
    #expect(try untyped.decoded(as: ToOne<Person>.self) == relationship)

    let url = try #require(URL(string: "https://example.com"))
    let link = Link<URL, NoMetadata>(url: url)
    #expect(try UntypedLink(encoding: link) == .string("https://example.com"))

    let error = BasicJSONAPIErrorPayload<String>(status: "404", title: "Not found")
    #expect(try UntypedError(encoding: error) == UntypedError(status: "404", title: "Not found"))
    #expect(
      try UntypedError(title: "Gone").decoded(as: BasicJSONAPIErrorPayload<String>.self).title
        == "Gone")
  }

  @Test("uses the given encoder and decoder")
  func usesGivenEncoderAndDecoder() throws {
    struct Stamp: Codable, Equatable {
      let at: Date
    }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let document = UntypedDocument(meta: ["at": "2026-11-21T08:30:00Z"])
    let stamp = try #require(document.meta["at"])
    let resource = UntypedResource(type: "stamps", attributes: ["at": stamp])
    struct Stamped: Codable {
      let attributes: Stamp
    }
    let typed = try resource.decoded(as: Stamped.self, with: decoder)
    #expect(typed.attributes.at == Date(timeIntervalSince1970: 1_795_249_800))
    struct Written: Encodable {
      let type = "stamps"
      let attributes: Stamp
    }
    let again = try UntypedResource(encoding: Written(attributes: typed.attributes), with: encoder)
    #expect(again == resource)
  }

  @Test("reports the place of a value of another type")
  func reportsPlaceOfValueOfAnotherType() {
    let resource = UntypedResource(type: "people", id: "1", attributes: ["name": 5])
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try resource.decoded(as: Person.self)
    }
    #expect(error?.problem.pointer.description == "/attributes/name")
  }

  @Test("supports untyped primary data in a typed document")
  func supportsUntypedPrimaryDataInTypedDocument() throws {
    typealias Documents = ResourceDocument<ManyResourceBody<UntypedResource>, GraphResource>
    let document = try decode(
      Documents.self, #"{"data": [{"type": "robots", "id": "1", "attributes": {"model": "R2"}}]}"#)
    let robots = try document.resolved.primary
    #expect(robots.first?.resourceObject.attributes["model"] == "R2")
  }
}
