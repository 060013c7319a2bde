import Foundation
import JSONAPI
import Testing

@Suite("The snippets of the manual")
struct SnippetTests {
  /// That they compile, this file's own compilation has shown.
  @Test("print what the article says", arguments: allSnippets)
  func printWhatTheArticleSays(snippets: ArticleSnippets) throws {
    let lines = try ManualPage(named: snippets.article).lines
    let printed = Printed()
    try snippets.run(printed)

    for entry in printed.entries {
      let place: Comment = "\(snippets.article).md:\(entry.line)"
      if let expected = entry.expected {
        if expected.isJSON {
          #expect(try json(entry.texts.joined()) == json(expected.text), place)
        } else {
          #expect(entry.texts.joined(separator: "\n") == expected.text, place)
        }
      } else {
        let comment = comment(of: lines[entry.line - 1])
        #expect(entry.texts.joined(separator: ", ") == comment, place)
      }
    }
  }

  /// Otherwise, what they say would be unchecked.
  @Test("run every line whose output the article shows", arguments: allSnippets)
  func runEveryLineThatSaysWhatItPrints(snippets: ArticleSnippets) throws {
    let lines = try ManualPage(named: snippets.article).lines
    let printed = Printed()
    try snippets.run(printed)

    let saying = lines.indices.filter {
      lines[$0].contains("print(") && comment(of: lines[$0]) != nil
    }.map { $0 + 1 }
    #expect(Set(saying).subtracting(printed.entries.map(\.line)) == [])
  }

  private func comment(of line: String) -> String? {
    line.range(of: "  // ").map { String(line[$0.upperBound...]) }
  }

  private func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
