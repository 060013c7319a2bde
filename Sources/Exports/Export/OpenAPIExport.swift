import Diagnostics
import Operations
import ResourceSchema
import SchemaWriter

/// Writes a schema as an OpenAPI 3.1 description in JSON.
///
/// The parts of the schema that OpenAPI cannot express are in `x-jsonapi`, so that an import of the
/// description results in the same schema.
public enum OpenAPIExport {
  /// - Parameter importing: Returns the schema that results from importing a description.
  public static func text(of schema: Schema, importing: (SourceFile) -> Schema?) -> String {
    let writer = OpenAPIWriter(schema)
    let plain = writer.description()
    let file = SourceFile(path: "openapi.json", text: plain.text)
    let imported = importing(file).flatMap(SchemaTree.of) ?? .object([JSONTree.Member]())
    guard let original = SchemaTree.of(schema) else { return plain.text }
    return writer.description(adding: SchemaTree.difference(from: imported, to: original)).text
  }
}

struct OpenAPIWriter {
  private let schema: Schema
  private let resources: ResourceSchemas

  init(_ schema: Schema) {
    self.schema = schema
    resources = ResourceSchemas(schema, prefix: "#/components/schemas/", purpose: .description)
  }

  func description(adding difference: SchemaTree.Difference = .init()) -> JSONTree {
    .object([
      "openapi": .string("3.1.0"),
      "info": .object([
        "title": .string(schema.name.value),
        "description": schema.description.map { .string($0) }, "version": .string("1"),
      ]),
      SchemaTree.key: difference.root.isEmpty ? nil : .object(difference.root),
      "paths": paths(),
      "components": .object([
        "schemas": components(difference), "parameters": .object(resources.parameters),
        "responses": .object([
          "Errors": body(resources.errors(of: .basic), description: "Errors.")
        ]),
      ]),
    ])
  }

  private func components(_ difference: SchemaTree.Difference) -> JSONTree {
    func extended(_ tree: JSONTree, _ section: String, _ name: String) -> JSONTree {
      tree + .object([SchemaTree.key: difference.fragment(section, name)])
    }
    var members = schema.types.map { type in
      JSONTree.Member(
        type.name.value,
        extended(resources.schema(of: type), "types", type.name.value))
    }
    for resource in schema.resources {
      let type = resource.type.value
      let name = resources.name(type)
      members.append(
        .init(name, extended(resources.schema(of: resource, as: .read), "resources", type)))
      members.append(.init(name + "Identifier", resources.identifier(of: resource)))
      if Operations.has(.create, resource) {
        members.append(.init("New" + name, resources.schema(of: resource, as: .new)))
      }
      if Operations.has(.update, resource) {
        members.append(.init(name + "Patch", resources.schema(of: resource, as: .patch)))
      }
    }
    for document in schema.documents {
      let name = document.name.value
      members.append(
        .init(name, extended(resources.schema(of: document), "documents", name)))
    }
    return .object(members)
  }

  private func body(_ schema: JSONTree, description: String? = nil) -> JSONTree {
    .object([
      "description": description.map { .string($0) },
      "content": .object([.init(HTTPOperation.mediaType, .object(["schema": schema]))]),
    ])
  }

  private func paths() -> JSONTree {
    .object(
      Operations(schema).all().grouped(by: \.path).map { operations in
        // The ids of parents, and that of the resource.
        let parameters = operations[0].pathParameters.map { parameter in
          JSONTree.object([
            "name": .string(parameter.name), "in": .string("path"), "required": .bool(true),
            "schema": parameter.owner.map(resources.id) ?? .type("string"),
          ])
        }
        return .init(
          operations[0].path,
          .object(["parameters": parameters.isEmpty ? nil : .array(parameters)])
            + .object(operations.map { .init($0.method, tree(of: $0)) }))
      })
  }

  private func tree(of operation: HTTPOperation) -> JSONTree {
    let responses = operation.responses.map { response in
      JSONTree.Member(
        "\(response.status)",
        response.content.map { body(document($0, operation), description: "Success.") }
          ?? .object(["description": .string("Success.")]))
    }
    let errors = HTTPOperation.errorStatuses.map {
      JSONTree.Member($0, .object(["$ref": .string("#/components/responses/Errors")]))
    }
    let query = operation.query.map(resources.tree)
    return .object([
      "operationId": .string(Self.id(of: operation)),
      "parameters": query.isEmpty ? nil : .array(query),
      "requestBody": operation.request.map {
        body(.objects(with: [("data", data(of: $0, operation), true)]))
          + .object(["required": .bool(true)])
      }, "responses": .object(responses + errors),
    ])
  }

  private static func id(of operation: HTTPOperation) -> String {
    let relationship = operation.relationship?.name.value ?? ""
    let name =
      switch operation.kind {
      case .list, .create, .get, .update, .delete: "\(operation.kind)"
      case .related: "get-\(relationship)-of"
      case .linkage: "get-linkage-\(relationship)-of"
      case .replace, .add, .remove: "\(operation.kind)-linkage-\(relationship)-of"
      }
    let words = operation.resource.type.value.split { !$0.isLetter && !$0.isNumber }
    return ([name] + words.map(String.init)).joined(separator: "-")
  }

  private func document(
    _ content: HTTPOperation.Content, _ operation: HTTPOperation
  ) -> JSONTree {
    let resource = operation.resource
    switch content {
    case .document(let document):
      return schema.documents.contains(document)
        ? resources.reference(document.name.value) : resources.schema(of: document)
    case .related(let relationship):
      let types = schema.targets(of: relationship).compactMap { schema.resource(ofType: $0) }
      return resources.document(
        data(of: content, operation), included: types.flatMap(resources.query.includedTypes))
    case .linkage, .new, .changes:
      return resources.document(
        data(of: content, operation), included: resources.query.includedTypes(of: resource))
    }
  }

  private func data(of content: HTTPOperation.Content, _ operation: HTTPOperation) -> JSONTree {
    let name = resources.name(operation.resource.type.value)
    switch content {
    case .new: return resources.reference("New" + name)
    case .changes: return resources.reference(name + "Patch")
    case .linkage(let relationship): return resources.linkage(of: relationship)
    case .related(let relationship): return resources.data(of: relationship)
    case .document: return resources.reference(name)
    }
  }
}
