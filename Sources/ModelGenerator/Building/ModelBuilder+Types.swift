import ResourceSchema
import YAMLSource

extension ModelBuilder {
  /// The content of the file of the value types.
  mutating func valueTypes() -> [NestedTypeView] {
    schema.types.flatMap { declaration -> [NestedTypeView] in
      registry.declare(
        names.type(named: declaration.name.value), for: "the type `\(declaration.name.value)`",
        at: declaration.name.range)
      return view(of: declaration)
    }
  }

  private mutating func view(of declaration: TypeDeclaration) -> [NestedTypeView] {
    let name = names.type(named: declaration.name.value)
    let paragraphs = [
      declaration.description, DocumentationComment.deprecation(declaration.deprecated),
    ]
    switch declaration.definition {
    case .enumeration(let enumeration):
      let view = enumView(
        of: enumeration, named: name, paragraphs: paragraphs,
        isIdType: isIdType(declaration.name.value), column: 0)
      return [NestedTypeView(enumeration: view)]
    case .object(let object):
      let protocols = isMeta(declaration.name.value) ? ["JSONAPI.Meta"] : []
      let view = objectView(
        of: object, named: name, protocols: protocols, paragraphs: paragraphs)
      return [NestedTypeView(structure: view)]
    case .alias(let type, let format):
      var scope = TypeScope(path: "", column: 0)
      let context = InlineContext(
        name: name, range: declaration.name.range, description: nil, format: format)
      let coding = coding(of: type, context, in: &scope)
      use(coding.value)
      return [alias(name, coding.value, paragraphs)] + scope.nested
    case .custom(let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .transformed(_, _, let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .validated(_, let type):
      var scope = TypeScope(path: "", column: 0)
      let raw = rawType(of: type, in: &scope)
      use(raw)
      return [alias(name, raw, paragraphs)]
    }
  }

  /// A type that the user named: it may well be one of Foundation's.
  private mutating func userType(_ name: String) -> SwiftType {
    modules.insert("Foundation")
    return .named(name)
  }

  private func alias(_ name: String, _ type: SwiftType, _ paragraphs: [String?]) -> NestedTypeView {
    NestedTypeView(alias: AliasView(name, type, paragraphs))
  }

  /// A struct of an object type, at the top of a file.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?]
  ) -> StructView {
    var scope = TypeScope(path: name, column: 2)
    let view = objectView(
      of: object, named: name, protocols: protocols, paragraphs: paragraphs, column: 0, in: &scope)
    return view
  }

  /// A struct of an object type, which is itself the scope.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?],
    column: Int, in scope: inout TypeScope
  ) -> StructView {
    let (members, coding) = storedMembers(of: object, in: &scope)
    diagnostics += scope.diagnostics
    let basic = ["Swift.Codable", "Swift.Equatable", "Swift.Sendable"]
    return StructView(
      named: name, protocols: protocols.isEmpty ? basic : protocols + ["Swift.Sendable"],
      paragraphs: paragraphs, members: members, coding: coding, nestedTypes: scope.nested,
      column: column)
  }

  private func isIdType(_ name: String) -> Bool {
    schema.resources.contains { resource in
      guard case .named(let type) = resource.idType else { return false }
      return type.value == name
    }
  }

  /// Whether a type from `types` stands in the place of meta somewhere.
  private func isMeta(_ name: String) -> Bool {
    func names(_ meta: MetaDeclaration?) -> Bool {
      guard case .named(let type)? = meta?.content else { return false }
      return type.value == name
    }
    func names(_ links: LinksDeclaration?) -> Bool {
      guard case .members(let members)? = links?.content else { return false }
      return members.contains { names($0.meta) }
    }
    func names(_ description: Document.APIDescription) -> Bool {
      guard case .meta(let meta) = description else { return false }
      return names(meta)
    }
    return schema.resources.contains { resource in
      names(resource.meta) || names(resource.links) || names(resource.apiDescription)
        || resource.relationships.contains {
          names($0.meta) || names($0.idMeta) || names($0.links)
        }
    }
      || schema.documents.contains {
        names($0.meta) || names($0.links) || names($0.apiDescription)
      }
  }
}

extension AliasView {
  /// A typealias at the top of a file.
  init(_ name: String, _ type: SwiftType, _ paragraphs: [String?], deprecated: String? = nil) {
    documentation = DocumentationComment.lines(paragraphs, indentedBy: 0)
    let availability = deprecated.map { Layout.deprecationLines($0, indentedBy: 0) } ?? []
    declaration =
      availability + (.text("public typealias \(name) = ") + type.layout).lines(indentedBy: 0)
  }
}
