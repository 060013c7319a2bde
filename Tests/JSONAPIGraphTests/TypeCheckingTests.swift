import Foundation
import TestWorkspace
import Testing

@Suite("Type-checking time")
struct TypeCheckingTests {
  static let expressions = #"""
    func expressions(
      _ article: ResolvedResource<Article, ArticleDocument>,
      _ feed: [ResolvedResource<FeedDocumentPrimary, FeedDocument>],
      _ plain: Article
    ) {
      _ = article.title
      _ = (article.subtitle ?? "") + (article.subtitle ?? "-") + (article.subtitle ?? "")
      _ = (plain.subtitle ?? "") + (plain.subtitle ?? "-") + (plain.subtitle ?? "")
      _ = "\(article.title): \(article.subtitle ?? "") by \(article.author?.name ?? "none")"
      _ = article.author?.name ?? article.editor?.name ?? "none"
      _ = article.author?.nickname ?? article.author?.name ?? "none"
      _ = article.comments.map(\.body).joined(separator: ", ")
      _ = article.comments.first?.author?.name ?? "none"
      _ = article.comments.map { $0.author?.nickname ?? $0.author?.name ?? "none" }
      _ = article.comments.filter { $0.author?.name != article.author?.name }.count > 2
      _ = (article.rating ?? 0) * 2 + Double(article.author?.age ?? 0) / 2
      _ = (plain.rating ?? 0) * 2 + (plain.rating ?? 1) > (article.rating ?? 0) + 1
      _ = article.owner?.person?.name ?? article.owner?.organization?.name ?? "none"
      _ = article.sponsor?.person?.friends.first?.employer?.name ?? article.title
      _ = article.reviews?.map { ($0.body, $0.author?.name ?? "") }
      _ = article.followers?.compactMap { $0.person?.name ?? $0.organization?.name }
      _ = article.author?.biography ?? article.author?.motto ?? article.subtitle ?? ""
      _ = feed.map { $0.article?.title ?? $0.person?.name ?? "" }
      _ = (article ~> \.comments).count - article.comments.count
      _ = ["title": article.title, "author": article.author?.name ?? "", "": plain.subtitle ?? ""]
      _ = article.subtitle == nil && article.author?.biography == nil || article.rating ?? 0 > 4
      _ = article.author?.employer?.founder?.name ?? "none"
      _ = article.author?.employer?.founder?.name ?? article.editor?.employer?.name ?? "none"
      _ = article.comments.map { $0.author?.employer?.founder?.name ?? $0.author?.name ?? "" }
      _ = article.comments.first?.author?.employer?.founder?.biography ?? article.title
      _ = Double(article.author?.employer?.founder?.age ?? 0) / 2 + (article.rating ?? 0) * 3
      _ = "\(article.author?.employer?.founder?.name ?? "none"): \(article.subtitle ?? "")"
      _ = ["": article.lock?.employer?.founder?.name ?? "", "a": article.author?.motto ?? ""]
      _ = article.followers?.map { $0.person?.employer?.founder?.name ?? "" }.joined()
    }
    """#

  @Test(
    "takes at most 100 ms for each expression",
    .enabled(if: SwiftTools.canTypeCheck, "There is no swiftc, or no module that was built."))
  func takesAtMost100MsForEachExpression() throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ModelExtensions.swift")
    let source = try String(contentsOf: models, encoding: .utf8) + Self.expressions
    let workspace = try Workspace()
    try workspace.write(source, to: "Expressions.swift")
    let said = try SwiftTools.typeCheck(
      [workspace.path("Expressions.swift")],
      ["-Xfrontend", "-warn-long-expression-type-checking=100"])
    #expect(said.status == 0, "\(said.errors)")
    #expect(!said.errors.contains("to type-check"), "\(said.errors)")
  }
}
