import Diagnostics
import ResourceSchema

/// The documentation of an API, as templates render it.
///
/// Records show parts of the schema. All texts are escaped for the format of the output file, so that
/// templates select the contents but never escape them. `Rendering/Fields` documents the properties,
/// which are fields of templates.
public struct APIReference: Sendable {
  private let context: APIContext
  public let resources: [APIResource]
  public let requests: [APIRequest]
  public let edges: [APIEdge]

  /// The maximum number of edges for which a diagram of the whole API is useful.
  public static let maxEdgesOfPicture = 60

  /// - Parameter models: The names of the models in Swift, in the order of the resource types.
  public init(_ schema: Schema, models: [String], format: TextFormat) {
    let context = APIContext(schema, format: format)
    let requests = APIRequest.all(in: context)
    let own = Dictionary(grouping: requests, by: \.operation.resource.type.value)
    let edges = schema.resources.flatMap(context.edges)
    self.context = context
    self.edges = edges
    self.requests = requests.sorted { $0.path.lowercased() }
    resources = schema.resources.enumerated().map { index, resource in
      APIResource(
        resource: resource, context: context, modelName: index < models.count ? models[index] : "",
        requests: own[resource.type.value] ?? [], allEdges: edges)
    }
  }

  public var name: String { context.format.name(context.schema.name.value) }
  /// The name without `API`: readers already know that the page documents one.
  public var shortName: String {
    let name = context.schema.name.value
    guard name.hasSuffix("API") || name.lowercased().hasSuffix(" api") else { return self.name }
    let words = name.dropLast(3).reversed().drop { $0 == " " }.reversed()
    return context.format.name(String(words))
  }
  public var description: [String] { context.format.paragraphs(context.schema.description) }
  public var types: [APIType] {
    context.schema.types.map { APIType(type: $0, context: context) }
  }
  public var documents: [APIDocument] {
    context.schema.documents.map { APIDocument(document: $0, context: context) }
  }
  public var hasFewEdges: Bool { edges.count <= Self.maxEdgesOfPicture }
  public var errorExample: String {
    context.format.json(
      context.samples.errors(context.schema.resources.first?.document.errors ?? .basic))
  }
}

public struct APIResource: Sendable {
  let resource: Resource
  let context: APIContext
  let modelName: String
  public let requests: [APIRequest]
  let allEdges: [APIEdge]

  private var name: String { resource.type.value }
  public var type: String { context.format.name(name) }
  public var model: String { context.format.name(modelName) }
  public var anchor: String { context.resourceAnchors.anchor(of: name) }
  public var fileName: String { context.resourceAnchors.fileName(of: name) }
  public var node: APINode { context.node(of: name) }
  public var summary: String { context.format.summary(resource.description) }
  public var description: [String] { context.format.paragraphs(resource.description) }
  public var deprecation: APIDeprecation? { context.deprecation(resource.deprecated) }
  public var idType: String { context.idType(of: resource) }
  public var path: String { context.format.name(resource.path(of: .list)) }
  public var hasAddress: Bool { resource.hasAddress }
  /// The operations of a server: `list`, `get`, …; empty if the schema does not specify them.
  public var operations: [String] { resource.api.operations?.map(\.rawValue) ?? [] }
  public var attributes: [APIMember] { context.members(resource.attributes, anchor: anchor) }
  public var relationships: [APIRelationship] {
    resource.relationships.map { context.relationship($0, of: resource) }
  }
  public var links: [APIMember] { context.links(resource.links) }
  public var meta: [APIMember] { context.meta(resource.meta) }
  public var filters: [APIFilter] {
    resource.api.filters.map { APIFilter(filter: $0, context: context) }
  }
  public var sorts: [String] { resource.api.sorts.map { context.format.name($0.name.value) } }
  public var includes: [String] {
    if case .paths(let paths)? = resource.api.includes { context.texts(paths) } else { [] }
  }
  public var incoming: [APIArrow] { context.incoming(to: name) }
  public var outgoing: [APIArrow] {
    relationships.filter { $0.leadsToAny || !$0.targets.isEmpty }.map {
      APIArrow(end: $0, ends: $0.targets)
    }
  }
  public var documents: [APITarget] {
    context.schema.documents.filter { $0.data.types.contains { $0.value == name } }.map {
      APITarget($0.name.value, in: context.documentAnchors, context.format)
    }
  }
  public var edges: [APIEdge] {
    let node = node
    return allEdges.filter { $0.from == node || $0.to == node }
  }
  public var neighbours: [APINode] {
    ([node] + edges.flatMap { [$0.from, $0.to] }).uniqued()
  }
  public var example: String { context.format.json(context.samples.object(resource)) }

  public var notes: [String] {
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
}

extension Resource {
  var hasAddress: Bool {
    if let operations = api.operations, !operations.isEmpty { return true }
    return api.path != nil || !api.paths.isEmpty
  }
}

/// An attribute, a link, or a member of an object.
public struct APIMember: Sendable {
  let member: Member
  let context: APIContext
  /// The name, prefixed with the names of the enclosing objects: `address.street`, `owners[].name`.
  public let path: String
  public let anchor: String
  public let depth: Int

