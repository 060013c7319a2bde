import Evidence
import Inference
import ResourceSchema

/// A resource from all schemas of its type: those of responses, and those of requests.
struct ResourceMapper {
  let types: TypeMapper
  let targets: TargetFinder
  private var shapes: ShapeReader { types.shapes }

  func resource(of type: String, _ uses: [ResourceUse]) -> Resource {
    var resource = Resource(type: Located(type))
    let responses = uses.filter { $0.role == .response }.map(\.shape)
    let creates = uses.filter { $0.role == .create }.map(\.shape)
    let first = responses.first ?? uses[0].shape
    resource.description = Prose.firstParagraph(of: first.description)
    resource.deprecated = Prose.deprecation(first)
    resource.idType = idType(of: first)
    resource.api.clientIds = clientIds(creates)
    if !responses.isEmpty { (resource.links, resource.meta) = types.linksAndMeta(of: first) }

    let relationships = fields("relationships", of: uses, type)
    resource.relationships = relationships.names.compactMap { name in
      relationship(name, of: type, relationships)
    }
    let attributes = fields("attributes", of: uses, type)
    resource.attributes = attributes.names.compactMap { attribute($0, attributes) }
    resource.distinguishFields()
    return resource
  }

  private func idType(of shape: ResolvedSchema) -> ValueType {
    switch shape.property("id").flatMap({ shapes.shape(of: $0).format }) {
    case "uuid": .primitive(.uuid)
    case "int32", "int64": .primitive(.int)
    default: .primitive(.string)
    }
  }

  private func clientIds(_ creates: [ResolvedSchema]) -> ResourceAPI.ClientIds {
    guard creates.contains(where: { $0.property("id") != nil }) else { return .forbidden }
    return creates.allSatisfy { $0.required.contains("id") } ? .required : .allowed
  }

  /// The fields of a resource object that each role has, and those that all its schemas require.
  private struct Fields {
    var properties: [Role: [ResolvedSchema.Property]] = [:]
    var required: [Role: Set<String>] = [:]

    /// The names in the order in which they were found, those of responses first.
    var names: [String] {
      Role.allCases.flatMap { properties[$0] ?? [] }.map(\.name).uniqued()
    }

    func exist(in role: Role) -> Bool { properties[role] != nil }

    func property(_ name: String, in role: Role) -> ResolvedSchema.Property? {
      properties[role]?.first { $0.name == name }
    }

    /// The properties with a name, that of responses first.
    func properties(_ name: String) -> [ResolvedSchema.Property] {
      Role.allCases.compactMap { property(name, in: $0) }
    }

    func require(_ name: String, in role: Role) -> Bool { required[role]?.contains(name) ?? false }
  }

  /// Returns the alternative schemas of a resource's attributes or relationships: those of a union,
  /// and those that a discriminator maps to, one of which may have the name of the resource type.
  private func containers(_ name: String, of schema: ResolvedSchema, _ type: String)
    -> [ResolvedSchema]
  {
    guard let place = schema.property(name) else { return [ResolvedSchema(place: schema.place)] }
    let shape = shapes.shape(of: place)
    if let own = shape.tagged.first(where: { $0.value == type }) {
      return [shapes.shape(of: own.place)]
    }
    var alternatives = (shape.alternatives + shape.tagged.map(\.place)).map(shapes.shape)
    guard let first = alternatives.first, !shape.alternatives.isEmpty else {
      return [shape] + alternatives
    }
    let common = alternatives.reduce(first.required) { $0.intersection($1.required) }
      .union(shape.required)
    for index in alternatives.indices { alternatives[index].required = common }
    var base = shape
    base.required = common
    return [base] + alternatives
  }

  private func fields(_ container: String, of uses: [ResourceUse], _ type: String) -> Fields {
    var fields = Fields()
    for role in Role.allCases {
      let schemas = uses.filter { $0.role == role }.map(\.shape)
      guard !schemas.isEmpty else { continue }
      fields.properties[role] = []
      for schema in schemas {
        let isCertain = role != .response || schema.required.contains(container)
        for shape in containers(container, of: schema, type) {
          fields.properties[role]? += shape.properties
          var own = isCertain ? shape.required : []
          if container == "attributes", role == .response {
            own.formUnion(shapes.requiredProperties(of: shape).subtracting(shape.required))
          }
          fields.required[role] = fields.required[role]?.intersection(own) ?? own
        }
      }
      fields.properties[role] = fields.properties[role]?.uniqued(by: \.name)
    }
    return fields
  }

  /// Who may set a field, and when.
  private typealias Presence = (
    access: Member.Access, creation: Member.Creation?, isOptional: Bool
  )

