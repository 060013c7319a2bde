import Foundation
import SchemaReader
import Testing

@Suite("What the reference says of the canonical form")
struct CanonicalFormDocumentationTests {
  private static let page: String = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/SchemaLanguage.md").standardizedFileURL
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "## Canonical form\n").last?
      .components(separatedBy: "\n## ").first ?? ""
  }()

  @Test("the example becomes what is shown below it")
  func example() throws {
    let blocks = Self.page.components(separatedBy: "```yaml\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0]
    }
    try #require(blocks.count == 2)
    #expect(try formatted(blocks[0]) == blocks[1])
  }

  @Test(
    "the order of keys is the one in which they are written",
    arguments: [
      ("a schema", MappingDefinition.schema), ("the defaults", .defaults),
      ("`relationships` in the defaults", .relationshipDefaults),
      ("`documents` in the defaults", .documentDefaults),
      ("`one` and `many` in the defaults", .documentDefault), ("a mixin", .mixin),
      ("a type", .typeDeclaration), ("an enum value", .enumCase), ("a resource", .resource),
      ("an attribute", .attribute), ("a relationship", .relationship), ("a link", .link),
      ("a document", .document), ("`jsonapi`", .jsonapi), ("`page`", .page), ("a filter", .filter),
    ])
  func order(name: String, form: MappingDefinition) {
    let keys = form.keys.map { "`\($0.name)`" }.joined(separator: " ")
    #expect(Self.page.contains("| \(name) | \(keys) |"))
  }
}
