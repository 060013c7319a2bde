import Foundation
import TestWorkspace
import Testing

@Suite(
  "Wrong members",
  .enabled(if: SwiftTools.canTypeCheck, "There is no swiftc, or no module that was built."))
struct TypoTests {
  @Test("that are misspelt are errors of their own")
  func misspelt() throws {
    try expect(
      "There is no such attribute or relationship.",
      of: [
        "_ = plain.titel", "_ = article.titel", "_ = article.author?.nam",
        #"print(article.comments.first?.author?.nam ?? "none")"#,
      ])
  }

  @Test("of a relationship without a question mark are short errors")
  func forgottenQuestionMark() throws {
    try expect(
      "is unavailable: The related resource may not be included: write `?` after it.",
      of: [
        "_ = article.author.name", "print(article.author.employer?.name ?? article.title)",
        "_ = article.author?.employer.name",
        "for friend in article.author.friends { print(friend.name) }",
      ])
  }

  private func expect(_ expected: String, of statements: [String]) throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ModelExtensions.swift")
    let source = """
      \(try String(contentsOf: models, encoding: .utf8))
      func typos(_ article: ResolvedResource<Article, ArticleDocument>, _ plain: Article) {
      \(statements.joined(separator: "\n"))
      }
      """
    let workspace = try Workspace()
    try workspace.write(source, to: "Typos.swift")
    let said = try SwiftTools.typeCheck([workspace.path("Typos.swift")])
    let lines = said.errors.split(separator: "\n")
    let errors = lines.filter { $0.contains("Typos.swift:") && $0.contains("error:") }
    #expect(errors.count == statements.count, "\(said.errors)")
    #expect(errors.allSatisfy { $0.contains(expected) }, "\(said.errors)")
  }
}
