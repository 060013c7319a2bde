import JSONAPI
import Poly
import Testing

// Section 3: relationships.

enum HouseholdDescription: ResourceObjectDescription {
  static let jsonType = "households"

  typealias Attributes = NoAttributes

  struct Relationships: JSONAPI.Relationships {
    let head: ToOne<Person>
    let partner: ToOne<Person?>
    let guest: ToOne<Person>?
    let lodger: ToOne<Person?>?
    let children: ToMany<Person>
    let pets: ToMany<Dog>?
    let address: MetaRelationship<Dates, NoLinks>
    let landlord: ToOneRelationship<Person, Dates, NoMetadata, NoLinks>
    let lease: ToOneRelationship<Person, NoIdMetadata, Dates, NoLinks>
    let visitors: ToManyRelationship<Person, Dates, Dates, NoLinks>
  }
}

typealias Household = ResourceObject<HouseholdDescription, NoMetadata, NoLinks>

/// A custom relationship type.
struct OwnRelationship: RelationshipType {
  let links: NoLinks
  let meta: NoMetadata
}

/// A custom target of relationships.
enum Stub: Relatable {
  typealias ID = JSONAPI.Id<String, Stub>
  static var jsonType: String { "stubs" }
}

func metaType<R: RelationshipType>(_: R) -> R.MetaType.Type { R.MetaType.self }
func linksType<R: RelationshipType>(_: R) -> R.LinksType.Type { R.LinksType.self }
func ids<R: JSONAPIIdentifiable>(_: R.Type) -> R.ID.Type { R.ID.self }
func wrappedIds<R: OptionalRelatable>(_: R.Type) -> R.Wrapped.ID.Type { R.Wrapped.ID.self }

@Suite struct RelationshipsTests {
  @Test("returns ids with the operator")
  func returnsIdsWithOperator() throws {
    let household = self.household()
    let head: Person.Id = household ~> \.head
    let partner: Person.Id? = household ~> \.partner
    let guest: Person.Id? = household ~> \.guest
    let lodger: Person.Id? = household ~> \.lodger
    let children: [Person.Id] = household ~> \.children
    let pets: [Dog.Id]? = household ~> \.pets
    #expect(head.rawValue == "1")
    #expect(partner == nil && guest == nil)
    #expect(lodger?.rawValue == "5")
    #expect(children.map(\.rawValue) == ["2", "3"])
    #expect(pets == nil)
  }

  @Test("provides meta of relationships and ids")
  func providesMetaOfRelationshipsAndIds() {
    let relationships = household().relationships
    #expect(relationships.address.meta.created == "1900")
    #expect(relationships.landlord.idMeta.created == "2000")
    #expect(relationships.lease.meta.created == "2010")
    #expect(relationships.visitors.idsWithMeta.map { $0.meta.created } == ["May"])
    #expect(relationships.visitors.idsWithMeta.map { $0.id.rawValue } == ["9"])
    #expect(relationships.visitors.ids.count == 1)
    #expect(relationships.visitors.meta.created == "2020")
    #expect(metaType(relationships.lease) == Dates.self)
    #expect(linksType(relationships.address) == NoLinks.self)
    #expect(metaType(OwnRelationship(links: .none, meta: .none)) == NoMetadata.self)
  }

