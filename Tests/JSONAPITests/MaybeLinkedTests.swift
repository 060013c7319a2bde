import Foundation
import JSONAPI
import Testing

private typealias ToMany = ToManyRelationship<Dog, NoIdMetadata, Count?, NoLinks>
private typealias ToOne = ToOneRelationship<Dog, NoIdMetadata, Count?, NoLinks>
private typealias ToOneOrNone = ToOneRelationship<Dog?, NoIdMetadata, NoMetadata, NoLinks>

private struct Count: JSONAPI.Meta {
  let count: Int
}

private struct Stamped: JSONAPI.Meta {
  static let key = CodingUserInfoKey(rawValue: "stamp")!
  let stamp: String?

  init(from decoder: any Decoder) { stamp = decoder.userInfo[Self.key] as? String }
}

@Suite("Relationships that may be linked")
struct MaybeLinkedTests {
  @Test("is linked if there is data")
  func isLinkedIfThereIsData() throws {
    let text = #"{"data": [{"type": "dogs", "id": "1"}], "meta": {"count": 1}}"#
    let relationship = try roundTrip(MaybeLinked<ToMany>.self, text)
    #expect(relationship.linked?.ids == [Dog.Id(rawValue: "1")])
    #expect(relationship.meta?.count == 1)
  }

  @Test("is empty if the data is empty")
  func isEmptyIfDataIsEmpty() throws {
    let many = try roundTrip(MaybeLinked<ToMany>.self, #"{"data": []}"#)
    #expect(many == .empty(ToMany(ids: [], meta: nil, links: .none)))
    let one = try roundTrip(MaybeLinked<ToOneOrNone>.self, #"{"data": null}"#)
    #expect(one == .empty(ToOneOrNone(id: nil)))
    #expect(one.linked == nil)
  }

  @Test("keeps meta and links without data")
  func keepsMetaAndLinksWithoutData() throws {
    let relationship = try roundTrip(MaybeLinked<ToOne>.self, #"{"meta": {"count": 2}}"#)
    #expect(relationship == .unlinked(meta: Count(count: 2), links: .none))
    #expect(try roundTrip(MaybeLinked<ToOne>.self, "{}").meta == nil)
  }

  @Test("is unlinked if a required to-one relationship is null")
  func isUnlinkedIfRequiredToOneRelationshipIsNull() throws {
    #expect(
      try decode(MaybeLinked<ToOne>.self, #"{"data": null}"#)
        == .unlinked(meta: nil, links: .none))
  }

  @Test("is empty if a to-many relationship is null")
  func isEmptyIfToManyRelationshipIsNull() throws {
    let many = try decode(MaybeLinked<ToMany>.self, #"{"data": null, "meta": {"count": 0}}"#)
    #expect(many == .empty(ToMany(ids: [], meta: Count(count: 0), links: .none)))
    #expect(try json(many) == ["data": [], "meta": ["count": 0]])
  }

  @Test("equals an empty relationship if its data is empty")
  func equalsEmptyRelationshipIfItsDataIsEmpty() throws {
    let nowhere = ToOneOrNone(id: nil)
    #expect(MaybeLinked.linked(nowhere) == .empty(nowhere))
    #expect(MaybeLinked.linked(nowhere).linked == nil)
    #expect(Set([MaybeLinked.linked(nowhere), .empty(nowhere)]).count == 1)
    #expect(MaybeLinked.empty(nowhere) != .unlinked(meta: .none, links: .none))
  }

  @Test("passes the decoder's userInfo to absent meta")
  func passesDecodersUserInfoToAbsentMeta() throws {
    struct Model: Codable {
      let many: ToManyRelationship<Dog, NoIdMetadata, Stamped, NoLinks>?
      let one: ToOneRelationship<Dog, NoIdMetadata, Stamped, NoLinks>?
    }
    let decoder = JSONDecoder()
    decoder.userInfo[Stamped.key] = "from the decoder"
    let text = #"{"many": {"data": []}, "one": {"data": {"type": "dogs", "id": "1"}}}"#
    let model = try decoder.decode(Model.self, from: Data(text.utf8))
    #expect(model.many?.meta.stamp == "from the decoder")
    #expect(model.one?.meta.stamp == "from the decoder")
  }

  @Test("rejects malformed data")
  func rejectsMalformedData() {
    #expect(throws: (any Error).self) {
      try decode(MaybeLinked<ToMany>.self, #"{"data": {"type": "dogs", "id": "1"}}"#)
    }
  }
}
