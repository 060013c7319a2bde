import HTTPTypes
import JSONAPI
import JSONAPIQuery

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the answers to a query: compound documents with what the query includes, only the fields that
/// it asks for, and links to pages.
///
/// ```swift
/// var responder = Responder(query, at: url)
/// responder.include(Person.self) { ids in try await people(with: ids) }
/// return try await responder.list(articles, total: count)
/// ```
///
/// Functions for included resources are called only if the query includes such, once for each level of
/// include paths. Each resource is in the document once.
public struct Responder<Description: ServerResource>: Sendable {
  /// The query.
  public let query: Query<Description>
  /// The URL of the request, without its query string.
  public let url: URL
  /// The `jsonapi` object of documents.
  public var apiDescription: UntypedAPIDescription? = UntypedAPIDescription(version: "1.1")

  private var loaders: [String: ResourceLoader] = [:]
  private var stock: [ResourceIdentity: OutgoingResource] = [:]

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
  /// - Parameter load: Returns the resources of ids, in any order. What it does not return is not
  ///   included.
  public mutating func include<Resource: IdentifiableResourceObjectType & Sendable>(
    _ type: Resource.Type,
    _ load: @escaping @Sendable ([Resource.Id]) async throws -> [Resource]
  ) {
    loaders[Resource.jsonType] = { identities in
      try await load(identities.map { try .id(identifier: $0) }).map { OutgoingResource($0) }
    }
  }

  /// Provides resources that the document can include, such as those of a joined table.
  public mutating func include<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>
  ) {
    for resource in resources.lazy.map({ OutgoingResource($0) }) {
      stock[resource.identity] = resource
    }
  }
}

extension Responder {
  /// Returns the answer with one resource, or with null.
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

  /// Returns the answer to a request that created a resource: 201, with its URL.
  ///
  /// - Parameter location: The URL of the resource; by default its id after the URL of the request.
  public func created<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resource: Resource, location: URL? = nil, meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    var response = try await one(resource, status: .created, meta: meta)
    let location = location ?? url.appendingPathComponent(resource.id.wireText)
    response.head.headerFields[.location] = location.absoluteString
    return response
  }

  /// Returns the answer to a request for a relationship: its linkage, with its links and meta.
  ///
  /// The query's include paths begin at the resource: `GET /articles/1/relationships/author?include=author`.
  public func relationship<
    Resource: IdentifiableResourceObjectType & Sendable, Name: RelationshipFieldName
  >(
    _ field: KeyPath<Description.Fields, Name>, of resource: Resource
  ) async throws -> ServerResponse where Resource.Description == Description {
    let resource = OutgoingResource(resource)
    let path = Description.Fields.field(field)._path
    guard let relationship = resource.relationships([path.name])[path.name] else {
      throw Problem(status: .notFound, detail: "The resource has no “\(path.name)”.")
    }
    var tree = IncludeTree(query.clauses.includes)
    tree.children = tree.children.filter { $0.key == path.queryName }
    // The resource itself is not in the document, so that it can be included.
    let document = try await document(
      .relationship(UntypedRelationship(encoding: relationship)), primary: [], from: [resource],
      tree: tree)
    return try ServerResponse(.ok, document)
  }

  /// Returns the answer with many resources and links to pages.
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
    from start: [OutgoingResource]? = nil, tree: IncludeTree? = nil
  ) async throws -> CompoundDocument {
    var inclusion = Inclusion(primary: primary, stock: stock, loaders: loaders)
    try await inclusion.walk(
      tree ?? IncludeTree(query.clauses.includes), from: start ?? primary)
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
