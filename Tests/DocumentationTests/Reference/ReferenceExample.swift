import Diagnostics
import Foundation
import Rendering
import SchemaReader
import YAMLSource

/// A `yaml` block of the reference, made a whole schema.
struct ReferenceExample {
  let block: ReferenceBlock
  /// The schema.
  let text: String

  /// - Parameter setting: the names that the example may use without declaring them.
  init(_ block: ReferenceBlock, in setting: ReferenceSetting) {
    self.block = block
    let body: String
    switch block.part {
    case "types": body = Self.nested(block.text, under: ["types"])
    case "type": body = Self.nested(block.text, under: ["types", "Example"])
    case "attributes", "relationships":
      body = Self.nested(block.text, under: ["resources", "articles", block.part ?? ""])
    case "resource": body = Self.nested(block.text, under: ["resources", "articles"])
    case "document":
      body = Self.nested("data: [articles]\n" + block.text, under: ["documents", "Example"])
    default: body = block.text + "\n"
    }
    let isWhole = ("\n" + body).contains("\nschema:")
    let schema = isWhole ? body : "schema: 1\nname: Example\n" + body
    text = isWhole ? schema : setting.completing(schema)
  }

  private static func nested(_ text: String, under keys: [String]) -> String {
    let heads = keys.enumerated().map {
      String(repeating: "  ", count: $0.offset) + $0.element + ":"
    }
    let indentation = String(repeating: "  ", count: keys.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : indentation + $0
    }
    return (heads + lines).joined(separator: "\n") + "\n"
  }

  func read() -> SchemaReader.Result {
    SchemaReader.read([SourceFile(path: "example.yaml", text: text)]) { _ in
      SourceFile(path: "common.yaml", text: "schema: 1")
    }
  }

  /// What the example becomes, without what goes without saying.
  func generated() throws -> String {
    guard let schema = read().schema else { return "" }
    let result = try ModelGenerator.generate(schema)
    guard result.diagnostics.isEmpty else { return "\(result.diagnostics.map(\.message))" }
    return Self.bare(result.files.map(\.text).joined(separator: "\n"))
  }

  /// Swift without qualifiers and blanks, so that the page can lay it out as it reads best.
  static func bare(_ swift: String) -> String {
    swift.replacing(/\b(Swift|Foundation|JSONAPI)\./, with: "").filter { !$0.isWhitespace }
  }
}

/// What examples use without declaring it: types, resources and mixins, each in a line.
struct ReferenceSetting {
  /// The lines by sections, by the names that they declare.
  private var sections: [(name: String, lines: [(name: String, text: String)])] = []

  init(page: String) {
    let text = page.components(separatedBy: "<!-- setting\n").dropFirst().first ?? ""
    for line in text.components(separatedBy: "\n-->")[0].split(separator: "\n") {
      if line.hasPrefix("  ") {
        let name = line.dropFirst(2).prefix { $0 != ":" }
        sections[sections.count - 1].lines.append((String(name), String(line)))
      } else {
        sections.append((String(line.dropLast()), []))
      }
    }
  }

  /// A schema with what it does not declare itself.
  func completing(_ schema: String) -> String {
    guard
      let root = YAMLReader.read(SourceFile(path: "example.yaml", text: schema)).root?.mapping
    else { return schema }
    var schema = schema
    for section in sections {
      let declared = Set(root[section.name]?.mapping?.entries.map(\.key) ?? [])
      let lines = section.lines.filter { !declared.contains($0.name) }.map { $0.text + "\n" }
      let head = section.name + ":\n"
      if root[section.name] == nil { schema += head }
      schema = schema.replacing(head, with: head + lines.joined(), maxReplacements: 1)
    }
    return schema
  }
}
