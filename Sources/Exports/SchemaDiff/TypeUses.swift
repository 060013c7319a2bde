import ResourceSchema

/// The documents that can have values of the types of a schema.
struct TypeUses {
  private let types: [String: TypeDeclaration]
  private var carriers: [String: Carriers] = [:]
  /// Types whose carriers have grown, so that their parts must be visited again.
  private var pending: [String] = []

  /// The documents that can have values of a type.
  func carriers(of name: String) -> Carriers { carriers[name] ?? [] }

  init(of schema: Schema, types: [String: TypeDeclaration]) {
    self.types = types
    for resource in schema.resources { add(resource) }
    for document in schema.documents {
      add(document.links)
      add(document.meta)
      if case .meta(let meta) = document.apiDescription { add(meta) }
      if case .named(let name) = document.errors { add(.named(name.value), .responses) }
    }
    while let name = pending.popLast() { addParts(of: name) }
  }

  private mutating func add(_ resource: Resource) {
    let carriers = Carriers(resource)
    if case .named(let name) = resource.idType { add(.named(name.value), .all) }
    add(resource.attributes, carriers)
    for relationship in resource.relationships {
      add(relationship.links)
      add(relationship.meta)
      add(relationship.idMeta)
    }
    add(resource.links)
    add(resource.meta)
    for surroundings in [resource.document, resource.collectionDocument] {
      add(surroundings.links)
      add(surroundings.meta)
    }
    for filter in resource.api.filters {
      if case .value(let type) = filter.subject { add(type, .requests) }
    }
  }

  private mutating func add(_ members: [Member], _ carriers: Carriers) {
    for member in members { add(member.type, carriers.admitting(member.access, member.creation)) }
  }

  private mutating func add(_ links: LinksDeclaration?) {
    switch links?.content {
    case .members(let members): for member in members { add(member.meta) }
    case .named(let name): add(.named(name.value), .responses)
    case .pagination, nil: break
    }
  }

  private mutating func add(_ meta: MetaDeclaration?) {
    if let meta { add(meta.type, .responses) }
  }

  private mutating func add(_ type: ValueType, _ carriers: Carriers) {
    switch type {
    case .primitive, .numberText, .relativeURL, .enumeration: break
    case .array(let type), .map(let type), .nullable(let type): add(type, carriers)
    case .object(let object): add(object.members, carriers)
    case .union(let union): for alternative in union.cases { add(alternative.type, carriers) }
    case .named(let name):
      let known = self.carriers[name] ?? []
      guard !carriers.isSubset(of: known) else { return }
      self.carriers[name] = known.union(carriers)
      pending.append(name)
    }
  }

  private mutating func addParts(of name: String) {
    switch types[name]?.definition {
    case .links(let links, _): for link in links { add(link.meta) }
    case let definition: if let type = definition?.valueType { add(type, carriers(of: name)) }
    }
  }
}
