import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery

/// A document with the related resources of a polymorphic to-many relationship.
public typealias RelatedListDocument<API: APIDefinition, Target: CodablePrimaryResource> = Document<
  ManyResourceBody<Target>, NoMetadata, NoLinks, API.AnyResource, NoAPIDescription, API.Problem
>

/// A page of the related resources of a polymorphic to-many relationship: a sequence of them.
///
/// ```swift
/// let page = try await client.articles.related(id, \.attachments)
/// for attachment in page {
///   if let image = attachment.as(Image.self) { print(image.url) }
/// }
/// ```
public struct RelatedPage<API: APIDefinition, Target: ResourceEnum & Sendable>: Sendable {
  /// The document.
  public let document: RelatedListDocument<API, Target>
  /// The resources, with their relationships resolved in the document.
  public let resources: [ResolvedResource<Target, RelatedListDocument<API, Target>>]
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  private let links: PaginationLinks?
  fileprivate let url: URL
  /// The path that further pages must not leave.
  private let collection: String
  private let operation: OperationName
  fileprivate let client: Client<API>

  init(_ received: ReceivedResponse<API>, collection: String? = nil) throws {
    let (document, data) = try received.document(RelatedListDocument<API, Target>.self)
    self.document = document
    resources = data.resolved(in: RelatedListDocument<API, Target>.self).primary
    http = received.response.head
    links = try received.pageLinks()
    url = received.url
    self.collection = collection ?? received.url.collectionPath
    operation = received.operation
    client = received.client
  }

  /// True if another page follows.
  public var hasNext: Bool { links?.next?.url != nil }

  /// Returns the next page, by the link in the document; `nil` after the last one.
  public func next() async throws -> RelatedPage? { try await page(at: links?.next?.url) }

  /// Returns the previous page; `nil` before the first one, or if no link leads there.
  public func previous() async throws -> RelatedPage? { try await page(at: links?.prev?.url) }

  private func page(at link: URL?) async throws -> RelatedPage? {
    guard let link else { return nil }
    return try await client.send(
      Client.Request(operation, .get, try .page(link, in: url, of: collection)) {
        try RelatedPage($0, collection: collection)
      })
  }
}

extension RelatedPage: Sequence {
  public func makeIterator()
    -> IndexingIterator<[ResolvedResource<Target, RelatedListDocument<API, Target>>]>
  {
    resources.makeIterator()
  }
}

extension Endpoint where Description.RelatedParents == Parents {
  /// Returns a page of the related resources of a polymorphic to-many relationship:
  /// `GET /articles/1/attachments`.
  ///
  /// - Parameter query: The parameters of the query. The types have no common vocabulary for them.
  public func related<Field: ToManyFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>,
    query: [QueryParameter] = []
  ) async throws -> RelatedPage<Description.API, Field.Target>
  where Field.Target: ResourceEnum & Sendable {
    let field = Description.Fields.field(field)
    return try await client.send(
      Client.Request(relatedOperation, .get, try relatedTarget(id, field), query: query) {
        try RelatedPage($0)
      })
  }

  /// Returns a page of the related resources of a polymorphic to-many relationship, from the link in the resource or
  /// otherwise the default address.
  public func related<Field: ToManyFieldName>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, Field>,
    query: [QueryParameter] = []
  ) async throws -> RelatedPage<Description.API, Field.Target>
  where Field.Target: ResourceEnum & Sendable {
    let field = Description.Fields.field(field)
    return try await client.send(
      Client.Request(relatedOperation, .get, try relatedTarget(of: resource, field), query: query) {
        try RelatedPage($0)
      })
  }

  /// Returns the related resources of a polymorphic to-many relationship: from the document if it has all of them,
  /// otherwise from the server, page after page.
  ///
  /// - Parameter query: The parameters of the query to the server, which is not sent if the document has all resources.
  public func load<Field: ToManyFieldName, Document>(
    _ field: KeyPath<Description.Fields, Field>,
    of resource: ResolvedResource<Description.Resource, Document>, query: [QueryParameter] = []
  ) async throws -> [Field.Target] where Field.Target: Relatable & ResourceEnum & Sendable {
    if let known = try known(Description.Fields.field(field), of: resource) { return known }
    var loaded: [Field.Target] = []
    var way = PageWay()
    var next: RelatedPage? = try await related(of: resource.resourceObject, field, query: query)
    while let page = next {
      try RequestError<Description.API.Problem>.making(relatedOperation) {
        try way.add(page.url, isEmpty: page.resources.isEmpty)
      }
      loaded += page.resources.map(\.resourceObject)
      next = try await page.next()
    }
    return loaded
  }
}
