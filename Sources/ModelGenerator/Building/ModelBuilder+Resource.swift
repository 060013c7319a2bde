import ResourceSchema

extension ModelBuilder {
  /// The content of the file of a resource type.
  mutating func resourceFile(of resource: Resource) -> ResourceFileView {
    let names = names[resource]
    let (content, imports) = file { builder in builder.content(of: resource, names: names) }
    var view = content
    view.imports = imports
    return view
  }

  private mutating func content(of resource: Resource, names: ResourceNames) -> ResourceFileView {
    let identifiers = fieldIdentifiers(of: resource)
    var types: [NestedTypeView] = []
    let linksType = linksType(resource.links, named: names.links, declaring: &types)
    let metaType = metaType(resource.meta, named: names.meta, declaring: &types)
    types += relationshipTypes(of: resource, identifiers: identifiers)
    let needsNewDescription = resource.hasFieldsOfItsOwnWhenNew
    return ResourceFileView(
      notice: notice([resource.range]),
      imports: [],
      description: description(
        of: resource, variant: .identified, identifiers: identifiers, names: names),
      newDescription: needsNewDescription
        ? description(of: resource, variant: .new, identifiers: identifiers, names: names) : nil,
      aliases: aliases(of: resource, names: names, meta: metaType, links: linksType),
      types: types,
      unions: resource.relationships.filter { $0.targets.count > 1 }.map { relationship in
        union(
          of: relationship,
          names: RelationshipNames(identifiers.relationship(relationship), of: names))
      }
    )
  }

  private mutating func aliases(
    of resource: Resource, names: ResourceNames, meta: SwiftType, links: SwiftType
  ) -> [AliasView] {
    let type = resource.type.value
    let newDescription =
      resource.hasFieldsOfItsOwnWhenNew ? names.newDescription : names.description
    let idType = rawIdType(of: resource)
    let deprecation = DocumentationComment.deprecation(resource.deprecated)
    return [
      AliasView(
        names.model,
        .generic("JSONAPI.ResourceObject", [.named(names.description), meta, links, idType]),
        [resource.description ?? "A resource object of type `\(type)`.", deprecation]),
      AliasView(
        names.newModel,
        .generic(
          "JSONAPI.ResourceObject",
          [.named(newDescription), .noMetadata, .noLinks, "JSONAPI.Unidentified"]),
        [
          "A resource object of type `\(type)` that is yet to be created, and has no id.",
          deprecation,
        ]),
    ]
  }

  private mutating func rawIdType(of resource: Resource) -> SwiftType {
    let type: SwiftType
    switch resource.idType {
    case .string: type = .string
    case .int: type = "Swift.Int"
    case .uuid: type = "Foundation.UUID"
    case .named(let name): type = .named(names.type(named: name.value))
    }
    use(type)
    return type
  }
}

extension Resource {
  /// Whether a resource object that is yet to be created holds other members than one that is
  /// read, or holds them otherwise.
  var hasFieldsOfItsOwnWhenNew: Bool {
    attributes.contains(where: \.isOtherwiseWhenNew)
      || relationships.contains(where: \.isOtherwiseWhenNew)
  }
}

extension Member {
  /// Whether a response or a create request does not hold the attribute, or holds it otherwise.
  fileprivate var isOtherwiseWhenNew: Bool {
    access == .writeOnly || whenNew?.isOptional != isOptional
  }

  /// The attribute as a create request holds it; `nil` where none does.
  var whenNew: Member? {
    guard access != .readOnly, creation != .forbidden else { return nil }
    var result = self
    result.isOptional = Creation.isOptional(creation, otherwise: isOptional)
    return result
  }
}

extension Relationship {
  /// Whether relationship objects never have `data`.
  var hasNoLinkage: Bool { cardinality == nil || linkage == .never }

  /// Whether a response or a create request does not hold the relationship, or holds it otherwise.
  fileprivate var isOtherwiseWhenNew: Bool {
    access == .writeOnly || links != nil || meta != nil || linkage == .included
      || whenNew?.isOptional != isOptional
  }

  /// The relationship as a create request holds it, its linkage alone; `nil` where none does.
  var whenNew: Relationship? {
    guard access != .readOnly, creation != .forbidden, !hasNoLinkage else { return nil }
    var result = self
    result.links = nil
    result.meta = nil
    result.isOptional = Member.Creation.isOptional(creation, otherwise: isOptional)
    if linkage == .included { result.linkage = .always }
    return result
  }
}
