import ResourceSchema
import YAMLSource

extension ModelBuilder {
  /// The content of the file of the value types.
  mutating func valueTypes() -> [NestedTypeView] {
    schema.types.flatMap { declaration -> [NestedTypeView] in
      registry.declare(
        names.type(named: declaration.name.value), for: "the type `\(declaration.name.value)`",
        at: declaration.name.range)
      declareNamesOfTheUser(in: declaration)
      return view(of: declaration)
    }
  }

  private mutating func declareNamesOfTheUser(in declaration: TypeDeclaration) {
    if let module = declaration.importedModule { registry.useNameOfTheUser(module) }
    switch declaration.definition {
    case .custom(let type):
      registry.useNameOfTheUser(type)
    case .transformed(let transformer, _, let type):
      registry.useNameOfTheUser(transformer)
      registry.useNameOfTheUser(type)
    case .validated(let validator, _):
      registry.useNameOfTheUser(validator)
    case .enumeration, .object, .union, .alias:
      break
    }
  }

  private mutating func view(of declaration: TypeDeclaration) -> [NestedTypeView] {
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
        isIdType: isIdType(declaration.name.value), column: 0)
      return [NestedTypeView(enumeration: view)]
    case .object(let object):
      let protocols = isMeta(declaration.name.value) ? ["JSONAPI.Meta"] : []
      let view = objectView(
        of: object, named: name, protocols: protocols, paragraphs: paragraphs)
      return [NestedTypeView(structure: view)]
    case .union(let union):
      var scope = TypeScope(.structure, path: name, column: 2)
      let view = valueUnionView(
        of: union, named: name, paragraphs: paragraphs, column: 0, in: &scope)
      return [NestedTypeView(valueUnion: view)]
    case .alias(let type, let format):
      var scope = TypeScope(.structure, path: "", column: 0)
      let context = InlineContext(
        name: name, range: declaration.name.range, description: nil, format: format)
      let coding = coding(of: type, context, in: &scope)
      use(coding.value)
      for nested in scope.nestedNames.sorted() {
        registry.declare(
          nested, for: "the date pattern of `\(declaration.name.value)`",
          at: declaration.name.range)
      }
      return [alias(name, coding.value, paragraphs)] + scope.nested
    case .custom(let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .transformed(_, _, let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return [alias(name, userType(type.value), paragraphs)]
    case .validated(_, let type):
      var scope = TypeScope(.structure, path: "", column: 0)
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
    NestedTypeView(alias: Deferred { AliasView(name, type, paragraphs) })
  }

  /// A struct of an object type, at the top of a file.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?]
  ) -> Deferred<StructView> {
    var scope = TypeScope(.structure, path: name, column: 2)
    let view = objectView(
      of: object, named: name, protocols: protocols, paragraphs: paragraphs, column: 0, in: &scope)
    return view
  }

  /// A struct of an object type, which is itself the scope.
  mutating func objectView(
    of object: ObjectType, named name: String, protocols: [String], paragraphs: [String?],
    column: Int, in scope: inout TypeScope
  ) -> Deferred<StructView> {
    let (members, coding) = storedMembers(of: object, in: &scope)
    scope.close()
    diagnostics += scope.diagnostics
    let basic = ["Swift.Codable", "Swift.Equatable", "Swift.Sendable"]
    let nestedTypes = scope.nested
    return Deferred {
      StructView(
        named: name, protocols: protocols.isEmpty ? basic : protocols + ["Swift.Sendable"],
        paragraphs: paragraphs, members: members, coding: coding, nestedTypes: nestedTypes,
        column: column)
    }
  }

  private func isIdType(_ name: String) -> Bool {
    schema.resources.contains { resource in
      guard case .named(let type) = resource.idType else { return false }
      return aliased(type.value) == name
    }
  }

  /// The type behind a name from `types`: aliases are other names of it.
  private func aliased(_ name: String) -> String {
    guard let declaration = declarations[name],
      case .alias(.named(let other), _) = declaration.definition
    else { return name }
    return aliased(other)
  }

  /// Whether a type from `types` stands in the place of meta somewhere.
  private func isMeta(_ name: String) -> Bool {
    func isNamed(by meta: MetaDeclaration?) -> Bool {
      guard case .named(let type)? = meta?.content else { return false }
      return aliased(type.value) == name
    }
    func isNamed(by links: LinksDeclaration?) -> Bool {
      guard case .members(let members)? = links?.content else { return false }
      return members.contains { isNamed(by: $0.meta) }
    }
    func isNamed(by description: Document.APIDescription) -> Bool {
      guard case .meta(let meta) = description else { return false }
      return isNamed(by: meta)
    }
    return schema.resources.contains { resource in
      isNamed(by: resource.meta) || isNamed(by: resource.links)
        || isNamed(by: resource.apiDescription)
        || resource.relationships.contains {
          isNamed(by: $0.meta) || isNamed(by: $0.idMeta) || isNamed(by: $0.links)
        }
    }
      || schema.documents.contains {
        isNamed(by: $0.meta) || isNamed(by: $0.links) || isNamed(by: $0.apiDescription)
      }
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
