import GraphModels
import JSONAPI
import Poly
import Testing

@Suite("Primary data of resolved documents")
struct PrimaryDataTests {
  static let two = """
    {
      "data": [
        {"type": "articles", "id": "1", "attributes": {"title": "One"}, "relationships": {
          "author": {"data": {"type": "people", "id": "9"}}, "editor": {"data": null},
          "comments": {"data": []}, "owner": {"data": {"type": "people", "id": "9"}},
          "translations": {"data": [{"type": "articles", "id": "2"}]}}},
        {"type": "articles", "id": "2", "attributes": {"title": "Zwei"},
          "relationships": \(plainRelationships)}
      ],
      "included": [
        {"type": "people", "id": "9", "attributes": {"name": "Dan", "motto": null},
          "relationships": {"friends": {"data": []}}}
      ]
    }
    """

  @Test("is an array for a collection")
  func isArrayForCollection() throws {
    let articles = try decode(ArticlesDocument.self, Self.two).resolved.primary
    #expect(articles.map(\.title) == ["One", "Zwei"])
    #expect(articles.map(\.author?.name) == ["Dan", "Dan"])
  }

  @Test("can be the target of relationships")
  func canBeTargetOfRelationships() throws {
    let articles = try decode(ArticlesDocument.self, Self.two).resolved.primary
    #expect(articles.first?.translations?.first?.title == "Zwei")
    #expect(articles.first?.translations?.first?.author?.name == "Dan")

    let people = try decode(
      PeopleDocument.self,
      """
      {"data": [
        {"type": "people", "id": "1", "attributes": {"name": "Ann", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "id": "2"}]}}},
        {"type": "people", "id": "2", "attributes": {"name": "Bob", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "id": "1"}]}}}
      ]}
      """
    ).resolved.primary
    #expect(people[0].friends.first?.friends.first == people[0])
  }

  @Test("is optional if it may be null")
  func isOptionalIfItMayBeNull() throws {
    let none = try decode(MaybeArticleDocument.self, #"{"data": null}"#)
    #expect(try none.resolved.primary == nil)
    let some = try decode(MaybeArticleDocument.self, articleJSON)
    #expect(try some.resolved.primary?.author?.name == "Dan")
  }

  @Test("can be of several types")
  func canBeOfSeveralTypes() throws {
    let feed = try decode(
      FeedDocument.self,
      """
      {"data": [
        {"type": "people", "id": "9", "attributes": {"name": "Dan", "motto": null},
          "relationships": {"friends": {"data": []}}},
        {"type": "articles", "id": "2", "attributes": {"title": "Zwei"},
          "relationships": \(plainRelationships)},
        {"type": "robots", "id": "1"}
      ]}
      """
    ).resolved
    #expect(feed.primary.map(\.person?.name) == ["Dan", nil, nil])
    #expect(feed.primary[1].article?.author?.name == "Dan")
    #expect(feed.primary[1].article?.owner?.person?.name == "Dan")
    #expect(feed.primary[2].resourceObject.resourceObject is UnrecognizedResource)
  }

  @Test("can be a poly")
  func canBePoly() throws {
    typealias Feed = ResourceDocument<
      ManyResourceBody<Poly2<Article, Person>>, Include2<Person, Comment>
    >
    let feed = try decode(
      Feed.self,
      """
      {"data": [
        {"type": "articles", "id": "2", "attributes": {"title": "Zwei"},
          "relationships": \(plainRelationships)},
        {"type": "people", "id": "9", "attributes": {"name": "Dan", "motto": null},
          "relationships": {"friends": {"data": [{"type": "people", "id": "2"}]}}}
      ],
      "included": [
        {"type": "people", "id": "2", "attributes": {"name": "Ann", "motto": null},
          "relationships": {"friends": {"data": []}}}
      ]}
      """
    ).resolved.primary
    #expect(feed[0].a?.author?.friends.first?.name == "Ann")
    #expect(feed[1].as(Person.self)?.friends.first?.name == "Ann")
    #expect(feed[1].as(Article.self) == nil)
  }

  @Test("is the same for documents, bodies and data")
  func isSameForDocumentsBodiesAndData() throws {
    let success = try decode(ArticleDocument.SuccessDocument.self, articleJSON)
    let document = try decode(ArticleDocument.self, articleJSON)
    let articles: [ResolvedResource<Article, ArticleDocument>] = [
      success.resolved.primary,
      try document.resolved.primary,
      try document.body.resolved.primary,
      try #require(document.body.data).resolved.primary,
    ]
    #expect(articles.map(\.author?.name) == ["Dan", "Dan", "Dan", "Dan"])
  }

  @Test("throws the errors of a document")
  func throwsErrorsOfDocument() throws {
    let document = try decode(
      ArticleDocument.self, #"{"errors": [{"status": "404", "title": "No such article"}]}"#)
    let error = #expect(throws: JSONAPIDecodingError.self) { try document.resolved }
    let errors = error?.serverErrors(as: BasicJSONAPIError<String>.self)
    #expect(errors?.first?.payload?.title == "No such article")
    #expect(error?.serverErrors(as: UnknownJSONAPIError.self) == nil)
    #expect(error?.description.contains("No such article") == true)
    // As decoding a document that cannot have errors does.
    #expect(throws: try #require(error)) {
      try decode(ArticleDocument.SuccessDocument.self, #"{"errors": [{"status": "404"}]}"#)
    }
  }
}
