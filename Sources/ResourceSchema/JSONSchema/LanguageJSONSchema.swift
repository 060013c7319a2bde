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
    of: .schema, title: "A schema of JSON:API resources",
    description: "What an API sends and accepts, in its own names: jsonapi-gen makes Swift models"
      + " of it.")

  static func text(of name: LanguageForm.Name, title: String, description: String) -> String {
    var builder = JSONSchemaBuilder()
    let root = builder.schema(of: name)
    var schema: OrderedJSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": "Written by `jsonapi-gen json-schema`.",
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
