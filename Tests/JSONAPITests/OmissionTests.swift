import JSONAPI
import Testing

@Suite("What is written of objects that may be missing")
struct OmissionTests {
  private struct NoDetails: JSONAPI.Meta {}

  private struct Hints: JSONAPI.Meta {
    var hint: String?
  }

  @Test func anOptionalObjectThatIsThereIsWrittenEvenIfEmpty() throws {
    typealias Token = MetaRelationship<NoDetails?, NoLinks>
    #expect(try roundTrip(Token.self, #"{"meta": {}}"#).meta != nil)
    #expect(try roundTrip(Token.self, "{}").meta == nil)
  }

  @Test func otherObjectsAreWrittenOnlyIfTheyHaveMembers() throws {
    typealias Hinted = MetaRelationship<Hints, NoLinks>
    #expect(try json(decode(Hinted.self, #"{"meta": {}}"#)) == [:])
    try roundTrip(Hinted.self, #"{"meta": {"hint": "x"}}"#)
  }

  @Test func metaOfAnyShapeIsWrittenEvenIfEmpty() throws {
    try roundTrip(MetaRelationship<JSONValue, NoLinks>.self, #"{"meta": {}}"#)
  }
}
