import ResourceSchema

extension ModelBuilder {
  /// The content of the file of the documents.
  mutating func documents() -> [DocumentView] {
    var includes: [[String]: String] = [:]
    return DocumentPlan.documents(of: schema, names: names).map { document in
      view(of: document, sharing: &includes)
    }
  }

  /// - Parameter includes: the include enums so far by the types that they hold.
  private mutating func view(
    of document: Document, sharing includes: inout [[String]: String]
  ) -> DocumentView {
    let names = DocumentNames(document.name.value)
    var types =
      declaration(of: document.links, named: names.links)
      + declaration(of: document.meta, named: names.meta)
    var unions: [UnionView] = []

    let body = body(of: document, declaring: &unions)
    let include = includeType(
      of: document, sharing: &includes, declaring: &unions, aliases: &types)
    let type = SwiftType.generic(
      "JSONAPI.Document",
      [
        body, spelling(of: document.meta, named: names.meta) ?? .noMetadata,
        spelling(of: document.links, named: names.links), include,
        apiDescription(of: document, declaring: &types),
        errors(of: document),
      ])
    use(type)
    return DocumentView(
      alias: AliasView(
        names.document, type, [document.description ?? Self.defaultDescription(of: document)],
        deprecated: document.deprecated),
      types: types, unions: unions)
  }

  private mutating func body(
    of document: Document, declaring unions: inout [UnionView]
  ) -> SwiftType {
    switch document.data {
    case .none:
      return "JSONAPI.NoResourceBody"
    case .one(let types, let isNullable):
      let resource = primaryType(types, of: document, declaring: &unions)
      return .generic("JSONAPI.SingleResourceBody", [resource.optional(isNullable)])
    case .many(let types):
      let resource = primaryType(types, of: document, declaring: &unions)
      return .generic("JSONAPI.ManyResourceBody", [resource])
    case .linkage(let resource, let relationship):
      return linkageBody(resource: resource.value, relationship: relationship.value)
    }
  }

  private mutating func primaryType(
    _ types: [Located<String>], of document: Document, declaring unions: inout [UnionView]
  ) -> SwiftType {
    guard types.count > 1 else { return .named(names.model(ofType: types.first?.value ?? "")) }
    let name = DocumentNames(document.name.value).primary
    unions.append(
      union(
        named: name, of: types.map(\.value),
        documentation: "The primary data of ``\(document.name.value)``.", isRelationship: false))
    return .named(name)
  }

  /// The primary data of a relationship endpoint: resource identifiers.
  private mutating func linkageBody(resource type: String, relationship name: String) -> SwiftType {
    guard let resource = resource(ofType: type),
      let (relationship, identifier) = fields(of: resource).relationships
        .first(where: { $0.relationship.name.value == name })
    else { return "JSONAPI.NoResourceBody" }
    var linked = relationship
    linked.linkage = .always
    linked.isNullable = false
    let parts = RelationshipParts(
      linked, names: RelationshipNames(identifier, of: names[resource]), in: self)
    guard let target = parts.target else { return "JSONAPI.NoResourceBody" }
    let identifierType = SwiftType.generic("JSONAPI.ResourceIdentifier", [target, parts.idMeta])
    return relationship.cardinality == .many
      ? .generic("JSONAPI.ManyResourceBody", [identifierType])
      : .generic(
        "JSONAPI.SingleResourceBody", [identifierType.optional(relationship.isNullable)])
  }

  private mutating func includeType(
    of document: Document, sharing includes: inout [[String]: String],
    declaring unions: inout [UnionView], aliases: inout [NestedTypeView]
  ) -> SwiftType {
    let types = document.includedTypes
    guard !types.isEmpty else { return "JSONAPI.NoIncludes" }
    let name = DocumentNames(document.name.value).include
    let documentation = "What ``\(document.name.value)`` may include."
    // One enum for all documents that include the same types: less code, and what one document
    // included can be put into another.
    if let shared = includes[types] {
      aliases.append(NestedTypeView(alias: AliasView(name, .named(shared), [documentation])))
    } else {
      includes[types] = name
      unions.append(
        union(named: name, of: types, documentation: documentation, isRelationship: false))
    }
    return .named(name)
  }

  private mutating func apiDescription(
    of document: Document, declaring types: inout [NestedTypeView]
  ) -> SwiftType {
    switch document.apiDescription {
    case .none: return "JSONAPI.NoAPIDescription"
    case .version: return .generic("JSONAPI.APIDescription", [.noMetadata])
    case .meta(let meta):
      let name = DocumentNames(document.name.value).apiMeta
      types += declaration(of: meta, named: name)
      return .generic(
        "JSONAPI.APIDescription", [spelling(of: meta, named: name) ?? .noMetadata])
    }
  }

  private func errors(of document: Document) -> SwiftType {
    switch document.errors {
    case .basic: .generic("JSONAPI.BasicJSONAPIError", [.string])
    case .unknown: "JSONAPI.UnknownJSONAPIError"
    case .named(let type):
      .generic("JSONAPI.GenericJSONAPIError", [.named(names.type(named: type.value))])
    }
  }

  private static func defaultDescription(of document: Document) -> String {
    func list(_ types: [Located<String>]) -> String {
      types.map { "`\($0.value)`" }.joined(separator: " or ")
    }
    switch document.data {
    case .none:
      return "A document without primary data."
    case .one(let types, let isNullable):
      return "A document with one resource object of type \(list(types))"
        + (isNullable ? ", or none." : ".")
    case .many(let types):
      return "A document with resource objects of type \(list(types))."
    case .linkage(let resource, let relationship):
      return "The resource linkage of the relationship `\(relationship.value)` "
        + "of `\(resource.value)`."
    }
  }
}
