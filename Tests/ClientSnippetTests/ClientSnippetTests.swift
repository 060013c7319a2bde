import SnippetChecks
import Testing

@Suite("The snippets of the manual of the client")
struct ClientSnippetTests {
  /// That they compile, this file's own compilation has shown.
  @Test("do what the article says", arguments: allSnippets)
  func doWhatTheArticleSays(snippets: ArticleSnippets) async throws {
    let mistakes = try await snippets.mistakes()
    #expect(mistakes == [])
  }
}
