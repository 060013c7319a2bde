import Inference
import Profiling
import ResourceSchema

/// A resource from all schemas of its type: those of responses, and those of requests.
final class ResourceMapper {
  private typealias Target = (types: [String], isMany: Bool)

  private let types: TypeMapper
  private let finder: DocumentFinder
  private let typeNames: TypeNames
  private let collections: [String: [Route]]
  private let examples: PayloadProfile
  /// The targets in responses of relationship endpoints, by collection and folded name.
  private var endpoints: [Route: [String: Target]] = [:]
  /// The first place of each target of a relationship.
  private(set) var targetPlaces: [String: DescriptionValue] = [:]
  private var shapes: ShapeReader { types.shapes }

  init(
    _ types: TypeMapper, _ finder: DocumentFinder, _ collections: [String: [Route]],
    _ examples: PayloadProfile
  ) {
    (self.types, self.finder) = (types, finder)
    (self.collections, self.examples) = (collections, examples)
    typeNames = finder.typeNames
    for document in finder.documents
    where document.role == .response && document.operation.method == .get {
      guard let (collection, name) = document.operation.route.relationship,
        !document.types.isEmpty
      else { continue }
      let key = NameWords(name).joined
      if endpoints[collection]?[key] == nil {
        endpoints[collection, default: [:]][key] = (document.types, document.isMany)
      }
    }
  }

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
    /// The names in the order in which they were found, those of responses first.
    var names: [String] = []
    var places: [Role: [String: DescriptionValue]] = [:]
    var required: [Role: Set<String>] = [:]

    func exist(in role: Role) -> Bool { places[role] != nil }
    func have(_ name: String, in role: Role) -> Bool { places[role]?[name] != nil }
    func require(_ name: String, in role: Role) -> Bool { required[role]?.contains(name) ?? false }

