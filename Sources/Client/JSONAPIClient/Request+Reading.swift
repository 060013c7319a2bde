import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery

extension Client.Request {
  /// Returns the request for a page of a collection.
  public static func list<Description: ListableResource>(
    _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Page<Description>, Description.ListParents == Void {
    try .page(PageOrigin(query, of: .all(below: [:])))
  }

  /// Returns the request for a resource with an id.
  public static func get<Description: GettableResource>(
    _ id: Description.Resource.ID, _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where
    Description.API == API, Output == ResourceResponse<Description>, Description.GetParents == Void
  {
    try .one(.operation(.get, on: Description.self, id: id, below: [:]), query)
  }

  /// Returns the request for the resource at an address.
  static func one<Description: ClientResource>(
    _ target: @autoclosure () throws -> RequestTarget, _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == ResourceResponse<Description> {
    try Self(
      OperationName(.get, Description.self), .get, try target(),
      query: try query.parameters,
      read: { try ResourceResponse($0) })
  }

  /// Returns the request for a page.
  static func page<Description: ClientResource>(
    _ origin: PageOrigin<Description>
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Page<Description> {
    try Self(
      origin.operation, .get, try origin.target, query: try origin.parameters,
      read: { try Page($0, origin: origin) })
  }
}

extension PageOrigin.Collection {
  /// The collection of all resources of the type, or of all below parents.
  static func all(below parents: ParentIDs) -> Self {
    Self(operation: OperationName(.list, Description.self)) {
      try .operation(.list, on: Description.self, below: parents)
    }
  }
}

extension Client {
  /// Returns the resource at any link, such as one of a document: `client.get(ArticleDescription.self,
  /// at: link)`. A relative link is resolved against the base URL.
  public func get<Description: ClientResource>(
    _ type: Description.Type, at link: URL
  ) async throws -> ResourceResponse<Description> where Description.API == API {
    try await send(.one(.link(link)))
  }

  /// Returns the page at any link.
  public func list<Description: ListableResource>(
    _ type: Description.Type, at link: URL
  ) async throws -> Page<Description> where Description.API == API {
    try await send(
      .page(.link(link, in: nil, OperationName(.list, Description.self))))
  }
}
