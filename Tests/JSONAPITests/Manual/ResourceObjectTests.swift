import Foundation
import JSONAPI
import Poly
import Testing

@Suite("JSONAPI.ResourceObject")
struct ResourceObjectTests {
  static let jane = """
    {
      "type": "people", "id": "9",
      "attributes": {"name": ["Jane", "Doe"], "favoriteColor": "Green"},
      "relationships": {
        "friends": {"data": [{"id": "7", "type": "people"}, {"id": "8", "type": "people"}]}
      }
    }
    """

  @Test("decodes the members in its description")
  func decodesMembersInItsDescription() throws {
    let person = try roundTrip(Friend.self, Self.jane)
    let favoriteColor: String = person.favoriteColor
    let friendIds: [Friend.Id] = person ~> \.friends
    #expect(favoriteColor == "Green")
    #expect(person.name == ["Jane", "Doe"])
    #expect(friendIds == [.init(rawValue: "7"), .init(rawValue: "8")])
    #expect(Friend.jsonType == "people")
  }

  @Test("provides computed attributes and the direct subscript")
  func providesComputedAttributesAndDirectSubscript() {
    let person = Friend.sample("1")
    #expect(person.fullName == "Jane Doe")
    #expect(person[direct: \.initials] == ["J", "D"])
    #expect(person.attributes.initials == ["J", "D"])
  }

  @Test("types ids by their resource object")
  func typesIdsByTheirResourceObject() {
    let ids: Set<AnyHashable> = [Dog.Id(rawValue: "1"), Cat.Id(rawValue: "1")]
    #expect(ids.count == 2)
    let found: [Dog.Id: Dog] = [.init(rawValue: "1"): .sample("1")]
    #expect(found[Dog.Id(rawValue: "1")]?.name == "Rex")
  }

  @Test("creates new ids")
  func createsNewIds() {
    let one = Cat(
      attributes: .init(lives: .init(value: 9)), relationships: .none, meta: .none, links: .none)
    let other = one.withNewIdentifier()
    #expect(one.id != other.id)
    #expect(other.lives == 9)
  }

  @Test("adds an id to an unidentified resource object")
  func addsIdToUnidentifiedResourceObject() throws {
    let unidentified = NewFriend(
      attributes: .init(name: .init(value: []), favoriteColor: .init(value: "Red")),
      relationships: .init(friends: .none), meta: .none, links: .none)
    #expect(try json(unidentified)["id"] == nil)
    #expect(try json(unidentified)["type"] == "people")

    let byType = unidentified.identified(byType: String.self)
    let by: Friend = unidentified.identified(by: "2232")
    #expect(byType.id != by.id)
    #expect(by.id == Friend.Id(rawValue: "2232"))
    #expect(by.favoriteColor == "Red")
  }

  @Test("creates relationships to itself")
  func createsRelationshipsToItself() {
    let dog = Dog.sample("1")
    #expect(dog.pointer.id == dog.id)
    #expect(Dog.Pointers(pointers: [dog.pointer]).ids == [dog.id])
    let pointer = dog.pointer(withMeta: NoMetadata.none, links: NoLinks.none)
    #expect(pointer == dog.pointer)
  }

  @Test("hashes the id and compares everything")
  func hashesIdAndComparesEverything() {
    #expect(Dog.sample("1", name: "A").hashValue == Dog.sample("1", name: "B").hashValue)
    #expect(Dog.sample("1", name: "A") != Dog.sample("1", name: "B"))
  }

  @Test("prints its contents as a person reads them")
  func printsItsContents() throws {
    let text = "dogs 1\n  name: \"Rex\"\n  owner: null"
    #expect("\(Dog.sample("1"))" == text)
    #expect(String(reflecting: Dog.sample("1")) == text)
    let friend =
      "people 9\n  name: [\"Jane\", \"Doe\"]\n  favoriteColor: \"Green\"\n  friends: [people 7, people 8]"
    let jane = try roundTrip(Friend.self, Self.jane)
    #expect("\(jane)" == friend)
  }
}
