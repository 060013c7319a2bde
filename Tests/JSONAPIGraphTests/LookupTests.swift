import Foundation
import GraphModels
import JSONAPI
import TestSupport
import Testing

@Suite("Look-up in resolved documents")
struct LookupTests {
  @Test("finds resource objects by id")
  func findsResourceObjectsById() throws {
    let resolved = try decode(ArticleDocument.self, articleJSON).resolved
    #expect(resolved[Person.Id(rawValue: "2")]?.name == "Ann")
    #expect(resolved[Article.Id(rawValue: "1")]?.author?.name == "Dan")
    #expect(resolved[Person.Id(rawValue: "5")] == nil)
    #expect(resolved[Organization.Id(rawValue: 7)]?.name == "Blog")
  }

  @Test("finds resource objects by type")
  func findsResourceObjectsByType() throws {
    let resolved = try decode(ArticleDocument.self, articleJSON).resolved
    #expect(resolved.resources(of: Person.self).map(\.name) == ["Dan", "Ann"])
    #expect(resolved.resources(of: Article.self).count == 1)
  }

  @Test("lists duplicates and finds the first")
  func listsDuplicatesAndFindsFirst() throws {
    let document = try decode(
      PeopleDocument.self,
      """
      {"data": [
        {"type": "people", "id": "1", "attributes": {"name": "first", "motto": null},
          "relationships": {"friends": {"data": []}}},
        {"type": "people", "id": "1", "attributes": {"name": "second", "motto": null},
          "relationships": {"friends": {"data": []}}},
        {"type": "people", "id": "1", "attributes": {"name": "third", "motto": null},
          "relationships": {"friends": {"data": []}}},
        {"type": "people", "id": "2", "attributes": {"name": "other", "motto": null},
          "relationships": {"friends": {"data": []}}}
      ]}
      """)
    let resolved = try document.resolved
    #expect(resolved.duplicates == [ResourceIdentity(type: "people", id: "1")])
    #expect(resolved[Person.Id(rawValue: "1")]?.name == "first")
    #expect(try decode(ArticleDocument.self, articleJSON).resolved.duplicates == [])
  }

  @Test("compares ids byte by byte")
  func comparesIdsByteByByte() throws {
    let resolved = try decode(
      PeopleDocument.self,
      #"""
      {"data": [
        {"type": "people", "id": "\u00e9", "attributes": {"name": "one", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "id": "e\u0301"}]}}},
        {"type": "people", "id": "e\u0301", "attributes": {"name": "other", "motto": null},
          "relationships": {"friends": {"data": []}}}
      ]}
      """#
    ).resolved
    #expect(resolved.duplicates == [])
    #expect(resolved.primary.first?.friends.first?.name == "other")
  }

  @Test("finds an id in any spelling")
  func findsIdInAnySpelling() throws {
    enum Device: ResourceObjectDescription {
      static let jsonType = "devices"
      typealias Attributes = NoAttributes
      struct Relationships: JSONAPI.Relationships {
        let twin: ToOne<ResourceObject<Device, NoMetadata, NoLinks, UUID>?>
      }
    }
    typealias DeviceObject = ResourceObject<Device, NoMetadata, NoLinks, UUID>
    let resolved = try decode(
      ResourceDocument<SingleResourceBody<DeviceObject>, NoIncludes>.self,
      """
      {"data": {"type": "devices", "id": "67E55044-10B1-426F-9247-BB680E5FE0C8",
        "relationships": {"twin": {"data":
          {"type": "devices", "id": "67e55044-10b1-426f-9247-bb680e5fe0c8"}}}}}
      """
    ).resolved
    let id = try #require(UUID(uuidString: "67E55044-10B1-426F-9247-BB680E5FE0C8"))
    #expect(resolved[DeviceObject.Id(rawValue: id)] == resolved.primary)
    #expect(resolved.primary.twin == resolved.primary)
  }

  @Test("distinguishes local ids from ids")
  func distinguishesLocalIdsFromIds() throws {
    let resolved = try decode(
      PeopleDocument.self,
      """
      {"data": [
        {"type": "people", "lid": "a", "attributes": {"name": "Ann", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "id": "a"}]}}},
        {"type": "people", "id": "a", "attributes": {"name": "Bob", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "lid": "a"}]}}}
      ]}
      """
    ).resolved
    #expect(resolved.duplicates == [])
    #expect(resolved.primary.map { $0.friends.first?.name } == ["Bob", "Ann"])
    #expect(resolved[Person.Id(localId: "a")]?.name == "Ann")
  }

  @Test("resolves a document in linear time")
  func resolvesDocumentInLinearTime() throws {
    func time(_ count: Int) throws -> Duration {
      let people = (0..<count).map {
        Person(
          id: Person.Id(rawValue: "\($0)"),
          attributes: Person.Attributes(name: "P", motto: nil),
          relationships: Person.Relationships(
            friends: [Person.Id(rawValue: "\(($0 + 1) % count)")]),
          meta: .none, links: .none)
      }
      let document = ResourceDocument<ManyResourceBody<Person>, NoIncludes>(
        body: ManyResourceBody(resourceObjects: people))
      return try cpuTime {
        let friends = try document.resolved.primary.flatMap(\.friends)
        #expect(friends.count == count)
      }
    }
    // In quadratic time, it would be 100 times as long.
    #expect(try time(10_000) < time(1_000) * 40)
  }
}
