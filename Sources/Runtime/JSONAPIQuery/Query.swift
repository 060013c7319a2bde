import JSONAPI

/// A query of a collection or resource: related resources, order, filters and page.
///
/// ```swift
/// let query = Query<ArticleDescription>()
///   .include(\.author, \.comments.author)
///   .sort(.descending(.createdAt))
///   .filter(.status([.published]))
///   .page(size: 20)
/// try query.text  // "include=author%2Ccomments.author&sort=-created-at&…"
/// ```
///
/// A query is a value: store it, pass it on, build on it.
public struct Query<Description: QueryableDescription>: QueryBuilding {
  public var clauses = QueryClauses<Description>()

  /// Creates a query without clauses.
  public init() {}
}

/// The clauses of a query, in the order in which they were given.
public struct QueryClauses<Description: QueryableDescription>: Sendable {
  package enum Clause: Sendable {
    case includes, sorts, filters, page
    case fields(type: String)
    case parameter(QueryParameter)
  }

  /// The include paths.
  public package(set) var includes: [String] = []
  /// The sort orders, the most significant first.
  public package(set) var sorts: [SortOrder<Description.Sorts>] = []
  /// The filters, all of which hold.
  public package(set) var filters: [FilterExpression<Description.Filters>] = []
  /// The page; `nil` for the first page of the default size.
  public package(set) var page: PageRequest?
  /// The names of the requested fields, by resource type.
  public package(set) var fields: [String: [String]] = [:]
  /// The requested fields, as they are named in responses, by resource type.
  package internal(set) var sparseFields: [String: [SparseField]] = [:]
  package var order: [Clause] = []

  init() {}
}

/// A query under construction: ``Query`` or ``SparseQuery``.
public protocol QueryBuilding<Description>: Sendable {
  /// The description of the resource type.
  associatedtype Description: QueryableDescription

  /// The clauses of the query.
  var clauses: QueryClauses<Description> { get set }
}

extension QueryBuilding {
  /// Returns the query with related resources: `.include(\.author, \.comments.author)`.
  public func include<each Step: IncludeStep>(
    _ path: repeat KeyPath<Description.Includes, each Step>
  ) -> Self {
    var paths: [String] = []
    repeat paths.append(Description.Includes.field(each path)._path.text)
    return with(.includes, isNew: clauses.includes.isEmpty && !paths.isEmpty) { clauses in
      for path in paths where !clauses.includes.contains(path) { clauses.includes.append(path) }
    }
  }

  /// Returns the query with a sort order: `.sort(.descending(.createdAt))`. A later order decides
  /// between resources that are equal in the earlier ones.
  public func sort(_ order: SortOrder<Description.Sorts>...) -> Self {
    with(.sorts, isNew: clauses.sorts.isEmpty && !order.isEmpty) { clauses in
      for order in order where !clauses.sorts.contains(where: { $0.field == order.field }) {
        clauses.sorts.append(order)
      }
    }
  }

  /// Returns the query with conditions, all of which hold: `.filter(.status([.published]))`.
  public func filter(_ conditions: Description.Filters...) -> Self {
    with(.filters, isNew: clauses.filters.isEmpty && !conditions.isEmpty) {
      $0.filters += conditions.map { .condition($0) }
    }
  }

  /// Returns the query with a parameter that the schema does not declare.
  public func parameter(_ name: String, _ value: String) -> Self {
    with(.parameter(QueryParameter(name, value))) { _ in }
  }

  /// Returns the query for a page, or for the first if it is `nil`.
  public func with(page: PageRequest?) -> Self {
    with(.page, isNew: clauses.page == nil && page != nil) { $0.page = page }
  }

  /// Returns the query with a change, and with a new clause if `isNew` is true.
  func with(
    _ clause: QueryClauses<Description>.Clause, isNew: Bool = true,
    _ change: (inout QueryClauses<Description>) -> Void
  ) -> Self {
    var result = self
    if isNew { result.clauses.order.append(clause) }
    change(&result.clauses)
    return result
  }
}

extension QueryBuilding where Description.Dialect: BooleanFilterDialect {
  /// Returns the query with a condition: `.filter(where: .any(.featured(true), .author(id)))`.
  public func filter(where expression: FilterExpression<Description.Filters>) -> Self {
    with(.filters, isNew: clauses.filters.isEmpty) { $0.filters.append(expression) }
  }
}

// Each style has an unavailable function with the arguments of all styles, so that the compiler names the right ones.

extension QueryBuilding where Description.Paging == NoPaging {
  @available(*, unavailable, message: "The schema has no `page:` for this collection.")
  @_disfavoredOverload
  public func page(
    _ number: Int? = nil, offset: Int? = nil, limit: Int? = nil, after: String? = nil,
    before: String? = nil, size: Int? = nil
  ) -> Self { self }
}

extension QueryBuilding where Description.Paging: NumberPaging {
  /// Returns the query for the page with a number. The first page has the number 1.
  public func page(_ number: Int = 1, size: Int? = nil) -> Self {
    with(page: .number(number, size: size))
  }

  @available(*, unavailable, message: "The schema says `style: number`: page(2, size: 20).")
  @_disfavoredOverload
  public func page(
    _ number: Int? = nil, offset: Int? = nil, limit: Int? = nil, after: String? = nil,
    before: String? = nil, size: Int? = nil
  ) -> Self { self }
}

extension QueryBuilding where Description.Paging: OffsetPaging {
  /// Returns the query for at most `limit` resources, after skipping the first `offset` ones.
  public func page(offset: Int = 0, limit: Int? = nil) -> Self {
    with(page: .offset(offset, limit: limit))
  }

  @available(
    *, unavailable, message: "The schema says `style: offset`: page(offset: 40, limit: 20)."
  )
  @_disfavoredOverload
  public func page(
    _ number: Int? = nil, offset: Int? = nil, limit: Int? = nil, after: String? = nil,
    before: String? = nil, size: Int? = nil
  ) -> Self { self }
}

extension QueryBuilding where Description.Paging: CursorPaging {
  /// Returns the query for the resources after or before a cursor.
  public func page(after: String? = nil, before: String? = nil, size: Int? = nil) -> Self {
    with(page: .cursor(after: after, before: before, size: size))
  }

  @available(
    *, unavailable, message: "The schema says `style: cursor`: page(after: cursor, size: 20)."
  )
  @_disfavoredOverload
  public func page(
    _ number: Int? = nil, offset: Int? = nil, limit: Int? = nil, after: String? = nil,
    before: String? = nil, size: Int? = nil
  ) -> Self { self }
}

extension QueryBuilding where Description.Paging: LinkPaging {
  /// Returns the query for pages of a given size.
  public func page(size: Int) -> Self {
    with(page: .size(size))
  }

  @available(*, unavailable, message: "The schema says `style: links`: page(size: 20).")
  @_disfavoredOverload
  public func page(
    _ number: Int? = nil, offset: Int? = nil, limit: Int? = nil, after: String? = nil,
    before: String? = nil, size: Int? = nil
  ) -> Self { self }
}
