import JSONAPI
import Poly
import Testing

// Section 1: resource objects.

/// A custom, read-only resource object.
struct PersonProxy: ResourceObjectProxy {
  enum Description: ResourceObjectProxyDescription {
    static let jsonType = "people"
    typealias Attributes = PersonDescription.Attributes
    typealias Relationships = PersonDescription.Relationships
  }
  typealias EntityRawIdType = String

  let id: JSONAPI.Id<String, PersonProxy>
  let attributes: PersonDescription.Attributes
  let relationships: PersonDescription.Relationships
}

/// A custom resource object that can be decoded and encoded.
struct OwnResourceObject: IdentifiableResourceObjectType {
  typealias Description = PersonDescription
  typealias EntityRawIdType = String
  typealias Meta = NoMetadata
  typealias Links = NoLinks
  typealias ID = JSONAPI.Id<String, OwnResourceObject>

  let id: ID
  let attributes: PersonDescription.Attributes
  let relationships: PersonDescription.Relationships
  let meta: NoMetadata
  let links: NoLinks
}

func typeName<T: JSONTyped>(_: T.Type) -> String { T.jsonType }
func isAbstract(_ resource: any AbstractResourceObject) -> Bool { true }
func attributes<T: ResourceObjectProxy>(_ resource: T) -> T.Attributes { resource.attributes }
func meta<T: ResourceObjectType>(_ resource: T) -> T.Meta { resource.meta }
func links<T: ResourceObjectType>(_ resource: T) -> T.Links { resource.links }
func rawId<T: IdentifiableResourceObjectType>(_ resource: T) -> T.EntityRawIdType {
  resource.id.rawValue
}

@Suite struct ResourceObjectsTests {
  @Test("creates resource objects")
  func createsResourceObjects() {
    let identified = Person(
      id: Person.Id(rawValue: "1"),
      attributes: Person.Attributes(
        name: .init(value: ["Jane", "Doe"]), favoriteColor: .init(value: "Green")),
      relationships: Person.Relationships(friends: .none), meta: Person.Meta.none,
      links: Person.Links.none)
    let fresh = Person(
      attributes: identified.attributes, relationships: identified.relationships, meta: .none,
      links: .none)
    let new = NewPerson(
      attributes: identified.attributes, relationships: identified.relationships, meta: .none,
      links: .none)
    #expect(fresh.id != identified.id)
    #expect(new.id == .unidentified)
    #expect(identified != fresh)
  }

  @Test("provides attributes and relationships")
  func providesAttributesAndRelationships() {
    let jane = person("12", name: "Jane", friends: [.init(rawValue: "7"), .init(rawValue: "8")])
    let color: String = jane.favoriteColor
    let fullName: String = jane.fullName
    let initials: String = jane[direct: \.initials]
    let idLength: Int = jane.idLength
    let friends: [Person.Id] = jane ~> \.friends
    let oldest: Person.Id = jane ~> \.oldestFriend
    let younger: [Person.Id] = jane ~> \.youngerFriends
    #expect(color == "Green")
    #expect(fullName == "Jane")
    #expect(initials == "J")
    #expect(idLength == 2)
    #expect(friends.map(\.rawValue) == ["7", "8"])
    #expect(oldest == friends[0])
    #expect(younger == [friends[1]])
  }

  @Test("supports hashing and identifying")
  func supportsHashingAndIdentifying() {
    let one = person("1")
    let same = person("1", name: "Jane")
    #expect(one != same)
    #expect(one.hashValue == same.hashValue)
    #expect(Set([one, same]).count == 2)
    #expect(Person.jsonType == "people" && typeName(Person.self) == "people")
    #expect(isAbstract(one))
    #expect(rawId(one) == "1")
    #expect(meta(one) == .none && links(one) == .none)
    #expect(attributes(one) == one.attributes)
    func swiftId<T: Swift.Identifiable>(_ value: T) -> T.ID { value.id }
    #expect(swiftId(one) == one.id)
    let id: Person.ID = one.id
    #expect(id == one.id)
  }

  @Test("creates pointers")
  func createsPointers() {
    let pointer: Person.Pointer = person("1").pointer
    let pointers: Person.Pointers = .init(pointers: [pointer])
    let linked: ToOneRelationship<Person, NoIdMetadata, Dates, NoLinks> = person("1").pointer(
      withMeta: Dates(created: "today"), links: .none)
    #expect(pointer.id == pointers.ids[0])
    #expect(linked.meta.created == "today")
  }

  @Test("creates changed copies")
  func createsChangedCopies() {
    let one = person("1")
    let new = NewPerson(
      attributes: one.attributes, relationships: one.relationships, meta: .none, links: .none)
    #expect(new.identified(by: "2232").id.rawValue == "2232")
    #expect(new.identified(byType: String.self).attributes == one.attributes)
    #expect(one.withNewIdentifier().id != one.id)
    let tapped =
      one
      .tappingAttributes { $0.favoriteColor = .init(value: "Red") }
      .tappingRelationships { $0.friends = .init(ids: [one.id]) }
    #expect(tapped.favoriteColor == "Red" && tapped.id == one.id)
    #expect((tapped ~> \.friends) == [one.id])
    let replaced =
      one
      .replacingAttributes { _ in tapped.attributes }
      .replacingRelationships { _ in tapped.relationships }
    #expect(replaced == tapped)
  }

  @Test("supports custom proxies")
  func supportsCustomProxies() {
    let jane = person("1", name: "Jane")
    let proxy = PersonProxy(
      id: .init(rawValue: "1"), attributes: jane.attributes, relationships: jane.relationships)
    let own = OwnResourceObject(
      id: .init(rawValue: "1"), attributes: jane.attributes, relationships: jane.relationships,
      meta: .none, links: .none)
    #expect(PersonProxy.jsonType == "people")
    #expect(proxy.favoriteColor == "Green")
    #expect((proxy ~> \.friends).isEmpty)
    #expect(own.fullName == "Jane")
    #expect(typeName(OwnResourceObject.self) == "people")
    let relationship = ToOne<OwnResourceObject>(resourceObject: own)
    #expect(relationship.id == own.id)
  }

  @Test("supports resource objects without members")
  func supportsResourceObjectsWithoutMembers() {
    enum Stub: ResourceObjectDescription {
      static let jsonType = "stubs"
      typealias Attributes = NoAttributes
      typealias Relationships = NoRelationships
    }
    let stub = ResourceObject<Stub, NoMetadata, NoLinks>(
      id: .init(rawValue: "1"), attributes: .none, relationships: .none, meta: .none,
      links: .none)
    #expect(stub.attributes == NoAttributes.none)
    #expect(stub.relationships == NoRelationships.none)
    #expect("\(NoAttributes.none)\(NoRelationships.none)\(stub)".isEmpty == false)
  }
}
