import Foundation
import JSONAPI
import Poly
import Testing

@Suite("JSONAPI.Document")
struct DocumentTests {
  static let dog =
    #"{"type": "dogs", "id": "1", "attributes": {"name": "Rex"}, "#
    + #""relationships": {"owner": {"data": {"type": "people", "id": "9"}}}}"#
  static let cat = #"{"type": "cats", "id": "2", "attributes": {"lives": 9}}"#

  @Test("decodes a single resource")
  func decodesSingleResource() throws {
    let document = try roundTrip(
      ManualDocument<SingleResourceBody<Dog>, NoIncludes>.self, #"{"data": \#(Self.dog)}"#)
    #expect(document.body.primaryResource?.value.name == "Rex")
    #expect(!document.body.isError)
  }

  @Test("decodes a single resource that may be null")
  func decodesSingleResourceThatMayBeNull() throws {
    typealias MaybeDog = ManualDocument<SingleResourceBody<Dog?>, NoIncludes>
    #expect(try roundTrip(MaybeDog.self, #"{"data": null}"#).body.primaryResource?.value == nil)
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(ManualDocument<SingleResourceBody<Dog>, NoIncludes>.self, #"{"data": null}"#)
    }
    #expect(error?.problem.kind == .null)
  }

  @Test("decodes a collection of several types")
  func decodesCollectionOfSeveralTypes() throws {
    let document = try roundTrip(
      ManualDocument<ManyResourceBody<Poly2<Dog, Cat>>, NoIncludes>.self,
      #"{"data": [\#(Self.dog), \#(Self.cat)]}"#)
    let values = try #require(document.body.primaryResource?.values)
    #expect(values[Dog.self].map(\.name) == ["Rex"])
    #expect(values[Cat.self].map(\.lives) == [9])
    #expect(values[0].b == nil)
    #expect(values[1][Cat.self]?.lives == 9)
  }

  @Test("decodes included resources of several types")
  func decodesIncludedResourcesOfSeveralTypes() throws {
    let document = try roundTrip(
      ManualDocument<SingleResourceBody<Dog>, Include2<Friend, Cat>>.self,
      #"{"data": \#(Self.dog), "included": [\#(ResourceObjectTests.jane), \#(Self.cat)]}"#)
    let includes = try #require(document.body.includes)
    #expect(includes[Friend.self].map(\.id.rawValue) == ["9"])
    #expect(includes[Cat.self].count == 1)
    #expect(includes.count == 2)
  }

  @Test("decodes the API description")
  func decodesAPIDescription() throws {
    typealias Described = Document<
      ManyResourceBody<Cat>, NoMetadata, NoLinks, NoIncludes, APIDescription<NoMetadata>,
      UnknownJSONAPIError
    >
    let document = try roundTrip(
      Described.self,
      """
      {"jsonapi": {"version": "1.1", "ext": ["https://a.example"], "profile": []}, "data": []}
      """)
    #expect(document.apiDescription.version == "1.1")
    #expect(document.apiDescription.ext == ["https://a.example"])
    let old = try decode(Described.self, #"{"jsonapi": {}, "data": []}"#)
    #expect(old.apiDescription.version == "1.0")
  }

  @Test("creates and merges documents")
  func createsAndMergesDocuments() throws {
    typealias Cats = ManualDocument<ManyResourceBody<Cat>, NoIncludes>
    let cat = try decode(Cat.self, Self.cat)
    let document = Cats(body: .init(resourceObjects: [cat]))
    #expect(try json(document) == json(#"{"data": [\#(Self.cat)]}"#))
    let data = try #require(document.body.data)
    #expect(data.merging(data).primary.values.count == 2)
    let twice = ManyResourceBody(resourceObjects: [cat]) + ManyResourceBody(resourceObjects: [cat])
    #expect(twice.values == [cat, cat])

    let including = document.including(Includes<Include1<Dog>>(values: [.init(.sample("1"))]))
    #expect(including.body.includes?.count == 1)
    let more = including.including(.init(values: [.init(.sample("2"))]))
    #expect(more.body.includes?[Dog.self].map(\.id.rawValue) == ["1", "2"])
  }

  @Test("encodes empty includes")
  func encodesEmptyIncludes() throws {
    let document = ManualDocument<ManyResourceBody<Cat>, Include1<Dog>>(
      apiDescription: .none, body: .init(resourceObjects: []), includes: .none, meta: .none,
      links: .none)
    #expect(try json(document) == ["data": [], "included": []])
  }
}
