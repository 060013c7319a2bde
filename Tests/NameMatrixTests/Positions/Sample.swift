@testable import SchemaReader

/// The value of a name that the schema chooses, and its form on the wire.
struct Sample: Sendable {
  let schema: String
  let json: String
  /// Whether it is the simplest form of its value.
  private(set) var isFirst = false

  /// What users get of an attribute of it, where the test asks for that.
  private(set) var typeInSwift: String?

  init(_ schema: String, _ json: String = "null", typeInSwift: String? = nil) {
    self.schema = schema
    self.json = json
    self.typeInSwift = typeInSwift
  }

  /// Forms of a value for which the generator writes different code, the simplest first.
  static func forms(of value: LanguageValue) -> [Sample] {
    var samples = allForms(of: value)
    samples[0].isFirst = true
    return samples
  }

  private static func allForms(of value: LanguageValue) -> [Sample] {
    switch value {
    case .definition(.attribute), .definition(.member): members
    case .definition(.relationship): relationships
    case .definition(.typeDeclaration): types
    case .form(.link): links
    case .form(.resource): resources
    case .form(.document): documents
    case .form(.mixin): [Sample("{ attributes: { a: String } }")]
    case .definition(.filter): [Sample("String")]
    default: [Sample("v%n%")]
    }
  }

  private static let members = [
    Sample("String", #""x""#, typeInSwift: "Swift.String"),
    Sample("'DateTime?'", #""2026-11-21T08:30:00Z""#, typeInSwift: "Foundation.Date?"),
    Sample("{ enum: [a, b] }", #""a""#),
    Sample("{ object: { a: String } }", #"{"a":"x"}"#),
    Sample("{ oneOf: [String, Int], open: false }", #""x""#),
    Sample("{ type: String, optional: true, deprecated: Gone. }", #""x""#),
  ]

  private static let relationships = [
    Sample("spares", #"{"data":{"type":"spares","id":"1"}}"#),
    Sample("any", #"{"data":{"type":"spares","id":"1"}}"#),
    Sample("'[spares | parts]'", #"{"data":[{"type":"spares","id":"1"}]}"#),
    Sample(
      "{ one: spares, links: [self], meta: { a: String }, deprecated: Gone. }",
      #"{"data":{"type":"spares","id":"1"},"links":{"self":"/x"},"meta":{"a":"x"}}"#),
  ]

  private static let links = [
    Sample("{}", #""/x""#),
    Sample("{ meta: { a: String }, optional: true }", #"{"href":"/x","meta":{"a":"x"}}"#),
  ]

  private static let types = [
    Sample("String"), Sample("{ object: { a: String, b?: DateTime } }"),
    Sample("{ enum: [a, b] }"), Sample("{ oneOf: [String, { map: Int }] }"),
    Sample("{ alias: DateTime, format: yyyy-MM-dd }"),
  ]

  private static let resources = [
    Sample("{ attributes: { a: String } }"),
    Sample(
      """
      { id: Int, attributes: { a: { enum: [a] }, b: { type: DateTime, readOnly: true } }, \
      relationships: { to: { one: spares | parts, links: [self] } }, links: [self], \
      meta: { a: String } }
      """),
  ]

  private static let documents = [
    Sample("{ data: spares }"),
    Sample("{ data: [spares | parts], meta: { a: String }, links: [self], jsonapi: version }"),
  ]
}
