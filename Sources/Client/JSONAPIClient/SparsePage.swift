import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// A page of a collection, with only some fields of each resource: a sequence of resources.
public struct SparsePage<Description: ClientResource>: Sendable {
  /// The resources.
  public let resources: [Sparse<Description>]
  /// The document as it was sent.
  public let document: UntypedDocument
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  private let place: PagePlace<Description>
  private let query: SparseQuery<Description>
  private let client: Client<Description.API>

  init(
    _ received: ReceivedResponse<Description.API>, origin: PageOrigin<Description>,
    query: SparseQuery<Description>
  ) throws {
    document = try received.decode(UntypedDocument.self)
    let (pageLinks, lastCursor) = try received.wayOn(paging: Description.Paging.self)
    resources = try received.sparse(document, query)
    http = received.response.head
    self.query = query
    client = received.client
    let meta = try? JSONAPIDecoder().decode(
      Description.ListDocument.MetaType.self, from: JSONAPIEncoder().encode(document.meta))
    place = PagePlace(
      origin: origin, url: received.url, links: pageLinks, lastCursor: lastCursor,
      count: resources.count, total: meta.flatMap { Description.total(in: $0) })
  }

  /// The number of resources in the whole collection, if the response contains it.
  public var total: Int? { place.total }

  /// Returns the next page; `nil` after the last one.
  ///
  /// - Throws: ``RequestError``, with the reason `incomplete` if this is the last page, but the pages had fewer
  ///   resources than the total.
  public func next() async throws -> SparsePage? {
    guard let origin = place.next else {
      try place.checkEnd(Description.API.Problem.self)
      return nil
    }
    return try await client.send(.page(origin, query))
  }
}

extension SparsePage: Sequence {
  public func makeIterator() -> IndexingIterator<[Sparse<Description>]> {
    resources.makeIterator()
  }
}

extension Client.Request {
  /// Returns the request for a page of sparse resources.
  public static func list<Description: ListableResource>(
    _ query: SparseQuery<Description>
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == SparsePage<Description>, Description.ListParents == Void {
    try .page(PageOrigin(query, of: .all(below: [:])), query)
  }

  /// Returns the request for a sparse resource.
  public static func get<Description: GettableResource>(
    _ id: Description.Resource.ID, _ query: SparseQuery<Description>
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Sparse<Description>, Description.GetParents == Void {
    try .one(.operation(.get, on: Description.self, id: id, below: [:]), query)
  }

  fileprivate static func one<Description: ClientResource>(
    _ target: @autoclosure () throws -> RequestTarget, _ query: SparseQuery<Description>
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Sparse<Description> {
    try Self(
      OperationName(.get, Description.self), .get, try target(), query: try query.parameters
    ) { received in
      let document = try received.decode(UntypedDocument.self)
      guard let resource = try received.sparse(document, query).first else {
        throw received.error(.empty)
      }
      return resource
    }
  }

  fileprivate static func page<Description: ClientResource>(
    _ origin: PageOrigin<Description>, _ query: SparseQuery<Description>
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == SparsePage<Description> {
    try Self(
      origin.operation, .get, try origin.target, query: try origin.parameters,
      read: { try SparsePage($0, origin: origin, query: query) })
  }
}

extension Endpoint where Description: ListableResource, Description.ListParents == Parents {
  /// Returns a page of the collection with some fields of each resource.
  ///
  /// ```swift
  /// let page = try await client.articles.list { $0.fields(\.title, \.createdAt) }
  /// ```
  public func list(
    _ build: (Query<Description>) -> SparseQuery<Description>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> SparsePage<Description> {
    let query = build(Query())
    return try await client.send(.page(PageOrigin(query, of: .all(below: parents)), query))
  }
}

extension Endpoint where Description: GettableResource, Description.GetParents == Parents {
  /// Returns some fields of the resource with an id.
  public func get(
    _ id: Description.Resource.ID,
    _ build: (Query<Description>) -> SparseQuery<Description>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Sparse<Description> {
    try await client.send(
      .one(.operation(.get, on: Description.self, id: id, below: parents), build(Query())))
  }
}
