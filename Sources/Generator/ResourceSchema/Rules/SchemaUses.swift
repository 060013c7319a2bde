import Diagnostics

/// The names and the unions that a schema uses, in the order of its declarations.
package struct SchemaUses {
  package private(set) var references: [Reference] = []
  private(set) var unions: [ValueUnion] = []

  package init(in schema: Schema) {
    for type in schema.types {
      let uses = TypeUses(of: type)
      unions += uses.unions
      references += uses.references.map {
        Reference(name: $0.name, role: .value, isMany: $0.isIndirect)
      }
      if case .links(let members, _) = type.definition {
        for member in members { addReferences(of: member.meta) }
      }
    }
    for resource in schema.resources { addReferences(of: resource) }
    for document in schema.documents { addReferences(of: document) }
  }

  private mutating func addReferences(of resource: Resource) {
    if case .named(let name) = resource.idType { refer(to: name, .id) }
    for attribute in resource.attributes { addReferences(of: attribute, isAttribute: true) }
    addReferences(of: resource.links)
    addReferences(of: resource.meta)
    for relationship in resource.relationships {
      for target in relationship.targets { refer(to: target, .resource) }
      addReferences(of: relationship.links)
      addReferences(of: relationship.meta)
      addReferences(of: relationship.idMeta)
    }
    for filter in resource.api.filters {
      guard case .value(let type) = filter.subject else { continue }
      add(type, at: filter.name.range) { Reference(name: $0.name, role: .filter) }
    }
    for document in [resource.document, resource.collectionDocument] {
      addReferences(of: document.links)
      addReferences(of: document.meta)
      addReferences(of: document.apiDescription, document.errors)
    }
  }

  private mutating func addReferences(of document: Document) {
    for type in document.data.types { refer(to: type, .resource) }
    if case .linkage(let resource, _) = document.data { refer(to: resource, .resource) }
    addReferences(of: document.meta)
    addReferences(of: document.links)
    addReferences(of: document.apiDescription, document.errors)
  }

  private mutating func addReferences(
    of description: Document.APIDescription, _ errors: Document.Errors
  ) {
    if case .meta(let meta) = description { addReferences(of: meta) }
    if case .named(let name) = errors { refer(to: name, .errors) }
  }

  private mutating func addReferences(of links: LinksDeclaration?) {
    switch links?.content {
    case .members(let members): for member in members { addReferences(of: member.meta) }
    case .named(let name): refer(to: name, .links)
    case .pagination, nil: break
    }
  }

  private mutating func addReferences(of meta: MetaDeclaration?) {
    switch meta?.content {
    case .named(let name): refer(to: name, .meta)
    case .object(let object): for member in object.members { addReferences(of: member) }
    case .json, nil: break
    }
  }

  private mutating func addReferences(of member: Member, isAttribute: Bool = false) {
    let attribute = isAttribute ? member.name.value : nil
    add(member.type, at: member.name.range) {
      Reference(name: $0.name, role: .value, attribute: attribute, isMany: $0.isIndirect)
    }
  }

  private mutating func add(
    _ type: ValueType, at range: SourceRange, _ reference: (TypeReference) -> Reference
  ) {
    var uses = TypeUses()
    uses.add(type, at: range)
    unions += uses.unions
    references += uses.references.map(reference)
  }

  private mutating func refer(to name: Located<String>, _ role: Reference.Role) {
    references.append(Reference(name: name, role: role))
  }
}

/// The names and the unions in a type.
struct TypeUses {
  var references: [TypeReference] = []
  var unions: [ValueUnion] = []

  init() {}

  init(of declaration: TypeDeclaration) {
    if let type = declaration.definition.valueType { add(type, at: declaration.name.range) }
  }

  mutating func add(_ type: ValueType, at range: SourceRange, isIndirect: Bool = false) {
    switch type {
    case .primitive, .numberText, .relativeURL, .enumeration: break
    case .named(let name):
      references.append(
        TypeReference(name: Located(name, at: range), isIndirect: isIndirect))
    case .array(let element), .map(let element): add(element, at: range, isIndirect: true)
    case .nullable(let value): add(value, at: range, isIndirect: isIndirect)
    case .object(let object):
      for member in object.members {
        add(member.type, at: member.name.range, isIndirect: isIndirect)
      }
    case .union(let union):
      unions.append(union)
      for alternative in union.cases {
        add(alternative.type, at: alternative.name.range, isIndirect: isIndirect)
      }
    }
  }
}
