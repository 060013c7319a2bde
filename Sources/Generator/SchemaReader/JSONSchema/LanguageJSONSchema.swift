import Diagnostics

/// The schema language as a JSON Schema (2020-12), for completion and validation in editors.
///
/// It is generated from the reader's tables of keys, and accepts everything that the reader
/// accepts, with one exception: a type or a resource type named `null` has to be quoted. The reader
/// also checks what JSON Schema cannot express: that names are declared, that dates can be parsed
/// with their pattern, and that `true` is not quoted.
///
/// ```yaml
/// # yaml-language-server: $schema=jsonapi-schema.schema.json
/// schema: 1
/// ```
public enum LanguageJSONSchema {
  public static let fileName = "jsonapi-schema.schema.json"

  /// The JSON Schema of a schema file.
  public static let text = text(
    of: .schema, printedBy: "json-schema",
    title: "A schema of JSON:API resources",
    description:
      "What an API sends and accepts, in its own names: jsonapi-gen generates Swift models"
      + " from it.",
    snippets: snippets)

  static let snippets: [LanguageSnippet] = [
    (
      "a schema",
      [
        "schema": 1, "name": "${1:Blog}",
        "resources": ["${2:articles}": ["attributes": ["${3:title}": "String"]]],
      ]
    )
  ]

  public static let configurationText = text(
    of: .configuration, printedBy: "json-schema configuration",
    title: "A configuration of jsonapi-gen",
    description: "Which schemas to read, where the models go, and which warnings to give.")

  private static func text(
    of form: MappingDefinition, printedBy command: String, title: String, description: String,
    snippets: [LanguageSnippet] = []
  ) -> String {
    var builder = JSONSchemaBuilder()
    let root = JSONSchemaBuilder.schema(builder.schema(of: form), with: snippets)
    let schema: JSONTree = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": .string("Written by `jsonapi-gen \(command)`."),
      "title": .string(title),
      "description": .string(description),
    ]
    let whole = schema + root + .object(["$defs": builder.definitions()])
    return whole.formatted + "\n"
  }
}
