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
    let fields = fields(of: resource)
    let types =
      declaration(of: resource.links, named: names.links)
      + declaration(of: resource.meta, named: names.meta)
      + relationshipTypes(of: fields, in: names)
    let needsNewDescription = resource.hasFieldsOfItsOwnWhenNew
    return ResourceFileView(
      notice: notice([resource.range]),
      imports: [],
      description: description(of: resource, variant: .identified, fields: fields, names: names),
      newDescription: needsNewDescription
        ? description(of: resource, variant: .new, fields: fields, names: names) : nil,
      aliases: aliases(of: resource, names: names),
      types: types,
      unions: fields.relationships.filter { $0.relationship.targets.count > 1 }.map {
        union(of: $0.relationship, names: RelationshipNames($0.identifier, of: names))
      }
    )
  }

  private mutating func aliases(
    of resource: Resource, names: ResourceNames
  ) -> [AliasView] {
    let meta = spelling(of: resource.meta, named: names.meta) ?? .noMetadata
    let links = spelling(of: resource.links, named: names.links)
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
