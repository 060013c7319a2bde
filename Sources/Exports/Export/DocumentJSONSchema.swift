import Diagnostics
import ResourceSchema

/// Writes the JSON Schema (2020-12) of a document, for validators in tests and editors of payloads.
public enum DocumentJSONSchema {
  /// The names of the documents that a schema has: those that it names, and for each resource type
  /// the documents with one and with many.
  public static func names(in schema: Schema) -> [String] {
    schema.documents.map(\.name.value)
      + schema.resources.flatMap { [$0.type.value, "[\($0.type.value)]"] }
  }

  /// Returns the text of the JSON Schema; `nil` if the schema has no document with that name.
  ///
  /// - Parameter document: the name of a document, or a resource type, `articles` for a document
  ///   with one resource object and `[articles]` for one with many.
  public static func text(of document: String, in schema: Schema) -> String? {
    let resources = ResourceSchemas(schema, prefix: "#/$defs/", purpose: .validation)
    let isMany = document.hasPrefix("[") && document.hasSuffix("]")
    let type = isMany ? String(document.dropFirst().dropLast()) : document
    guard
      let shown = schema.documents.first(where: { $0.name.value == document })
        ?? schema.resource(ofType: type).map({ resources.query.document(of: $0, isMany: isMany) })
    else { return nil }
    let root = either(
      resources.schema(of: shown), orErrors: resources.errors(of: shown.errors))
    var definitions = schema.types.map { ($0.name.value, resources.schema(of: $0)) }
    for resource in schema.resources {
      let name = resources.name(resource.type.value)
      definitions.append((name, resources.schema(of: resource, as: .read)))
      definitions.append((name + "Partial", resources.schema(of: resource, as: .partial)))
      definitions.append((name + "Identifier", resources.identifier(of: resource)))
    }
    return
      (JSONTree.object([
        "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
        "title": .string(document),
      ]) + root + .object(["$defs": .object(used(definitions, by: root))])).text
  }

  /// Returns a schema for documents that have errors, only meta, or the declared contents.
  /// Conditions lead to better messages than alternatives.
  private static func either(_ data: JSONTree, orErrors errors: JSONTree) -> JSONTree {
    func has(_ name: String, _ schema: JSONTree) -> JSONTree {
      .objects(with: [(name, schema, true)])
    }
    let anything = JSONTree.object([])
    let null = JSONTree.type("null")
    let hasMetaAlone =
      has("meta", .type("object"))
      + .object(["not": has("data", anything)])
    return .object([
      "if": has("errors", .object(["not": null])),
      "then": errors + .object(["not": has("data", anything)]),
      "else": data["properties"]?["data"] == nil
        ? data
        : .object(["if": hasMetaAlone, "then": .bool(true), "else": data]),
    ])
  }

  private static func used(
    _ definitions: [(name: String, schema: JSONTree)], by root: JSONTree
  ) -> [JSONTree.Member] {
    let all = Dictionary(definitions) { first, _ in first }
    var found: Set<String> = []
    var rest = [root]
    while let tree = rest.popLast() {
      rest += (tree.array ?? []) + tree.members.map(\.value)
      guard let reference = tree["$ref"]?.string, reference.hasPrefix("#/$defs/") else { continue }
      let name = String(reference.dropFirst("#/$defs/".count))
      if found.insert(name).inserted, let next = all[name] { rest.append(next) }
    }
    return definitions.filter { found.contains($0.name) }.map(JSONTree.Member.init)
  }
}
