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

  init(_ schema: Schema) {
    self.schema = schema
    resources = ResourceSchemas(schema, prefix: "#/components/schemas/")
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
        "schemas": components(difference),
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
    let text = JSONTree.object(["type": .string("string")])
    let error = resources.object(
      ["id", "status", "code", "title", "detail"].map { ($0, text, false) }
        + [
          (
            "source",
            resources.object(["pointer", "parameter", "header"].map { ($0, text, false) }), false
          ), ("meta", .object(["type": .string("object")]), false),
        ])
    return body(
      resources.object([("errors", resources.array(error), true)]), description: "Errors.")
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
    var paths: [JSONTree.Member] = []
    func add(_ path: String, _ operations: [JSONTree.Member]) {
      guard !operations.isEmpty, !paths.contains(where: { $0.name == path }) else { return }
      paths.append(.init(path, .object(operations)))
    }
    for resource in schema.resources {
      let path = "/" + (resource.api.path ?? resource.type.value)
      add(path, collection(resource))
      add(path + "/{id}", element(resource))
      for relationship in resource.relationships where relationship.cardinality != nil {
        let links = linkNames(of: relationship)
        let name = relationship.name.value
        if links.contains("related") {
          add("\(path)/{id}/\(name)", related(relationship, of: resource))
        }
        if links.contains("self") {
          add("\(path)/{id}/relationships/\(name)", linkage(relationship, of: resource))
        }
      }
    }
    return .object(paths)
  }

  private func linkNames(of relationship: Relationship) -> [String] {
    guard let links = relationship.links else { return [] }
    switch links.content {
    case .pagination: return ["self"]
    case .members(let members): return members.map(\.name.value)
    case .named(let name):
      let type = schema.types.first { $0.name.value == name.value }
      guard case .links(let members, _)? = type?.definition else { return [] }
      return members.map(\.name.value)
    }
  }

  private func operation(
    _ name: String, _ resource: Resource, status: String = "200", answer: JSONTree?,
    parameters: [JSONTree] = [], request: JSONTree? = nil
  ) -> JSONTree {
    let words =
      ([name] + resource.type.value.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    return .object([
      "operationId": .string(words.joined(separator: "-")),
      "parameters": parameters.isEmpty ? nil : .array(parameters),
      "requestBody": request.map {
        body(
          .object([
            "type": .string("object"),
            "required": .array([.string("data")]), "properties": .object(["data": $0]),
          ]))
          + .object(["required": .bool(true)])
      },
      "responses": .object([
        .init(
          status,
          answer.map { body($0, description: "Success.") }
            ?? .object(["description": .string("Success.")])),
        .init("default", .object(["$ref": .string("#/components/responses/Errors")])),
      ]),
    ])
  }

  private func collection(_ resource: Resource) -> [JSONTree.Member] {
    let type = resource.type.value
    let name = resources.name(type)
    var members: [JSONTree.Member] = []
    if has(.list, resource) {
      let answer =
        resource.api.answers.list.map { resources.values.reference($0.value) }
        ?? resources.document(of: type, isMany: true)
      members.append(
        .init(
          "get",
          operation("list", resource, answer: answer, parameters: queryParameters(of: resource))))
    }
    if has(.create, resource) {
      members.append(
        .init(
          "post",
          operation(
            "create", resource, status: "201", answer: resources.document(of: type, isMany: false),
            request: resources.values.reference("New" + name))))
    }
    return members
  }

  private func element(_ resource: Resource) -> [JSONTree.Member] {
    let type = resource.type.value
    let name = resources.name(type)
    let one = resources.document(of: type, isMany: false)
    var members: [JSONTree.Member] = []
    if has(.get, resource) {
      let answer = resource.api.answers.get.map { resources.values.reference($0.value) } ?? one
      members.append(
        .init(
          "get",
          operation(
            "get", resource, answer: answer, parameters: commonParameters(of: resource))))
    }
    if has(.update, resource) {
      members.append(
        .init(
          "patch",
          operation(
            "update", resource, answer: one,
            request: resources.values.reference(name + "Patch"))))
    }
    if has(.delete, resource) {
      members.append(
        .init("delete", operation("delete", resource, status: "204", answer: nil)))
    }
    return members.isEmpty ? [] : [.init("parameters", .array([idParameter]))] + members
  }

  private var idParameter: JSONTree {
    .object([
      "name": .string("id"), "in": .string("path"), "required": .bool(true),
      "schema": .object(["type": .string("string")]),
    ])
  }

  private func related(
    _ relationship: Relationship, of resource: Resource
  ) -> [JSONTree.Member] {
    let target = resources.reference(resources.targets(of: relationship))
    let data =
      relationship.cardinality == .many
      ? resources.array(target)
      : relationship.isNullable ? resources.values.nullable(target) : target
    let answer = resources.document(data, included: [])
    return [
      .init("parameters", .array([idParameter])),
      .init("get", operation("get-\(relationship.name.value)-of", resource, answer: answer)),
    ]
  }

  private func linkage(
    _ relationship: Relationship, of resource: Resource
  ) -> [JSONTree.Member] {
    let answer = resources.document(resources.linkage(of: relationship), included: [])
    return [
      .init("parameters", .array([idParameter])),
      .init(
        "get", operation("get-linkage-\(relationship.name.value)-of", resource, answer: answer)),
    ]
  }

  // MARK: - Query parameters

  private func parameter(_ name: String, _ schema: JSONTree, _ description: String? = nil)
    -> JSONTree
  {
    .object([
      "name": .string(name), "in": .string("query"),
      "description": description.map { .string($0) },
      "style": schema["type"] == .string("array") ? .string("form") : nil,
      "explode": schema["type"] == .string("array") ? .bool(false) : nil, "schema": schema,
    ])
  }

  private func texts(_ values: [String]) -> JSONTree {
    resources.array(
      .object(["type": .string("string"), "enum": .array(values.map { .string($0) })]))
  }

  private func commonParameters(of resource: Resource) -> [JSONTree] {
    var parameters: [JSONTree] = []
    if case .paths(let paths) = resource.api.includes {
      let texts = paths.map { $0.relationships.map(\.value).joined(separator: ".") }
      parameters.append(parameter("include", self.texts(texts)))
    }
    let fields =
      resource.attributes.filter { $0.access != .writeOnly }.map(\.name.value)
      + resource.relationships.filter { $0.access != .writeOnly }.map(\.name.value)
    if !fields.isEmpty {
      parameters.append(parameter("fields[\(resource.type.value)]", texts(fields)))
    }
    return parameters
  }

  private func queryParameters(of resource: Resource) -> [JSONTree] {
    let api = resource.api
    var parameters: [JSONTree] = []
    for filter in api.filters {
      let schema: JSONTree =
        switch filter.subject {
        case .value(let type): resources.values.schema(of: type)
        case .resource: .object(["type": .string("string")])
        case .resources: resources.values.schema(of: .array(.primitive(.string)))
        }
      let name = filter.name.value
      if let own = filter.parameter {
        parameters.append(parameter(own, schema))
      } else if filter.operators.isEmpty {
        parameters.append(parameter("filter[\(name)]", schema))
      } else {
        for word in filter.operators {
          parameters.append(parameter("filter[\(name)][\(word.value)]", schema))
        }
      }
    }
    if !api.sorts.isEmpty {
      let names = api.sorts.flatMap { [$0.name.value, "-" + $0.name.value] }
      parameters.append(parameter("sort", texts(names)))
    }
    if let page = api.page {
      for name in page.style.parameters {
        let isNumber = name != .after && name != .before
        let isSize = name == .size || name == .limit
        let schema = JSONTree.object([
          "type": .string(isNumber ? "integer" : "string"),
          "maximum": isSize ? page.max.map { .int($0) } : nil,
          "default": isSize ? page.size.map { .int($0) } : nil,
        ])
        parameters.append(
          parameter(page.names[name]?.value ?? "page[\(name.rawValue)]", schema))
      }
    }
    return parameters + commonParameters(of: resource)
  }
}