  private func presence(
    of name: String, in fields: Fields, isReadOnly: Bool, isWriteOnly: Bool
  ) -> Presence {
    let isRead = fields.property(name, in: .response) != nil && !isWriteOnly
    let isCreated = fields.property(name, in: .create) != nil && !isReadOnly
    let isUpdated = fields.property(name, in: .update) != nil && !isReadOnly
    let isRequired = fields.require(name, in: .create)
    guard isRead else { return (.writeOnly, nil, !(isCreated && isRequired)) }
    var presence: Presence = (.readWrite, nil, !fields.require(name, in: .response))
    if !isCreated, !isUpdated {
      if fields.exist(in: .create) || fields.exist(in: .update) || isReadOnly {
        presence.access = .readOnly
      }
      return presence
    }
    if isCreated, !isUpdated, fields.exist(in: .update) { presence.access = .createOnly }
    if isCreated {
      if isRequired, presence.isOptional { presence.creation = .required }
      if !isRequired, !presence.isOptional { presence.creation = .optional }
    } else if fields.exist(in: .create) {
      presence.creation = .forbidden
    }
    return presence
  }

  private func attribute(_ name: String, _ fields: Fields) -> Member? {
    guard let property = fields.properties(name).first,
      var member = types.member(property, isRequired: true)
    else { return nil }
    (member.access, member.creation, member.isOptional) = presence(
      of: name, in: fields, isReadOnly: member.access == .readOnly,
      isWriteOnly: member.access == .writeOnly)
    reportNullableRequest(name, member, fields)
    return member
  }

  private func reportNullableRequest(_ name: String, _ member: Member, _ fields: Fields) {
    guard !member.isNullable, member.type != .primitive(.json),
      fields.property(name, in: .response) != nil,
      let property = fields.properties(name).dropFirst().first(where: {
        shapes.shape(of: $0.place).isNullable
      })
    else { return }
    shapes.losses.add(
      .lostNullableRequest,
      "requests may set `\(name.prefix(60))` to null, but it is never null in responses",
      at: property.place)
  }

  private func relationship(_ name: String, of type: String, _ fields: Fields) -> Relationship? {
    guard let property = fields.properties(name).first, shapes.hasUsableName(property) else {
      return nil
    }
    let shape = shapes.shape(of: property.place)
    shapes.reportUnknownMembers(of: shape, .relationship)
    var relationship = Relationship(name: Located(name), cardinality: nil, targets: [])
    relationship.description = Prose.firstParagraph(of: shape.description)
    relationship.deprecated = Prose.deprecation(shape)
    (relationship.access, relationship.creation, relationship.isOptional) = presence(
      of: name, in: fields, isReadOnly: shape.isReadOnly, isWriteOnly: shape.isWriteOnly)
    (relationship.links, relationship.meta) = types.linksAndMeta(of: shape)
    let data = fields.properties(name).lazy
      .compactMap { shapes.shape(of: $0.place).property("data") }.first
    if let data {
      setData(shapes.shape(of: data), of: &relationship, in: type)
      let isInResponse = shape.property("data") != nil
      if !isInResponse {
        relationship.linkage = .never
      } else if !shape.required.contains("data") {
        relationship.linkage = .included
      }
    } else if let found = targets.target(of: name, in: type, isMany: nil) {
      relationship.cardinality = found.isMany ? .many : .one
      relationship.targets = found.types.map { Located($0) }
      relationship.linkage = .never
    }
    targets.remember(relationship.targets.map(\.value), at: property.place)
    if relationship.targets.isEmpty, !relationship.leadsToAny {
      shapes.losses.add(
        .lostTarget, "the target of `\(name.prefix(60))` is unknown", at: property.place)
      if relationship.cardinality != nil {
        relationship.leadsToAny = true
      } else if relationship.links == nil, relationship.meta == nil {
        return nil
      } else {
        relationship.linkage = .never
      }
    }
    return relationship
  }

  private func setData(_ data: ResolvedSchema, of relationship: inout Relationship, in type: String)
  {
    let parts = data.alternatives.isEmpty ? [data] : data.alternatives.map(shapes.shape)
    let isMany = parts.contains(where: \.isArray)
    relationship.cardinality = isMany ? .many : .one
    relationship.isNullable = !isMany && (data.isNullable || parts.contains(where: \.isNullable))
    let identifiers = parts.flatMap { part -> [ResolvedSchema] in
      let element = part.isArray ? part.items.map(shapes.shape) : part
      guard let element else { return [] }
      return element.alternatives.isEmpty
        ? [element] : element.alternatives.map(shapes.shape)
    }
    // Some descriptions use the schema of the resource object.
    for identifier in identifiers where !DocumentFinder.isResource(identifier) {
      shapes.reportUnknownMembers(of: identifier, .identifier)
    }
    if let meta = identifiers.first?.property("meta"), identifiers.count == 1 {
      relationship.idMeta = types.meta(
        of: meta, isRequired: identifiers[0].required.contains("meta"))
    }
    var found = identifiers.flatMap(targets.types).uniqued()
    if found.isEmpty || identifiers.contains(where: { targets.types(of: $0).isEmpty }) {
      let name = relationship.name.value
      found = targets.target(of: name, in: type, isMany: isMany)?.types ?? found
    }
    relationship.targets = found.map { Located($0) }
  }
}
