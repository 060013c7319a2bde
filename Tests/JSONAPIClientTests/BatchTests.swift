import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import Testing

@Suite("Batches")
struct BatchTests {
  private static func fill(
    _ batch: inout Batch<BlogAPI>
  ) throws -> (BatchOperation<PersonDescription>, BatchOperation<ArticleDescription>) {
    let ada = NewPerson(
      attributes: .init(firstName: "Ada"), relationships: .none, meta: .none, links: .none)
    let author = try batch.add(ada, lid: "author", as: PersonDescription.self)
    let draft = NewArticle(
      attributes: .init(title: "Omakase"), relationships: .init(author: author.id), meta: .none,
      links: .none)
    let article = try batch.add(draft, as: ArticleDescription.self)
    try batch.update(Article.Id(rawValue: "7"), of: ArticleDescription.self) {
      $0.set(\.title, to: "Second")
    }
    try batch.add(
      [Comment.Id(rawValue: 5)], to: \.comments, of: article.id, ArticleDescription.self)
    try batch.link(article.id, of: ArticleDescription.self, \.editor, to: nil)
    batch.remove(Comment.Id(rawValue: 6), of: CommentDescription.self)
    return (author, article)
  }

  @Test("send all operations at once and find results by what added them")
  func operations() async throws {
    let blog = try Blog(
      answering: .document(
        #"{"atomic:results":[{"data":\#(person("9"))},{"data":\#(article("1"))},{},{},{},{}]}"#))
    let results = try await blog.client.atomically { try Self.fill(&$0) }
    #expect(results[results.added.0]?.firstName == "Ada")
    #expect(results[results.added.1]?.id == Article.Id(rawValue: "1"))
    let request = try #require(blog.transport.requests.first)
    #expect(
      request.headerFields[.contentType]
        == #"application/vnd.api+json;ext="https://jsonapi.org/ext/atomic""#)
    #expect(request.headerFields[.accept] == request.headerFields[.contentType])
    #expect(
      blog.requests == [
        #"POST /v1/operations {"atomic:operations":["#
          + #"{"data":{"attributes":{"first-name":"Ada"},"lid":"author","type":"people"},"op":"add"},"#
          + #"{"data":{"attributes":{"title":"Omakase"},"lid":"2","relationships":{"author":"#
          + #"{"data":{"lid":"author","type":"people"}}},"type":"articles"},"op":"add"},"#
          + #"{"data":{"attributes":{"title":"Second"},"id":"7","type":"articles"},"op":"update"},"#
          + #"{"data":[{"id":"5","type":"comments"}],"op":"add","#
          + #""ref":{"lid":"2","relationship":"comments","type":"articles"}},"#
          + #"{"data":null,"op":"update","#
          + #""ref":{"lid":"2","relationship":"editor","type":"articles"}},"#
          + #"{"op":"remove","ref":{"id":"6","type":"comments"}}]}"#
      ])
  }

  @Test("have no results where the answer has none")
  func noContent() async throws {
    let blog = try Blog(answering: .status(.noContent))
    let results = try await blog.client.atomically { try Self.fill(&$0) }
    #expect(results[results.added.0] == nil)
  }

  @Test("refuse another number of results")
  func wrongCount() async throws {
    let blog = try Blog(answering: .document(#"{"atomic:results":[{}]}"#))
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.atomically { try Self.fill(&$0) }
    }
    #expect(
      error?.localizedDescription == "operations: 200 OK: the response cannot be decoded. "
        + "Expected 6 results at /atomic:results")
  }

  @Test("find problems by operation")
  func problems() async throws {
    let pointer = "/atomic:operations/1/data/attributes/title"
    let blog = try Blog(
      answering: .document(
        #"{"errors":[{"title":"Taken","source":{"pointer":"\#(pointer)"}}]}"#,
        status: .unprocessableContent))
    var batch = Batch<BlogAPI>()
    let (author, article) = try Self.fill(&batch)
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.send(.atomic(batch))
    }
    #expect(error?.problems(of: article).first?.payload?.title == "Taken")
    #expect(error?.problems(of: author).isEmpty == true)
    #expect(
      error?.problems(with: \.title, of: ArticleDescription.self).first?.payload?.title == "Taken")
  }

  @Test("are values that can be kept")
  func codable() throws {
    var batch = Batch<BlogAPI>()
    _ = try Self.fill(&batch)
    let data = try JSONEncoder().encode(batch.operations)
    #expect(try JSONDecoder().decode([AtomicOperation].self, from: data) == batch.operations)
  }
}
