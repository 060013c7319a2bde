import Foundation
import JSONAPI
import Testing

private struct Since: JSONAPI.Meta {
  var year: Int
}

private enum PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<String>
    var born: TransformedAttribute<String, Format.DateTime>
    var site: TransformedAttribute<String, Format.Text<URL>>?
  }

  struct Relationships: JSONAPI.Relationships {
    var friend: ToOne<Person?>
    var employer: ToOneRelationship<Person, NoIdMetadata, Since, OptionalSelfLink>?
    var pets: ToManyRelationship<Person, NoIdMetadata, Since, NoLinks>
  }
}

private typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>
private typealias NewPerson = ResourceObject<PersonDescription, NoMetadata, NoLinks, Unidentified>

@Suite("Setters")
struct SettersTests {
  private static let text = """
    {"type": "people", "id": "1",
      "attributes": {"name": "Ann", "born": "2001-02-03T04:05:06+00:00"},
      "relationships": {
        "friend": {"data": null},
        "employer": {"data": {"type": "people", "id": "2"}, "meta": {"year": 2020}, "links": {"self": "/e"}},
        "pets": {"data": [{"type": "people", "id": "3"}], "meta": {"year": 2021}}}}
    """

  @Test("change a value, which is then written in the form of its format")
  func changeValue() throws {
    var person = try decode(Person.self, Self.text)
    person.attributes.name.value = "Bo"
    let born = person.attributes.born.value
    person.attributes.born.value = born.addingTimeInterval(60)
    person.attributes.site?.value = URL(fileURLWithPath: "/")
    let attributes = try json(person)["attributes"]
    #expect(attributes == ["name": "Bo", "born": "2001-02-03T04:06:06Z"])
  }

  @Test("change ids, and keep meta and links")
  func changeIds() throws {
    var person = try decode(Person.self, Self.text)
    person.relationships.friend.id = person.id
    person.relationships.employer?.id = .init(rawValue: "9")
    person.relationships.pets.ids.append(.init(rawValue: "4"))
    person.relationships.pets.meta.year = 2022
    #expect((person ~> \.friend) == person.id)
    #expect(
      try json(person)["relationships"]
        == json(
          """
          {"friend": {"data": {"type": "people", "id": "1"}},
            "employer": {"data": {"type": "people", "id": "9"}, "meta": {"year": 2020},
              "links": {"self": "/e"}},
            "pets": {"data": [{"type": "people", "id": "3"}, {"type": "people", "id": "4"}],
              "meta": {"year": 2022}}}
          """))
  }

  @Test("resource objects without meta and links are made without them")
  func resourceObjectsWithoutMetaAndLinks() throws {
    let person = try decode(Person.self, Self.text)
    let copy = Person(
      id: person.id, attributes: person.attributes, relationships: person.relationships)
    #expect(copy == person)
    let new = NewPerson(attributes: person.attributes, relationships: person.relationships)
    #expect(try json(new)["id"] == .none)
  }
}
