import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

/// The query or link that a page is requested with.
enum PageOrigin<Description: ClientResource>: Sendable {
  /// A query of a collection. `offset` is the number of resources before the page, if it is known.
  case query(any QueryBuilding<Description>, of: Collection, offset: Int?)
  /// A link in a document. `offset` is the number of resources before the page, if it is known. If the link comes from
  /// another page, `collection` is the path that it must not leave.
  case link(URL, in: URL?, OperationName, offset: Int? = nil, collection: String? = nil)

  /// A collection: all resources of a type, or those related to another resource.
  struct Collection: Sendable {
    let operation: OperationName
    let target: @Sendable () throws -> RequestTarget
  }

  /// Creates the origin of the page that a query requests.
  init(_ query: any QueryBuilding<Description>, of collection: Collection) {
    let offset: Int? =
      switch query.clauses.page ?? Description.Paging.firstPage {
      case .number(1, _), .cursor(nil, nil, _), .size, nil: 0
      case .number(let number, let size):
        (size ?? Description.Paging.defaultSize).flatMap { size in
          let (product, overflow) = size.multipliedReportingOverflow(by: number - 1)
          return overflow ? nil : product
        }
      case .offset(let offset, _): offset
      case .cursor: nil
      }
    self = .query(query, of: collection, offset: offset)
  }

  var operation: OperationName {
    switch self {
    case .query(_, let collection, _): collection.operation
    case .link(_, _, let operation, _, _): operation
    }
  }

  var target: RequestTarget {
    get throws {
      switch self {
      case .query(_, let collection, _): try collection.target()
      case .link(let link, let document, _, _, let collection):
        try .page(link, in: document, of: collection)
      }
    }
  }

  fileprivate var offset: Int? {
    switch self {
    case .query(_, _, let offset), .link(_, _, _, let offset, _): offset
    }
  }

  var parameters: [QueryParameter] {
    get throws {
      switch self {
      case .query(let query, _, _): try query.parameters
      case .link: []
      }
    }
  }
}

/// A page of a collection, with the ways to the other pages: the pagination links, if the document has any, otherwise
/// the rules of the paging style.
struct PagePlace<Description: ClientResource>: Sendable {
  let origin: PageOrigin<Description>
  /// The address of the page.
  let url: URL
  /// The pagination links; `nil` if the document has none.
  let links: PaginationLinks?
  /// The cursor of the last resource.
  let lastCursor: String?
  /// The number of resources on the page.
  let count: Int
  /// The number of resources in the whole collection.
  let total: Int?

  /// The number of resources up to the end of the page, if it is known.
  private var end: Int? { origin.offset.map { $0 + count } }

  /// Throws if this is the last page, but the pages had fewer resources than the collection.
  func checkEnd<Problem: JSONAPIError>(_ problem: Problem.Type) throws(RequestError<Problem>) {
    guard next == nil, let total, let end, end < total else { return }
    throw RequestError(.incomplete(count: end, total: total), in: origin.operation)
  }

  var next: PageOrigin<Description>? {
    if let links { return link(links.next, offset: end) }
    guard case .query(let query, _, let offset) = origin, count > 0 else { return nil }
    if let total {
      if let offset, offset + count >= total { return nil }
    } else if let size = size(of: query), count < size {
      return nil
    }
    switch query.clauses.page ?? Description.Paging.firstPage {
    case .number(let number, let size):
      return page(.number(number + 1, size: size), offset: offset.map { $0 + count })
    case .offset(let offset, let limit):
      return page(.offset(offset + count, limit: limit), offset: offset + count)
    case .cursor(_, nil, let size):
      guard let lastCursor else { return nil }
      return page(
        .cursor(after: lastCursor, before: nil, size: size), offset: offset.map { $0 + count })
    case .cursor, .size, nil: return nil
    }
  }

  var previous: PageOrigin<Description>? {
    if let links { return link(links.prev) }
    guard case .query(let query, _, _) = origin else { return nil }
    switch query.clauses.page ?? Description.Paging.firstPage {
    case .number(let number, let size) where number > 1:
      return page(.number(number - 1, size: size))
    case .offset(let offset, let limit) where offset > 0:
      let size = limit ?? Description.Paging.defaultSize ?? count
      return page(.offset(max(offset - size, 0), limit: limit))
    default: return nil
    }
  }

  var first: PageOrigin<Description>? {
    if let links { return link(links.first, offset: 0) }
    guard case .query(let query, _, _) = origin else { return nil }
    switch query.clauses.page ?? Description.Paging.firstPage {
    case .number(_, let size): return page(.number(1, size: size))
    case .offset(_, let limit): return page(.offset(0, limit: limit))
    case .cursor(_, _, let size): return page(.cursor(after: nil, before: nil, size: size))
    case .size, nil: return origin
    }
  }

