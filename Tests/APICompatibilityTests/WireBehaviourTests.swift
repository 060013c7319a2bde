import JSONAPI
import Testing

// Section 14: what is fixed of how things look in JSON.

@Suite struct WireBehaviourTests {
  @Test func includedIsWrittenWheneverThereIsAnIncludeType() throws {
    let body = ManyResourceBody<Person>(resourceObjects: [])
    let compound = Document<ManyResourceBody<Person>, Include1<Dog>>(
      apiDescription: .none, body: body, includes: .none, meta: .none, links: .none)
    #expect(try json(compound) == ["data": [], "included": []])
    #expect(try json(People(body: body)) == ["data": []])
  }

  @Test func whatIsNoneIsNotWritten() throws {
    let new = NewPerson(
      attributes: person("1").attributes, relationships: .init(friends: .none), meta: .none,
      links: .none)
    #expect(
      try json(new) == [
        "type": "people", "attributes": ["name": ["Jo"], "favoriteColor": "Green"],
        "relationships": ["friends": ["data": []]],
      ])
  }

  @Test func unknownErrorsAreWrittenAsUnknown() throws {
    #expect(try json([UnknownJSONAPIError.unknown]) == ["unknown"])
    #expect(try json([BasicJSONAPIError<String>.unknown]) == ["unknown"])
    #expect(try json(ErrorDoc(errors: [.unknown])) == ["errors": ["unknown"]])
  }

  @Test func missingObjectsAreReadIfAllTheirMembersMayBeMissing() throws {
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

  @Test func aMissingVersionIsTheFirst() throws {
    #expect(try decode(APIDescription<NoMetadata>.self, "{}").version == "1.0")
  }
}
