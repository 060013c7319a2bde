import Foundation
import JSONAPI
import Testing

@Suite("JSONAPI.Meta")
struct MetaTests {
  private struct Page: JSONAPI.Meta {
    let total: Int
    let limit: Int?
  }

  private typealias Paged = Document<
    ManyResourceBody<Cat>, Page?, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
  >

  @Test("decodes absent optional meta as nil")
  func decodesAbsentOptionalMetaAsNil() throws {
    #expect(try roundTrip(Paged.self, #"{"data": []}"#).body.meta == .some(nil))
    let paged = try roundTrip(Paged.self, #"{"data": [], "meta": {"total": 1}}"#)
    #expect(paged.body.data?.meta?.total == 1)
  }

  private struct PageMetadata: JSONAPI.Meta {
    let total: Int
    let limit: Int
    let offset: Int
  }

  @Test("decodes the meta of a document")
  func decodesMetaOfDocument() throws {
    typealias Cats = Document<
      ManyResourceBody<Cat>, PageMetadata, NoLinks, NoIncludes, NoAPIDescription,
      UnknownJSONAPIError
    >
    let document = try roundTrip(
      Cats.self, #"{"data": [], "meta": {"total": 100, "limit": 50, "offset": 50}}"#)
    #expect(document.body.meta?.total == 100)
    #expect(document.body.data?.meta == PageMetadata(total: 100, limit: 50, offset: 50))
  }

  private struct Hints: JSONAPI.Meta {
    let hint: String?
  }

  @Test("decodes absent meta without required members")
  func decodesAbsentMetaWithoutRequiredMembers() throws {
    typealias CatWithHints = ResourceObject<CatDescription, Hints, NoLinks, String>
    let cat = try roundTrip(
      CatWithHints.self, #"{"type": "cats", "id": "1", "attributes": {"lives": 9}}"#)
    #expect(cat.meta.hint == nil)
  }

  @Test("decodes meta with arbitrary members")
  func decodesMetaWithArbitraryMembers() throws {
    typealias AnyMeta = Document<
      NoResourceBody, JSONValue, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    let document = try roundTrip(AnyMeta.self, #"{"meta": {"a": [1, {"b": null}]}}"#)
    #expect(document.body.meta?["a"]?[1]?["b"] == .some(.null))
  }
}
