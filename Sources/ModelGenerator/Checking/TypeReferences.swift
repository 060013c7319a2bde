import ResourceSchema

/// The names from the top of a file by which generated code calls what a type is made of.
struct TypeReferences {
  private(set) var names: Set<String> = []
  private let declarations: [String: TypeDeclaration]
  private let swiftNames: SchemaNames

  init(in checker: NameChecker) {
    declarations = checker.declarations
    swiftNames = checker.names
  }

  /// - Parameter name: a name, of which the part before the first dot counts.
  mutating func insert(_ name: String) {
    names.insert(String(name.prefix { $0 != "." }))
  }

  mutating func insert(_ type: ValueType) {
    switch type {
    case .primitive, .numberText, .enumeration: break
    case .named(let name): insert(typeNamed: name)
    case .array(let type), .map(let type), .nullable(let type): insert(type)
    case .object(let object): for member in object.members { insert(member.type) }
    case .union(let union): for value in union.cases { insert(value.type) }
    }
  }

  private mutating func insert(typeNamed name: String) {
    guard let declaration = declarations[name] else { return }
    let swiftName = swiftNames.type(named: name)
    insert(swiftName)
    switch declaration.definition {
    case .enumeration, .object, .union, .custom: break
    case .alias(let type, let format):
      if format != nil { insert(SwiftIdentifier.datePattern(of: swiftName)) }
      insert(type)
    case .transformed(let transformer, _, _): insert(transformer.value)
    case .validated(let validator, _): insert(validator.value)
    }
  }

  mutating func insert(_ meta: MetaDeclaration) {
    switch meta.content {
    case .named(let type): insert(swiftNames.type(named: type.value))
    case .object(let object): insert(.object(object))
    }
  }

  mutating func insert(
    _ relationship: Relationship, named identifier: SwiftIdentifier, in resource: ResourceNames
  ) {
    let own = RelationshipNames(identifier, of: resource)
    names.formUnion([own.links, own.meta, own.idMeta])
    if relationship.targets.count > 1 {
      names.insert(own.union)
    } else if let target = relationship.targets.first {
      names.insert(swiftNames.model(ofType: target.value))
    }
    for meta in [relationship.meta, relationship.idMeta] {
      if case .named(let type)? = meta?.content { insert(swiftNames.type(named: type.value)) }
    }
  }
}
