import BlogModels
import Foundation
import JSONAPI

/// A document with one resource object, as a request body.
typealias RequestDocument<Resource: CodablePrimaryResource> = Document<
  SingleResourceBody<Resource>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>

extension BlogExample {
  /// Returns a changed copy, because resource objects are values.
  static func changed(_ comment: Comment) -> Comment {
    comment.tappingAttributes { $0.body = Attribute(value: "On second thoughts, JSON is fine.") }
  }

  /// Returns a new resource, which has no id yet. Its initializers take plain values.
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
