import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  func structure(
    of object: ObjectType, named name: String, documentation: [String] = [], isMeta: Bool = false,
    counterpart: String? = nil
  ) -> StructureModel {
    let object = counterpart == nil ? object : object.forCreation
    let members = named(object.members) { NamedMember($0, as: .member) }
    let own = members.filter { counterpart == nil || creationTypes.differs($0.0.type) }
    let content = inside(scopes.inner(name), nesting: nestedNames(own)) {
      members.map { property(of: $0, named: $1, counterpart: counterpart) }
    }
    return StructureModel(
      name: name, documentation: documentation,
      conformances: spelling.list((isMeta ? [.meta] : []) + [.modelObject, .sendable]),
      properties: content.result, types: content.types, isInternal: options.access == .internal,
      spelling: content.spelling)
  }

  private func property(
    of member: Member, named identifier: SwiftIdentifier, counterpart: String?
  ) -> PropertyModel {
    let plain = coding(
      of: member.type,
      TypeContext(
        memberName: identifier.name, documentation: member.description, format: member.format,
        counterpart: counterpart))
    let coding = member.isNullable ? plain.nullable : plain
    var property = PropertyModel(
      identifier, of: member, type: coding.value,
      documentation: DocumentationComment.lines(of: member))
    property.wrapper = coding.format.map {
      library(member.isOptional ? .optionalFormatted : .formatted, $0)
    }
    property.writesNull = member.isNullable && !member.isOptional && property.wrapper == nil
    return property
  }

  func property(
    ofAttribute attribute: Member, named identifier: SwiftIdentifier, counterpart: String?,
    declaringType: String? = nil
  ) -> PropertyModel {
    let plain = coding(
      of: attribute.type,
      TypeContext(
        memberName: identifier.name, documentation: attribute.description,
        format: attribute.format, declaringType: declaringType, counterpart: counterpart))
    var coding = attribute.isNullable ? plain.nullable : plain
    if attribute.isSensitive {
      let secret = coding.format.map { "Sensitive<\($0)>" } ?? "Secret<\(coding.value)>"
      coding.format = library(.format) + "." + secret
    }
    var property = PropertyModel(
      identifier, of: attribute, type: self.attribute(coding),
      documentation: DocumentationComment.lines(of: attribute))
    let valueType = coding.value.optional(attribute.isOptional)
    property.wrapping = WrappingModel(label: plain.label, canThrow: plain.canFail)
    if plain.canFail {
      // A conversion that can throw is left to the caller. Otherwise, the whole initializer would
      // have to throw.
      property.valueType = valueType
    } else {
      property.parameterType = valueType
    }
    return property
  }

  /// Returns the type of a links object, and adds its struct if it is declared inline.
  ///
  /// - Parameter stem: The beginning of its name: that of a model, a relationship or a document.
  func type(of links: LinksDeclaration?, stem: String, owner: String) -> String {
    guard let links else { return library(.noLinks) }
    var isOpen = false
    var type: String
    switch links.content {
    case .pagination: type = library(.paginationLinks)
    case .named(let name):
      if case .links(_, true)? = declarations[name.value]?.definition { isOpen = true }
      type = reference(typeName(name.value))
    case .members(let members):
      isOpen = links.isOpen
      if let common = members.isEmpty ? .noLinks : LibraryType(links: members) {
        type = library(common)
      } else {
        type = sharedType(
          members[0].name.range, stem + "Links", for: "the links of \(owner)"
        ) { structure(of: members, named: $0) }
      }
    }
    if isOpen { type = library(.openLinks, type) }
    return type.optional(links.isOptional)
  }

  func type(of meta: MetaDeclaration?, stem: String, owner: String) -> String? {
    type(of: meta) { object, place in
      sharedType(place, stem + "Meta", for: "the meta of \(owner)") {
        structure(of: object, named: $0, isMeta: true)
      }
    }
  }

  /// - Parameter declare: Returns the name of the struct of a meta object that is declared inline,
  ///   given the place of its first member.
  private func type(
    of meta: MetaDeclaration?, _ declare: (ObjectType, SourceRange) -> String
  ) -> String? {
    guard let meta else { return nil }
    let type: String
    switch meta.type {
    case .named(let name): type = reference(typeName(name))
    case .object(let object):
      guard let first = object.members.first else { return nil }
      type = declare(object, first.name.range)
    default: type = library(.jsonValue)
    }
    return type.optional(meta.isOptional)
  }

  /// Returns the struct for the links or meta whose first member is at a place, and declares it if
  /// it is new.
  private func sharedType(
    _ place: SourceRange, _ name: String, for purpose: String,
    _ structure: (String) -> StructureModel
  ) -> String {
    // In a schema without source locations, names take their place.
    let shape = place.file.isEmpty ? name : "\(place.file) \(place.start.offset)"
    if let shared = sharedShapes[shape] { return reference(shared) }
    sharedShapes[shape] = name
    registry.declare(name, for: purpose, at: place, isDerived: true)
    // The struct is top-level, outside of the current types.
    let (outerScopes, outerSpelling) = (scopes, spelling)
    (scopes, spelling) = ([], fileSpelling)
    declaredTypes.append(.structure(structure(name)))
    (scopes, spelling) = (outerScopes, outerSpelling)
    return reference(name)
  }

  func structure(of links: [LinkMember], named name: String) -> StructureModel {
    let members = named(links) { NamedMember($0, as: .link) }
    let nested = members.compactMap { link, identifier -> NestedName? in
      guard case .object(let object)? = link.meta?.type, !object.members.isEmpty else {
        return nil
      }
      return (identifier.linkMeta, link.swiftName?.range ?? link.name.range)
    }
    let content = inside(scopes.inner(name), nesting: nested) {
      members.map { property(of: $0, named: $1) }
    }
    return StructureModel(
      name: name, documentation: [],
      conformances: spelling.list([.links, .modelObject, .sendable]),
      properties: content.result, types: content.types, isInternal: options.access == .internal,
      spelling: content.spelling)
  }

  private func property(of link: LinkMember, named identifier: SwiftIdentifier) -> PropertyModel {
    // An inline type is nested in the links.
    let meta = self.type(of: link.meta) { object, _ in
      let name = identifier.linkMeta
      let structure = structure(of: object, named: name, isMeta: true)
      scopes[scopes.count - 1].types.append(.structure(structure))
      return name
    }
    let url = library(.url)
    let type = library(link.isNullable ? .nullableLink : .link, url, meta ?? library(.noMetadata))
    var property = PropertyModel(
      identifier, of: link, type: type,
      documentation: DocumentationComment.lines([link.description]))
    if meta == nil {
      property.parameterType = url.optional(link.isNullable).optional(link.isOptional)
      property.wrapping = WrappingModel(label: "url", canThrow: false)
    }
    return property
  }
}

extension PropertyModel {
  /// - Parameter type: The type of a value that is present.
  init(
    _ identifier: SwiftIdentifier, of member: some SchemaMember, type: String,
    documentation: [String]
  ) {
    let type = type.optional(member.isOptional)
    self.init(
      identifier: identifier, wireName: member.name.value, documentation: documentation,
      deprecation: member.deprecated.map(Deprecation.init(_:)), type: type, parameterType: type,
      isOptional: member.isOptional)
  }
}

extension Deprecation {
  init(_ message: String) {
    self.init(message: message.isEmpty ? nil : SwiftLiteral.string(message))
  }
}

extension String {
  func optional(_ isOptional: Bool) -> String {
    isOptional ? self + "?" : self
  }
}

extension LibraryType {
  /// Creates the runtime's type for a common set of links; `nil` for other sets.
  init?(links: [LinkMember]) {
    guard let (names, areOptional) = links.common else { return nil }
    switch names {
    case ["self"]: self = areOptional ? .optionalSelfLink : .selfLink
    case ["related"]: self = areOptional ? .optionalRelatedLink : .relatedLink
    default: self = areOptional ? .optionalRelationshipLinks : .relationshipLinks
    }
  }
}
