import Foundation
import JSONAPI
import RuntimeModels
import Testing

@Suite("Resource objects with absent members")
struct PartialResourceObjectTests {
  typealias Partial = PartialResourceObject<Article>

  static let text = """
    {"type": "articles", "id": "1", "attributes": {"title": "Omakase", "subtitle": null},
     "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}
    """

  @Test("provides the members that are present")
  func providesMembersThatArePresent() throws {
    #expect(throws: JSONAPIDecodingError.self) { try decode(Article.self, Self.text) }
    let partial = try roundTrip(Partial.self, Self.text)
    #expect(partial.id == Article.Id(rawValue: "1"))
    #expect(partial.attributeNames == ["title", "subtitle"])
    #expect(partial.relationshipNames == ["author"])
    #expect(try partial.attribute(named: "title") == "Omakase")
    #expect(try partial.attribute(String?.self, named: "subtitle") == .some(nil))
    #expect(try partial.attribute(String.self, named: "body") == nil)
    #expect(try partial.relationship(Person.Pointer.self, named: "author")?.id.rawValue == "9")
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try partial.attribute(Int.self, named: "title")
    }
    #expect(
      error?.description
        == "Expected an integer that fits in Int at /attributes/title (articles “1”), found the string “Omakase”."
    )
  }

  @Test("reports a wrong member beside a number that was not read exactly")
  func reportsWrongMemberBesideInexactNumber() throws {
    let text = Self.text.replacing(
      #""subtitle": null"#, with: #""big": 1234567890123456789012345678901234567890"#)
    let partial = try decode(Partial.self, text)
    #expect(throws: JSONAPIDecodingError.self) { try partial.attribute(Int.self, named: "title") }
  }

  @Test("returns the complete resource object if nothing is absent")
  func returnsCompleteResourceObjectIfNothingIsAbsent() throws {
    let whole = try decode(Partial.self, GeneratedStyleTests.article)
    #expect(try whole.resourceObject().title == "Omakase")
    let partial = try decode(Partial.self, Self.text)
    #expect(throws: JSONAPIDecodingError.self) { try partial.resourceObject() }
  }

  @Test("uses the given decoder")
  func usesGivenDecoder() throws {
    let text = #"{"type": "articles", "id": "1", "attributes": {"at": 60}, "relationships": {}}"#
    let partial = try decode(Partial.self, text)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(
      try partial.attribute(named: "at", with: decoder) == Date(timeIntervalSince1970: 60))
  }

  @Test("can be primary data")
  func canBePrimaryData() throws {
    typealias Articles = ManualDocument<ManyResourceBody<Partial>, NoIncludes>
    let document = try roundTrip(Articles.self, #"{"data": [\#(Self.text)]}"#)
    #expect(document.body.primaryResource?.values.map(\.id.rawValue) == ["1"])
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Articles.self, #"{"data": [{"type": "people", "id": "1"}]}"#)
    }
  }
}
