import BlogModels
import Foundation
import JSONAPI

/// A document that carries one resource object to the server and nothing else.
typealias RequestDocument<Resource: CodablePrimaryResource> = Document<
  SingleResourceBody<Resource>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>

extension BlogExample {
  /// Resource objects are values: a changed comment is another one.
  static func changed(_ comment: Comment) -> Comment {
    comment.tappingAttributes { $0.body = Attribute(value: "On second thoughts, JSON is fine.") }
  }

  /// A new resource has no id yet; its initialisers take plain values.
  static func newComment(on article: Article) -> NewComment {
    NewComment(
      attributes: .init(body: "Which colour, though?"),
      relationships: .init(author: article ~> \.author, article: article.id),
      meta: .none,
      links: .none
    )
  }

  static func printRequest(_ resource: some CodablePrimaryResource) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = RequestDocument(body: SingleResourceBody(resourceObject: resource))
    print(String(decoding: try encoder.encode(document), as: UTF8.self))
  }
}
