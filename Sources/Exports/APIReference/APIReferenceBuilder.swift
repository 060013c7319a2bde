import JSONSource
import Operations
import ResourceSchema

extension APIReference {
  /// Creates the reference of a schema.
  ///
  /// - Parameters:
  ///   - models: The names of the models in Swift, in the order of the resource types.
  ///   - format: The format of the output file.
  public init(_ schema: Schema, models: [String], format: TextFormat) {
    let builder = APIReferenceBuilder(schema, format: format)
    name = format.name(schema.name.value)
    shortName = format.name(Self.shortName(of: schema.name.value))
    description = format.paragraphs(schema.description)
    let edges = schema.resources.flatMap(builder.edges)
    self.edges = edges
    let requests = RequestBuilder(builder).requests()
    self.requests = requests.map(\.request).sorted { $0.path.lowercased() < $1.path.lowercased() }
    let own = Dictionary(grouping: requests, by: \.type)
    resources = schema.resources.enumerated().map { index, resource in
      builder.resource(
        resource, model: index < models.count ? models[index] : "", edges: edges,
        requests: (own[resource.type.value] ?? []).map(\.request))
    }
    errorExample = format.json(
      builder.samples.errors(schema.resources.first?.document.errors ?? .basic))
    types = schema.types.map(builder.type)
    documents = schema.documents.map(builder.document)
  }

  /// Readers already know that the page documents an API.
  private static func shortName(of name: String) -> String {
    guard name.hasSuffix("API") || name.lowercased().hasSuffix(" api") else { return name }
    let rest = name.dropLast(3)
    return String(
      rest.prefix(upTo: rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex))
  }
}

/// Makes the parts of a reference.
struct APIReferenceBuilder {
  let schema: Schema
  let format: TextFormat
  let samples: DocumentExamples
  /// The places of resource types, types and documents in a page.
  let resourceAnchors: AnchorNames
  let typeAnchors: AnchorNames
  let documentAnchors: AnchorNames
  /// The relationships by the types of their targets.
  private let incoming: [String: [(resource: Resource, relationship: Relationship)]]

  init(_ schema: Schema, format: TextFormat) {
    self.schema = schema
    self.format = format
    samples = DocumentExamples(schema)
    resourceAnchors = AnchorNames("resource", schema.resources.map(\.type.value))
    typeAnchors = AnchorNames("type", schema.types.map(\.name.value))
    documentAnchors = AnchorNames("document", schema.documents.map(\.name.value))
    var incoming: [String: [(Resource, Relationship)]] = [:]
    for resource in schema.resources {
      for relationship in resource.relationships {
        for target in Set(relationship.targets.map(\.value)) {
          incoming[target, default: []].append((resource, relationship))
        }
      }
    }
    self.incoming = incoming
  }

  // MARK: Resource types

  func resource(
    _ resource: Resource, model: String, edges: [APIEdge], requests: [APIRequest]
  ) -> APIResource {
    let type = resource.type.value
    let node = node(of: type)
    let own = edges.filter { $0.from == node || $0.to == node }
    var neighbours: [APINode] = [node]
    for edge in own {
      for end in [edge.from, edge.to] where !neighbours.contains(end) { neighbours.append(end) }
    }
    let anchor = resourceAnchors.anchor(of: type)
    return APIResource(
      type: format.name(type), model: format.name(model), anchor: anchor,
      fileName: resourceAnchors.fileName(of: type), node: node,
      summary: format.summary(resource.description),
      description: format.paragraphs(resource.description),
      deprecation: deprecation(resource.deprecated), idType: idType(of: resource),
      path: format.name(resource.path(of: .list)), hasAddress: resource.hasAddress,
      operations: resource.api.operations.map { $0.map(\.rawValue) } ?? [], requests: requests,
      notes: notes(of: resource),
      attributes: members(resource.attributes, anchor: anchor),
      relationships: resource.relationships.map { self.relationship($0, anchor: anchor) },
      links: links(resource.links), meta: meta(resource.meta),
      filters: resource.api.filters.map(filter),
      sorts: resource.api.sorts.map { format.name($0.name.value) },
      includes: includes(resource.api.includes),
      incoming: (incoming[type] ?? []).map { other, relationship in
        APIArrow(
          relationship: format.name(relationship.name.value),
          anchor: memberAnchor(
            relationship.name.value, in: resourceAnchors.anchor(of: other.type.value)),
          isMany: relationship.cardinality == .many, ends: [target(other.type.value)],
          leadsToAny: false)
      },
      outgoing: resource.relationships.filter { $0.leadsToAny || !$0.targets.isEmpty }.map {
        APIArrow(
          relationship: format.name($0.name.value), anchor: memberAnchor($0.name.value, in: anchor),
          isMany: $0.cardinality == .many, ends: $0.targets.map { target($0.value) },
          leadsToAny: $0.leadsToAny)
      },
      documents: schema.documents.filter { $0.data.types.contains { $0.value == type } }.map {
        target($0.name.value, in: documentAnchors)
      },
      edges: own, neighbours: neighbours,
      example: format.json(samples.object(resource)))
  }

