import Diagnostics
import JSONSource
import OpenAPIImport
import ResourceSchema

/// Writes a schema as an OpenAPI 3.1 description in JSON.
///
/// What OpenAPI cannot say is in `x-jsonapi`, as a part of a schema, so that importing the
/// description gives the schema back.
public enum OpenAPIExport {
  /// Returns the text of the description.
  public static func text(of schema: Schema) -> String {
    let writer = OpenAPIWriter(schema)
    let plain = writer.description()
    let file = SourceFile(path: "openapi.json", text: plain.text)
    let imported =
      OpenAPIImport.read(file).schema.flatMap(SchemaTree.of) ?? .object([JSONTree.Member]())
    guard let original = SchemaTree.of(schema) else { return plain.text }
    return writer.description(adding: SchemaTree.difference(from: imported, to: original)).text
  }
}

struct OpenAPIWriter {
  private let schema: Schema
  private let resources: ResourceSchemas
  private let parameters: QueryParameters

  init(_ schema: Schema) {
    self.schema = schema
    resources = ResourceSchemas(schema, prefix: "#/components/schemas/", purpose: .description)
    parameters = QueryParameters(resources)
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
        "schemas": components(difference), "parameters": .object(parameters.components),
        "responses": .object([.init("Errors", errors)]),
      ]),
    ])
  }

  // MARK: - Components

  private func components(_ difference: SchemaTree.Difference) -> JSONTree {
    func extended(_ tree: JSONTree, _ section: String, _ name: String) -> JSONTree {
      tree + .object([SchemaTree.key: difference.fragment(section, name)])
    }
    var members = schema.types.map { type in
      JSONTree.Member(
        type.name.value,
        extended(resources.values.schema(of: type), "types", type.name.value))
    }
    for resource in schema.resources {
      let type = resource.type.value
      let name = resources.name(type)
      members.append(
        .init(name, extended(resources.schema(of: resource, as: .read), "resources", type)))
      members.append(.init(name + "Identifier", resources.identifier(of: resource)))
      if has(.create, resource) {
        members.append(.init("New" + name, resources.schema(of: resource, as: .new)))
      }
      if has(.update, resource) {
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

  /// The operations of a resource type; reading alone, where the schema does not say.
  private func has(_ operation: ResourceAPI.Operation, _ resource: Resource) -> Bool {
    (resource.api.operations ?? [.list, .get]).contains(operation)
  }

  private var errors: JSONTree {
    body(resources.errors(of: .basic), description: "Errors.")
  }

  // MARK: - Paths

  private static let mediaType = "application/vnd.api+json"

  private func body(_ schema: JSONTree, description: String? = nil) -> JSONTree {
    .object([
      "description": description.map { .string($0) },
      "content": .object([.init(Self.mediaType, .object(["schema": schema]))]),
    ])
  }

  private func paths() -> JSONTree {
    var paths: [(path: String, parameters: JSONTree?, operations: [JSONTree.Member])] = []
    // Operations of one path are added together; those that another resource type has there stay out.
    func add(
      _ route: ResourceAPI.Route, _ relationship: String = "", of resource: Resource,
      _ operations: [JSONTree.Member]
    ) {
      guard !operations.isEmpty else { return }
      let path = resource.path(of: route)
      let address =
        "/" + path.drop { $0 == "/" }.replacing("{relationship}", with: relationship)
      guard let index = paths.firstIndex(where: { $0.path == address }) else {
        return paths.append((address, parameters(in: path, route, of: resource), operations))
      }
      paths[index].operations += operations.filter { operation in
        !paths[index].operations.contains { $0.name == operation.name }
      }
    }
    for resource in schema.resources {
      for (route, operations) in operations(of: resource) { add(route, of: resource, operations) }
      for relationship in resource.relationships where relationship.cardinality != nil {
        let links = relationship.links.map(resources.members)?.map(\.name.value) ?? []
        let name = relationship.name.value
        if links.contains("related") {
          add(.related, name, of: resource, related(relationship, of: resource))
        }
        if links.contains("self") {
          add(.relationship, name, of: resource, linkage(relationship, of: resource))
        }
      }
    }
    return .object(
      paths.map { path in
        let parameters = path.parameters.map { [JSONTree.Member("parameters", $0)] } ?? []
        return .init(path.path, .object(parameters + path.operations))
      })
  }

  private func operation(
    _ name: String, _ resource: Resource, answers: KeyValuePairs<String, JSONTree?>,
    parameters: [JSONTree] = [], request: JSONTree? = nil
  ) -> JSONTree {
    let words =
      ([name] + resource.type.value.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let answers = answers.map { status, document in
      JSONTree.Member(
        status,
        document.map { body($0, description: "Success.") }
          ?? .object(["description": .string("Success.")]))
    }
    let errors = ["4XX", "5XX"].map {
      JSONTree.Member($0, .object(["$ref": .string("#/components/responses/Errors")]))
    }
    return .object([
      "operationId": .string(words.joined(separator: "-")),
      "parameters": parameters.isEmpty ? nil : .array(parameters),
      "requestBody": request.map {
        body(resources.object([("data", $0, true)])) + .object(["required": .bool(true)])
      }, "responses": .object(answers + errors),
    ])
  }

  /// The operations on a collection and on the resources in it, with their HTTP methods.
  private func operations(
    of resource: Resource
  ) -> [(route: ResourceAPI.Route, operations: [JSONTree.Member])] {
    let type = resource.type.value
    let name = resources.name(type)
    let one = resources.document(of: type, isMany: false)
    let answers = resource.api.answers
    let kinds: [ResourceAPI.Operation] = [.list, .create, .get, .update, .delete]
    return kinds.filter { has($0, resource) }.map { kind in
      switch kind {
      case .list:
        let answer =
          answers.list.map { resources.values.reference($0.value) }
          ?? resources.document(of: type, isMany: true)
        return (
          .list,
          [
            .init(
              "get",
              operation(
                "list", resource, answers: ["200": answer],
                parameters: parameters.many(of: resource)))
          ]
        )
      case .create:
        return (
          .create,
          [
            .init(
              "post",
              operation(
                "create", resource, answers: ["201": one],
                request: resources.values.reference("New" + name)))
          ]
        )
      case .get:
        let answer = answers.get.map { resources.values.reference($0.value) } ?? one
        return (
          .get,
          [
            .init(
              "get",
              operation(
                "get", resource, answers: ["200": answer], parameters: parameters.one(of: resource))
            )
          ]
        )
      case .update:
        return (
          .update,
          [
            .init(
              "patch",
              operation(
                "update", resource, answers: ["200": one, "204": nil],
                request: resources.values.reference(name + "Patch")))
          ]
        )
      case .delete:
        return (.delete, [.init("delete", operation("delete", resource, answers: ["204": nil]))])
      }
    }
  }

  /// The parameters of a path: the id of a resource, and those of its parents.
  private func parameters(
    in path: String, _ route: ResourceAPI.Route, of resource: Resource
  ) -> JSONTree? {
    let parents = route.parents(in: path).map { ($0, schema.parent($0, of: resource)) }
    let owners = route.ownPlaceholders.contains("id") ? parents + [("id", resource)] : parents
    guard !owners.isEmpty else { return nil }
    return .array(
      owners.map { name, owner in
        .object([
          "name": .string(name), "in": .string("path"), "required": .bool(true),
          "schema": owner.map { resources.id(of: $0) } ?? .object(["type": .string("string")]),
        ])
      })
  }

  private func related(
    _ relationship: Relationship, of resource: Resource
  ) -> [JSONTree.Member] {
    let target = resources.reference(resources.targets(of: relationship))
    let data =
      relationship.cardinality == .many
      ? resources.array(target)
      : relationship.isNullable ? resources.values.nullable(target) : target
    let types = resources.targets(of: relationship).compactMap { schema.resource(ofType: $0) }
    let answer = resources.document(data, included: types.flatMap(parameters.includedTypes))
    let query =
      types.count == 1
      ? relationship.cardinality == .many
        ? parameters.many(of: types[0]) : parameters.one(of: types[0])
      : []
    return [
      .init(
        "get",
        operation(
          "get-\(relationship.name.value)-of", resource, answers: ["200": answer],
          parameters: query))
    ]
  }

  private func linkage(
    _ relationship: Relationship, of resource: Resource
  ) -> [JSONTree.Member] {
    let name = "linkage-\(relationship.name.value)-of"
    let linkage = resources.linkage(of: relationship)
    let answer = resources.document(
      linkage, included: parameters.includedTypes(of: resource))
    let isSettable = has(.update, resource) && relationship.access == .readWrite
    let changes =
      !isSettable
      ? []
      : relationship.cardinality == .many
        ? [("patch", "replace"), ("post", "add"), ("delete", "remove")] : [("patch", "replace")]
    return [
      .init(
        "get",
        operation(
          "get-\(name)", resource, answers: ["200": answer],
          parameters: parameters.linkage(of: relationship, of: resource)))
    ]
      + changes.map { method, word in
        .init(
          method,
          operation(
            "\(word)-\(name)", resource, answers: ["200": answer, "204": nil], request: linkage))
      }
  }
}
