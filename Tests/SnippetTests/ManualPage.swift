import Foundation

/// A page of the manual.
struct ManualPage {
  static let catalogue = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources/JSONAPI/JSONAPI.docc").standardizedFileURL

  static func all() throws -> [ManualPage] {
    try FileManager.default.contentsOfDirectory(atPath: catalogue.path)
      .filter { $0.hasSuffix(".md") }
      .sorted()
      .map { try ManualPage(named: String($0.dropLast(3))) }
  }

  /// Its file without the extension: the name that links use.
  let name: String
  let lines: [String]

  init(named name: String) throws {
    self.name = name
    let text = try String(
      contentsOf: Self.catalogue.appendingPathComponent("\(name).md"), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// The articles that it links to, in links such as `<doc:GettingStarted>`.
  var linkedArticles: [String] {
    prose.matches(of: /<doc:(\w+)/).map { String($0.output.1) }
  }

  /// The names in its links to symbols: `Link` and `url` of ` ``Link/url`` `.
  var symbols: [String] {
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
