import JSONAPI
import Poly
import Testing

// Section 14: behavior in JSON that the API fixes.

@Suite struct WireBehaviourTests {
  @Test("encodes “included” if there is an include type")
  func encodesIncludedIfThereIsIncludeType() throws {
    let body = ManyResourceBody<Person>(resourceObjects: [])
    let compound = Document<ManyResourceBody<Person>, Include1<Dog>>(
      apiDescription: .none, body: body, includes: .none, meta: .none, links: .none)
    #expect(try json(compound) == ["data": [], "included": []])
    #expect(try json(People(body: body)) == ["data": []])
  }

  @Test("omits members without content")
  func omitsMembersWithoutContent() throws {
    let new = NewPerson(
      attributes: person("1").attributes, relationships: .init(friends: .none), meta: .none,
      links: .none)
    #expect(
      try json(new) == [
        "type": "people", "attributes": ["name": ["Jo"], "favoriteColor": "Green"],
        "relationships": ["friends": ["data": []]],
      ])
  }

  @Test("encodes unknown errors as “unknown”")
  func encodesUnknownErrorsAsUnknown() throws {
    #expect(try json([UnknownJSONAPIError.unknown]) == ["unknown"])
    #expect(try json([BasicJSONAPIError<String>.unknown]) == ["unknown"])
    #expect(try json(ErrorDoc(errors: [.unknown])) == ["errors": ["unknown"]])
  }

  @Test("decodes absent objects without required members")
  func decodesAbsentObjectsWithoutRequiredMembers() throws {
    enum LenientDescription: ResourceObjectDescription {
      static let jsonType = "lenient"
      struct Attributes: JSONAPI.Attributes {
        let note: Attribute<String>?
      }
      struct Relationships: JSONAPI.Relationships {
        let owner: ToOne<Person>?
      }
    }
    typealias Lenient = ResourceObject<LenientDescription, NoMetadata, NoLinks>
    let lenient = try decode(Lenient.self, #"{"type": "lenient", "id": "1"}"#)
    #expect(lenient.note == nil)
    #expect((lenient ~> \.owner) == nil)
    #expect(throws: (any Error).self) {
      try decode(Dog.self, #"{"type": "dogs", "id": "1"}"#)
    }
  }

  @Test("uses version 1.0 if the version is absent")
  func usesVersion10IfVersionIsAbsent() throws {
    #expect(try decode(APIDescription<NoMetadata>.self, "{}").version == "1.0")
  }
}
