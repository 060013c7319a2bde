import ResourceSchema

extension ModelBuilder {
  /// A relationship as a stored property.
  mutating func storedMember(
    of relationship: Relationship, named identifier: SwiftIdentifier, names: ResourceNames,
    in scope: inout TypeScope
  ) -> StoredMember {
    let parts = RelationshipParts(relationship, named: identifier, resource: names, in: self)
    for name in parts.references + namedMeta(of: relationship) { scope.refer(to: name) }
    let type = parts.type.optional(relationship.isOptional)
    use(type)
    let name = identifier.declared
    var member = StoredMember(
      identifier: identifier,
      wireName: relationship.name.value,
      paragraphs: paragraphs(of: relationship),
      deprecated: relationship.deprecated,
      type: type,
      parameterType: type,
      isNilByDefault: relationship.isOptional,
      initialValue: .text(name)
    )
    if let plain = parts.plain {
      member.parameterType = plain.type.optional(relationship.isOptional)
      member.initialValue =
        relationship.isOptional
        ? .mapping(name, plain.make("$0")) : .text(plain.make(name))
    }
    return member
  }

  /// Declares the links, meta and unions of a resource's relationships, and builds the structs.
  mutating func declareRelationshipTypes(
    of resource: Resource, identifiers: FieldIdentifiers
  ) -> [NestedTypeView] {
    var views: [NestedTypeView] = []
    for relationship in resource.relationships {
      let prefix = names[resource].model + identifiers.relationship(relationship).capitalized
      let owner = "relationship `\(relationship.name.value)` of `\(resource.type.value)`"
      _ = linksType(relationship.links, of: owner, named: prefix + "Links", declaring: &views)
      _ = metaType(relationship.meta, of: owner, named: prefix + "Meta", declaring: &views)
      _ = metaType(
        relationship.idMeta, of: "the ids of " + owner, named: prefix + "IdMeta", declaring: &views)
      if relationship.targets.count > 1 {
        registry.declare(
          prefix,
          for: "the union of \(owner)",
          at: relationship.swiftName?.range ?? relationship.name.range, isDerived: true)
      }
    }
    return views
  }

  /// The types from `types` that stand in the place of a relationship's meta.
  private func namedMeta(of relationship: Relationship) -> [String] {
    [relationship.meta, relationship.idMeta].compactMap { meta in
      guard case .named(let type)? = meta?.content else { return nil }
      return names.type(named: type.value)
    }
  }

  private func paragraphs(of relationship: Relationship) -> [String?] {
    var notes =
      DocumentationComment.note(on: relationship.access, creation: relationship.creation)
      .map { [$0] } ?? []
    if let since = relationship.since { notes.append("- Since: \(since)") }
    return [relationship.description, notes.isEmpty ? nil : notes.joined(separator: "\n")]
  }
}

/// The types that a relationship's type is made of.
struct RelationshipParts {
  /// The type of the relationship object, without the `?` of one that may be missing.
  let type: SwiftType
  /// What a relationship leads to, where it has linkage: `Person`, `Person?`, `ArticleOwner`.
  let target: SwiftType?
  let idMeta: SwiftType
  /// The type of its ids, and the way from them to the relationship, where it holds nothing else.
  let plain: (type: SwiftType, make: (String) -> String)?
  /// The generated names that the type may spell.
  let references: [String]

  init(
    _ relationship: Relationship, named identifier: SwiftIdentifier, resource: ResourceNames,
    in builder: ModelBuilder
  ) {
    let prefix = resource.model + identifier.capitalized
    let links = builder.spelling(of: relationship.links, named: prefix + "Links") ?? .noLinks
    let meta = builder.spelling(of: relationship.meta, named: prefix + "Meta") ?? .noMetadata
    let isPlain =
      relationship.links == nil && relationship.meta == nil && relationship.idMeta == nil

    guard let cardinality = relationship.cardinality, relationship.linkage != .never else {
      type = .generic("JSONAPI.MetaRelationship", [meta, links])
      target = nil
      idMeta = .noIdMetadata
      plain = nil
      references = [prefix + "Links", prefix + "Meta"]
      return
    }
    let end =
      relationship.targets.count > 1
      ? prefix : builder.names.model(ofType: relationship.targets.first?.value ?? "")
    let id = SwiftType.named(relationship.targets.count > 1 ? end + ".ID" : end + ".Id")
    let isNullable = cardinality == .one && relationship.isNullable
    let target = SwiftType.named(end).optional(isNullable)
    self.target = target
    // Where there is no resource identifier, there is no meta of it.
    let statedIdMeta = builder.spelling(of: relationship.idMeta, named: prefix + "IdMeta")
    let idMeta =
      statedIdMeta?.optional(isNullable && relationship.idMeta?.isOptional != true)
      ?? .noIdMetadata
    self.idMeta = idMeta
    references = [end, prefix + "Links", prefix + "Meta", prefix + "IdMeta"]

    let name =
      cardinality == .one ? "JSONAPI.ToOneRelationship" : "JSONAPI.ToManyRelationship"
    let linked = SwiftType.generic(name, [target, idMeta, meta, links])
    let isMaybeLinked = relationship.linkage == .included
    type = isMaybeLinked ? .generic("JSONAPI.MaybeLinked", [linked]) : linked
    guard isPlain else {
      plain = nil
      return
    }
    let label = cardinality == .one ? "id" : "ids"
    plain = (
      cardinality == .one ? id.optional(isNullable) : .array(id),
      { value in
        let made = "\(name)(\(label): \(value))"
        return isMaybeLinked ? ".linked(\(made))" : made
      }
    )
  }
}
