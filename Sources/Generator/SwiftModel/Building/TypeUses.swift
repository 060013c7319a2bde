import ResourceSchema

/// The declared types that are used as ids or meta, for which the runtime has more requirements.
struct TypeUses {
  /// The types of ids.
  private(set) var ids: Set<String> = []
  /// The types of meta.
  private(set) var metas: Set<String> = []
  private let declarations: [String: TypeDeclaration]

  /// - Parameter declarations: The declared types by name.
  init(in schema: Schema, _ declarations: [String: TypeDeclaration]) {
    self.declarations = declarations
    for type in schema.types {
      if case .links(let members, _) = type.definition {
        for member in members { add(member.meta) }
      }
    }
    for resource in schema.resources {
      if case .named(let type) = resource.idType { ids.insert(meaning(of: type.value)) }
      add(resource.meta)
      add(resource.links)
      for document in [resource.document, resource.collectionDocument] {
        add(document.meta)
        add(document.links)
        add(document.apiDescription)
      }
      for relationship in resource.relationships {
        add(relationship.meta)
        add(relationship.idMeta)
        add(relationship.links)
      }
    }
    for document in schema.documents {
      add(document.meta)
      add(document.links)
      add(document.apiDescription)
    }
  }

  private mutating func add(_ meta: MetaDeclaration?) {
    guard case .named(let type)? = meta?.content else { return }
    metas.insert(meaning(of: type.value))
  }

  private mutating func add(_ links: LinksDeclaration?) {
    guard case .members(let members)? = links?.content else { return }
    for member in members { add(member.meta) }
  }

  private mutating func add(_ description: Document.APIDescription) {
    guard case .meta(let meta) = description else { return }
    add(meta)
  }

  /// Returns the type that a name refers to, following aliases.
  private func meaning(of name: String) -> String {
    guard case .alias(.named(let other), _)? = declarations[name]?.definition else { return name }
    return meaning(of: other)
  }
}