    /// The properties with a name, that of responses first.
    func properties(_ name: String) -> [ResolvedSchema.Property] {
      Role.allCases.compactMap { places[$0]?[name] }.map { (name, $0) }
    }
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
      fields.places[role] = [:]
      for schema in schemas {
        let isCertain = role != .response || schema.required.contains(container)
        for shape in containers(container, of: schema, type) {
          fields.names += shape.properties.map(\.name)
          let places = shape.properties.map { ($0.name, $0.place) }
          fields.places[role]?.merge(places) { first, _ in first }
          var own = isCertain ? shape.required : []
          if container == "attributes", role == .response {
            own.formUnion(shapes.requiredProperties(of: shape).subtracting(shape.required))
          }
          fields.required[role] = fields.required[role]?.intersection(own) ?? own
        }
      }
    }
    fields.names = fields.names.uniqued()
    return fields
  }

  /// Returns who may set a field, and when.
  private func presence(
    of name: String, in fields: Fields, isReadOnly: Bool, isWriteOnly: Bool
  ) -> (access: Member.Access, creation: Member.Creation?, isOptional: Bool) {
    let isRead = fields.have(name, in: .response) && !isWriteOnly
    let isCreated = fields.have(name, in: .create) && !isReadOnly
    let isUpdated = fields.have(name, in: .update) && !isReadOnly
    let isRequired = fields.require(name, in: .create)
    guard isRead else { return (.writeOnly, nil, !(isCreated && isRequired)) }
    let isOptional = !fields.require(name, in: .response)
    let (hasCreates, hasUpdates) = (fields.exist(in: .create), fields.exist(in: .update))
    guard isCreated || isUpdated else {
      return (hasCreates || hasUpdates || isReadOnly ? .readOnly : .readWrite, nil, isOptional)
    }
    guard isCreated else { return (.readWrite, hasCreates ? .forbidden : nil, isOptional) }
    // Only a rule that differs from that of responses is stated.
    let creation: Member.Creation = isRequired ? .required : .optional
    let access: Member.Access = !isUpdated && hasUpdates ? .createOnly : .readWrite
    return (access, isRequired == isOptional ? creation : nil, isOptional)
  }

  private func attribute(_ name: String, _ fields: Fields) -> Member? {
    guard let property = fields.properties(name).first,
      var member = types.member(property, isRequired: true)
    else { return nil }
    (member.access, member.creation, member.isOptional) = presence(
      of: name, in: fields, isReadOnly: member.access == .readOnly,
      isWriteOnly: member.access == .writeOnly)
    let isNeverNull = !member.isNullable && member.type != .primitive(.json)
    let requests = fields.properties(name).dropFirst().map(\.place)
    if isNeverNull, fields.have(name, in: .response),
      let place = requests.first(where: { shapes.shape(of: $0).isNullable })
    {
      shapes.losses.add(
        .lostNullableRequest,
        "requests may set `\(name.prefix(60))` to null, but it is never null in responses",
        at: place)
    }
    return member
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
      .compactMap { self.shapes.shape(of: $0.place).property("data") }.first
    if let data {
      setData(shapes.shape(of: data), of: &relationship, in: type)
      let isInResponse = shape.property("data") != nil
      if !isInResponse {
        relationship.linkage = .never
      } else if !shape.required.contains("data") {
        relationship.linkage = .included
      }
    } else if let found = target(of: name, in: type, isMany: nil) {
      relationship.cardinality = found.isMany ? .many : .one
      setTargets(found.types, of: &relationship)
      relationship.linkage = .never
    }
    rememberTargets(relationship.targets.map(\.value), at: property.place)
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
    let parts = shapes.alternatives(of: data)
    let isMany = parts.contains(where: \.isArray)
    relationship.cardinality = isMany ? .many : .one
    relationship.isNullable = !isMany && (data.isNullable || parts.contains(where: \.isNullable))
    let identifiers = parts.compactMap { $0.isArray ? $0.items.map(shapes.shape) : $0 }
      .flatMap(shapes.alternatives)
    // Some descriptions use the schema of the resource object.
    for identifier in identifiers where !DocumentFinder.isResource(identifier) {
      shapes.reportUnknownMembers(of: identifier, .identifier)
    }
    if let meta = identifiers.first?.property("meta"), identifiers.count == 1 {
      relationship.idMeta = types.meta(
        of: meta, isRequired: identifiers[0].required.contains("meta"))
    }
    let found = identifiers.map(targets)
    var all = found.flatMap(\.self).uniqued()
    if found.contains([]) || all.isEmpty {
      let name = relationship.name.value
      all = target(of: name, in: type, isMany: isMany)?.types ?? all
    }
    setTargets(all, of: &relationship)
  }

  private func setTargets(_ types: [String], of relationship: inout Relationship) {
    let usable = types.filter(NameRule.isUsable)
    relationship.targets = usable.map { Located($0) }
    relationship.leadsToAny = usable.isEmpty && !types.isEmpty
  }

  private func targets(of identifier: ResolvedSchema) -> [String] {
    let types = finder.types(of: identifier)
    rememberTargets(types, at: identifier.property("type") ?? identifier.place)
    return types
  }

  private func rememberTargets(_ types: [String], at place: DescriptionValue) {
    for type in types where targetPlaces[type] == nil { targetPlaces[type] = place }
  }

  /// Returns the target of a relationship whose identifiers do not specify it: the target of its
  /// endpoint, the target in examples, or the type with the same name.
  private func target(of name: String, in type: String, isMany: Bool?) -> Target? {
    for collection in collections[type] ?? [] {
      if let target = endpoints[collection]?[NameWords(name).joined] { return target }
    }
    if let seen = examples.types[type]?.responses.relationships[name], !seen.targets.isEmpty {
      return (seen.targets.keys.sorted(), isMany ?? (seen.count(of: .many) > 0))
    }
    return typeNames.type(endingName: name).map {
      ([$0], isMany ?? name.hasSuffix("s"))
    }
  }
}
