extension String {
  /// Returns a number of spaces; none if it is negative.
  package static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: Swift.max(0, count))
  }

  /// The text with spaces at its end that make it as wide as a column of a table.
  package func padded(to width: Int) -> String { self + .spaces(width - count) }

  /// The text with spaces before each line that is not empty.
  package func indented(by width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : .spaces(width) + $0 }
      .joined(separator: "\n")
  }

  /// The sections of a Markdown text, each with the title after `## ` and the text below it.
  package var markdownSections: [(title: String, text: Substring)] {
    split(separator: "\n## ").dropFirst().map { section in
      let title = section.prefix { $0 != "\n" }
      return (String(title), section[title.endIndex...].drop(while: \.isNewline))
    }
  }
}
