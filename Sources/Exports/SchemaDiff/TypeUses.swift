import ResourceSchema

/// The documents that can have values of the types of a schema.
struct TypeUses {
  private let types: [String: TypeDeclaration]
  private var carriers: [String: Carriers] = [:]
  /// The types whose parts are still to be visited: a chain of them is longer than a stack is deep.
  private var pending: [String] = []

  func carriers(of name: String) -> Carriers { carriers[name] ?? [] }

  init(of schema: Schema, types: [String: TypeDeclaration]) {
    self.types = types
    var others = schema
    others.types = []
    for (index, resource) in schema.resources.enumerated() {
      add(resource.attributes, Carriers(resource))
      others.resources[index].attributes = []
    }
    // Of all that is not an attribute, only ids and the values of filters are in requests.
    for reference in SchemaUses(in: others).references {
      switch reference.role {
      case .id: add(.named(reference.name.value), .all)
      case .filter: add(.named(reference.name.value), .requests)
      case .value, .meta, .links, .errors: add(.named(reference.name.value), .responses)
      case .resource: break
      }
    }
    while let name = pending.popLast() {
      switch types[name]?.definition {
      case .links(let links, _):
        for meta in links.compactMap(\.meta) { add(meta.type, .responses) }
      case let definition: if let type = definition?.valueType { add(type, carriers(of: name)) }
      }
    }
  }

  private mutating func add(_ members: [Member], _ carriers: Carriers) {
    for member in members { add(member.type, carriers.admitting(member.access, member.creation)) }
  }

  private mutating func add(_ type: ValueType, _ carriers: Carriers) {
    switch type {
    case .object(let object): add(object.members, carriers)
    case .named(let name):
      let known = self.carriers[name] ?? []
      guard !carriers.isSubset(of: known) else { return }
      self.carriers[name] = known.union(carriers)
      pending.append(name)
    default: for part in type.parts { add(part, carriers) }
    }
  }
}