  func idType(of resource: Resource) -> String {
    switch resource.idType {
    case .primitive(let type): type.rawValue
    case .named(let name): format.name(name)
    default: ""
    }
  }

  private func notes(of resource: Resource) -> [String] {
    var notes: [String] = []
    switch resource.api.clientIds {
    case .forbidden: break
    case .allowed: notes.append("Clients may choose ids.")
    case .required: notes.append("Clients choose ids.")
    }
    if let page = resource.api.page {
      let sizes = [
        page.size.map { "\($0) resources each" }, page.max.map { "at most \($0)" },
      ].compactMap(\.self)
      let style =
        switch page.style {
        case .number: "Pages have numbers"
        case .offset: "Pages begin at an offset"
        case .cursor: "Pages have cursors"
        case .links: "Links lead from page to page"
        }
      notes.append(([style] + sizes).joined(separator: ", ") + ".")
    }
    if case .depth(let depth)? = resource.api.includes {
      notes.append(
        depth == 1
          ? "Clients can include each relationship."
          : "Clients can include any path of at most \(depth) relationships.")
    }
    return notes
  }

  private func filter(_ filter: ResourceAPI.Filter) -> APIFilter {
    APIFilter(
      name: format.name(filter.name.value), type: type(of: filter),
      operators: filter.operators.map { format.name($0.value) })
  }

  func type(of filter: ResourceAPI.Filter) -> [APITypePart] {
    switch filter.subject {
    case .value(let type): TypeText(format: format, types: typeAnchors).parts(of: type)
    case .resource(let type), .resources(let type):
      [
        APITypePart(text: filter.subject == .resources(type) ? "ids of " : "id of "),
        APITypePart(text: format.name(type), anchor: resourceAnchors.anchor(of: type)),
      ]
    }
  }

  private func includes(_ includes: ResourceAPI.Includes?) -> [String] {
    if case .paths(let paths)? = includes { paths.map(path) } else { [] }
  }

  private func path(_ path: IncludePath) -> String {
    format.name(path.text)
  }

  // MARK: Relationships

  private func relationship(_ relationship: Relationship, anchor: String) -> APIRelationship {
    var notes = access(relationship.access, relationship.creation)
    switch relationship.linkage {
    case .always: break
    case .included: notes.append("Has ids where it is included")
    case .never: notes.append("Links alone")
    }
    if let inverse = relationship.inverse {
      notes.append("Inverse of \(format.name(inverse.value))")
    }
    if let since = relationship.since { notes.append("Since \(format.name(since))") }
    return APIRelationship(
      name: format.name(relationship.name.value),
      anchor: memberAnchor(relationship.name.value, in: anchor),
      isMany: relationship.cardinality == .many, isOptional: relationship.isOptional,
      isNullable: relationship.isNullable, leadsToAny: relationship.leadsToAny,
      targets: relationship.targets.map { target($0.value) },
      description: format.paragraphs(relationship.description),
      deprecation: deprecation(relationship.deprecated), notes: notes)
  }

  func edges(of resource: Resource) -> [APIEdge] {
    resource.relationships.flatMap { relationship in
      relationship.targets.map { target in
        APIEdge(
          from: node(of: resource.type.value), to: node(of: target.value),
          label: format.diagram(relationship.name.value),
          isMany: relationship.cardinality == .many)
      }
    }
  }

  private func node(of type: String) -> APINode {
    APINode(key: resourceAnchors.node(of: type), label: format.diagram(type))
  }

  // MARK: Types and documents

  func type(_ type: TypeDeclaration) -> APIType {
    let text = TypeText(format: format, types: typeAnchors)
    let name = type.name.value
    var result = APIType(
      name: format.name(name), anchor: typeAnchors.anchor(of: name),
      fileName: typeAnchors.fileName(of: name), kind: [],
      description: format.paragraphs(type.description), deprecation: deprecation(type.deprecated),
      notes: type.pattern.map { ["Matches \(format.name($0.value))"] } ?? [], values: [],
      members: [])
    switch type.definition {
    case .value(.enumeration(let enumeration)):
      result.kind = [APITypePart(text: "enum")]
      result.values = enumeration.cases.map(value)
      result.hasOtherValues = enumeration.isOpen
    case .value(.object(let object)):
      result.kind = [APITypePart(text: "object")]
      result.members = members(object.members)
    case .links(let links, _):
      result.kind = [APITypePart(text: "links")]
      result.members = links.map(link)
    case .custom(let swiftType): result.kind = [APITypePart(text: format.name(swiftType.value))]
    case .value(let value), .transformed(_, let value, _), .validated(_, let value):
      result.kind = text.parts(of: value)
      if let name = type.format?.value { result.notes.append("Format \(format.name(name))") }
    }
    return result
  }

