import GoldenDocuments
import JSONAPI
import Testing

@Suite("Resolved documents of generated models")
struct GeneratedModelsTests {
  typealias Document = GoldenDocuments.ArticleDocument

  static let text = """
    {
      "data": {"type": "articles", "id": "1", "attributes": {"title": "Omakase"}, "relationships": {
        "author": {"data": {"type": "people", "id": "9"}},
        "comments": {"data": [{"type": "comments", "id": "5"}], "meta": {"count": 1}}
      }},
      "included": [
        {"type": "people", "id": "9", "attributes": {"name": "Dan"}},
        {"type": "comments", "id": "5", "attributes": {"body": "First!"},
          "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}
      ]
    }
    """

  @Test("follow relationships to included resources")
  func followRelationshipsToIncludedResources() throws {
    let article = try decode(Document.self, Self.text).resolved.primary
    #expect(article.title == "Omakase")
    #expect(article.author?.name == "Dan")
    #expect(article.comments.map(\.body) == ["First!"])
    #expect(article.comments.first?.author?.name == "Dan")
    #expect(article.relationships.comments.meta.count == 1)
  }

  @Test("support primary data of several types")
  func supportPrimaryDataOfSeveralTypes() throws {
    let feed = try decode(
      GoldenDocuments.Feed.self,
      """
      {"data": [
        {"type": "articles", "id": "1", "attributes": {"title": "Omakase"}, "relationships": {
          "author": {"data": {"type": "people", "id": "9"}},
          "comments": {"data": [], "meta": {"count": 0}}}},
        {"type": "people", "id": "9", "attributes": {"name": "Dan"}}
      ]}
      """
    ).resolved.primary
    #expect(feed.first?.as(GoldenDocuments.Article.self)?.author?.name == "Dan")
    #expect(feed.last?.as(GoldenDocuments.Person.self)?.name == "Dan")
  }
}
