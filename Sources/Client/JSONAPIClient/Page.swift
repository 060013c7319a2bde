import HTTPTypes
import JSONAPI
import JSONAPIQuery

/// A page of a collection: a sequence of its resources.
///
/// ```swift
/// let page = try await client.articles.list { $0.include(\.author).page(size: 20) }
/// for article in page {
///   print(article.title, article.author?.firstName ?? "not included")
/// }
/// let more = try await page.next()
/// ```
public struct Page<Description: ClientResource>: Sendable {
  /// The document.
  public let document: Description.ListDocument
  /// The resources, with their relationships resolved in the document.
  public let resources: [ResolvedResource<Description.Resource, Description.ListDocument>]
  /// The meta of the document.
  public let meta: Description.ListDocument.MetaType
  /// The links of the document.
  public let links: Description.ListDocument.LinksType
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  let place: PagePlace<Description>
  private let client: Client<Description.API>

  init(_ received: ReceivedResponse<Description.API>, origin: PageOrigin<Description>) throws {
    let (document, data) = try received.document(Description.ListDocument.self)
    let (pageLinks, lastCursor) = try received.wayOn(paging: Description.Paging.self)
    self.document = document
    resources = data.resolved(in: Description.ListDocument.self).primary
    meta = data.meta
    links = data.links
    http = received.response.head
    client = received.client
    place = PagePlace(
      origin: origin, url: received.url, links: pageLinks, lastCursor: lastCursor,
      count: resources.count, total: Description.total(in: data.meta))
  }

  /// The number of resources in the whole collection, if the response contains it.
  public var total: Int? { place.total }

  /// True if this page indicates that another one follows.
  public var hasNext: Bool { place.next != nil }

  /// Returns the next page; `nil` after the last one.
  ///
  /// - Throws: ``RequestError``, with the reason `incomplete` if this is the last page, but the pages had fewer
  ///   resources than ``total``.
  public func next() async throws -> Page? {
    try place.checkEnd(Description.API.Problem.self)
    return try await page(place.next)
  }

  /// Returns the previous page; `nil` before the first one, or if nothing leads there.
  public func previous() async throws -> Page? { try await page(place.previous) }

  /// Returns the first page; `nil` if nothing leads there.
  public func first() async throws -> Page? { try await page(place.first) }

  /// Returns the last page; `nil` if nothing leads there.
  public func last() async throws -> Page? { try await page(place.last) }

  /// Fetches the page again.
  public func reload() async throws -> Page { try await client.send(.page(place.origin)) }

  private func page(_ origin: PageOrigin<Description>?) async throws -> Page? {
    guard let origin else { return nil }
    return try await client.send(.page(origin))
  }
}

extension Page: Sequence, CustomStringConvertible {
  public func makeIterator()
    -> IndexingIterator<[ResolvedResource<Description.Resource, Description.ListDocument>]>
  {
    resources.makeIterator()
  }

  public var description: String {
    let count = "\(Description.jsonType): \(resources.count)" + (total.map { " of \($0)" } ?? "")
    return ([count] + map { "\($0)" }).joined(separator: "\n")
  }
}
