import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery

extension Responder where Description.Paging == NoPaging {
  /// Returns the response with many resources.
  public func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>, meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    try await list(resources, links: [:], meta: meta)
  }
}

extension Responder where Description.Paging: NumberPaging {
  /// Returns the response with the resources of a page.
  ///
  /// - Parameter total: The number of resources on all pages. Without it, a full page is assumed to have a next one.
  public func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Collection<Resource>, total: Int? = nil,
    meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    let number = query.pageNumber
    let size = query.pageSize
    // Pages are counted from 1, and there is one even if there are no resources.
    let last = total.map { max(1, ($0 + size - 1) / size) }
    let hasNext = last.map { number < $0 } ?? (resources.count >= size)
    func page(_ number: Int?) throws -> String? {
      try number.map { try link(query.page($0, size: query.clauses.page?.size)) }
    }
    var links = [
      "first": try page(1), "prev": try page(number > 1 ? min(number - 1, last ?? .max) : nil),
      "next": try page(hasNext ? number + 1 : nil),
    ]
    if let last { links["last"] = try page(last) }
    return try await list(resources, links: links, meta: meta)
  }
}

extension Responder where Description.Paging: OffsetPaging {
  /// Returns the response with the resources of a page.
  ///
  /// - Parameter total: The number of resources on all pages. Without it, a full page is assumed to have a next one.
  public func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Collection<Resource>, total: Int? = nil,
    meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    let offset = query.pageOffset
    let limit = query.pageLimit
    let (next, isTooLarge) = offset.addingReportingOverflow(limit)
    let hasNext = !isTooLarge && (total.map { next < $0 } ?? (resources.count >= limit))
    func page(_ offset: Int?) throws -> String? {
      try offset.map { try link(query.page(offset: $0, limit: query.clauses.page?.size)) }
    }
    var links = [
      "first": try page(0), "prev": try page(offset > 0 ? max(0, offset - limit) : nil),
      "next": try page(hasNext ? next : nil),
    ]
    if let total {
      // The last page begins at a multiple of the limit, as if all pages were
      // counted from the first one.
      links["last"] = try page(total > 0 ? (total - 1) / limit * limit : 0)
    }
    return try await list(resources, links: links, meta: meta)
  }
}

extension Responder where Description.Paging: CursorPaging {
  /// Returns the response with the resources of a page.
  ///
  /// - Parameters:
  ///   - next: The cursor that the next page comes after; `nil` on the last page.
  ///   - previous: The cursor that the previous page comes before; `nil` on the first page.
  public func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>, next: String?, previous: String? = nil,
    meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    let size = query.clauses.page?.size
    let links = [
      "prev": try previous.map { try link(query.page(before: $0, size: size)) },
      "next": try next.map { try link(query.page(after: $0, size: size)) },
    ]
    return try await list(resources, links: links, meta: meta)
  }
}

extension Responder where Description.Paging: LinkPaging {
  /// Returns the response with the resources of a page.
  ///
  /// - Parameters:
  ///   - next: A parameter that leads to the next page; `nil` on the last page. The parser must accept its
  ///     name: `otherParameters`.
  ///   - previous: A parameter that leads to the previous page; `nil` on the first page.
  public func list<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resources: some Sequence<Resource>, next: QueryParameter?, previous: QueryParameter? = nil,
    meta: (any Encodable & Sendable)? = nil
  ) async throws -> ServerResponse where Resource.Description == Description {
    func page(_ parameter: QueryParameter?) throws -> String? {
      guard let parameter else { return nil }
      var query = query
      query.clauses.order.removeAll {
        if case .parameter(let other) = $0 { other.name == parameter.name } else { false }
      }
      return try link(query.parameter(parameter.name, parameter.value))
    }
    let links = ["prev": try page(previous), "next": try page(next)]
    return try await list(resources, links: links, meta: meta)
  }
}
