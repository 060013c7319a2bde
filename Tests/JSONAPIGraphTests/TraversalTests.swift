import GraphModels
import JSONAPI
import Poly
import Testing

@Suite("Relationships of resolved documents")
struct TraversalTests {
  let document: ArticleDocument
  let article: ResolvedResource<Article, ArticleDocument>

  init() throws {
    document = try decode(ArticleDocument.self, articleJSON)
    article = try document.resolved.primary
  }

  @Test("provides the attributes of the resource object")
  func providesAttributesOfResourceObject() {
    #expect(article.title == "Omakase")
    #expect(article.subtitle == nil)
    #expect(article.rating == 4.5)
    #expect(article.author?.age == 40)
    #expect(article.author?.biography == "Cooks.")
    #expect(article.author?.motto == .some(nil))
    #expect(article.author?.shout == "DAN")
    #expect(article.author?[direct: \.shout].value == "DAN")
    #expect(article.author?.resourceObject.label == "Dan (9)")
  }

  @Test("returns the target of a to-one relationship")
  func returnsTargetOfToOneRelationship() {
    #expect(article.author?.name == "Dan")
    #expect(article.author?.friends.first?.name == "Ann")
    #expect(article.author?.employer?.name == "Blog")
    #expect(article.author?.employer?.founder?.friends.first?.nickname == "A.")
  }

  @Test("returns the included targets of a to-many relationship in linkage order")
  func returnsIncludedTargetsOfToManyRelationship() {
    #expect(article.comments.map(\.body) == ["First!", "I like it."])
    #expect(article.comments.first?.author?.name == "Ann")
    #expect(article.comments.last?.author == nil)
  }

  @Test("returns the ids of resource objects that are not included")
  func returnsIdsOfResourceObjectsThatAreNotIncluded() throws {
    #expect((article ~> \.comments).map(\.rawValue) == ["5", "404", "12"])
    #expect(article[notIncluded: \.comments] == [Comment.Id(rawValue: "404")])
    #expect(article[notIncluded: \.followers] == [.person(Person.Id(rawValue: "404"))])
    #expect(article[notIncluded: \.author] == nil)

    let alone = try decode(
      ArticleDocument.self,
      """
      {"data": {"type": "articles", "id": "1", "attributes": {"title": "Alone"},
        "relationships": \(plainRelationships)}}
      """
    ).resolved.primary
    #expect(alone.author == nil)
    #expect((alone ~> \.author) == Person.Id(rawValue: "9"))
    #expect(alone[notIncluded: \.author] == Person.Id(rawValue: "9"))
    #expect(alone[notIncluded: \.editor] == nil)
  }

  @Test("returns no target for null and absent relationships")
  func returnsNoTargetForNullAndAbsentRelationships() {
    #expect(article.editor == nil)
    #expect((article ~> \.editor) == nil)
    #expect(article.reviewer == nil)
    #expect((article ~> \.reviewer) == nil)
    #expect(article.translations == nil)
    #expect((article ~> \.translations) == nil)
    #expect(article[notIncluded: \.translations] == [])
  }

  @Test("returns the targets of a MaybeLinked relationship if it is linked")
  func returnsTargetsOfLinkedRelationship() {
    #expect(article.reviews?.map(\.body) == ["I like it."])
    #expect((article ~> \.reviews) == [Comment.Id(rawValue: "12")])
    #expect(article.lock == nil)
    #expect((article ~> \.lock) == nil)
  }

  @Test("does not rely on empty MaybeLinked linkage")
  func doesNotRelyOnEmptyMaybeLinkedLinkage() throws {
    let article = try decode(
      ArticleDocument.self,
      """
      {"data": {"type": "articles", "id": "1", "attributes": {"title": "Empty"},
        "relationships": {
          "author": {"data": {"type": "people", "id": "9"}}, "editor": {"data": null},
          "comments": {"data": []}, "owner": {"data": {"type": "people", "id": "9"}},
          "reviews": {"data": []}
        }}}
      """
    ).resolved.primary
    #expect((article ~> \.comments) == [])
    #expect((article ~> \.reviews) == nil)
    #expect(article.reviews == nil)
  }

  @Test("finds the target of a meta-relationship by id")
  func findsTargetOfMetaRelationshipById() throws {
    let comment = try #require(article.comments.first)
    let writer = comment.resourceObject ~> \.writer
    #expect(try document.resolved[writer]?.name == "Ann")
  }

  @Test("provides the unchanged resource object")
  func providesUnchangedResourceObject() {
    #expect(article.relationships.history == nil)
    #expect(article.attributes.title.value == "Omakase")
    #expect(article.id == Article.Id(rawValue: "1"))
    #expect(article.resourceObject == document.body.data?.primary.value)
  }

  @Test("follows cycles")
  func followsCycles() {
    #expect(article.author?.friends.first?.friends.first?.friends.first?.name == "Ann")
  }

  @Test("prints the resource object")
  func printsResourceObject() {
    #expect("\(article)" == "\(article.resourceObject)")
    #expect(article.debugDescription == article.resourceObject.debugDescription)
  }

  @Test("is Hashable and Sendable")
  func isHashableAndSendable() async {
    let friends = article.author?.friends ?? []
    #expect(Set(friends + friends).count == 1)
    let name = await Task { article.author?.name }.value
    #expect(name == "Dan")
  }
}
