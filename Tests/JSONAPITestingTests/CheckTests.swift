import JSONAPI
import JSONAPITesting
import Testing

/// `check` reports violations that the compiler cannot detect.
@Suite struct CheckTests {
  @Test("accepts attributes and relationships of every kind")
  func acceptsAttributesAndRelationshipsOfEveryKind() throws {
    let article = Article(
      id: "1",
      attributes: .init(title: "", tags: [], counts: nil, rating: nil, draft: true),
      relationships: .init(author: "1", editor: nil, readers: [], winner: nil), meta: .none,
      links: .none)
    try Article.check(article)
    try Person.check(
      Person(
        id: "1", attributes: .init(name: "Jo"), relationships: .none, meta: .none, links: .none))
  }

  @Test("reports every violation")
  func reportsEveryViolation() throws {
    let misshapen = Misshapen(
      id: "1",
      attributes: .init(name: "Jo", nicknames: ["J"], note: nil, place: nil),
      relationships: .init(friend: "2", count: 3), meta: .none, links: .none)
    let errors = try #require(throws: ResourceObjectCheckErrors.self) {
      try Misshapen.check(misshapen)
    }
    #expect(
      errors.problems == [
        .nullArray(named: "nicknames"), .nonAttribute(named: "note"),
        .nonAttribute(named: "place"), .nonRelationship(named: "count"),
      ])
    #expect(errors.description.contains("“note” is not an attribute"))
    #expect(errors.description.contains("“misshapen”"))
  }

  @Test("rejects attributes and relationships that are not structs")
  func rejectsMembersThatAreNotStructs() {
    let resource = OfClasses(
      id: "1", attributes: .init(), relationships: .none, meta: .none, links: .none)
    #expect {
      try OfClasses.check(resource)
    } throws: { error in
      (error as? ResourceObjectCheckErrors)?.problems
        == [.attributesNotStruct, .relationshipsNotStruct]
    }
  }
}

private enum MisshapenDescription: ResourceObjectDescription {
  static let jsonType = "misshapen"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<String>
    var nicknames: Attribute<[String]?>?
    var note: String?
    var place: Place?

    /// A computed property can be of any type.
    var initials: String { String(name.value.prefix(1)) }

    struct Place: Codable, Equatable {}
  }

  struct Relationships: JSONAPI.Relationships {
    var friend: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
    var count: Int
  }
}

private typealias Misshapen = ResourceObject<MisshapenDescription, NoMetadata, NoLinks, String>

private enum OfClassesDescription: ResourceObjectDescription {
  static let jsonType = "classes"

  final class Attributes: JSONAPI.Attributes {
    init() {}
    static func == (left: Attributes, right: Attributes) -> Bool { true }
  }

  enum Relationships: String, JSONAPI.Relationships {
    case none
  }
}

private typealias OfClasses = ResourceObject<OfClassesDescription, NoMetadata, NoLinks, String>
