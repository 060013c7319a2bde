import Foundation
import JSONAPI

/// What the snippets of an article print.
package final class Printed {
  private struct Entry {
    /// The line of the article.
    let line: Int
    /// More than one in a loop.
    var texts: [String]
    /// What the article shows in a block of its own.
    var expected: Expectation?
  }

  private struct Expectation {
    let text: String
    let isJSON: Bool
  }

  private var entries: [Entry] = []

  /// Adds what a `print` prints.
  package func add(_ items: [Any], line: Int) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    if let last = entries.last, last.line == line {
      entries[entries.count - 1].texts.append(text)
    } else {
      entries.append(Entry(line: line, texts: [text]))
    }
  }

  /// Says what was printed last.
  package func expect(_ text: String, isJSON: Bool) {
    guard !entries.isEmpty else {
      entries.append(Entry(line: 1, texts: ["nothing"]))
      return expect(text, isJSON: isJSON)
    }
    entries[entries.count - 1].expected = Expectation(text: text, isJSON: isJSON)
  }

  /// Returns what the page does not show as it was printed, with the line of each.
  fileprivate func differences(from page: ManualPage) throws -> [String] {
    try entries.compactMap { entry in
      let (printed, shown): (String, String?)
      if let expected = entry.expected {
        printed = entry.texts.joined(separator: expected.isJSON ? "" : "\n")
        shown = expected.text
        if expected.isJSON, try Self.json(printed) == Self.json(expected.text) { return nil }
      } else {
        printed = entry.texts.joined(separator: ", ")
        shown = page.comment(at: entry.line)
      }
      return printed == shown
        ? nil : "\(page.name).md:\(entry.line): prints \(printed), shown is \(shown ?? "nothing")"
    }
  }

  /// Returns the lines that show what they print and have not run.
  fileprivate func silentLines(of page: ManualPage) -> [String] {
    let lines = Set(entries.map(\.line))
    return page.lines.indices
      .filter { page.lines[$0].contains("print(") && page.comment(at: $0 + 1) != nil }
      .filter { !lines.contains($0 + 1) }
      .map { "\(page.name).md:\($0 + 1): has not run" }
  }

  private static func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}

/// The snippets of an article, compiled.
package struct ArticleSnippets: Sendable, CustomStringConvertible {
  private let file: String
  private let run: @Sendable (Printed) async throws -> Void

  package init(_ file: String, _ run: @escaping @Sendable (Printed) async throws -> Void) {
    self.file = file
    self.run = run
  }

  package var description: String { file }

  /// Runs them and returns where they do not do what the article says.
  package func mistakes() async throws -> [String] {
    let page = try ManualPage(URL(fileURLWithPath: file))
    let printed = Printed()
    try await run(printed)
    return try printed.differences(from: page) + printed.silentLines(of: page)
  }
}

extension ManualPage {
  /// The comment after the code of a line.
  fileprivate func comment(at line: Int) -> String? {
    lines[line - 1].range(of: "  // ").map { String(lines[line - 1][$0.upperBound...]) }
  }
}
