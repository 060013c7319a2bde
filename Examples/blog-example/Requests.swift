import BlogModels
import Foundation
import JSONAPI

extension BlogExample {
  /// Returns a request with what changes and nothing else, so that it does not overwrite what others changed.
  static func change(_ comment: Comment) throws -> ResourceRequest<Comment>? {
    var changed = comment
    changed.attributes.body.value = "On second thoughts, JSON is fine."
    return try changed.changes(from: comment)
  }

  /// Returns a new resource, which has no id yet. Its initializers take plain values.
  static func newComment(on article: Article) -> NewComment {
    NewComment(
      attributes: .init(body: "Which colour, though?"),
      relationships: .init(author: article ~> \.author, article: article.id)
    )
  }

  static func printRequest(_ document: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(document), as: UTF8.self))
  }
}
