import JSONAPI
import JSONAPIQuery

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Client.Request {
  /// Returns the request for a page of a collection.
  public static func list<Description: ListableResource>(
    _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Page<Description> {
    try .page(PageOrigin(query, of: .all))
  }

  /// Returns the request for a resource with an id.
  public static func get<Description: GettableResource>(
    _ id: Description.Resource.ID, _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == One<Description> {
    try .one(.resource(id, of: Description.self), query)
  }

  /// Returns the request for the resource at any address.
  static func one<Description: ClientResource>(
    _ target: @autoclosure () throws -> RequestTarget, _ query: Query<Description> = Query()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == One<Description> {
    try Self(
      OperationName(Description.collectionName, "get"), .get, try target(),
      query: try query.parameters,
      read: { try One($0) })
  }

  /// Returns the request for a page of any origin.
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
  /// All resources of the type.
  static var all: Self {
    Self(
      operation: OperationName(Description.collectionName, "list"),
      target: .collection(Description.path))
  }
}

extension RequestTarget {
  /// The address of a resource.
  static func resource<Description: ClientResource>(
    _ id: Description.Resource.ID, of type: Description.Type
  ) throws -> RequestTarget {
    try .collection(Description.path, id.addressText)
  }

  /// The address of what a relationship leads to.
  static func related<Description: ClientResource>(
    _ id: Description.Resource.ID, _ field: some RelationshipFieldName, of type: Description.Type
  ) throws -> RequestTarget {
    try .collection(Description.path, id.addressText, field._path.name)
  }
}

extension Client {
  /// Returns the resource at any link, such as one of a document: `client.get(ArticleDescription.self,
  /// at: link)`. A relative link is resolved against the base URL.
  public func get<Description: ClientResource>(
    _ type: Description.Type, at link: URL
  ) async throws -> One<Description> where Description.API == API {
    try await send(.one(.link(link)))
  }

  /// Returns the page at any link.
  public func list<Description: ListableResource>(
    _ type: Description.Type, at link: URL
  ) async throws -> Page<Description> where Description.API == API {
    try await send(
      .page(.link(link, in: nil, OperationName(Description.collectionName, "list"))))
  }
}
