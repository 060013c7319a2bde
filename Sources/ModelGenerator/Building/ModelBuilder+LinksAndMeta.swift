import ResourceSchema
import YAMLSource

extension ModelBuilder {
  /// The type of a links object as generated code spells it.
  func spelling(of links: LinksDeclaration?, named name: String) -> SwiftType? {
    guard let links else { return nil }
    switch links.content {
    case .pagination: return SwiftType("JSONAPI.PaginationLinks").optional(links.isOptional)
    case .members(let members):
      return members.isEmpty ? nil : SwiftType.named(name).optional(links.isOptional)
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

  /// The type of a links object, which is declared if the schema writes it out.
  ///
  /// - Parameter owner: what has the links, such as "'articles'".
  mutating func linksType(
    _ links: LinksDeclaration?, of owner: String, named name: String,
    declaring views: inout [NestedTypeView]
  ) -> SwiftType {
    if case .members(let members)? = links?.content, let first = members.first {
      registry.declare(
        name, for: "the links of \(owner)", at: first.name.range, isDerived: true)
      views.append(NestedTypeView(structure: linksView(of: members, named: name)))
    }
    return spelling(of: links, named: name) ?? .noLinks
  }

  /// The type of a meta object, which is declared if the schema writes it out.
  ///
  /// - Parameter owner: what has the meta, such as "'articles'".
  mutating func metaType(
    _ meta: MetaDeclaration?, of owner: String, named name: String,
    declaring views: inout [NestedTypeView]
  ) -> SwiftType {
    if case .object(let object)? = meta?.content, let first = object.members.first {
      registry.declare(
        name, for: "the meta of \(owner)", at: first.name.range, isDerived: true)
      views.append(
        NestedTypeView(
          structure: objectView(
            of: object, named: name, protocols: ["JSONAPI.Meta"], paragraphs: [])))
    }
    return spelling(of: meta, named: name) ?? .noMetadata
  }

  private mutating func linksView(of links: [LinkMember], named name: String)
    -> Deferred<StructView>
  {
    let identifiers = MemberNames.identifiers(
      of: links.map {
        NamedMember(
          name: $0.name, swiftName: $0.swiftName, suffix: "Link", kind: "link",
          hasStorage: $0.deprecated != nil)
      },
      reserved: MemberNames.ofAnyValue, diagnostics: &diagnostics)
    var scope = TypeScope(.structure, path: name, column: 2)
    let members = zip(links, identifiers).map { link, identifier in
      storedMember(of: link, named: identifier, in: &scope)
    }
    scope.close()
    diagnostics += scope.diagnostics
    let nestedTypes = scope.nested
    return Deferred {
      StructView(
        named: name, protocols: ["JSONAPI.Links", "Swift.Sendable"], paragraphs: [],
        members: members, nestedTypes: nestedTypes, column: 0)
    }
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
      let name = names.type(named: type.value)
      scope.refer(to: name)
      return SwiftType.named(name).optional(meta.isOptional)
    case .object(let object):
      guard !object.members.isEmpty else { return nil }
      let name = identifier.capitalized + "Meta"
      var inner = scope.inner(name)
      let view = objectView(
        of: object, named: name, protocols: ["JSONAPI.Meta"], paragraphs: [],
        column: scope.column, in: &inner)
      scope.absorbReferences(of: inner)
      scope.add(NestedTypeView(structure: view), named: name, at: link.name.range)
      return scope.spelling(of: name).optional(meta.isOptional)
    }
  }
}