  @Test("creates to-one relationships")
  func createsToOneRelationships() {
    let jane = person("1")
    let maybe: Person? = jane
    let dates = Dates(created: "today")
    let id = jane.id
    typealias Full = ToOneRelationship<Person, Dates, Dates, NoLinks>
    typealias WithMeta = ToOneRelationship<Person, NoIdMetadata, Dates, NoLinks>
    typealias WithIdMeta = ToOneRelationship<Person, Dates, NoMetadata, NoLinks>
    typealias NullableWithMeta = ToOneRelationship<Person?, NoIdMetadata, Dates, NoLinks>
    #expect(Full(id: (id, dates), meta: dates, links: .none).id == id)
    #expect(WithMeta(id: id, meta: dates, links: .none).id == id)
    #expect(WithMeta(resourceObject: jane, meta: dates, links: .none).id == id)
    #expect(WithIdMeta(id: (id, dates)).idMeta == dates)
    #expect(ToOne<Person>(id: id) == ToOne<Person>(resourceObject: jane))
    #expect(ToOne<Person?>(resourceObject: maybe).id == id)
    #expect(ToOne<Person?>(resourceObject: nil as Person?).id == nil)
    #expect(NullableWithMeta(resourceObject: maybe, meta: dates, links: .none).id == id)
    #expect(ToOne<Person?>(id: nil).id == nil)
  }

  @Test("creates to-many relationships")
  func createsToManyRelationships() {
    let jane = person("1")
    let dates = Dates(created: "today")
    typealias Full = ToManyRelationship<Person, Dates, Dates, NoLinks>
    typealias WithMeta = ToManyRelationship<Person, NoIdMetadata, Dates, NoLinks>
    typealias WithIdMeta = ToManyRelationship<Person, Dates, NoMetadata, NoLinks>
    #expect(Full(idsWithMetadata: [(jane.id, dates)], meta: dates, links: .none).ids == [jane.id])
    #expect(WithIdMeta(idsWithMetadata: [(jane.id, dates)]).idsWithMeta.count == 1)
    #expect(WithMeta(ids: [jane.id], meta: dates, links: .none).ids == [jane.id])
    #expect(WithMeta(pointers: [jane.pointer], meta: dates, links: .none).ids == [jane.id])
    #expect(WithMeta(resourceObjects: [jane], meta: dates, links: .none).ids == [jane.id])
    #expect(WithMeta.none(withMeta: dates, links: .none).ids.isEmpty)
    #expect(ToMany<Person>(ids: [jane.id]) == ToMany<Person>(pointers: [jane.pointer]))
    #expect(ToMany<Person>(resourceObjects: [jane]).ids == [jane.id])
    #expect(
      ToMany<Person>(pointers: [jane.pointer])
        == ToMany<Person>(idsWithMetadata: [(jane.id, .none)]))
    #expect(ToMany<Person>.none == .none(withMeta: .none, links: .none))
    #expect(ToMany<Person>.none.ids.isEmpty)
    let element = Full.ID(id: jane.id, meta: dates)
    #expect(element.id == jane.id && element.meta == dates)
  }

  @Test("prints relationships")
  func printsRelationships() {
    let relationships = household().relationships
    #expect(
      "\(relationships.head)\(relationships.children)\(relationships.address)".isEmpty == false)
  }

  @Test("supports optionals as targets")
  func supportsOptionalsAsTargets() {
    #expect(Person?.jsonType == "people")
    #expect(ids(Person?.self) == Person.Id?.self)
    #expect(wrappedIds(Person?.self) == Person.Id.self)
    #expect(ToOne<Stub>(id: .init(rawValue: "1")).id.rawValue == "1")
  }

  private func household() -> Household {
    let dates = Dates(created: "2000")
    return Household(
      id: .init(rawValue: "1"), attributes: .none,
      relationships: .init(
        head: .init(id: .init(rawValue: "1")),
        partner: .init(id: nil),
        guest: nil,
        lodger: .init(id: .init(rawValue: "5")),
        children: .init(ids: [.init(rawValue: "2"), .init(rawValue: "3")]),
        pets: nil,
        address: .init(meta: .init(created: "1900"), links: .none),
        landlord: .init(id: (.init(rawValue: "7"), dates)),
        lease: .init(id: .init(rawValue: "7"), meta: .init(created: "2010"), links: .none),
        visitors: .init(
          idsWithMetadata: [(.init(rawValue: "9"), .init(created: "May"))],
          meta: .init(created: "2020"), links: .none)),
      meta: .none, links: .none)
  }
}
