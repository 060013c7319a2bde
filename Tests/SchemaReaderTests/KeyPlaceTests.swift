import Diagnostics
import ResourceSchema
import Testing

@testable import SchemaReader

/// A key in a form without it is answered with the place that it belongs to.
struct KeyPlaceTests {
  @Test("every key says where it belongs, wherever it is", arguments: hosts.keys.sorted())
  func everyKeyHasAPlace(host: String) {
    for (key, value) in Self.keys {
      for suggestion in suggestions(host, "\(key): \(value)") {
        #expect(suggestion != "remove it, or write one of these keys", "\(key): \(value)")
      }
    }
  }

  @Test(
    "the place is spelt with the sections of the schema",
    arguments: [
      ("defaults", "linkage: included", "write `relationships: { linkage: included }`"),
      ("resource", "max: 100", "write `page: { style: number, max: 100 }`"),
      ("resource", "sparse: true", "a document in `documents`: write `sparse: true` there"),
      ("resource", "pattern: '[a-z]+'", "in `attributes`: write `pattern: '[a-z]+'` there"),
      ("resource", "atomic: operations", "write `client: { atomic: operations }`"),
      ("attribute", "sorts: [label]", "write `sorts: [label]` below `goods:`, beside `attributes`"),
      ("attribute", "inverse: goods", "in `relationships`: write `inverse: goods` there"),
      ("member", "sensitive: true", "in `attributes`: write `sensitive: true` there"),
      ("mixin", "deprecated: Use made.", "in `attributes`: write `deprecated: Use made.` there"),
      ("document", "page: { style: number }", "a resource type in `resources`: write `page: "),
      ("page", "filters: { label: String }", "write `filters: { label: String }` below `goods:`"),
      ("type", "nullable: true", "in `attributes`: write `nullable: true` there"),
    ])
  func theSectionsOfTheSchema(host: String, line: String, advice: String) {
    #expect(suggestions(host, line).contains { $0.contains(advice) }, "\(suggestions(host, line))")
  }

  @Test("names and their translations the wrong way round are turned")
  func turnedRound() {
    let schema =
      "resources:\n  goods: { page: { style: number, names: { page: number, per_page: size } } }\n"
    #expect(
      diagnostics(schema).map(\.suggestion) == [
        "they are the wrong way round: write `{ number: page, size: per_page }`"
      ])
  }

  // MARK: The schema

  private static let hosts = [
    "schema": schema + "@\n",
    "defaults": schema + "defaults:\n  @\n",
    "mixin": schema.replacing("    attributes: { made", with: "    @\n    attributes: { made"),
    "resource": schema.replacing("    with:", with: "    @\n    with:"),
    "attribute": schema.replacing("price: Money", with: "price: { type: Money, @ }"),
    "member": schema.replacing("amount: Decimal", with: "amount: { type: Decimal, @ }"),
    "relationship": schema.replacing("maker: makers", with: "maker: { one: makers, @ }"),
    "document": schema.replacing("    include:", with: "    @\n    include:"),
    "page": schema.replacing("    with:", with: "    page: { style: number, @ }\n    with:"),
    "type": schema.replacing("    object:", with: "    @\n    object:"),
  ]

  private static let schema = """
    types:
      Money:
        object: { amount: Decimal }
    mixins:
      dated:
        attributes: { made: Day }
    resources:
      makers: { attributes: { brand: String }, relationships: { goods: [goods] } }
      goods:
        with: [dated]
        attributes: { label: String, price: Money }
        relationships: { maker: makers }
    documents:
      GoodsList:
        data: [goods]
        include: [maker]

    """

  // MARK: The keys

  /// The keys of all forms with a value that they can have, without those that mean nothing
  /// without the name above them.
  private static let keys: [(String, String)] = {
    var values: [String: String] = [:]
    for form in MappingDefinition.ofSchemas
    where ![.enumCase, .pageNames, .paths, .sort].contains(form) {
      for key in form.keys { values[key.name] = value(of: key.value, depth: 0) }
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  private static func value(of language: LanguageValue, depth: Int) -> String {
    guard depth < 4 else { return "a" }
    return switch language {
    case .text(let text): text.examples.first ?? "Thing"
    case .boolean: "true"
    case .integer(let range): "\(range.lowerBound)"
    case .words(let words): words.first?.word ?? "a"
    case .list(let element, _): "[\(value(of: element, depth: depth + 1))]"
    case .named(_, let inner, _): "{ thing: \(value(of: inner, depth: depth + 1)) }"
    case .form(let form):
      form.keys.first.map {
        "{ \($0.name): \(value(of: $0.value, depth: depth + 1)) }"
      } ?? "{}"
    case .definition(let definition): value(of: definition.value, depth: depth + 1)
    case .oneOf(let values): values.first.map { value(of: $0, depth: depth + 1) } ?? "a"
    case .anything: "1"
    }
  }

  private func suggestions(_ host: String, _ line: String) -> [String] {
    diagnostics((Self.hosts[host] ?? "").replacing("@", with: line)).compactMap(\.suggestion)
  }

  private func diagnostics(_ schema: String) -> [Diagnostic] {
    let file = SourceFile(path: "test.yaml", text: header + schema)
    return SchemaReader.read([file]) { _ in throw NoImports() }.diagnostics
      .filter { $0.identifier == DiagnosticIdentifier.unknownKey.identifier }
  }
}
