import HTTPTypes
import JSONAPI
import JSONAPIQuery

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The document with the resources of several types that a relationship leads to.
public typealias RelatedListDocument<API: APIDefinition, Target: CodablePrimaryResource> = Document<
  ManyResourceBody<Target>, NoMetadata, NoLinks, API.AnyResource, NoAPIDescription, API.Problem
>

/// A page of the resources of several types that a relationship leads to: a sequence of them.
///
/// ```swift
/// let page = try await client.articles.related(id, \.attachments)
/// for attachment in page {
///   if let image = attachment.as(Image.self) { print(image.url) }
/// }
/// ```
public struct RelatedPage<API: APIDefinition, Target: ResourceUnion & Sendable>: Sendable {
  /// The document.
  public let document: RelatedListDocument<API, Target>
  /// The resources, with their relationships resolved in the document.
  public let resources: [ResolvedResource<Target, RelatedListDocument<API, Target>>]
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  private let links: PaginationLinks?
  private let url: URL
  private let operation: OperationName
  private let client: Client<API>

  init(_ answer: Answer<API>) throws {
    let (document, data) = try answer.document(RelatedListDocument<API, Target>.self)
    self.document = document
    resources = data.resolved(in: RelatedListDocument<API, Target>.self).primary
    http = answer.response.head
    links = try answer.pageLinks()
    url = answer.url
    operation = answer.operation
    client = answer.client
  }

  /// `true` if another page follows.
  public var hasNext: Bool { links?.next?.url != nil }

  /// Returns the page after this one, to which a link of the document leads; `nil` after the last.
  public func next() async throws -> RelatedPage? { try await page(at: links?.next?.url) }

  /// Returns the page before this one; `nil` before the first, or if no link leads there.
  public func previous() async throws -> RelatedPage? { try await page(at: links?.prev?.url) }

  private func page(at link: URL?) async throws -> RelatedPage? {
    guard let link else { return nil }
    return try await client.send(
      Client.Request(operation, .get, try .page(link, in: url, of: url.collectionPath)) {
        try RelatedPage($0)
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
  /// Returns a page of the resources that a to-many relationship to several types leads to:
  /// `GET /articles/1/attachments`.
  public func related<Field: ToManyFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>
  ) async throws -> RelatedPage<Description.API, Field.Target>
  where Field.Target: ResourceUnion & Sendable {
    let field = Description.Fields.field(field)
    return try await client.send(
      Client.Request(
        relatedOperation, .get, try relatedTarget(id, field)
      ) { try RelatedPage($0) })
  }
}
