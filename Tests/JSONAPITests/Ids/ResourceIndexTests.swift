import Foundation
import JSONAPI
import Poly
import RuntimeModels
import TestSupport
import Testing

@Suite("Index of included resources")
struct ResourceIndexTests {
  @Test("finds resources by id and lists duplicates")
  func findsResourcesByIdAndListsDuplicates() throws {
    let includes = Includes<Include2<Cat, Dog>>(values: [
      .init(Dog.sample("1")), .init(Dog.sample("2")), .init(Dog.sample("1", name: "Other")),
    ])
    let index = includes.indexed()
    #expect(index[Dog.Id(rawValue: "1")]?.name == "Rex")
    #expect(index[Dog.Id(rawValue: "3")] == nil)
    #expect(index[Cat.Id(rawValue: "1")] == nil)
    #expect(index.duplicates == [ResourceIdentity(type: "dogs", id: "1")])
  }

  @Test("finds resources by polymorphic id")
  func findsResourcesByPolymorphicId() throws {
    let document = try decode(
      ArticleDocument.self,
      """
      {"data": \(GeneratedStyleTests.article), "included": [
        {"type": "people", "id": "9", "attributes": {"name": ["Jane"]}},
        {"type": "robots", "id": "7"}
      ]}
      """)
    let article = try #require(document.body.primaryResource?.value)
    let index = try #require(document.body.includes?.indexed())
    #expect(index[article ~> \.author]?.name == ["Jane"])
    let sponsor = try #require((article ~> \.sponsor) as ArticleOwner.ID?)
    #expect(index[sponsor]?.resourceIdentity == ResourceIdentity(type: "robots", id: "7"))
  }

  static let upper = "67E55044-10B1-426F-9247-BB680E5FE0C8"

  static func organization(_ id: String) -> String {
    #"{"type": "organizations", "id": "\#(id)", "attributes": {"name": "A"}}"#
  }

  @Test("finds a resource by any spelling of its id")
  func findsResourceByAnySpellingOfItsId() throws {
    let includes = try decode(
      Includes<Include1<Organization>>.self,
      "[\(Self.organization(Self.upper)), \(Self.organization(Self.upper.lowercased()))]")
    let index = includes.indexed()
    let uuid = try #require(UUID(uuidString: Self.upper))
    let spelled = try Organization.Id(wireText: Self.upper)
    for id in [Organization.Id(rawValue: uuid), spelled] {
      #expect(index[id]?.name == "A")
      #expect(index[ArticleOwner.ID.organization(id)] != nil)
    }
    #expect(index[ResourceIdentity(type: "organizations", id: Self.upper)] != nil)
    #expect(index.duplicates.count == 1)
    #expect(ArticleOwner.ID.organization(spelled) == .organization(.init(rawValue: uuid)))
    let ids: Set<ArticleOwner.ID> = [
      .organization(spelled), .organization(.init(rawValue: uuid)),
    ]
    #expect(ids.count == 1)
  }

  @Test("compares polymorphic ids byte by byte")
  func comparesPolymorphicIdsByteByByte() {
    let one = ArticleOwner.ID.unrecognized(type: "x", id: "\u{E9}")
    let other = ArticleOwner.ID.unrecognized(type: "x", id: "e\u{301}")
    #expect(one != other)
    #expect(Set([one, other]).count == 2)
    #expect(
      ArticleOwner.ID.person(.init(rawValue: "\u{E9}")) != .person(.init(rawValue: "e\u{301}")))
  }

  @Test("includes each resource of a compound document once")
  func includesEachResourceOfCompoundDocumentOnce() throws {
    typealias Doc = ManualDocument<SingleResourceBody<Organization>, Include1<Organization>>
    let lower = try decode(
      Organization.self, Self.organization(Self.upper.lowercased()))
    let upper = try decode(Organization.self, Self.organization(Self.upper))
    let document = Doc(
      apiDescription: .none, resource: .init(primary: lower, relatives: [.init(upper)]),
      meta: .none, links: .none)
    #expect(document.body.includes?.count == 0)
  }

  @Test("distinguishes unrecognized resources by type and id")
  func distinguishesUnrecognizedResourcesByTypeAndId() throws {
    let texts = [
      #"{"type": "robots", "id": 1}"#, #"{"type": "robots", "id": 2}"#,
      #"{"type": "robots", "lid": "1"}"#, #"{"type": "robots", "a": 1}"#,
      #"{"type": "robots", "a": 2}"#,
    ]
    let robots = try texts.map {
      try UnrecognizedResource(json: json($0)).map(RuntimeResource.unrecognized)
    }.compactMap(\.self)
    #expect(
      robots.map(\.resourceIdentity) == [
        ResourceIdentity(type: "robots", id: "1"), ResourceIdentity(type: "robots", id: "2"),
        ResourceIdentity(type: "robots", id: "1", isLocal: true),
        ResourceIdentity(type: "robots", id: ""), ResourceIdentity(type: "robots", id: ""),
      ])
    #expect(ResourceIndex(robots).duplicates.isEmpty)
    typealias Doc = ManualDocument<SingleResourceBody<Person>, RuntimeResource>
    let document = Doc(
      apiDescription: .none,
      resource: .init(
        primary: Person(
          id: .init(rawValue: "1"), attributes: .init(name: []), relationships: .none,
          meta: .none, links: .none),
        relatives: robots + robots),
      meta: .none, links: .none)
    #expect(document.body.includes?.values == robots)
  }

  @Test("adds and finds many resources in linear time")
  func addsAndFindsManyResourcesInLinearTime() {
    func time(_ count: Int) -> Duration {
      cpuTime {
        var document = ManualDocument<ManyResourceBody<Dog>, Include1<Dog>>(
          apiDescription: .none, body: .init(resourceObjects: []), includes: .none, meta: .none,
          links: .none)
        for index in 0..<count { document.include([.init(Dog.sample("\(index)"))]) }
        var success = ManualDocument<ManyResourceBody<Dog>, Include1<Dog>>.SuccessDocument(
          apiDescription: .none, body: .init(resourceObjects: []), includes: .none, meta: .none,
          links: .none)
        for index in 0..<count { success.include([.init(Dog.sample("\(index)"))]) }
        precondition(success.includes.count == count)
        let index = document.body.includes?.indexed()
        for number in 0..<count {
          precondition(index?[Dog.Id(rawValue: "\(number)")] != nil)
        }
      }
    }
    // Quadratic time would take 64 times as long.
    #expect(time(16_000) < time(2_000) * 30)
  }
}
