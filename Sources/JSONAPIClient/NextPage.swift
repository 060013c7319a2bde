#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import JSONAPI
import JSONAPIQuery

/// The way in which a page is asked for.
enum PageOrigin<Description: ListableResource>: Sendable {
  /// By a query of a collection. `offset` is the number of resources before the page, if it is known.
  case query(any QueryBuilding<Description>, of: Collection, offset: Int?)
  /// By a link of a document.
  case link(URL, in: URL?, OperationName)

  /// A collection: all resources of a type, or those that are related to another.
  struct Collection: Sendable {
    let operation: OperationName
    let target: RequestTarget
  }

  /// Creates the origin of the page that a query asks for.
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
    case .link(_, _, let operation): operation
    }
  }

  var target: RequestTarget {
    switch self {
    case .query(_, let collection, _): collection.target
    case .link(let link, let document, _): .link(link, in: document)
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

/// A page among the others of its collection, and the way to these: links, if the document has links of
/// pages, else what the style of pages says.
struct PagePlace<Description: ListableResource>: Sendable {
  let origin: PageOrigin<Description>
  /// The address of the page.
  let url: URL
  /// The links of pages; `nil` if the document has none.
  let links: PaginationLinks?
  /// The cursor of the last resource.
  let lastCursor: String?
  /// The number of resources on the page.
  let count: Int
  /// The number of resources in the whole collection.
  let total: Int?

  var next: PageOrigin<Description>? {
    if let links { return link(links.next) }
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
    if let links { return link(links.first) }
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

  /// The number of resources on a page that is not the last, if it is known.
  private func size(of query: any QueryBuilding<Description>) -> Int? {
    guard let size = query.clauses.page?.size ?? Description.Paging.defaultSize else { return nil }
    return min(size, Description.Paging.maximumSize ?? size)
  }

  private func link(_ link: NullableLink<URL, NoMetadata>?) -> PageOrigin<Description>? {
    link?.url.map { .link($0, in: url, origin.operation) }
  }

  private func page(_ page: PageRequest, offset: Int? = nil) -> PageOrigin<Description>? {
    guard case .query(let query, let collection, _) = origin else { return nil }
    let next = query.with(page: page)
    guard let offset else { return PageOrigin(next, of: collection) }
    return .query(next, of: collection, offset: offset)
  }
}

/// A document of a page, with what leads to other pages. The links are read here, because a document type
/// need not have them.
struct PageAnswer<Document: Decodable, Paging: PagingStyle>: Decodable {
  let document: Document
  let links: PaginationLinks?
  let lastCursor: String?

  init(from decoder: any Decoder) throws {
    document = try Document(from: decoder)
    (links, lastCursor) = try Self.wayOn(from: decoder)
  }

  static func wayOn(
    from decoder: any Decoder
  ) throws -> (links: PaginationLinks?, lastCursor: String?) {
    let members = try decoder.container(keyedBy: Key.self)
    if let names = try? members.nestedContainer(keyedBy: Key.self, forKey: .links),
      [Key.first, .last, .prev, .next].contains(where: names.contains)
    {
      return (try members.decode(PaginationLinks.self, forKey: .links), nil)
    }
    guard Paging.self is any CursorPaging.Type else { return (nil, nil) }
    let items = try? members.decode([CursorHolder].self, forKey: .data)
    return (nil, items?.last?.meta?.page?.cursor)
  }

  private enum Key: String, CodingKey {
    case data, links, first, last, prev, next
  }
}

/// The part of a resource object that has its cursor.
private struct CursorHolder: Decodable {
  let meta: Meta?

  struct Meta: Decodable {
    let page: Page?
  }
  struct Page: Decodable {
    let cursor: String?
  }
}
