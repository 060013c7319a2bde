import BlogModels
import Foundation
import JSONAPI

/// Reads an article with everything that came with it, walks through it, changes something and
/// prints the requests that would tell the server.
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
        print("The server says:", error.payload?.detail ?? "nothing in particular")
      }
      return
    }
    let article = data.primary.value
    let comments = data.includes[Comment.self]

    describe(article)
    describePeople(of: data.resolved.primary)
    describeAttachments(among: data.includes)

    if let comment = comments.last {
      print("\nPATCH /comments/\(comment.id.rawValue)")
      try printRequest(changed(comment))
    }
    print("\nPOST /comments")
    try printRequest(newComment(on: article))
  }

  /// The document to read: the file that the command line names, or the one that comes with the
  /// program.
  private static func input() throws -> Data {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return Data(PackageResources.article_json)
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
