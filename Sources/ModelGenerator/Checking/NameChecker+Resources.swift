import ResourceSchema

extension NameChecker {
  mutating func check(_ resource: Resource) {
    let names = names[resource]
    declareNames(of: resource, names: names)
    let fieldNames = MemberNames.fields(of: resource)
    diagnostics += fieldNames.problems
    let owner = "`\(resource.type.value)`"
    check(resource.links, of: owner, named: names.links)
    check(resource.meta, of: owner, named: names.meta)
    for (relationship, identifier) in zip(
      resource.relationships, fieldNames.identifiers.dropFirst(resource.attributes.count))
    where relationship.needsNames {
      check(relationship, of: resource, names: RelationshipNames(identifier, of: names))
    }
    checkDescription(of: resource, fields: fieldNames, names: names)
    checkNewDescription(of: resource, fields: fieldNames, names: names)
  }

  private mutating func declareNames(of resource: Resource, names: ResourceNames) {
    let type = resource.type.value
    let range = resource.placeOfName
    registry.declare(names.model, for: "`\(type)`", at: range)
    registry.declareFile(names.fileName, for: "`\(type)`", at: range)
    registry.declare(
      names.description, for: "the description of `\(type)`", at: range, isDerived: true)
    registry.declare(
      names.newModel, for: "the new resource object of `\(type)`", at: range, isDerived: true)
    if resource.hasFieldsOfItsOwnWhenNew {
      registry.declare(
        names.newDescription, for: "the description of a new resource object of `\(type)`",
        at: range, isDerived: true)
    }
  }

  private mutating func check(
    _ relationship: Relationship, of resource: Resource, names: RelationshipNames
  ) {
    let owner = "relationship `\(relationship.name.value)` of `\(resource.type.value)`"
    check(relationship.links, of: owner, named: names.links)
    check(relationship.meta, of: owner, named: names.meta)
    check(relationship.idMeta, of: "the ids of " + owner, named: names.idMeta)
    guard relationship.targets.count > 1 else { return }
    registry.declare(
      names.union, for: "the union of \(owner)",
      at: relationship.swiftName?.range ?? relationship.name.range, isDerived: true)
    checkUnion(of: relationship.targets.map(\.value))
  }

  private mutating func checkDescription(
    of resource: Resource, fields: MemberNames, names: ResourceNames
  ) {
    var nested = NestedNames(.description, path: names.description)
    for (attribute, identifier) in zip(resource.attributes, fields.identifiers)
    where attribute.access != .writeOnly {
      check(attribute, named: identifier, in: &nested)
    }
    diagnostics += nested.problems {
      var references = TypeReferences(in: self)
      references.insert(
        ResourceFields(of: resource, named: fields), for: .identified, in: names)
      return references.names
    }
  }

  /// What is written inside an attribute belongs to the description that responses have; only what
  /// requests alone carry belongs to that of a new resource object.
  private mutating func checkNewDescription(
    of resource: Resource, fields: MemberNames, names: ResourceNames
  ) {
    var nested = NestedNames(.description, path: names.newDescription)
    for (attribute, identifier) in zip(resource.attributes, fields.identifiers)
    where attribute.access == .writeOnly {
      guard let attribute = attribute.whenNew else { continue }
      check(attribute, named: identifier, in: &nested)
    }
    diagnostics += nested.problems {
      var references = TypeReferences(in: self)
      references.insert(names.description)
      references.insert(ResourceFields(of: resource, named: fields), for: .new, in: names)
      return references.names
    }
  }
}

extension Relationship {
  /// Whether types are generated for the relationship itself.
  fileprivate var needsNames: Bool {
    targets.count > 1 || links != nil || meta != nil || idMeta != nil
  }
}
