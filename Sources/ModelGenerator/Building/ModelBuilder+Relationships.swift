import ResourceSchema

extension ModelBuilder {
  /// A relationship as a stored property.
  mutating func storedMember(
    of relationship: Relationship, named identifier: SwiftIdentifier, of resource: ResourceNames
  ) -> StoredMember {
    let parts = RelationshipParts(
      relationship, names: RelationshipNames(identifier, of: resource), in: self)
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

  /// The structs of the links and meta of a resource's relationships.
  mutating func relationshipTypes(
    of fields: ResourceFields, in resource: ResourceNames
  ) -> [NestedTypeView] {
    fields.relationships.flatMap { relationship, identifier in
      let names = RelationshipNames(identifier, of: resource)
      return declaration(of: relationship.links, named: names.links)
        + declaration(of: relationship.meta, named: names.meta)
        + declaration(of: relationship.idMeta, named: names.idMeta)
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
///
/// What it spells, ``TypeReferences`` has to know.
struct RelationshipParts {
  /// The type of the relationship object, without the `?` of one that may be missing.
  let type: SwiftType
  /// What a relationship leads to, where it has linkage: `Person`, `Person?`, `ArticleOwner`.
  let target: SwiftType?
  let idMeta: SwiftType
  /// The type of its ids, and the way from them to the relationship, where it holds nothing else.
  let plain: (type: SwiftType, make: (String) -> String)?

  init(_ relationship: Relationship, names: RelationshipNames, in builder: ModelBuilder) {
    let links = builder.spelling(of: relationship.links, named: names.links)
    let meta = builder.spelling(of: relationship.meta, named: names.meta) ?? .noMetadata
    let isPlain =
      relationship.links == nil && relationship.meta == nil && relationship.idMeta == nil

    guard let cardinality = relationship.cardinality, relationship.linkage != .never else {
      type = .generic("JSONAPI.MetaRelationship", [meta, links])
      target = nil
      idMeta = .noIdMetadata
      plain = nil
      return
    }
    let end =
      relationship.targets.count > 1
      ? names.union : builder.names.model(ofType: relationship.targets.first?.value ?? "")
    let id = SwiftType.named(relationship.targets.count > 1 ? end + ".ID" : end + ".Id")
    let isNullable = cardinality == .one && relationship.isNullable
    let target = SwiftType.named(end).optional(isNullable)
    self.target = target
    // Where there is no resource identifier, there is no meta of it.
    let statedIdMeta = builder.spelling(of: relationship.idMeta, named: names.idMeta)
    let idMeta =
      statedIdMeta?.optional(isNullable && relationship.idMeta?.isOptional != true)
      ?? .noIdMetadata
    self.idMeta = idMeta

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
