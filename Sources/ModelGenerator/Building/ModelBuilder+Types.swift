import ResourceSchema

extension ModelBuilder {
  /// The content of the file of the value types.
  mutating func valueTypes() -> [NestedTypeView] {
    let uses = TypeUses(in: schema, declarations)
    return schema.types.flatMap { views(of: $0, uses: uses) }
  }

  private mutating func views(
    of declaration: TypeDeclaration, uses: TypeUses
  ) -> [NestedTypeView] {
    let name = names.type(named: declaration.name.value)
    let paragraphs = [
      declaration.description,
      declaration.pattern.map { DocumentationComment.note(on: $0.value) },
      DocumentationComment.deprecation(declaration.deprecated),
    ]
    switch declaration.definition {
    case .enumeration(let enumeration):
      let view = enumView(
        of: enumeration, named: name, paragraphs: paragraphs,
        isIdType: uses.ids.contains(declaration.name.value), column: 0)
      return [NestedTypeView(enumeration: view)]
    case .object(let object):
      let protocols = uses.metas.contains(declaration.name.value) ? ["JSONAPI.Meta"] : []
      let view = objectView(
        of: object, named: name, protocols: protocols, paragraphs: paragraphs)
      return [NestedTypeView(structure: view)]
    case .union(let union):
      var scope = TypeScope(path: name, column: 2)
      let view = valueUnionView(
        of: union, named: name, paragraphs: paragraphs, column: 0, in: &scope)
      return [NestedTypeView(valueUnion: view)]
    case .alias(let type, let format):
      var scope = TypeScope(path: "", column: 0)
      let coding = coding(of: type, InlineContext(name: name, format: format), in: &scope)
      use(coding.value)
      return [alias(name, coding.value, paragraphs)] + scope.nested
    case .custom(let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .transformed(_, _, let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .validated(_, let type):
      let raw = rawType(of: type)
      use(raw)
      return [alias(name, raw, paragraphs)]
    }
  }

  /// A type that the user named: it may well be one of Foundation's.
  private mutating func userType(_ name: String) -> SwiftType {
    modules.insert("Foundation")
    return .named(SwiftIdentifier.path(name))
  }

  private func alias(_ name: String, _ type: SwiftType, _ paragraphs: [String?]) -> NestedTypeView {
    NestedTypeView(alias: AliasView(name, type, paragraphs))
  }

  /// A struct of an object type, at the top of a file.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?]
  ) -> StructView {
    var scope = TypeScope(path: name, column: 2)
    return objectView(
      of: object, named: name, protocols: protocols, paragraphs: paragraphs, column: 0, in: &scope)
  }

  /// A struct of an object type, which is itself the scope.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?],
    column: Int, in scope: inout TypeScope
  ) -> StructView {
    let (members, coding) = storedMembers(of: object, in: &scope)
    let basic = ["Swift.Codable", "Swift.Equatable", "Swift.Sendable"]
    return StructView(
      named: name, protocols: protocols.isEmpty ? basic : protocols + ["Swift.Sendable"],
      paragraphs: paragraphs, members: members, coding: coding, nestedTypes: scope.nested,
      column: column)
  }
}

extension AliasView {
  /// A typealias at the top of a file.
  init(_ name: String, _ type: SwiftType, _ paragraphs: [String?], deprecated: String? = nil) {
    documentation = DocumentationComment.lines(paragraphs, indentedBy: 0)
    let availability = deprecated.map { Layout.deprecationLines($0, indentedBy: 0) } ?? []
    declaration =
      availability
      + Layout.typealiasDeclaration("public typealias \(name)", type).lines(indentedBy: 0)
  }
}
