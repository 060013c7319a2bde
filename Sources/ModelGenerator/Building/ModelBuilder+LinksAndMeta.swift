import ResourceSchema

extension ModelBuilder {
  /// The type of a links object as generated code spells it.
  func spelling(of links: LinksDeclaration?, named name: String) -> SwiftType {
    guard let links else { return .noLinks }
    switch links.content {
    case .pagination: return SwiftType("JSONAPI.PaginationLinks").optional(links.isOptional)
    case .members(let members):
      return members.isEmpty ? .noLinks : SwiftType.named(name).optional(links.isOptional)
    }
  }

  /// The type of a meta object as generated code spells it.
  func spelling(of meta: MetaDeclaration?, named name: String) -> SwiftType? {
    guard let meta else { return nil }
    switch meta.content {
    case .object(let object):
      return object.members.isEmpty ? nil : SwiftType.named(name).optional(meta.isOptional)
    case .named(let type):
      return SwiftType.named(names.type(named: type.value)).optional(meta.isOptional)
    }
  }

  /// The struct of a links object, if the schema writes it out.
  mutating func declaration(
    of links: LinksDeclaration?, named name: String
  ) -> [NestedTypeView] {
    guard case .members(let members)? = links?.content, !members.isEmpty else { return [] }
    return [NestedTypeView(structure: linksView(of: members, named: name))]
  }

  /// The struct of a meta object, if the schema writes it out.
  mutating func declaration(of meta: MetaDeclaration?, named name: String) -> [NestedTypeView] {
    guard case .object(let object)? = meta?.content, !object.members.isEmpty else { return [] }
    let view = objectView(of: object, named: name, protocols: ["JSONAPI.Meta"], paragraphs: [])
    return [NestedTypeView(structure: view)]
  }

  private mutating func linksView(of links: [LinkMember], named name: String) -> StructView {
    var scope = TypeScope(path: name, column: 2)
    let members = zip(links, MemberNames.links(links).identifiers).map { link, identifier in
      storedMember(of: link, named: identifier, in: &scope)
    }
    return StructView(
      named: name, protocols: ["JSONAPI.Links", "Swift.Sendable"], paragraphs: [],
      members: members, nestedTypes: scope.nested, column: 0)
  }

  private mutating func storedMember(
    of link: LinkMember, named identifier: SwiftIdentifier, in scope: inout TypeScope
  ) -> StoredMember {
    let meta = metaType(of: link, named: identifier, in: &scope)
    let name = link.isNullable ? "JSONAPI.NullableLink" : "JSONAPI.Link"
    let type = SwiftType.generic(name, [.url, meta ?? .noMetadata]).optional(link.isOptional)
    use(type)
    let parameter = identifier.declared
    var member = StoredMember(
      identifier: identifier,
      wireName: link.name.value,
      paragraphs: [link.description],
      deprecated: link.deprecated,
      type: type,
      parameterType: type,
      isNilByDefault: link.isOptional,
      initialValue: .text(parameter)
    )
    if meta == nil {
      member.parameterType = SwiftType.url.optional(link.isNullable).optional(link.isOptional)
      member.initialValue =
        link.isOptional
        ? .mapping(parameter, "\(name)(url: $0)") : .text("\(name)(url: \(parameter))")
    }
    return member
  }

  /// The type of a link object's meta; one that is written out there is nested in the links.
  private mutating func metaType(
    of link: LinkMember, named identifier: SwiftIdentifier, in scope: inout TypeScope
  ) -> SwiftType? {
    guard let meta = link.meta else { return nil }
    switch meta.content {
    case .named(let type):
      return SwiftType.named(names.type(named: type.value)).optional(meta.isOptional)
    case .object(let object):
      guard !object.members.isEmpty else { return nil }
      let name = identifier.linkMeta
      var inner = scope.inner(name)
      let view = objectView(
        of: object, named: name, protocols: ["JSONAPI.Meta"], paragraphs: [],
        column: scope.column, in: &inner)
      scope.nested.append(NestedTypeView(structure: view))
      return scope.spelling(of: name).optional(meta.isOptional)
    }
  }
}
