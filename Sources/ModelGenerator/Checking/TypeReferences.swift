import ResourceSchema

/// The names from the top of a file by which generated code calls what a type is made of.
///
/// They are those that ``ValueCoding`` and ``RelationshipParts`` spell.
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
      // An alias goes by its own name, but a format spells what it is made of.
      guard type.hasFormat(in: declarations) else { break }
      if format != nil { insert(SwiftIdentifier.datePattern(of: swiftName)) }
      insert(type)
    case .transformed(let transformer, let wireType, _):
      insert(transformer.value)
      insertName(of: wireType)
    case .validated(let validator, let wireType):
      insert(validator.value)
      insertName(of: wireType)
    }
  }

  /// The name of what is on the wire where the user's code transforms it.
  private mutating func insertName(of wireType: ValueType) {
    switch wireType {
    case .array(let type), .map(let type), .nullable(let type): insertName(of: type)
    case .named(let name): insert(swiftNames.type(named: name))
    case .primitive, .numberText, .enumeration, .object, .union: break
    }
  }

  mutating func insert(_ meta: MetaDeclaration) {
    switch meta.content {
    case .named(let type): insert(swiftNames.type(named: type.value))
    case .object(let object): insert(.object(object))
    }
  }

  /// - Parameter resource: the names of the resource type that has the fields.
  mutating func insert(
    _ fields: ResourceFields, for variant: DescriptionVariant, in resource: ResourceNames
  ) {
    for (attribute, _) in fields.attributes(for: variant) { insert(attribute.type) }
    for (relationship, identifier) in fields.relationships(for: variant) {
      insert(relationship, names: RelationshipNames(identifier, of: resource))
    }
  }

  private mutating func insert(_ relationship: Relationship, names own: RelationshipNames) {
    names.formUnion([own.links, own.meta])
    if case .named(let type)? = relationship.meta?.content {
      insert(swiftNames.type(named: type.value))
    }
    guard !relationship.hasNoLinkage else { return }
    names.insert(own.idMeta)
    if relationship.targets.count > 1 {
      names.insert(own.union)
    } else if let target = relationship.targets.first {
      names.insert(swiftNames.model(ofType: target.value))
    }
    if case .named(let type)? = relationship.idMeta?.content {
      insert(swiftNames.type(named: type.value))
    }
  }
}
