import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  func model(of named: NamedResource) -> ResourceModel {
    let (resource, names) = (named.declaration, named.names)
    let type = resource.type.value
    // Create requests may have other members than responses, or members of other types.
    let hasNewAttributes = resource.attributes.contains {
      $0.differsOnCreation || creationTypes.differs($0.type)
    }
    let hasNewRelationships = resource.relationships.contains(where: \.differsOnCreation)
    let hasNewDescription = hasNewAttributes || hasNewRelationships
    declareNames(of: named, hasNewDescription: hasNewDescription)
    diagnostics.add(contentsOf: named.diagnostics)

    let links = self.type(of: resource.links, stem: names.model, owner: "`\(type)`")
    let meta =
      self.type(of: resource.meta, stem: names.model, owner: "`\(type)`")
      ?? library(.noMetadata)
    let description = description(of: named)
    // Members that only requests contain have types too.
    for (relationship, identifier) in named.relationships
    where relationship.access == .writeOnly {
      _ = parts(of: relationship, named: identifier, in: named)
    }
    let newDescription =
      hasNewDescription
      ? self.description(
        of: named, like: description, hasAttributes: hasNewAttributes,
        hasRelationships: hasNewRelationships) : nil

    let deprecation = DocumentationComment.deprecation(resource.deprecated)
    let alias = AliasModel(
      name: names.model,
      type: library(.resourceObject, names.description, meta, links, rawIdType(of: resource)),
      documentation: DocumentationComment.lines(
        [resource.description ?? "A resource object of type `\(type)`.", deprecation]))
    let newAlias = AliasModel(
      name: names.newModel,
      type: library(
        .newResourceObject, hasNewDescription ? names.newDescription : names.description),
      documentation: DocumentationComment.lines(
        ["A new resource object of type `\(type)`, to create on the server.", deprecation]))
    return ResourceModel(
      type: type, file: header(of: [resource.range]), alias: alias, newAlias: newAlias,
      idType: rawIdType(of: resource), metaType: resource.meta == nil ? nil : meta,
      linksType: resource.links == nil ? nil : links, description: description,
      newDescription: newDescription, types: takeDeclaredTypes())
  }

  private func declareNames(of named: NamedResource, hasNewDescription: Bool) {
    let (resource, names) = (named.declaration, named.names)
    let type = resource.type.value
    let range = resource.placeOfName
    if let plural = resource.pluralName, plural.value.beginsWithSmallLetter {
      let right = plural.value.capitalizingFirst
      diagnostics.add(
        Diagnostic(
          SwiftNameProblem.uncapitalized,
          "the plural `\(plural.value)` would begin the name of a type in Swift, and types begin"
            + " with a capital letter",
          at: plural.range, advice: .write(right, at: plural.range, of: "plural")))
    }
    registry.declare(names.model, for: "`\(type)`", at: range)
    if options.files == .many {
      registry.declareFile(names.fileName, for: "`\(type)`", at: range)
    }
    var derived = [
      (names.description, "the description"), (names.newModel, "the new resource object"),
    ]
    if hasNewDescription {
      derived.append((names.newDescription, "the description of a new resource object"))
    }
    for (name, words) in derived {
      registry.declare(name, for: "\(words) of `\(type)`", at: range, isDerived: true)
    }
  }

  private func rawIdType(of resource: Resource) -> String {
    if case .named(let name) = resource.idType { return reference(typeName(name)) }
    return rawType(of: resource.idType)
  }

  /// - Parameters:
  ///   - other: For the description of new resource objects, that of existing ones.
  ///   - hasAttributes: False if the attributes are those of the other description.
  ///   - hasRelationships: False if the relationships are those of the other description.
  private func description(
    of resource: NamedResource, like other: DescriptionModel? = nil, hasAttributes: Bool = true,
    hasRelationships: Bool = true
  ) -> DescriptionModel {
    var attributes = resource.attributesOfResponses
    var relationships = resource.relationships.filter { $0.relationship.access != .writeOnly }
    var own = attributes
    if other != nil {
      attributes = resource.attributes.compactMap { attribute, identifier in
        attribute.forCreation.map { ($0, identifier) }
      }
      relationships = resource.relationships.compactMap { relationship, identifier in
        relationship.forCreation.map { ($0, identifier) }
      }
      // Types nested in attributes belong to the description of responses. Exceptions are attributes
      // that only requests contain, and objects with more members in responses.
      own = attributes.filter {
        $0.member.access == .writeOnly || creationTypes.differs($0.member.type)
      }
      if !hasAttributes { attributes = [] }
      if !hasRelationships { relationships = [] }
    }
    let name = other == nil ? resource.names.description : resource.names.newDescription
    let content = inside(.description(name), nesting: nestedNames(own)) {
      let outer = other.map { reference($0.name) }
      return (
        attributes: attributes.map {
          property(ofAttribute: $0, named: $1, counterpart: $0.access == .writeOnly ? nil : outer)
        },
        relationships: relationships.map { property(of: $0, named: $1, in: resource) }
      )
    }
    func fields(
      _ kind: LibraryType, _ properties: [PropertyModel], equalTo equal: DescriptionModel.Fields?
    ) -> DescriptionModel.Fields {
      if let other, let equal {
        return equal.structure == nil ? equal : .init(alias: other.name + "." + kind.name)
      }
      guard !properties.isEmpty else { return .init() }
      let inner = content.spelling.inside(["Attributes", "Relationships"])
      return .init(
        structure: StructureModel(
          name: kind.name, documentation: [],
          conformances: inner.list([kind, .modelObject, .sendable]), properties: properties,
          types: [], isInternal: options.access == .internal, spelling: inner))
    }
    let words =
      other == nil
      ? "resource objects of type `\(resource.type)`."
      : "a resource object of type `\(resource.type)` to create."
    return DescriptionModel(
      name: name, documentation: ["The attributes and relationships of " + words],
      typeLiteral: SwiftLiteral.string(resource.type),
      attributes: fields(
        .attributes, content.result.attributes, equalTo: hasAttributes ? nil : other?.attributes),
      relationships: fields(
        .relationships, content.result.relationships,
        equalTo: hasRelationships ? nil : other?.relationships),
      types: content.types, spelling: content.spelling)
  }

  /// Returns the property of a relationship, and adds the top-level types that it needs.
  private func property(
    of relationship: Relationship, named identifier: SwiftIdentifier, in resource: NamedResource
  ) -> PropertyModel {
    let parts = parts(of: relationship, named: identifier, in: resource)
    var property = PropertyModel(
      identifier, of: relationship, type: parts.type,
      documentation: DocumentationComment.lines(of: relationship))
    if let idType = parts.idType {
      property.parameterType = idType.optional(relationship.isOptional)
      property.wrapping = WrappingModel(
        label: relationship.cardinality == .many ? "ids" : "id", canThrow: false)
    }
    return property
  }

  struct RelationshipParts {
    var type: String
    /// The type of the resource identifier; `nil` without linkage.
    var identifierType: (target: String, idMeta: String)?
    /// The type of the ids, if the relationship contains nothing else.
    var idType: String?
  }

  func parts(
    of relationship: Relationship, named identifier: SwiftIdentifier, in resource: NamedResource
  ) -> RelationshipParts {
    let stem = resource.names.stem(of: identifier)
    let owner = "relationship `\(relationship.name.value)` of `\(resource.type)`"
    let links = type(of: relationship.links, stem: stem, owner: owner)
    let meta = type(of: relationship.meta, stem: stem, owner: owner)
    let statedIdMeta = type(
      of: relationship.idMeta, stem: stem + "Id", owner: "the ids of " + owner)
    let isPolymorphic = relationship.targets.count > 1
    if isPolymorphic { declareUnion(of: relationship, named: stem, owner: owner) }
    guard let cardinality = relationship.cardinality, relationship.linkage != .never else {
      return RelationshipParts(
        type: library(.metaRelationship, meta ?? library(.noMetadata), links))
    }
    if relationship.leadsToAny { leadsToAny = true }
    let end = target(of: relationship, stem: stem)
    let isOne = cardinality == .one
    let isNullable = isOne && relationship.isNullable
    let target = end.optional(isNullable)
    let idMeta = statedIdMeta?.optional(isNullable && relationship.idMeta?.isOptional != true)
    let linked =
      if meta != nil || idMeta != nil {
        library(
          isOne ? .toOneRelationship : .toManyRelationship, target,
          idMeta ?? library(.noIdMetadata), meta ?? library(.noMetadata), links)
      } else if relationship.links != nil {
        library(isOne ? .toOneWithLinks : .toManyWithLinks, target, links)
      } else {
        library(isOne ? .toOne : .toMany, target)
      }
    let id = end + (isPolymorphic || relationship.leadsToAny ? ".ID" : ".Id")
    let isPlain =
      relationship.links == nil && relationship.meta == nil && relationship.idMeta == nil
    return RelationshipParts(
      type: relationship.linkage == .included ? library(.maybeLinked, linked) : linked,
      identifierType: (target, idMeta ?? library(.noIdMetadata)),
      idType: !isPlain ? nil : isOne ? id.optional(isNullable) : "[\(id)]")
  }

  func target(of relationship: Relationship, stem: String) -> String {
    if relationship.leadsToAny { return reference(names.anyResource) }
    let targets = relationship.targets
    return reference(targets.count > 1 ? stem : model(ofType: targets.first?.value ?? ""))
  }

  /// Declares the enum of the targets of a polymorphic relationship, once for each set of targets.
  private func declareUnion(of relationship: Relationship, named name: String, owner: String) {
    guard declaredUnions.insert(name).inserted else { return }
    let targets = relationship.targets.map(\.value)
    registry.declare(
      name, for: "the union of \(owner)",
      at: relationship.swiftName?.range ?? relationship.name.range, isDerived: true)
    let documentation = ["The target of the relationship `\(relationship.name.value)`."]
    // Relationships with the same targets share an enum.
    if let other = sharedUnions[targets] {
      declaredTypes.append(
        .alias(AliasModel(name: name, type: other, documentation: documentation)))
    } else {
      sharedUnions[targets] = name
      declaredTypes.append(
        .union(union(of: targets, named: name, documentation: documentation, isRelationship: true)))
    }
  }

  func union(
    of types: [String], named name: String, documentation: [String], isRelationship: Bool
  ) -> UnionModel {
    let resources = types.compactMap { resource(ofType: $0) }
    let kind = MemberKind.model(of: resources.count)
    let named = named(resources, avoiding: Set(resources.map(\.names.model))) {
      NamedMember(name: Located($0.names.model, at: $0.declaration.placeOfName), kind: kind)
    }
    return UnionModel(
      name: name, documentation: documentation, isRelationship: isRelationship,
      cases: named.map { resource, identifier in
        UnionCaseModel(identifier: identifier, model: resource.names.model, type: resource.type)
      },
      spelling: fileSpelling)
  }
}

/// A class, because it is passed on often and a resource type has many parts to copy.
final class NamedResource: Sendable {
  let declaration: Resource
  let names: ResourceNames
  let attributes: [(member: Member, identifier: SwiftIdentifier)]
  let relationships: [(relationship: Relationship, identifier: SwiftIdentifier)]

  let diagnostics: [Diagnostic]

  var type: String { declaration.type.value }

  var attributesOfResponses: [(member: Member, identifier: SwiftIdentifier)] {
    attributes.filter { $0.member.access != .writeOnly }
  }

  init(_ resource: Resource) {
    declaration = resource
    names = ResourceNames(resource)
    let fields = MemberNames(
      resource.attributes.map { NamedMember($0, as: .attribute) }
        + resource.relationships.map { NamedMember($0, as: .relationship) })
    diagnostics = fields.diagnostics
    let count = resource.attributes.count
    attributes = zip(resource.attributes, fields.identifiers.prefix(count)).map { ($0, $1) }
    relationships = zip(resource.relationships, fields.identifiers.dropFirst(count)).map {
      ($0, $1)
    }
  }
}
