import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// Schemas that look like a common mistake and are right.
struct LegalSchemaTests {
  @Test(
    "a name that is a word of the language elsewhere is a name",
    arguments: [
      "resources: { a: { filters: { rent: Decimal, parameter: String, operators: '[String]' } } }",
      "allow: [blank-in-name]\n"
        + "resources: { a: { attributes: { title desc: String }, sorts: [title desc] } }",
      "allow: [blank-in-name]\nmixins: { a b: { attributes: { q: Int } } }\n"
        + "resources: { a: { with: [a b], attributes: { p: Int } } }",
      "client: { filters: '{name}' }\nresources: { a: { filters: { 'filter[p]': String } } }",
      "resources: { a: { attributes: { p: { type: String, pattern: '#/definitions/[a-z]+/#' } } } }",
      #"resources: { a: { attributes: { p: { type: String, pattern: '/a\$/' } } } }"#,
    ])
  func names(body: String) throws {
    _ = try read(body)
  }

  @Test(
    "what another file declares is known",
    arguments: [
      (
        "types: { T: { transform: LevelTransformer, from: Level, to: String } }\n",
        "types: { Level: { enum: [low, high] } }\n"
      ),
      ("types: { U: { oneOf: [String, None] } }\n", "types: { None: { alias: Int } }\n"),
      (
        "resources: { vehicles: {}, cars: { with: [vehicles], attributes: { doors: Int } } }\n",
        "mixins: { vehicles: { attributes: { plate: String } } }\n"
      ),
      (
        "documents: { Nothing: { data: empty, meta: { total: Int } } }\n",
        "resources: { empty: { attributes: { text: String } } }\n"
      ),
    ])
  func declarationsElsewhere(main: String, other: String) {
    let files = [
      MarkedText("schema: 1\nname: Blog\nimports: [b.yaml]\n" + main, path: "a.yaml").file,
      MarkedText("schema: 1\n" + other, path: "b.yaml").file,
    ]
    let result = SchemaReader.read([files[0]]) { _ in files[1] }
    #expect(result.diagnostics == [])
  }
}
