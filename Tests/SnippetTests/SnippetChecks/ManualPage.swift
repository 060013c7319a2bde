import Foundation

/// A page of documentation.
package struct ManualPage {
  /// Its file without the extension: the name that links use.
  package let name: String
  package let lines: [String]

  package init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The articles that it links to, in links such as `<doc:GettingStarted>`.
  package var linkedArticles: [String] {
    prose.matches(of: /<doc:(\w+)/).map { String($0.output.1) }
  }

  /// The names in its links to symbols: `Link` and `url` of ` ``Link/url`` `.
  package var symbols: [String] {
    prose.matches(of: /``([^`]+)``/).flatMap { $0.output.1.split(separator: "/") }
      .map { String($0.prefix { $0 != "(" && $0 != "-" }) }
  }

  /// The text without its fenced blocks.
  private var prose: String {
    lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }.enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap(\.element)
      .joined(separator: "\n")
  }
}
