import GraphModels
import JSONAPI
import Testing

@Suite("Polymorphic relationships of resolved documents")
struct PolymorphicTraversalTests {
  let resolved: ResolvedDocument<ArticleDocument>
  var article: ResolvedResource<Article, ArticleDocument> { resolved.primary }

  init() throws {
    resolved = try decode(ArticleDocument.self, articleJSON).resolved
  }

  @Test("return a resource object by the case of the enum")
  func returnResourceObjectByCaseOfEnum() {
    #expect(article.owner?.organization?.name == "Blog")
    #expect(article.owner?.organization?.founder?.name == "Dan")
    #expect(article.owner?.person?.name == nil)
    #expect(article.sponsor?.person?.friends.first?.name == "Dan")
  }

  @Test("return a resource object by type")
  func returnResourceObjectByType() {
    #expect(article.owner?.as(Organization.self)?.founder?.name == "Dan")
    #expect(article.owner?.as(Person.self) == nil)
    #expect(article.owner?.as(Organization.self)?.founder?.name == "Dan")
    #expect(article.owner?.as(Person.self) == nil)
  }

  @Test("an id of one of several types is that of one of them")
  func theIdOfAType() throws {
    let owner = article ~> \.owner
    #expect(owner.as(Organization.self) == article.owner?.as(Organization.self)?.id)
    #expect(owner.as(Person.self) == nil)
  }

  @Test("return an enum to switch on")
  func returnEnumToSwitchOn() throws {
    let owner = try #require(article.owner)
    switch owner.resourceObject {
    case .organization(let organization):
      #expect(organization.name == "Blog")
      #expect(resolved[organization].founder?.name == "Dan")
    case .person, .unrecognized:
      Issue.record("expected an organization")
    }
  }

  @Test("return a resource of an unrecognized type as JSON")
  func returnResourceOfUnrecognizedTypeAsJSON() throws {
    let followers = try #require(article.followers)
    #expect(followers.map(\.person?.name) == ["Ann", nil, nil])
    guard case .unrecognized(let robot) = followers[1].resourceObject else {
      Issue.record("expected an unrecognized resource")
      return
    }
    #expect(robot.json["attributes"]?["model"] == "R2")
    #expect((article ~> \.followers)?[1] == .unrecognized(type: "robots", id: "1"))
  }

  @Test("create a union from a resource object of one of its types")
  func createUnionFromResourceObjectOfOneOfItsTypes() throws {
    let person = try #require(article.author?.resourceObject)
    #expect(ArticleOwner(person) == .person(person))
  }

  @Test("create an unrecognized resource from an object of another type")
  func createUnrecognizedResourceFromAnotherType() throws {
    let owner = try #require(ArticleOwner(article.resourceObject))
    guard case .unrecognized(let resource) = owner else {
      Issue.record("expected an unrecognized resource")
      return
    }
    #expect(resource.type == "articles")
    #expect(resource.json["attributes"]?["title"] == "Omakase")
  }
}
