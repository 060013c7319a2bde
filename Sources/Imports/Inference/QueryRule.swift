import Evidence
import ResourceSchema

/// Decides filters, sorts, include paths and pages, from successful requests.
struct QueryRule {
  /// True if members can get different names in queries.
  let canName: Bool

  /// Changes the API of a resource type, and the names that its members have in queries.
  func apply(to resource: inout Resource, _ endpoints: [Endpoint], in schema: Schema) {
    var names: [String: String] = [:]
    for endpoint in endpoints {
      for filter in endpoint.filters.keys.sorted() where !filter.contains(".") {
        add(filter: filter, endpoint.filters[filter] ?? [], to: &resource, &names)
      }
      for sort in endpoint.sorts.sorted() { add(sort: sort, to: &resource, schema, &names) }
      addIncludes(endpoint.includes.sorted(), to: &resource, schema)
      if resource.api.page == nil { resource.api.page = Self.page(endpoint.pageParameters) }
    }
    for index in resource.attributes.indices {
      resource.attributes[index].queryName =
        names[resource.attributes[index].name.value] ?? resource.attributes[index].queryName
    }
    for index in resource.relationships.indices {
      resource.relationships[index].queryName =
        names[resource.relationships[index].name.value]
        ?? resource.relationships[index].queryName
    }
  }

  /// Returns the attribute with the same words as a name in a query.
  private func attribute(_ name: String, of resource: Resource) -> Member? {
    let words = NameWords(name).joined
    return resource.attributes.first { ($0.queryName ?? $0.name.value) == name }
      ?? resource.attributes.first { canName && NameWords($0.name.value).joined == words }
  }

  private func relationship(_ name: String, of resource: Resource) -> Relationship? {
    let words = NameWords(name).joined
    return resource.relationships.first { ($0.queryName ?? $0.name.value) == name }
      ?? resource.relationships.first { canName && NameWords($0.name.value).joined == words }
  }

  private func add(
    filter name: String, _ operators: Set<String>, to resource: inout Resource,
    _ names: inout [String: String]
  ) {
    guard !resource.api.filters.contains(where: { $0.name.value == name }) else { return }
    let subject: ResourceAPI.Filter.Subject
    if let attribute = attribute(name, of: resource) {
      if attribute.name.value != name { names[attribute.name.value] = name }
      switch attribute.type {
      // A filter cannot specify a format.
      case .primitive where attribute.format != nil: subject = .value(.primitive(.string))
      case .primitive(.json): subject = .value(.primitive(.string))
      case .primitive: subject = .value(attribute.type)
      default: subject = .value(.primitive(.string))
      }
    } else if let relationship = relationship(name, of: resource),
      relationship.targets.count == 1
    {
      if relationship.name.value != name { names[relationship.name.value] = name }
      subject = .resource(relationship.targets[0].value)
    } else {
      subject = .value(.primitive(.string))
    }
    resource.api.filters.append(
      .init(
        name: Located(name), subject: subject, operators: operators.sorted().map { Located($0) }))
  }

  private func add(
    sort name: String, to resource: inout Resource, _ schema: Schema,
    _ names: inout [String: String]
  ) {
    guard !resource.api.sorts.contains(where: { $0.name.value == name }) else { return }
    var isDeclared = false
    if let attribute = attribute(name, of: resource) {
      if attribute.name.value != name { names[attribute.name.value] = name }
    } else if name != "id", !isRelated(name, resource, schema) {
      isDeclared = true
    }
    resource.api.sorts.append(.init(name: Located(name), isDeclared: isDeclared))
  }

  /// True for an attribute of a related resource, such as `author.name`.
  private func isRelated(_ name: String, _ resource: Resource, _ schema: Schema) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2,
      let relationship = resource.relationships.first(where: { $0.name.value == parts[0] })
    else { return false }
    return relationship.targets.contains { target in
      schema.resource(ofType: target.value)?.attributes.contains { $0.name.value == parts[1] }
        ?? false
    }
  }

  private func addIncludes(
    _ paths: [String], to resource: inout Resource, _ schema: Schema
  ) {
    resource.api.addIncludes(
      paths.compactMap { path in
        IncludeRule.resolved(path.split(separator: ".").map(String.init), from: [resource], schema)
      })
  }

  private static func page(_ parameters: Set<String>) -> ResourceAPI.Page? {
    let style: ResourceAPI.Page.Style
    if !parameters.isDisjoint(with: ["offset", "limit"]) {
      style = .offset
    } else if !parameters.isDisjoint(with: ["after", "before", "cursor"]) {
      style = .cursor
    } else if !parameters.isDisjoint(with: ["number", "size"]) {
      style = .number
    } else {
      return nil
    }
    var page = ResourceAPI.Page(style: style)
    if parameters.contains("cursor") { page.names[.after] = Located("page[cursor]") }
    return page
  }
}