  var last: PageOrigin<Description>? {
    if let links { return link(links.last) }
    guard case .query(let query, _, _) = origin, let total, let size = size(of: query), size > 0
    else { return nil }
    let pagesBefore = max(total - 1, 0) / size
    switch query.clauses.page ?? Description.Paging.firstPage {
    case .number(_, let size): return page(.number(pagesBefore + 1, size: size))
    case .offset(_, let limit): return page(.offset(pagesBefore * size, limit: limit))
    default: return nil
    }
  }

  /// Returns the number of resources on a page that is not the last, if it is known.
  private func size(of query: any QueryBuilding<Description>) -> Int? {
    guard let size = query.clauses.page?.size ?? Description.Paging.defaultSize else { return nil }
    return min(size, Description.Paging.maximumSize ?? size)
  }

  private func link(
    _ link: NullableLink<URL, NoMetadata>?, offset: Int? = nil
  ) -> PageOrigin<Description>? {
    let collection =
      if case .link(_, _, _, _, let collection?) = origin { collection } else {
        url.collectionPath
      }
    return link?.url.map {
      .link($0, in: url, origin.operation, offset: offset, collection: collection)
    }
  }

  private func page(_ page: PageRequest, offset: Int? = nil) -> PageOrigin<Description>? {
    guard case .query(let query, let collection, _) = origin else { return nil }
    let next = query.with(page: page)
    guard let offset else { return PageOrigin(next, of: collection) }
    return .query(next, of: collection, offset: offset)
  }
}

extension RequestTarget {
  /// Returns the target of a link to another page.
  ///
  /// - Throws: ``ExchangeError`` with the reason `strayLink` if the link leaves the path of the collection.
  static func page(_ link: URL, in document: URL?, of collection: String?) throws -> RequestTarget {
    if let document, let collection,
      let path = URL(string: link.relativeString, relativeTo: document)?.collectionPath,
      path != collection, !path.hasPrefix(collection + "/")
    {
      throw ExchangeError(.strayLink(link, collection: collection))
    }
    return .link(link, in: document)
  }
}

extension URL {
  /// The path, without a slash at its end.
  var collectionPath: String {
    var path = absoluteURL.path(percentEncoded: false)
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// The number of empty pages in a row after which a collection is considered endless.
let emptyPageLimit = 100

/// The pages visited through links. Detects loops of links, and endless empty pages.
struct PageWay {
  private var visited: Set<URL> = []
  private var emptyPages = 0

  // Not generic: with typed throws, Swift 6.3's optimizer crashes on a generic function with these parameters.
  mutating func add(_ url: URL, isEmpty: Bool) throws(ExchangeError) {
    guard visited.insert(url).inserted else { throw ExchangeError(.pageLoop(url)) }
    emptyPages = isEmpty ? emptyPages + 1 : 0
    if emptyPages > emptyPageLimit { throw ExchangeError(.emptyPages(emptyPageLimit)) }
  }
}

/// The pagination links of a page. They are read separately, because a document
/// type need not have links.
struct WayOn: ModelDecodable {
  /// The pagination links; `nil` if the document has none.
  var links: PaginationLinks?

  init(from reader: inout ModelReader) throws {
    var links: PaginationLinks?
    try reader.readMembers { reader, name in
      guard name.matches("links"), links == nil, reader.isAtObject else { return false }
      links = try reader.read(PaginationLinks?.self)
      return true
    }
    self.links = links.flatMap(Self.leadingToPages)
  }

  /// Treats `links` that are not an object, such as an empty array, as absent.
  init(from decoder: any Decoder) throws {
    do {
      let members = try decoder.container(keyedBy: Key.self)
      let isObject = (try? members.nestedContainer(keyedBy: Key.self, forKey: .links)) != nil
      links =
        isObject
        ? Self.leadingToPages(try members.decode(PaginationLinks.self, forKey: .links)) : nil
    } catch {
      throw JSONAPIDecodingError(error, readFrom: decoder)
    }
  }

  /// Returns the links, or `nil` if there are no pagination links, not even null ones.
  private static func leadingToPages(_ links: PaginationLinks) -> PaginationLinks? {
    (links.first ?? links.last ?? links.prev ?? links.next) == nil ? nil : links
  }

  private enum Key: CodingKey { case links }
}

extension ReceivedResponse {
  /// Returns the pagination links; `nil` if the document has none.
  func pageLinks() throws -> PaginationLinks? { try decode(WayOn.self).links }

  /// Returns the ways to other pages: the pagination links, or otherwise, with the cursor profile, the
  /// cursor of the last resource.
  func wayOn(paging: any PagingStyle.Type) throws -> (links: PaginationLinks?, lastCursor: String?)
  {
    if paging.followsLinks, let links = try pageLinks() { return (links, nil) }
    guard paging is any CursorPaging.Type else { return (nil, nil) }
    let last = try? decode(UntypedDocument.self).primary.last
    return (nil, last?.meta["page"]?["cursor"]?.stringValue)
  }
}
