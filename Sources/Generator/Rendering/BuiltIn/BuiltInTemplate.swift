import Diagnostics

/// A built-in template.
public struct BuiltInTemplate: Sendable {
  public let name: String
  /// A short description of the Swift that it writes.
  public let summary: String
  public let text: String
  /// The name of the record that the front matter names, if there is any.
  public var record: String? {
    guard !isPartial else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix("for: ") }.map {
      String($0.dropFirst(5))
    }
  }
  /// True if it is a partial, which generates no files.
  public var isPartial: Bool { !text.hasPrefix("---") }

  /// The templates that have to be written to the same folder as a template of ``extra``.
  public var companions: [String] { name == "markdown" ? ["markdown-index"] : [] }

  /// All templates of models, queries, clients and servers, sorted by name.
  public static let all = listed(inSection: 0)

  /// The templates of documentation and fixtures, which a run uses only if the configuration names
  /// them in `also`, with their partials.
  public static let extra = listed(inSection: 1)

  /// The templates in a section of `Templates/README.md`.
  private static func listed(inSection number: Int) -> [BuiltInTemplate] {
    let texts = Dictionary(EmbeddedTemplates.all.map { ($0.name, $0.text) }) { first, _ in first }
    return EmbeddedTemplates.list.markdownSections[number].text.split(separator: "\n")
      .compactMap { line in
        guard line.hasPrefix("| `") else { return nil }
        let cells = line.split(separator: " | ")
        let name = cells[0].filter { !"|` ".contains($0) }
        return texts[name].map {
          BuiltInTemplate(name: name, summary: String(cells[1].dropLast(" |".count)), text: $0)
        }
      }
  }
}
