import JSONAPI

/// What the snippets of an article print.
final class Printed {
  struct Entry {
    /// The line of the article.
    let line: Int
    /// More than one in a loop.
    var texts: [String]
    /// What the article shows in a block of its own.
    var expected: Expectation?
  }

  struct Expectation {
    let text: String
    let isJSON: Bool
  }

  private(set) var entries: [Entry] = []

  /// Adds what a `print` prints.
  func add(_ items: [Any], line: Int) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    if let last = entries.last, last.line == line {
      entries[entries.count - 1].texts.append(text)
    } else {
      entries.append(Entry(line: line, texts: [text]))
    }
  }

  /// Says what was printed last.
  func expect(_ text: String, isJSON: Bool) {
    guard !entries.isEmpty else {
      entries.append(Entry(line: 1, texts: ["nothing"]))
      return expect(text, isJSON: isJSON)
    }
    entries[entries.count - 1].expected = Expectation(text: text, isJSON: isJSON)
  }
}

/// The snippets of an article, compiled.
struct ArticleSnippets: Sendable, CustomStringConvertible {
  let article: String
  let run: @Sendable (Printed) throws -> Void

  var description: String { article }
}
