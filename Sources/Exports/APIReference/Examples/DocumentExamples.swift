import Diagnostics
import ResourceSchema

/// Writes example documents: linked resource objects with a value for every member.
///
/// The resources on include paths are included, and have the ids that relationships refer to. The
/// output only depends on the schema.
public struct DocumentExamples: Sendable {
  private let schema: Schema
  private let values: ExampleValues
  private let isComplete: Bool

  public enum Extent: Sendable {
    case all
    /// All members except optional ones with values that only Swift code can determine.
    case known
    case required
  }

  public init(_ schema: Schema, _ extent: Extent = .all) {
    self.schema = schema
    isComplete = extent != .required
    values = ExampleValues(schema, extent)
  }

  /// Returns the examples of all documents with their file names: the documents that the schema
  /// declares, and `articles.json` for each resource type without one.
  public func files() -> [(path: String, text: String)] {
    let named = schema.documents.map { document in
      (path: "\(document.name.value).json", text: example(of: document).text)
    }
    var taken = Set(named.map { $0.path.lowercased() })
    let others = schema.resources.compactMap { resource -> (path: String, text: String)? in
      let name = resource.type.value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
      let path = String(name) + ".json"
      guard taken.insert(path.lowercased()).inserted else { return nil }
      return (path, example(of: Document(of: resource, isMany: false)).text)
    }
    return named + others
  }

  public func errors(_ type: Document.Errors) -> JSONTree {
    let error: JSONTree =
      switch type {
      case .named(let name): values.value(ofTypeNamed: name.value)
      case .basic, .unknown: Self.basicError
      }
    return .object(["errors": .array([error])])
  }

  private static let basicError = JSONTree.object([
    "status": .string("422"), "title": .string("Invalid attribute"),
    "detail": .string("The title is empty."),
    "source": .object(["pointer": .string("/data/attributes/title")]),
  ])

  public func example(of document: Document) -> JSONTree {
    var roots = document.data.types.compactMap { schema.resource(ofType: $0.value) }
    switch document.data {
    case .none, .many: break
    // A document with one of several types has the first of them.
    case .one: roots = Array(roots.prefix(1))
    case .any: roots = Array(schema.resources.prefix(1))
    case .linkage(let type, _): roots = schema.resource(ofType: type.value).map { [$0] } ?? []
    }
    var data: JSONTree? = document.data.isMany.map { isMany in
      isMany ? .array(roots.map(object)) : roots.first.map(object) ?? .null
    }
    if case .linkage(_, let name) = document.data {
      data = roots.first?.relationships.first { $0.name.value == name.value }.map(linkage) ?? .null
    }
    let included = included(document.include, from: roots)
    return .object([
      "data": data, "included": included.isEmpty ? nil : .array(included.map(object)),
      "links": links(document.links, path: ""), "meta": meta(document.meta),
      "jsonapi": object(of: document.apiDescription),
    ])
  }

  private func object(of apiDescription: Document.APIDescription) -> JSONTree? {
    switch apiDescription {
    case .none: nil
    case .version: .object(["version": .string("1.1")])
    case .meta(let meta): .object(["version": .string("1.1"), "meta": self.meta(meta)])
    }
  }

  /// The resources on include paths, each once, without those that are primary data.
  private func included(_ paths: [IncludePath], from roots: [Resource]) -> [Resource] {
    var seen = Set(roots.map(\.type.value))
    var found: [Resource] = []
    for path in paths {
      var current = roots
      for step in path.relationships {
        current = current.flatMap { owner in
          owner.relationships.filter { $0.name.value == step.value }
            .flatMap { targets(of: $0) }
        }
        found += current.filter { seen.insert($0.type.value).inserted }
      }
    }
    return found
  }

  private func targets(of relationship: Relationship) -> [Resource] {
    if relationship.leadsToAny { return Array(schema.resources.prefix(1)) }
    let resources = relationship.targets.compactMap { schema.resource(ofType: $0.value) }
    return relationship.cardinality == .many ? resources : Array(resources.prefix(1))
  }

