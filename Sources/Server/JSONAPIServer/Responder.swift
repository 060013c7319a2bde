import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

/// Writes the responses to a query: compound documents with included resources, with only the requested fields, and
/// with pagination links.
///
/// ```swift
/// var responder = Responder(query, at: url)
/// responder.include(Person.self) { ids in try await people(with: ids) }
/// try responder.checkIncludes()
/// return try await responder.list(articles, total: count)
/// ```
///
/// The functions that load included resources are only called if the query includes such resources, once for each level
/// of the include paths. A document contains each resource once.
public struct Responder<Description: ServerResource>: Sendable {
  /// The query.
  public let query: Query<Description>
  /// The URL of the request, without its query string.
  public private(set) var url: URL
  /// The `jsonapi` object of documents.
  public var apiDescription: UntypedAPIDescription? = UntypedAPIDescription(version: "1.1")

  private var loaders: [String: ResourceLoader] = [:]
  private var stock: [ResourceIdentity: OutgoingResource] = [:]
  /// The resource types that can be loaded or were provided.
  private var provided: Set<String> = []

  /// Creates a responder for the query of a request.
  public init(_ query: Query<Description> = Query(), at url: URL) {
    self.query = query
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.percentEncodedQuery = nil
    components?.fragment = nil
    self.url = components?.url ?? url
  }

  /// Provides the resources of a type that the document can include.
  ///
  /// - Parameter load: Returns the resources with some ids, in any order. A resource that it does
  ///   not return is not included.
  public mutating func include<Resource: IdentifiableResourceObjectType & Sendable>(
    _ type: Resource.Type,
    _ load: @escaping @Sendable ([Resource.Id]) async throws -> [Resource]
  ) {
    provide(type) { ids, _ in try await load(ids) }
  }

  /// Provides the resources of a type that the document can include.
  ///
  /// ```swift
  /// responder.include(Comment.self) { ids, query in
  ///   try await comments(with: ids, joiningAuthors: query.includes(\.author))
  /// }
  /// ```
  ///
  /// - Parameter load: Returns the resources with some ids, in any order. The query has the include paths that continue
  ///   from these resources, and the fields that the request asks for.
  public mutating func include<Resource: IdentifiableResourceObjectType & Sendable>(
    _ type: Resource.Type,
    _ load:
      @escaping @Sendable ([Resource.Id], Query<Resource.Description>) async throws -> [Resource]
  ) where Resource.Description: ServerResource {
    let fields = query.clauses.fields
    provide(type) { ids, tree in
      var query = Query<Resource.Description>()
      query.clauses.includes = tree.paths
      query.clauses.fields = fields
      return try await load(ids, query)
    }
  }

  private mutating func provide<Resource: IdentifiableResourceObjectType & Sendable>(
    _ type: Resource.Type,
    _ load: @escaping @Sendable ([Resource.Id], IncludeTree) async throws -> [Resource]
  ) {
    provided.insert(Resource.jsonType)
    loaders[Resource.jsonType] = { identities, tree in
      try await load(identities.map { try .id(identifier: $0) }, tree).map { OutgoingResource($0) }
    }
  }

  /// Provides resources that the document can include, such as those of a joined table.
  public mutating func include<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>
  ) {
    provided.insert(Resource.jsonType)
    for resource in resources.lazy.map({ OutgoingResource($0) }) {
      stock[resource.identity] = resource
    }
  }
}

// MARK: Checks

extension Responder {
  /// Throws ``Problems`` with the status 400 if the query includes resources that the responder cannot load.
  ///
  /// Every response makes this check. Call it before a request changes something, so that a request that
  /// fails has changed nothing.
  public func checkIncludes() throws {
    try Problems.check(
      missing(query.clauses.includes).map { path in
        .parameter("include", "“\(path)” cannot be included here.")
      })
  }

  /// Throws ``MissingLoaders`` if the schema lists or limits include paths, and the responder cannot load the resources
  /// that they lead to. Call it when the server starts.
  public func checkLoaders() throws {
    var paths: [String] = []
    switch Description.includes {
    case .any: return
    case .paths(let listed): paths = listed
    case .depth(let depth):
      var tables = FieldTables()
      var level = [("", tables[Description.self])]
      var seen: Set<String> = []
      for _ in 0..<max(0, depth) {
        var next: [(String, FieldTable)] = []
        for (prefix, owner) in level {
          // A relationship has the same result on every path, so one check is
          // enough. Schemas have cycles.
          for name in owner.relationshipNames where seen.insert("\(owner.type).\(name)").inserted {
            paths.append(prefix + name)
            next += tables.targets(of: name, in: [owner]).map { ("\(prefix)\(name).", $0) }
          }
        }
        level = next
      }
    }
    let missing = missing(paths)
    guard missing.isEmpty else { throw MissingLoaders(type: Description.jsonType, paths: missing) }
  }

