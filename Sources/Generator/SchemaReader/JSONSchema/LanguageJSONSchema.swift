/// The schema language as a JSON Schema (2020-12), with which editors complete and check schemas.
///
/// It is made from the tables of keys that the reader uses, and accepts whatever the reader
/// accepts, with one exception: a type or a resource type called `null` has to be quoted. What no
/// JSON Schema can say is the reader's alone: that a name is declared somewhere, that a pattern of
/// a date can be read back, or whether `true` is quoted.
///
/// ```yaml
/// # yaml-language-server: $schema=jsonapi-schema.schema.json
/// schema: 1
/// ```
public enum LanguageJSONSchema {
  /// The file that the JSON Schema is usually in.
  public static let fileName = "jsonapi-schema.schema.json"

  /// The JSON Schema of a schema file.
  public static let text = text(
    of: MappingDefinition.Name.schema.form, printedBy: "json-schema",
    title: "A schema of JSON:API resources",
    description:
      "What an API sends and accepts, in its own names: jsonapi-gen generates Swift models"
      + " from it.",
    snippets: MappingDefinition.Name.schema.snippets)

  /// The JSON Schema of a configuration file.
  public static let configurationText = text(
    of: MappingDefinition.configuration, printedBy: "json-schema configuration",
    title: "A configuration of jsonapi-gen",
    description: "Which schemas to read, where the models go, and which warnings to give.")

  private static func text(
    of form: MappingDefinition, printedBy command: String, title: String, description: String,
    snippets: [LanguageSnippet] = []
  ) -> String {
    var builder = JSONSchemaBuilder()
    let root = builder.schema(of: form, with: snippets)
    var schema: OrderedJSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": .string("Written by `jsonapi-gen \(command)`."),
      "title": .string(title),
      "description": .string(description),
    ]
    if case .object(let members) = root {
      for member in members { schema[member.name] = member.value }
    }
    schema["$defs"] = builder.definitions()
    return schema.formatted + "\n"
  }
}