  private func path(of resource: Resource) -> String {
    let path = resource.path(of: .get)
    let parents = ResourceAPI.Route.get.parents(in: path).map {
      ($0, schema.parent($0, of: resource))
    }
    return self.path(path, parents + [("id", resource)])
  }

  public func path(_ path: String, _ parameters: [(name: String, owner: Resource?)]) -> String {
    parameters.reduce(into: path) { path, parameter in
      let id = parameter.owner.map { values.id(of: $0) } ?? "1"
      path = path.replacing("{\(parameter.name)}", with: id)
    }
  }

  public func request(_ resource: Resource, isNew: Bool) -> JSONTree {
    let attributes = resource.attributes.filter { $0.access.isSettable(isNew: isNew, $0.creation) }
    let relationships = resource.relationships.filter {
      $0.access.isSettable(isNew: isNew, $0.creation) && $0.cardinality != nil
        && $0.linkage != .never
    }.map {
      JSONTree.Member($0.name.value, .object([.init("data", linkage(of: $0))]))
    }
    let hasId = !isNew || resource.api.clientIds == .required
    return .object([
      "type": .string(resource.type.value),
      "id": hasId ? .string(values.id(of: resource)) : nil,
      "attributes": attributes.isEmpty ? nil : values.object(attributes, areSent: true),
      "relationships": relationships.isEmpty ? nil : .object(relationships),
    ])
  }

  public func related(_ relationship: Relationship) -> JSONTree {
    let objects = targets(of: relationship).map(object)
    return relationship.cardinality == .many ? .array(objects) : objects.first ?? .null
  }

  public func object(_ resource: Resource) -> JSONTree {
    let path = "/" + path(of: resource)
    let attributes = resource.attributes.filter { $0.access != .writeOnly }
    let relationships = resource.relationships.filter {
      $0.access != .writeOnly && (isComplete || !$0.isOptional)
    }.map { relationship in
      let name = relationship.name.value
      let hasData = relationship.cardinality != nil && relationship.linkage != .never
      return JSONTree.Member(
        name,
        .object([
          "data": hasData ? linkage(of: relationship) : nil,
          "links": links(
            relationship.links, path: "\(path)/relationships/\(name)", related: "\(path)/\(name)"),
          "meta": meta(relationship.meta),
        ]))
    }
    return identifier(of: resource)
      + .object([
        "attributes": attributes.isEmpty ? nil : values.object(attributes),
        "relationships": relationships.isEmpty ? nil : .object(relationships),
        "links": links(resource.links, path: path), "meta": meta(resource.meta),
      ])
  }

  private func meta(_ meta: MetaDeclaration?) -> JSONTree? {
    isComplete || meta?.isOptional == false ? meta.map(values.meta) : nil
  }

  private func identifier(of resource: Resource) -> JSONTree {
    .object(["type": .string(resource.type.value), "id": .string(values.id(of: resource))])
  }

  public func linkage(of relationship: Relationship) -> JSONTree {
    let identifiers = targets(of: relationship).map { resource in
      identifier(of: resource) + .object(["meta": meta(relationship.idMeta)])
    }
    return relationship.cardinality == .many ? .array(identifiers) : identifiers.first ?? .null
  }

  private func links(
    _ declaration: LinksDeclaration?, path: String, related: String? = nil
  ) -> JSONTree? {
    guard let declaration, isComplete || !declaration.isOptional else { return nil }
    let hasAll = isComplete || declaration.content == .pagination
    return .object(
      schema.members(of: declaration).filter { hasAll || !$0.isOptional }.map { member in
        let name = member.name.value
        let end = name == "self" ? path : name == "related" ? related ?? path : "\(path)/\(name)"
        let url = JSONTree.string("https://example.com\(end)")
        return .init(
          name,
          member.meta.map { .object(["href": url, "meta": values.meta($0)]) } ?? url)
      })
  }
}
