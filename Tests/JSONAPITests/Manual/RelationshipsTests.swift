import JSONAPI
import Testing

private struct Weight: JSONAPI.Meta {
  let weight: Int
}

private struct Paths: JSONAPI.Links {
  let related: Link<String, NoMetadata>
}

private enum HomeDescription: ResourceObjectDescription {
  static let jsonType = "homes"
  typealias Attributes = NoAttributes

  struct Relationships: JSONAPI.Relationships {
    let owner: ToOneRelationship<Friend, NoIdMetadata, NoMetadata, NoLinks>
    let tenant: ToOneRelationship<Friend?, NoIdMetadata, NoMetadata, NoLinks>
    let agent: ToOneRelationship<Friend, NoIdMetadata, NoMetadata, NoLinks>?
    let keeper: ToOneRelationship<Friend?, NoIdMetadata, NoMetadata, NoLinks>?
    let pets: ToManyRelationship<Dog, NoIdMetadata, NoMetadata, NoLinks>?
    let withMeta: ToOneRelationship<Friend, NoIdMetadata, Weight, NoLinks>?
    let withIdMeta: ToOneRelationship<Friend, Weight, NoMetadata, NoLinks>?
    let manyWithIdMeta: ToManyRelationship<Friend, Weight, Weight, Paths>?
    let history: MetaRelationship<NoMetadata, Paths>?
  }
}

private typealias Home = ResourceObject<HomeDescription, NoMetadata, NoLinks, String>

@Suite("JSONAPI.Relationships")
struct RelationshipsTests {
  static let required = """
    "owner": {"data": {"type": "people", "id": "1"}}, "tenant": {"data": null}
    """

  private func home(_ more: String = "") throws -> Home {
    try roundTrip(
      Home.self,
      #"{"type": "homes", "id": "1", "relationships": {\#(Self.required)\#(more)}}"#)
  }

  @Test("decodes required and nullable relationships")
  func decodesRequiredAndNullableRelationships() throws {
    let home = try home()
    let owner: Friend.Id = home ~> \.owner
    let tenant: Friend.Id? = home ~> \.tenant
    #expect(owner == Friend.Id(rawValue: "1"))
    #expect(tenant == nil)
    #expect((home ~> \.agent) == nil)
    #expect((home ~> \.pets) == nil)
  }

  @Test("decodes optional relationships")
  func decodesOptionalRelationships() throws {
    let home = try home(
      #", "agent": {"data": {"type": "people", "id": "2"}}, "keeper": {"data": null}"#
        + #", "pets": {"data": [{"type": "dogs", "id": "3"}]}"#)
    let agent: Friend.Id? = home ~> \.agent
    let keeper: Friend.Id? = home ~> \.keeper
    let pets: [Dog.Id]? = home ~> \.pets
    #expect(agent == Friend.Id(rawValue: "2"))
    #expect(keeper == nil)
    #expect(home.relationships.keeper != nil)
    #expect(pets == [Dog.Id(rawValue: "3")])
  }

  @Test("decodes meta of relationships and of resource identifier objects")
  func decodesMetaOfRelationshipsAndIdentifiers() throws {
    let home = try home(
      #", "withMeta": {"data": {"type": "people", "id": "1"}, "meta": {"weight": 1}}"#
        + #", "withIdMeta": {"data": {"type": "people", "id": "1", "meta": {"weight": 2}}}"#
        + #", "manyWithIdMeta": {"data": [{"type": "people", "id": "1", "meta": {"weight": 3}}],"#
        + #" "meta": {"weight": 4}, "links": {"related": "/a"}}"#
        + #", "history": {"links": {"related": "/h"}}"#)
    #expect(home.relationships.withMeta?.meta == Weight(weight: 1))
    #expect(home.relationships.withIdMeta?.idMeta == Weight(weight: 2))
    #expect(home.relationships.manyWithIdMeta?.idsWithMeta.map(\.meta) == [Weight(weight: 3)])
    #expect(home.relationships.manyWithIdMeta?.meta == Weight(weight: 4))
    #expect(home.relationships.history?.links.related.url == "/h")
  }
}
