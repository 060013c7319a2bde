import BlogModels
import Foundation
import JSONAPI

/// Decodes an article with its included resources, prints it, changes a comment and prints the requests
/// for a server.
///
///     swift run blog-example [article.json]
@main
enum BlogExample {
  static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() throws {
    let document = try JSONDecoder().decode(ArticleDocument.self, from: input())

    guard case .data(let data) = document.body else {
      for error in document.body.errors ?? [] {
        print("The server says:", error.payload?.detail ?? "no details")
      }
      return
    }
    let article = data.primary.value
    let comments = data.includes[Comment.self]

    describe(article)
    describePeople(of: data.resolved.primary)
    describeAttachments(among: data.includes)

    if let comment = comments.last, let change = try change(comment) {
      print("\nPATCH /comments/\(comment.id.rawValue)")
      try printRequest(change)
    }
    print("\nPOST /comments")
    try printRequest(newComment(on: article).creation)
  }

  /// Returns the document: the file given on the command line, or else the built-in one.
  private static func input() throws -> Data {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return Data(PackageResources.article_json)
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
