import ResourceSchema
import SwiftModel

extension SwiftInterface {
  /// Adds the query declarations of a resource type.
  mutating func add(_ query: QueryModel, _ resource: Resource) {
    let key = [resource.type.value]
    let owner = query.description
    addFields(of: query, resource)
    for (sort, model) in zip(resource.api.sorts, query.sorts) {
      add("\(owner).Sorts.\(model.identifier.declared)", "sort", key + ["sorts", sort.name.value])
    }
    for (filter, model) in zip(resource.api.filters, query.filters) {
      let key = key + ["filters", filter.name.value]
      let types = [model.operatorType, Scope().spelling(of: model.valueType)]
      add(
        "\(owner).Filters.\(model.identifier.declared)", "filter", key,
        signature: types.compactMap(\.self).joined(separator: ", "))
      for (text, value) in zip(filter.operators, model.operators?.cases ?? []) {
        add(
          "\(owner).\(model.operatorType ?? "").\(value.identifier.declared)", "operator",
          key + [text.value])
      }
    }
    switch resource.api.includes {
    case nil: includeDepths[resource.type.value] = .max
    case .depth(let depth): includeDepths[resource.type.value] = depth
    case .paths: includeDepths[resource.type.value] = 0
    }
    if let includes = query.includes {
      add(includes, "\(owner).Includes", key + ["includes"], path: "")
    }
    if let paging = query.paging {
      add("\(owner).Paging", "paging", key + ["page"], signature: "`\(paging.style)`")
    }
  }

  private mutating func addFields(of query: QueryModel, _ resource: Resource) {
    let names =
      resource.attributes.map { ["attributes", $0.name.value] }
      + resource.relationships.map { ["relationships", $0.name.value] }
    for (name, field) in zip(names, query.fields) {
      let key = [resource.type.value] + name
      let path = "\(query.description).Fields.\(field.name)"
      add(path, "field", key)
      // `ReadOnlyField<…>` and `MetaField` cannot be set.
      let type = field.type.prefix { $0 != "<" }
      guard type.contains("Partly") || !type.contains("ReadOnly") && !type.contains("MetaField")
      else { continue }
      add(path, "settable field", key)
    }
  }

  /// Adds the include paths, with the relationships on them.
  private mutating func add(
    _ includes: IncludesModel, _ name: String, _ key: SchemaKey, path: String
  ) {
    for step in includes.steps {
      let relationship = step.literal.filter { $0 != "\"" }
      let path = path.isEmpty ? relationship : "\(path).\(relationship)"
      if step.type.contains("IncludePath<") {
        add("\(name).\(step.name)", "include path", key + [path])
      }
      for next in step.next { add(next, "\(name).\(step.name)", key, path: path) }
    }
  }

  /// Adds the entry points of a client, and the operations on resource types.
  mutating func add(_ client: ClientModel) {
    addType(client.api, "API", Self.apiKey)
    addType(client.name, "client", Self.apiKey)
    if client.atomicLiteral != nil {
      add("\(client.api).atomicPath", "atomic operations", Self.apiKey + ["atomic"])
    }
    for resource in client.resources { add(resource, client) }
  }

  private mutating func add(_ resource: ClientResourceModel, _ client: ClientModel) {
    let key = [resource.type]
    let name = "\(client.name).\(resource.property)"
    if resource.hasEndpoint {
      add(name, "endpoint", key + ["path"])
    }
    for endpoint in resource.nestedEndpoints {
      let labels = endpoint.parents.map { "\($0.name):" }.joined()
      add(
        "\(name)(\(labels))", "endpoint below \(labels)", key + ["path"],
        signature: Scope().spelling(of: endpoint.type))
    }
    add(resource.deprecation, of: name, key)
    for text in resource.conformances.split(separator: ", ") {
      guard let conformance = text.split(separator: ".").last else { continue }
      let operation = Self.operations.first { conformance.hasPrefix($0.key) }?.value
      guard let operation else { continue }
      add(
        "\(resource.description).\(operation.role)", "operation \(operation.role)",
        key + ["operations", operation.name])
    }
    if resource.idFilter != nil {
      add("\(resource.description).filter(ids:)", "filter of ids", key + ["filters", "id"])
    }
    for (part, document) in [("get", resource.document), ("list", resource.listDocument)] {
      add(
        "\(resource.description).\(part == "get" ? "ResourceDocument" : "ListDocument")",
        "document", key + ["answers", part], signature: Scope().spelling(of: document))
    }
    if resource.total != nil {
      add("\(resource.description).total(in:)", "total", key + ["page", "total"])
    }
  }

  /// The operations by the beginnings of the names of their protocols. One that filters by ids also
  /// lists.
  private static let operations: [String: (name: String, role: String)] = [
    "Listable": ("list", "list"), "IdFilterable": ("list", "list"), "Gettable": ("get", "get"),
    "Creatable": ("create", "create"), "ClientIdentified": ("create", "create with id"),
    "Updatable": ("update", "update"), "Deletable": ("delete", "delete"),
  ]
}
