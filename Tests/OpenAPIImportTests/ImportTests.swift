import Diagnostics
import OpenAPIImport
import TestSupport
import Testing

/// What descriptions become in the schema language, and what is reported that a schema does not say.
struct ImportTests {
  private static let table = CaseTable("descriptions.txt")

  @Test("a description becomes a schema, and losses have their places", arguments: table.cases)
  func description(example: CaseTable.Case) throws {
    #expect(try Self.imported(example.text) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write { try Self.imported($0.text) }
  }

  /// The schema of a description, then the losses.
  private static func imported(_ text: String) throws -> String {
    let file = SourceFile(path: "openapi", text: text)
    let losses = try OpenAPIImportTests.imported(file).losses
    return try #require(OpenAPIImport.read(file).text)
      + losses.map { "\($0.kind) at \($0.pointer): \($0.message)\n" }.joined()
  }

  @Test("components are nested as deep as they are named")
  func depth() throws {
    let types = (1..<40).map {
      "T\($0): { properties: { next: { $ref: '#/components/schemas/T\($0 + 1)' } } }"
    }
    let (schema, losses) = try OpenAPIImportTests.imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { a: { $ref: '#/components/schemas/T1' } } }
          \(types.joined(separator: "\n"))
          T40: { properties: { end: { type: string } } }
          """
      ).file)
    #expect(text(of: schema).contains("T39: { object: { 'next?': T40 } }"))
    #expect(losses == [])
  }

  @Test("attributes that are not nullable are present, if that is asked for")
  func presence() throws {
    let file = Description(
      schemas: """
        Article:
          properties:
            type: { const: articles }
            attributes:
              properties:
                title: { type: string }
                subtitle: { type: [string, 'null'] }
                size: { properties: { width: { type: integer } } }
            relationships: { properties: { author: { properties: { data: {
              properties: { type: { const: people }, id: { type: string } } } } } } }
        """
    ).file
    let schema = try #require(OpenAPIImport.read(file, requiresNonNullable: true).schema)
    let lines = text(of: schema).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("title: String"))
    #expect(lines.contains("subtitle?: String?"))
    #expect(lines.contains("size: { object: { width: Int } }"))
    #expect(lines.contains { $0.hasPrefix("author?: ") })
    let plain = try #require(OpenAPIImport.read(file).schema)
    #expect(plain.resources[0].attributes.allSatisfy { $0.isOptional })
  }

  @Test(
    "the first error of a description that cannot be read says what to run",
    arguments: [
      ("swagger: '2.0'\n", "npx swagger2openapi api.yaml --outfile openapi.json"),
      (
        "openapi: 3.1.0\npaths: { /a: { $ref: paths/a.yaml } }\n",
        "npx @redocly/cli bundle api.yaml --output bundled.yaml"
      ),
    ])
  func converters(text: String, command: String) throws {
    let result = OpenAPIImport.read(SourceFile(path: "api.yaml", text: text))
    let error = try #require(result.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.suggestion?.contains(command) == true)
  }

  @Test(
    "what is no description of JSON:API has an error",
    arguments: [
      ("{", "json-syntax"), ("[]", "not-openapi"), ("{\"openapi\": \"2.0\"}", "not-openapi"),
      ("{\"openapi\": \"3.1.0\"}", "no-json-api"), ("", "not-openapi"),
      ("a: [", "unclosed-bracket"),
      ("openapi: 3.0.0\npaths: 7", "no-json-api"),
    ])
  func errors(text: String, identifier: String) {
    let result = OpenAPIImport.read(SourceFile(path: "openapi", text: text))
    #expect(result.schema == nil)
    #expect(result.text == nil)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.identifier) == [identifier])
  }
}
