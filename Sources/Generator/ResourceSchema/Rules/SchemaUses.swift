/// The names that a schema uses, in the order of its declarations.
package struct SchemaUses {
  package private(set) var references: [Reference] = []

  package init(in schema: Schema) {
    for type in schema.types {
      if let definition = type.definition.valueType { add(definition) }
      if case .links(let members, _) = type.definition {
        for member in members { add(member.meta) }
      }
    }
    for resource in schema.resources { add(resource) }
    for document in schema.documents {
      for type in document.data.types { refer(to: type, .resource) }
      if case .linkage(let resource, _) = document.data { refer(to: resource, .resource) }
      add(document.surroundings)
    }
  }

  private mutating func add(_ resource: Resource) {
    add(resource.idType, .id)
    for attribute in resource.attributes { add(attribute.type) }
    add(Document.Surroundings(links: resource.links, meta: resource.meta))
    for relationship in resource.relationships {
      for target in relationship.targets { refer(to: target, .resource) }
      add(Document.Surroundings(links: relationship.links, meta: relationship.meta))
      add(relationship.idMeta)
    }
    for filter in resource.api.filters {
      if case .value(let type) = filter.subject { add(type, .filter) }
    }
    add(resource.document)
    add(resource.collectionDocument)
  }

  private mutating func add(_ parts: Document.Surroundings) {
    switch parts.links?.content {
    case .members(let members): for member in members { add(member.meta) }
    case .named(let name): refer(to: name, .links)
    case .pagination, nil: break
    }
    add(parts.meta)
    if case .meta(let meta) = parts.apiDescription { add(meta) }
    if case .named(let name) = parts.errors { refer(to: name, .errors) }
  }

  private mutating func add(_ meta: MetaDeclaration?) {
    switch meta?.type {
    case .named(let name): refer(to: Located(name), .meta)
    case let type?: add(type)
    case nil: break
    }
  }

  private mutating func add(_ type: ValueType, _ role: Reference.Role = .value) {
    if case .named(let name) = type { refer(to: Located(name), role) }
    for part in type.parts { add(part, role) }
  }

  private mutating func refer(to name: Located<String>, _ role: Reference.Role) {
    references.append(Reference(name: name, role: role))
  }
}