  public var name: String { context.format.name(member.name.value) }
  public var type: [APITypePart] { context.parts(of: member.type) }
  public var isOptional: Bool { member.isOptional }
  public var isNullable: Bool { member.isNullable }
  public var description: [String] { context.format.paragraphs(member.description) }
  public var deprecation: APIDeprecation? { context.deprecation(member.deprecated) }
  public var example: String? { member.example.map(context.format.name) }
  public var values: [APIValue] { context.values(of: member.type.inlineEnumeration) }
  public var hasOtherValues: Bool { member.type.inlineEnumeration?.isOpen == true }
  public var notes: [String] {
    var notes = context.access(member.access, member.creation)
    if member.isSensitive { notes.append("Secret") }
    return notes
      + context.notes([
        "Matches": member.pattern?.value, "Format": member.format?.value, "Since": member.since,
      ])
  }
}

public struct APITypePart: Sendable {
  public var text: String
  public var anchor: String?
}

public struct APIValue: Sendable {
  public var value: String
  public var description: String?
  public var deprecation: APIDeprecation?
}

/// The values of an enum; if there are many, only some are shown at first.
public struct APIValueList: Sendable {
  public var shown: [APIValue]
  public var hidden: [APIValue]
  public var hasOtherValues: Bool
  private static let longest = 12

  public init?(_ values: [APIValue], hasOtherValues: Bool = false) {
    guard !values.isEmpty else { return nil }
    shown = values.count > Self.longest ? Array(values.prefix(Self.longest - 2)) : values
    hidden = Array(values.dropFirst(shown.count))
    self.hasOtherValues = hasOtherValues
  }
}

public struct APIDeprecation: Sendable {
  public var message: String?
}

public struct APIRelationship: Sendable {
  let relationship: Relationship
  let context: APIContext
  public let anchor: String

  public var name: String { context.format.name(relationship.name.value) }
  public var isMany: Bool { relationship.cardinality == .many }
  public var isOptional: Bool { relationship.isOptional }
  public var isNullable: Bool { relationship.isNullable }
  public var leadsToAny: Bool { relationship.leadsToAny }
  public var targets: [APITarget] { relationship.targets.map { context.target($0.value) } }
  public var description: [String] { context.format.paragraphs(relationship.description) }
  public var deprecation: APIDeprecation? { context.deprecation(relationship.deprecated) }
  public var notes: [String] {
    var notes = context.access(relationship.access, relationship.creation)
    switch relationship.linkage {
    case .always: break
    case .included: notes.append("Has ids where it is included")
    case .never: notes.append("Links alone")
    }
    return notes
      + context.notes(["Inverse of": relationship.inverse?.value, "Since": relationship.since])
  }
}

public struct APITarget: Sendable {
  public let name: String
  public let anchor: String
  public let fileName: String

  init(_ name: String, in anchors: AnchorNames, _ format: TextFormat) {
    self.name = format.name(name)
    anchor = anchors.anchor(of: name)
    fileName = anchors.fileName(of: name)
  }
}

/// A relationship, seen from one of its ends.
public struct APIArrow: Sendable {
  let end: APIRelationship
  public let ends: [APITarget]

  public var relationship: String { end.name }
  public var anchor: String { end.anchor }
  public var isMany: Bool { end.isMany }
  public var leadsToAny: Bool { end.leadsToAny }
}

public struct APIEdge: Sendable {
  public var from: APINode
  public var to: APINode
  public var label: String
  public var isMany: Bool
}

public struct APINode: Sendable, Hashable {
  public var key: String
  public var label: String
}

public struct APIFilter: Sendable {
  let filter: ResourceAPI.Filter
  let context: APIContext

  public var name: String { context.format.name(filter.name.value) }
  public var type: [APITypePart] { context.type(of: filter) }
  public var operators: [String] { filter.operators.map { context.format.name($0.value) } }
}

public struct APIType: Sendable {
  let type: TypeDeclaration
  let context: APIContext

  private var target: APITarget {
    APITarget(type.name.value, in: context.typeAnchors, context.format)
  }
  private var enumeration: Enumeration? {
    if case .value(.enumeration(let enumeration)) = type.definition { enumeration } else { nil }
  }
  public var name: String { target.name }
  public var anchor: String { target.anchor }
  public var fileName: String { target.fileName }
  public var description: [String] { context.format.paragraphs(type.description) }
  public var deprecation: APIDeprecation? { context.deprecation(type.deprecated) }
  public var values: [APIValue] { context.values(of: enumeration) }
  public var hasOtherValues: Bool { enumeration?.isOpen == true }
  public var members: [APIMember] {
    switch type.definition {
    case .value(.object(let object)): context.members(object.members)
    case .links(let links, _): context.members(links.map(Member.init))
    default: []
    }
  }
  /// The kind of the type: `enum`, `object`, `links`, or the aliased type.
  public var kind: [APITypePart] {
    switch type.definition {
    case .value(.enumeration): [APITypePart(text: "enum")]
    case .links: [APITypePart(text: "links")]
    case .custom(let swiftType): [APITypePart(text: context.format.name(swiftType.value))]
    case let definition: definition.valueType.map(context.parts) ?? []
    }
  }
  public var notes: [String] {
    context.notes(["Matches": type.pattern?.value, "Format": type.format?.value])
  }
}

public struct APIDocument: Sendable {
  let document: Document
  let context: APIContext

  private var target: APITarget {
    APITarget(document.name.value, in: context.documentAnchors, context.format)
  }
  public var name: String { target.name }
  public var anchor: String { target.anchor }
  public var fileName: String { target.fileName }
  public var description: [String] { context.format.paragraphs(document.description) }
  public var deprecation: APIDeprecation? { context.deprecation(document.deprecated) }
  public var isMany: Bool { document.data.isMany == true }
  public var targets: [APITarget] { document.data.types.map { context.target($0.value) } }
  public var data: String? {
    switch document.data {
    case .none: "no primary data"
    case .any(let isMany, _):
      isMany ? "resource objects of any type" : "a resource object of any type"
    case .linkage(let resource, let relationship):
      "the ids of \(context.format.name("\(resource.value).\(relationship.value)"))"
    case .one, .many: nil
    }
  }
  public var includes: [String] { context.texts(document.include) }
  public var meta: [APIMember] { context.meta(document.meta) }
  public var links: [APIMember] { context.links(document.links) }
}
