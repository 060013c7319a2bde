import BlogModels
import BlogService
import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIQuery
import JSONAPIURLSession
import Poly

/// The code samples in the README and the reference, which tests compare with these lines.
enum Usage {
  static func list(_ data: Data) throws {
    let list = try JSONDecoder().decode(ArticleList.self, from: data)
    for article in list.body.primaryResource?.values ?? [] {
      print(article.title, article.createdAt, article ~> \.author)
    }
  }

  static func client(_ url: URL, _ id: Article.Id) async throws {
    let client = BlogClient(baseURL: url, transport: URLSessionTransport())
    let page = try await client.articles.list {
      $0.include(\.author).filter(.status([.published])).sort(.descending(.createdAt))
        .page(size: 20)
    }
    for article in page {
      print(article.title, article.author?.firstName ?? "not included")
    }
    for try await article in client.articles.all() { print(article.title) }  // page after page

    try await client.articles.update(id) {  // sends these two members and nothing else
      $0.set(\.title, to: "Kaiseki")
      $0.clear(\.subtitle)
    }
  }

  static func using(_ data: Data) throws {
    let document = try JSONAPIDecoder().decode(ArticleDocument.self, from: data)

    if let article = document.body.primaryResource?.value {
      print(article.title)  // a String
      print(article.createdAt)  // a Date
      print(article ~> \.author)  // a Person.Id

      var edited = article
      edited.attributes.title.value = "Kaiseki"
      if let patch = try edited.changes(from: article) {
        let body = try JSONAPIEncoder().encode(patch)  // with the title alone
        print(String(decoding: body, as: UTF8.self))
      }
    }
    for comment in document.body.includes?[Comment.self] ?? [] {
      print(comment.body)
    }
  }

  static func reading(_ article: Article) -> [Any] {
    let title = article.title  // the value of an attribute
    let subtitle = article.attributes.subtitle  // the attribute: absent, null or a value
    let author = article ~> \.author  // the id in a relationship: Person.Id
    let comments = article ~> \.comments  // [Comment.Id], a different type from Person.Id
    let links = article.relationships.author.links  // links and meta, if the schema declares them

    switch article ~> \.owner {  // a polymorphic relationship
    case .person(let id): print("a person", id)
    case .organization(let id): print("an organization", id)
    case .unrecognized(let type, let id): print("a type that the server added later", type, id)
    }
    return [title, subtitle as Any, author, comments, links]
  }

  static func following(
    _ document: ArticleDocument, _ article: Article, _ data: Data
  ) throws -> [Any] {
    let resolved = try document.resolved  // relationships return the included resources
    print(resolved.primary.author?.firstName ?? "not included")
    print(resolved.primary.comments.map(\.body))
    let editor = resolved[Person.Id(rawValue: "9")]  // a look-up by id, in constant time

    let me = Person.Id(localId: "me")  // the `lid` of a resource that this document creates
    let partial = try JSONAPIDecoder().decode(PartialResourceObject<Article>.self, from: data)
    print(partial.contains(\.title))  // whether the title was sent
    print(try partial.attribute(String.self, named: "title") ?? "not sent")
    let sparse = article.sparse(\.title, \.author)  // with `import Poly`: encodes only these fields
    return [editor as Any, me, sparse]
  }

  static func changing(_ article: Article) -> (Article, NewComment) {
    let renamed = article.tappingAttributes { $0.title = Attribute(value: "Bikesheds") }

    let comment = NewComment(
      attributes: .init(body: "Which colour?"),
      relationships: .init(author: article ~> \.author, article: article.id),
      meta: .none,
      links: .none
    )
    return (renamed, comment)
  }

  static func dataOrErrors(_ document: ArticleDocument) {
    switch document.body {
    case .data(let data):
      print(data.primary.value.title, data.includes[Person.self].map(\.firstName))
    case .errors(let errors, _, _):
      print(errors.compactMap { $0.payload?.detail })
    }
  }
}
