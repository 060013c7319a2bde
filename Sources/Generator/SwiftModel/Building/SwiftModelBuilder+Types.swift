import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  func typeModels() -> [TypeModel] {
    let uses = SchemaUses(in: schema).references
    // The runtime has more requirements for the types of ids and meta.
    let ids = Set(uses.filter { $0.role == .id }.map { unaliased($0.name.value) })
    let metas = Set(uses.filter { $0.role == .meta }.map { unaliased($0.name.value) })
    return schema.types.flatMap { type in
      let name = type.name.value
      return models(of: type, isMeta: metas.contains(name), isIdType: ids.contains(name))
        + (creationTypes.used.contains(name) ? creationModels(of: type) : [])
    }
  }

  /// Returns the name of the declared type that an alias refers to, directly or indirectly.
  private func unaliased(_ name: String) -> String {
    guard case .value(.named(let other))? = declarations[name]?.definition else { return name }
    return unaliased(other)
  }

  private func models(
    of declaration: TypeDeclaration, isMeta: Bool, isIdType: Bool
  ) -> [TypeModel] {
    let name = typeName(declaration.name.value)
    let range = declaration.placeOfName
    registry.declare(name, for: "the type `\(declaration.name.value)`", at: range)
    if let module = declaration.importedModule { registry.reserveUserName(module) }
    let documentation = DocumentationComment.lines(
      [
        declaration.description,
        declaration.pattern.map { DocumentationComment.note(on: $0.value) },
        DocumentationComment.deprecation(declaration.deprecated),
      ])
    func alias(_ type: String) -> TypeModel {
      .alias(AliasModel(name: name, type: type, documentation: documentation))
    }
    switch declaration.definition {
    case .value(let type) where type.isDeclaration:
      return declaredType(
        of: type, named: name, documentation: documentation, isMeta: isMeta, isIdType: isIdType)
    case .links(let members, _):
      var structure = structure(of: members, named: name)
      structure.documentation = documentation
      return [.structure(structure)]
    case .value(let type):
      if let nested = nestedName(in: type, named: name, format: declaration.format, at: range) {
        declareFormat(nested.name, of: declaration)
      }
      let content = inside(Scope(path: "")) {
        coding(of: type, TypeContext(memberName: name, format: declaration.format)).value
      }
      return [alias(content.result)] + content.types
    case .custom(let type):
      registry.reserveUserName(type)
      return [alias(userType(type, declaration))]
    case .transformed(let transformer, _, let type):
      registry.reserveUserName(transformer)
      registry.reserveUserName(type)
      return [alias(userType(type, declaration))] + format(transformer, of: name, declaration)
    case .validated(let validator, let type):
      registry.reserveUserName(validator)
      return [alias(rawType(of: type))] + format(validator, of: name, declaration)
    }
  }

  /// The type of values that create requests contain.
  private func creationModels(of declaration: TypeDeclaration) -> [TypeModel] {
    guard case .value(let value) = declaration.definition else { return [] }
    let type = declaration.name.value
    let name = newTypeName(type)
    let counterpart = typeName(type)
    registry.declare(
      name, for: "the type `\(type)` in create requests", at: declaration.placeOfName,
      isDerived: true)
    let documentation = ["``\(counterpart)`` in a create request."]
    if !value.isDeclaration {
      let context = TypeContext(memberName: name, format: declaration.format, counterpart: "")
      let alias = coding(of: value, context).value
      return [.alias(AliasModel(name: name, type: alias, documentation: documentation))]
    }
    return declaredType(
      of: value, named: name, documentation: documentation, counterpart: counterpart)
  }

  /// Returns the declaration of an enum, an object or a union; none for other types.
  func declaredType(
    of type: ValueType, named name: String, documentation: [String], isMeta: Bool = false,
    isIdType: Bool = false, counterpart: String? = nil
  ) -> [TypeModel] {
    switch type {
    case .enumeration(let values):
      [enumeration(of: values, named: name, documentation: documentation, isIdType: isIdType)]
    case .object(let object):
      [
        .structure(
          structure(
            of: object, named: name, documentation: documentation, isMeta: isMeta,
            counterpart: counterpart))
      ]
    case .union(let union):
      [valueUnion(of: union, named: name, documentation: documentation, counterpart: counterpart)]
    default: []
    }
  }

  /// Returns the alias of a transformer or validator in a user's module, so that other files need
  /// not import the module.
  private func format(
    _ transformer: Located<String>, of name: String, _ declaration: TypeDeclaration
  ) -> [TypeModel] {
    guard declaration.importedModule != nil else { return [] }
    importUserModule(declaration.importedModule)
    let alias = SwiftIdentifier.format(of: name)
    declareFormat(alias, of: declaration)
    return [
      .alias(
        AliasModel(
          name: alias, type: SwiftIdentifier.path(transformer.value),
          documentation: ["The wire format of ``\(name)``."]))
    ]
  }

  private func declareFormat(_ name: String, of declaration: TypeDeclaration) {
    registry.declare(
      name, for: "the format of `\(declaration.name.value)`", at: declaration.placeOfName,
      isDerived: true)
  }

  /// Returns a type that the user named, which may belong to Foundation.
  private func userType(_ name: Located<String>, _ declaration: TypeDeclaration) -> String {
    modules.insert("Foundation")
    importUserModule(declaration.importedModule)
    return SwiftIdentifier.path(name.value)
  }

  private func enumeration(
    of enumeration: Enumeration, named name: String, documentation: [String], isIdType: Bool
  ) -> TypeModel {
    let cases = named(enumeration.cases, Self.member)
    if enumeration.isOpen { reportUnrecognized(among: cases) }
    let rawType: LibraryType = enumeration.base == .int ? .int : .string
    let conformances: [LibraryType] = enumeration.isOpen ? [.openEnum] : [rawType, .closedEnum]
    return .enumeration(
      EnumerationModel(
        name: name, documentation: documentation,
        conformances: spelling.list(conformances + (isIdType ? [.rawIdType] : [])),
        rawType: spelling(rawType), isOpen: enumeration.isOpen,
        cases: cases.map { value, identifier in
          EnumerationCaseModel(
            identifier,
            documentation: DocumentationComment.lines(
              [value.description, DocumentationComment.deprecation(value.deprecated)]),
            value: value.rawValue, isImplied: enumeration.isOpen)
        }))
  }

  private static func member(of value: Enumeration.Case) -> NamedMember {
    var member = NamedMember(name: value.name, swiftName: value.swiftName, kind: .enumCase)
    let text = value.name.value
    if value.rawValue == .string(text), let name = SymbolName.name(of: text) {
      member.kind.naming =
        "give the values names: `enum: { \(name): \(FlowWord.spelling(text)), … }`"
    }
    return member
  }

  private func reportUnrecognized(among cases: [(Enumeration.Case, SwiftIdentifier)]) {
    for (value, identifier) in cases where identifier.name == "unrecognized" {
      diagnostics.add(
        Diagnostic(
          SwiftNameProblem.collision,
          "the value `\(value.name.value)` would be called `unrecognized` in Swift, "
            + "which is the case for values that the schema does not know",
          at: value.name.range,
          suggestion: "remove it, unless the server sends this text: then give it another name,"
            + " `enum: { unrecognizedValue: unrecognized, … }`, or close the enum"))
    }
  }

  private func valueUnion(
    of union: ValueUnion, named name: String, documentation: [String], counterpart: String?
  ) -> TypeModel {
    let members = named(union.cases) { NamedMember(name: $0.name, kind: .unionCase) }
    var finder = ValueShapes { [declarations] in declarations[$0]?.definition }
    let shapes = union.cases.map { value in
      let shapes = finder.shapes(of: value.type) ?? []
      // Sorted, so that the output is deterministic.
      return ValueShape.allCases.filter(shapes.contains)
    }
    let nested = members.compactMap { value, identifier in
      counterpart != nil && !creationTypes.differs(value.type)
        ? nil
        : nestedName(
          in: value.type, named: identifier.capitalized, format: nil, at: value.name.range)
    }
    let content = inside(scopes.inner(name), nesting: nested) {
      zip(members, shapes).map { member, shapes -> ValueUnionCaseModel in
        let (value, identifier) = member
        let coding = coding(
          of: value.type, TypeContext(memberName: identifier.name, counterpart: counterpart))
        return ValueUnionCaseModel(
          identifier: identifier, type: coding.value, codingType: attribute(coding),
          tag: union.tag.map { _ in SwiftLiteral.string(value.name.value) },
          shapes: shapes.map(\.rawValue),
          noun: union.tag == nil
            ? shapes.map(\.noun).joined(separator: " or ") : "`\(value.name.value)`")
      }
    }
    let all = shapes.flatMap(\.self)
    let takesAll = union.tag == nil && Set(all).count == ValueShape.allCases.count
    return .valueUnion(
      ValueUnionModel(
        name: name, documentation: documentation,
        conformances: spelling.list([.codable, .equatable, .sendable]), cases: content.result,
        tag: union.tag.map { SwiftLiteral.string($0.value) }, shapes: all.map(\.rawValue),
        isOpen: !takesAll && union.isOpen, isClosed: !takesAll && !union.isOpen,
        types: content.types, spelling: content.spelling))
  }
}

extension EnumerationCaseModel {
  /// - Parameter isImplied: True if Swift implies the value even if it differs from the name.
  init(
    _ identifier: SwiftIdentifier, documentation: [String] = [], value: Enumeration.RawValue,
    isImplied: Bool = false
  ) {
    let literal =
      if case .string(let text) = value { SwiftLiteral.string(text) } else { value.text }
    self.init(
      identifier: identifier, documentation: documentation, literal: literal,
      isImplied: isImplied || value == .string(identifier.name))
  }
}

extension ValueShape {
  fileprivate var noun: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
