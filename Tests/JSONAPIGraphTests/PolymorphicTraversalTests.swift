import JSONAPI
import Testing

@Suite("A resolved document leads to resources of several types")
struct PolymorphicTraversalTests {
  let resolved: ResolvedDocument<ArticleDocument>
  var article: ResolvedResource<Article, ArticleDocument> { resolved.primary }

  init() throws {
    resolved = try decode(ArticleDocument.self, articleJSON).resolved
  }

  @Test func theCaseOfTheEnumLeadsOn() {
    #expect(article.owner?.organization?.name == "Blog")
    #expect(article.owner?.organization?.founder?.name == "Dan")
    #expect(article.owner?.person?.name == nil)
    #expect(article.sponsor?.person?.friends.first?.name == "Dan")
  }

  @Test func theTypeLeadsOnToo() {
    #expect(article.owner?[Organization.self]?.founder?.name == "Dan")
    #expect(article.owner?[Person.self] == nil)
    #expect(article.owner?.as(Organization.self)?.founder?.name == "Dan")
    #expect(article.owner?.as(Person.self) == nil)
  }

  @Test("an id of one of several types is that of one of them")
  func theIdOfAType() throws {
    let owner = article ~> \.owner
    #expect(owner.as(Organization.self) == article.owner?.as(Organization.self)?.id)
    #expect(owner.as(Person.self) == nil)
  }

  @Test func theEnumCanBeSwitchedOver() throws {
    let owner = try #require(article.owner)
    switch owner.resourceObject {
    case .organization(let organization):
      #expect(organization.name == "Blog")
      #expect(resolved[organization].founder?.name == "Dan")
    case .person, .unrecognized:
      Issue.record("The owner is an organization.")
    }
  }

  @Test func aTypeThatIsNotKnownIsFoundAsItWasRead() throws {
    let followers = article.followers
    #expect(followers.map(\.person?.name) == ["Ann", nil, nil])
    guard case .unrecognized(let robot) = followers[1].resourceObject else {
      Issue.record("A robot is neither a person nor an organization.")
      return
    }
    #expect(robot.json["attributes"]?["model"] == "R2")
    #expect((article ~> \.followers)?[1] == .unrecognized(type: "robots", id: "1"))
  }

  @Test func aUnionIsMadeOfAResourceObjectOfItsTypes() throws {
    let person = try #require(article.author?.resourceObject)
    #expect(ArticleOwner(person) == .person(person))
  }

  @Test("The document knows its type, the relationship does not")
  func anEndOfATypeThatOnlyTheDocumentKnowsIsFoundAsJSON() throws {
    let owner = try #require(ArticleOwner(article.resourceObject))
    guard case .unrecognized(let resource) = owner else {
      Issue.record("An article is neither a person nor an organization.")
      return
    }
    #expect(resource.type == "articles")
    #expect(resource.json["attributes"]?["title"] == "Omakase")
  }
}
