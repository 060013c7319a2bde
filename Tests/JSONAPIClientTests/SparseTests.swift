import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import Testing

@Suite("Sparse answers")
struct SparseTests {
  private static let document = #"""
    {"data":[{"type":"articles","id":"1","attributes":{"title":"Omakase","created-at":null},
      "relationships":{"author":{"data":{"type":"people","id":"9"}},
      "comments":{"data":[{"type":"comments","id":"5"},{"type":"comments","id":"6"}]}}}],
    "included":[{"type":"people","id":"9"},{"type":"comments","id":"6","attributes":{"body":"Good"}}],
    "links":{"next":"/v1/articles?page=2"},"meta":{"total":12}}
    """#

  @Test("hold what came, and nil for what did not")
  func fields() async throws {
    let blog = try Blog(answering: .document(Self.document))
    let page = try await blog.client.articles.list {
      $0.include(\.author, \.comments).fields(\.title, \.createdAt, \.author, \.comments)
        .fields(of: Person.self, \.firstName)
    }
    let found = try #require(page.resources.first)
    #expect(found.id == Article.Id(rawValue: "1"))
    #expect(found.title == "Omakase")
    #expect(found.createdAt == nil)
    #expect(found.subtitle == nil)
    #expect(found.author?.id.rawValue == "9")
    #expect(found.author?.firstName == nil)
    #expect(found.comments.map(\.body) == ["Good"])
    #expect(page.total == 12)
    #expect(try found.resourceObject().title == "Omakase")
    #expect(throws: (any Error).self) { try found.author?.resourceObject() }
    _ = try await page.next()
    #expect(
      blog.requests == [
        "GET /v1/articles?include=author,comments&fields[articles]=title,created-at,author,comments"
          + "&fields[people]=first-name", "GET /v1/articles?page=2",
      ])
  }

  @Test("have the resources of relationships to several types by their types")
  func severalTypes() async throws {
    let blog = try Blog(
      answering: .document(
        #"""
        {"data":{"type":"articles","id":"1","relationships":{
          "owner":{"data":{"type":"organizations","id":"3"}},
          "owners-before":{"data":[{"type":"people","id":"9"},{"type":"organizations","id":"3"}]}}},
        "included":[{"type":"people","id":"9"},
          {"type":"organizations","id":"3","attributes":{"name":"Kitchen"}}]}
        """#))
    let found = try await blog.client.articles.get(Article.Id(rawValue: "1")) {
      $0.include(\.owner, \.ownersBefore).fields(\.owner, \.ownersBefore)
    }
    #expect(found.related(\.owner, as: Organization.self)?.name == "Kitchen")
    #expect(found.related(\.owner, as: Person.self) == nil)
    #expect(found.related(\.ownersBefore, as: Person.self).map(\.id.rawValue) == ["9"])
  }

  @Test("are errors where a field that was asked for is not what the schema says")
  func wrongField() async throws {
    let blog = try Blog(
      answering: .document(
        #"{"data":{"type":"articles","id":"1","attributes":{"created-at":"noon","title":5}}}"#))
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.articles.get(Article.Id(rawValue: "1")) { $0.fields(\.createdAt) }
    }
    guard case .undecodable(let reason as JSONAPIDecodingError)? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(reason.problem.pointer.description == "/data/attributes/created-at")
    #expect(reason.problem.resourceId == "1")
  }
}
