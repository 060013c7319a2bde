import Foundation
import TestWorkspace
import Testing

@Suite("Misspelt members")
struct TypoTests {
  @Test(
    "are errors of their own",
    .enabled(if: SwiftTools.path(of: "swiftc") != nil, "swiftc is not in the PATH."),
    .enabled(if: SwiftTools.modules != nil, "The built module was not found."))
  func areErrorsOfTheirOwn() throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ModelExtensions.swift")
    let statements = [
      "_ = plain.titel", "_ = article.titel", "_ = article.author?.nam",
      #"print(article.comments.first?.author?.nam ?? "none")"#,
    ]
    let source = """
      \(try String(contentsOf: models, encoding: .utf8))
      func typos(_ article: ResolvedResource<Article, ArticleDocument>, _ plain: Article) {
      \(statements.joined(separator: "\n"))
      }
      """
    let workspace = try Workspace()
    try workspace.write(source, to: "Typos.swift")
    let said = try ChildProcess(
      #require(SwiftTools.path(of: "swiftc")),
      [
        "-typecheck", "-swift-version", "6", "-I", #require(SwiftTools.modules),
        workspace.path("Typos.swift"),
      ]
    ).runAndWait()
    let lines = said.errors.split(separator: "\n")
    let errors = lines.filter { $0.contains("Typos.swift:") && $0.contains("error:") }
    #expect(errors.count == statements.count, "\(said.errors)")
    let expected = "There is no such attribute or relationship."
    #expect(errors.allSatisfy { $0.contains(expected) }, "\(said.errors)")
  }
}
