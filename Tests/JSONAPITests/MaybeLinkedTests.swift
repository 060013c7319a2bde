import JSONAPI
import Testing

private typealias ToMany = ToManyRelationship<Dog, NoIdMetadata, Count?, NoLinks>
private typealias ToOne = ToOneRelationship<Dog, NoIdMetadata, Count?, NoLinks>
private typealias ToOneOrNone = ToOneRelationship<Dog?, NoIdMetadata, NoMetadata, NoLinks>

private struct Count: JSONAPI.Meta {
  let count: Int
}

@Suite("Relationships that may be linked")
struct MaybeLinkedTests {
  @Test func theyAreLinkedIfThereIsData() throws {
    let text = #"{"data": [{"type": "dogs", "id": "1"}], "meta": {"count": 1}}"#
    let relationship = try roundTrip(MaybeLinked<ToMany>.self, text)
    #expect(relationship.linked?.ids == [Dog.Id(rawValue: "1")])
    #expect(relationship.meta?.count == 1)
  }

  @Test func emptyDataIsSomethingElse() throws {
    let many = try roundTrip(MaybeLinked<ToMany>.self, #"{"data": []}"#)
    #expect(many == .empty(ToMany(ids: [], meta: nil, links: .none)))
    let one = try roundTrip(MaybeLinked<ToOneOrNone>.self, #"{"data": null}"#)
    #expect(one == .empty(ToOneOrNone(id: nil)))
    #expect(one.linked == nil)
  }

  @Test func withoutDataTheyKeepMetaAndLinks() throws {
    let relationship = try roundTrip(MaybeLinked<ToOne>.self, #"{"meta": {"count": 2}}"#)
    #expect(relationship == .unlinked(meta: Count(count: 2), links: .none))
    #expect(try roundTrip(MaybeLinked<ToOne>.self, "{}").meta == nil)
  }

  @Test func nullWhereNothingMayBeNullIsUnlinked() throws {
    #expect(
      try decode(MaybeLinked<ToOne>.self, #"{"data": null}"#)
        == .unlinked(meta: nil, links: .none))
  }

  @Test func malformedDataIsAnError() {
    #expect(throws: (any Error).self) {
      try decode(MaybeLinked<ToMany>.self, #"{"data": {"type": "dogs", "id": "1"}}"#)
    }
  }
}