  /// Returns the include paths that lead to resources that cannot be loaded.
  private func missing(_ paths: [String]) -> [String] {
    var tables = FieldTables()
    return paths.filter { path in
      var owners = [tables[Description.self]]
      return path.split(separator: ".").contains { step in
        owners = tables.targets(of: String(step), in: owners)
        return !owners.allSatisfy { provided.contains($0.type) }
      }
    }
  }
}

// MARK: Responses

extension Responder {
  /// Returns the response with one resource or with null.
  public func one<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resource: Resource?, status: HTTPResponse.Status = .ok,
    meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    let resources = resource.map { [OutgoingResource($0)] } ?? []
    var document = try await document(.one(resources.first), primary: resources)
    document.links["self"] = try link(query)
    document.meta = meta
    return try ServerResponse(status, document)
  }

  /// Returns the response to a request that created a resource: 201, with its URL.
  ///
  /// - Parameter location: The URL of the resource; by default its id after the URL of the request.
  public func created<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resource: Resource, location: URL? = nil, meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    let location = location ?? self.url(ofId: resource.id.wireText)
    // The document is that of the new resource, not that of the collection.
    var responder = self
    responder.url = location
    var response = try await responder.one(resource, status: .created, meta: meta)
    response.head.headerFields[.location] = location.absoluteString
    return response
  }

  /// Returns the URL of a resource of the collection, with an id that may have any characters.
  private func url(ofId id: String) -> URL {
    var text = Array("\(url.absoluteString)/".utf8)
    text.appendEncoded(id)
    return URL(string: String(decoding: text, as: UTF8.self)) ?? url
  }

  /// Returns the response to a request for a relationship: its linkage, with its links and meta.
  ///
  /// The query's include paths begin with the relationship:
  /// `GET /articles/1/relationships/author?include=author`. Throws ``Problems`` with the status 400 if one
  /// begins with another.
  public func relationship<
    Resource: IdentifiableResourceObjectType & Sendable, Name: RelationshipFieldName
  >(
    _ field: KeyPath<Description.Fields, Name>, of resource: Resource
  ) async throws -> ServerResponse where Resource.Description == Description {
    let resource = OutgoingResource(resource)
    let path = Description.Fields.field(field)._path
    let tree = IncludeTree(query.clauses.includes)
    if let other = tree.paths.first(where: { $0.prefix { $0 != "." } != path.queryName }) {
      throw Problem.parameter(
        "include",
        "“\(other)” cannot be included here, only paths that begin with “\(path.queryName)”.")
    }
    let found = resource.relationships([path.name])[path.name]
    guard var relationship = try found.map({ try UntypedRelationship(encoding: $0) }),
      relationship.data != nil
    else {
      throw Problem(status: .notFound, detail: "The resource has no “\(path.name)”.")
    }
    if relationship.links["self"] == nil { relationship.links["self"] = .string(try link(query)) }
    // The resource itself is not in the document, so that it can be included.
    let document = try await document(
      .relationship(relationship), primary: [], from: [resource])
    return try ServerResponse(.ok, document)
  }

  /// Returns the response with many resources and links to pages.
  func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>, links: [String: String?],
    meta: (any Encodable & Sendable)?
  ) async throws -> ServerResponse where Resource.Description == Description {
    let resources = resources.map { OutgoingResource($0) }
    var document = try await document(.many(resources), primary: resources)
    document.links = links
    document.links["self"] = try link(query)
    document.meta = meta
    return try ServerResponse(.ok, document)
  }

  /// Returns the URL of a query.
  func link(_ query: Query<Description>) throws -> String {
    let text = try query.text
    return url.absoluteString + (text.isEmpty ? "" : "?" + text)
  }

  private func document(
    _ data: CompoundDocument.PrimaryData, primary: [OutgoingResource],
    from start: [OutgoingResource]? = nil
  ) async throws -> CompoundDocument {
    try checkIncludes()
    var inclusion = Inclusion(primary: primary, stock: stock, loaders: loaders)
    try await inclusion.walk(IncludeTree(query.clauses.includes), from: start ?? primary)
    var document = CompoundDocument(data: data)
    // A query with `include` has a compound document, even if nothing is included.
    document.included = query.asksForIncludes ? inclusion.included : nil
    document.fields = fieldNames(of: primary + inclusion.included)
    document.apiDescription = apiDescription
    return document
  }

  /// Returns the names in JSON of the fields to write, by resource type.
  private func fieldNames(of resources: [OutgoingResource]) -> [String: Set<String>] {
    guard !query.clauses.fields.isEmpty else { return [:] }
    var names: [String: Set<String>] = [:]
    for resource in resources {
      let type = resource.identity.type
      guard names[type] == nil, let fields = query.clauses.fields[type],
        let table = resource.description.map(FieldTable.init)
      else { continue }
      names[type] = Set(fields.compactMap { table[query: $0]?._path.name })
    }
    return names
  }
}

extension Query {
  fileprivate var asksForIncludes: Bool {
    clauses.order.contains { if case .includes = $0 { true } else { false } }
  }
}
