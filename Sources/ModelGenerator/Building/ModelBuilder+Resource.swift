import ResourceSchema

extension ModelBuilder {
  /// The content of the file of a resource type.
  mutating func resourceFile(of resource: Resource) -> ResourceFileView {
    let names = names[resource]
    declareNames(of: resource)
    let (content, imports) = file { builder in builder.content(of: resource, names: names) }
    var view = content
    view.imports = imports
    return view
  }

  private mutating func content(of resource: Resource, names: ResourceNames) -> ResourceFileView {
    let identifiers = fieldIdentifiers(of: resource)
    let owner = "`\(resource.type.value)`"
    var links: [NestedTypeView] = []
    let linksType = linksType(resource.links, of: owner, named: names.links, declaring: &links)
    let metaType = metaType(resource.meta, of: owner, named: names.meta, declaring: &links)
    let relationshipTypes = declareRelationshipTypes(of: resource, identifiers: identifiers)
    let needsNewDescription = resource.hasFieldsOfItsOwnWhenNew
    return ResourceFileView(
      notice: notice([resource.range]),
      imports: [],
      description: description(
        of: resource, variant: .identified, identifiers: identifiers, names: names),
      newDescription: needsNewDescription
        ? description(of: resource, variant: .new, identifiers: identifiers, names: names) : nil,
      aliases: aliases(of: resource, names: names, meta: metaType, links: linksType),
      types: links + relationshipTypes,
      unions: resource.relationships.compactMap { relationship in
        relationship.targets.count > 1
          ? union(of: relationship, named: identifiers.relationship(relationship), names: names)
          : nil
      }
    )
  }

  private mutating func declareNames(of resource: Resource) {
    let names = names[resource]
    let purpose = "`\(resource.type.value)`"
    let range = resource.swiftName?.range ?? resource.type.range
    registry.declare(names.model, for: purpose, at: range)
    registry.declareFile(names.fileName, for: purpose, at: range)
    registry.declare(
      names.description, for: "the description of \(purpose)", at: range, isDerived: true)
    registry.declare(
      names.newModel, for: "the new resource object of \(purpose)", at: range, isDerived: true)
    if resource.hasFieldsOfItsOwnWhenNew {
      registry.declare(
        names.newDescription, for: "the description of a new resource object of \(purpose)",
        at: range, isDerived: true)
    }
  }

  private mutating func aliases(
    of resource: Resource, names: ResourceNames, meta: SwiftType, links: SwiftType
  ) -> [Deferred<AliasView>] {
    let type = resource.type.value
    let newDescription =
      resource.hasFieldsOfItsOwnWhenNew ? names.newDescription : names.description
    let idType = rawIdType(of: resource)
    let deprecation = DocumentationComment.deprecation(resource.deprecated)
    return [
      Deferred {
        AliasView(
          names.model,
          .generic("JSONAPI.ResourceObject", [.named(names.description), meta, links, idType]),
          [resource.description ?? "A resource object of type `\(type)`.", deprecation])
      },
      Deferred {
        AliasView(
          names.newModel,
          .generic(
            "JSONAPI.ResourceObject",
            [.named(newDescription), .noMetadata, .noLinks, "JSONAPI.Unidentified"]),
          [
            "A resource object of type `\(type)` that is yet to be created, and has no id.",
            deprecation,
          ])
      },
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
    attributes.contains { $0.access == .writeOnly || $0.whenNew != $0 }
      || relationships.contains { $0.access == .writeOnly || $0.whenNew != $0 }
  }
}

extension Member {
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