  func document(_ document: Document) -> APIDocument {
    let name = document.name.value
    return APIDocument(
      name: format.name(name), anchor: documentAnchors.anchor(of: name),
      fileName: documentAnchors.fileName(of: name),
      description: format.paragraphs(document.description),
      deprecation: deprecation(document.deprecated), isMany: document.data.isMany == true,
      targets: document.data.types.map { target($0.value) }, data: otherData(of: document),
      includes: document.include.map(path), meta: meta(document.meta), links: links(document.links))
  }

  private func otherData(of document: Document) -> String? {
    switch document.data {
    case .none: "no primary data"
    case .any(let isMany, _):
      isMany ? "resource objects of any type" : "a resource object of any type"
    case .linkage(let resource, let relationship):
      "the ids of \(format.name("\(resource.value).\(relationship.value)"))"
    case .one, .many: nil
    }
  }

  /// A resource type, unless the anchors are of other names.
  func target(_ name: String, in anchors: AnchorNames? = nil) -> APITarget {
    let anchors = anchors ?? resourceAnchors
    return APITarget(
      name: format.name(name), anchor: anchors.anchor(of: name),
      fileName: anchors.fileName(of: name))
  }

  // MARK: Members

  /// Returns members, each followed by the members of its object.
  func members(_ members: [Member], anchor: String? = nil, path: String = "", depth: Int = 0)
    -> [APIMember]
  {
    members.flatMap { member -> [APIMember] in
      let name = member.name.value
      let inner = TypeText.inlineObject(in: member.type)
      let enumeration = TypeText.inlineEnumeration(in: member.type)
      var notes = access(member.access, member.creation)
      if member.isSensitive { notes.append("Secret") }
      if let pattern = member.pattern { notes.append("Matches \(format.name(pattern.value))") }
      if let pattern = member.format { notes.append("Format \(format.name(pattern.value))") }
      if let since = member.since { notes.append("Since \(format.name(since))") }
      let own = APIMember(
        name: format.name(name), path: format.name(path + name),
        anchor: anchor.map { memberAnchor(name, in: $0) } ?? "", depth: depth,
        type: TypeText(format: format, types: typeAnchors).parts(of: member.type),
        isOptional: member.isOptional, isNullable: member.isNullable,
        description: format.paragraphs(member.description),
        deprecation: deprecation(member.deprecated), notes: notes,
        example: member.example.map(format.name), values: enumeration?.cases.map(value) ?? [],
        hasOtherValues: enumeration?.isOpen == true)
      guard let inner else { return [own] }
      return [own]
        + self.members(
          inner.object.members, path: path + name + inner.suffix + ".", depth: depth + 1)
    }
  }

  private func links(_ links: LinksDeclaration?) -> [APIMember] {
    links.map(schema.members)?.map(link) ?? []
  }

  private func link(_ link: LinkMember) -> APIMember {
    APIMember(
      name: format.name(link.name.value), path: format.name(link.name.value), anchor: "", depth: 0,
      type: [APITypePart(text: "URL")], isOptional: link.isOptional, isNullable: link.isNullable,
      description: format.paragraphs(link.description), deprecation: deprecation(link.deprecated),
      notes: [], values: [])
  }

  private func meta(_ meta: MetaDeclaration?) -> [APIMember] {
    members(meta.flatMap { schema.members(of: $0.type) } ?? [])
  }

  func value(_ value: Enumeration.Case) -> APIValue {
    APIValue(
      value: format.name(value.rawValue.text), description: value.description.map(format.line),
      deprecation: deprecation(value.deprecated))
  }

  private func access(_ access: Member.Access, _ creation: Member.Creation?) -> [String] {
    var notes: [String] = []
    switch access {
    case .readWrite: break
    case .readOnly: notes.append("Read only")
    case .writeOnly: notes.append("Only in requests")
    case .createOnly: notes.append("Set on creation alone")
    }
    switch creation {
    case .required: notes.append("Required on creation")
    case .optional: notes.append("Optional on creation")
    case .forbidden: notes.append("Absent on creation")
    case nil: break
    }
    return notes
  }

  private func deprecation(_ message: String?) -> APIDeprecation? {
    message.map { APIDeprecation(message: $0.isEmpty ? nil : format.line($0)) }
  }

  private func memberAnchor(_ name: String, in anchor: String) -> String {
    anchor + "." + AnchorNames.plain(name)
  }
}
