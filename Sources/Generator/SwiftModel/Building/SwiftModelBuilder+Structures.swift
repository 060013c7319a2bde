import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  mutating func structure(
    of object: ObjectType, named name: String, in scope: Scope, documentation: [String] = [],
    isMeta: Bool = false, counterpart: String? = nil
  ) -> StructureModel {
    let object = counterpart == nil ? object : object.forCreation
    let members = named(object.members) { NamedMember($0, as: .member) }
    let own = members.filter { counterpart == nil || creationTypes.differs($0.0.type) }
    let content = inside(scope, nesting: nestedNames(own)) { builder in
      members.map { builder.property(of: $0, named: $1, counterpart: counterpart) }
    }
    return StructureModel(
      name: name, documentation: documentation,
      conformances: spelling.list((isMeta ? [.meta] : []) + [.modelObject, .sendable]),
      properties: content.result, types: content.types, isInternal: options.access == .internal,
      spelling: content.spelling)
  }

  private mutating func property(
    of member: Member, named identifier: SwiftIdentifier, counterpart: String?
  ) -> PropertyModel {
    let plain = coding(of: member, named: identifier, counterpart: counterpart)
    let coding = member.isNullable ? plain.nullable : plain
    var property = PropertyModel(
      identifier, of: member, type: coding.value,
      documentation: DocumentationComment.lines(of: member))
    property.wrapper = wrapper(of: coding, isOptional: member.isOptional)
    property.writesNull = member.isNullable && !member.isOptional && property.wrapper == nil
    return property
  }

  private mutating func wrapper(of coding: ValueCoding, isOptional: Bool) -> String? {
    guard let format = coding.format else { return nil }
    return library(isOptional ? .optionalFormatted : .formatted, format)
  }

  private mutating func coding(
    of member: Member, named identifier: SwiftIdentifier, counterpart: String?,
    declaringType: String? = nil
  ) -> ValueCoding {
    coding(
      of: member.type,
      TypeContext(
        memberName: identifier.name, documentation: member.description, format: member.format,
        declaringType: declaringType, counterpart: counterpart))
  }

  mutating func property(
    ofAttribute attribute: Member, named identifier: SwiftIdentifier, counterpart: String?,
    declaringType: String? = nil
  ) -> PropertyModel {
    let plain = coding(
      of: attribute, named: identifier, counterpart: counterpart, declaringType: declaringType)
    var coding = attribute.isNullable ? plain.nullable : plain
    if attribute.isSensitive { coding = sensitive(coding) }
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
  mutating func type(
    of links: LinksDeclaration?, stem: String, owner: String
  ) -> String {
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
        let place = members[0].name.range
        type = reference(
          sharedType(place, stem + "Links") { builder, name in
            builder.registry.declare(
              name, for: "the links of \(owner)", at: place, isDerived: true)
            builder.declaredTypes.append(.structure(builder.structure(of: members, named: name)))
          })
      }
    }
    if isOpen { type = library(.openLinks, type) }
    return type.optional(links.isOptional)
  }

  mutating func type(
    of meta: MetaDeclaration?, stem: String, owner: String
  ) -> String? {
    type(of: meta) { builder, object, place in
      let shared = builder.sharedType(place, stem + "Meta") { builder, name in
        builder.registry.declare(
          name, for: "the meta of \(owner)", at: place, isDerived: true)
        builder.declaredTypes.append(
          .structure(
            builder.structure(of: object, named: name, in: Scope(path: name), isMeta: true)))
      }
      return builder.reference(shared)
    }
  }

  /// - Parameter declare: Returns the name of the struct of a meta object that is declared inline,
  ///   given the place of its first member.
  private mutating func type(
    of meta: MetaDeclaration?,
    _ declare: (inout SwiftModelBuilder, ObjectType, SourceRange) -> String
  ) -> String? {
    guard let meta else { return nil }
    let type: String
    switch meta.type {
    case .named(let name): type = reference(typeName(name))
    case .object(let object):
      guard let first = object.members.first else { return nil }
      type = declare(&self, object, first.name.range)
    default: type = library(.jsonValue)
    }
    return type.optional(meta.isOptional)
  }

  /// Returns the name of the type declared for a shape, or a new name.
  private mutating func sharedType(
    _ place: SourceRange, _ name: String, _ declare: (inout SwiftModelBuilder, String) -> Void
  ) -> String {
    let shape = Shape(place: place, name: place.file.isEmpty ? name : nil)
    if let shared = sharedShapes[shape] { return shared }
    sharedShapes[shape] = name
    // The struct is top-level, outside of the current types.
    let (outerScopes, outerSpelling) = (scopes, spelling)
    scopes = []
    spelling = fileSpelling
    declare(&self, name)
    (scopes, spelling) = (outerScopes, outerSpelling)
    return name
  }

  mutating func structure(of links: [LinkMember], named name: String) -> StructureModel {
    let members = named(links) { NamedMember($0, as: .link) }
    let nested = members.compactMap { link, identifier -> (name: String, range: SourceRange)? in
      guard case .object(let object)? = link.meta?.type, !object.members.isEmpty else {
        return nil
      }
      return (identifier.linkMeta, link.swiftName?.range ?? link.name.range)
    }
    let content = inside(Scope(path: name), nesting: nested) { builder in
      members.map { builder.property(of: $0, named: $1) }
    }
    return StructureModel(
      name: name, documentation: [],
      conformances: spelling.list([.links, .modelObject, .sendable]),
      properties: content.result, types: content.types, isInternal: options.access == .internal,
      spelling: content.spelling)
  }

  private mutating func property(
    of link: LinkMember, named identifier: SwiftIdentifier
  ) -> PropertyModel {
    // An inline type is nested in the links.
    let meta = self.type(of: link.meta) { builder, object, _ in
      let name = identifier.linkMeta
      let structure = builder.structure(
        of: object, named: name, in: builder.scopes.inner(name), isMeta: true)
      builder.scopes[builder.scopes.count - 1].types.append(.structure(structure))
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
    self.identifier = identifier
    wireName = member.name.value
    self.documentation = documentation
    deprecation = member.deprecated.map(Deprecation.init(_:))
    self.type = type
    parameterType = type
    isOptional = member.isOptional
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
