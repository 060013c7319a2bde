import Foundation
import SnippetChecks
import Testing

@Suite("The page for those who come from other clients")
struct ComingFromTests {
  private let page: ManualPage
  private let rows: [(number: Int, manuals: Substring)]

  init() throws {
    page = try ManualPage(
      URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Documentation/Coming-from.md").standardizedFileURL)
    rows = page.lines.compactMap { line in
      line.firstMatch(of: /^\| (\d+) \| ([SVJ]+) \|/).flatMap { match in
        Int(match.output.1).map { ($0, match.output.2) }
      }
    }
  }

  @Test("has rows with numbers from 1")
  func numbers() { #expect(rows.map(\.number) == Array(1...rows.count)) }

  @Test("says how many features each manual has")
  func counts() {
    func count(_ manual: Character) -> Int { rows.count { $0.manuals.contains(manual) } }
    let text = page.lines.prefix { !$0.hasPrefix("## ") }.joined(separator: " ")
    #expect(text.contains("Of the \(rows.count) rows, \(count("S")) are in the manual of Spine"))
    #expect(text.contains("\(count("V")) in that of Vox and \(count("J")) in that of JsonAPISwift"))
  }

  @Test("shows each row in a sample that is run")
  func samples() {
    let blocks = page.lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    let code = blocks.enumerated().filter { !$0.offset.isMultiple(of: 2) }.flatMap(\.element)
    let shown = code.filter { !$0.hasPrefix("print(") }
      .compactMap { $0.firstMatch(of: /\/\/ (\d[\d, ]*)$/)?.output.1 }
      .flatMap { $0.split(separator: ", ").compactMap { Int($0) } }
    #expect(Set(rows.map(\.number)).subtracting(shown) == [])
  }
}
