import JSONAPI
import JSONAPIQuery

extension QueryBuilding {
  /// The conditions, all of which hold. A `switch` over each is exhaustive, so that a new filter in the
  /// schema is a compiler error where it is not handled.
  public var conditions: [Description.Filters] {
    clauses.filters.flatMap(\.conditions)
  }

  /// The orders, the most significant first.
  public var sorts: [SortOrder<Description.Sorts>] { clauses.sorts }

  /// Returns `true` if the query includes the resources at a path: `query.includes(\.author)`.
  public func includes<Step: PathStep>(_ path: KeyPath<Description.Includes, Step>) -> Bool {
    includes(Description.Includes.field(path)._path)
  }

  /// Returns `true` if the query includes the resources of a relationship. A path can continue with the relationship
  /// even if the schema does not let one begin with it.
  @_disfavoredOverload
  public func includes<Name: RelationshipFieldName>(
    _ field: KeyPath<Description.Fields, Name>
  ) -> Bool {
    includes(Description.Fields.field(field)._path)
  }

  private func includes(_ path: FieldPath) -> Bool {
    clauses.includes.contains { $0 == path.text || $0.hasPrefix(path.text + ".") }
  }

  /// Returns `true` if the response should have a field: `query.wants(\.body)`.
  public func wants<Name: ReadableFieldName>(_ field: KeyPath<Description.Fields, Name>) -> Bool {
    guard let names = clauses.fields[Description.jsonType] else { return true }
    return names.contains(Description.Fields.field(field)._path.queryName)
  }
}

extension QueryBuilding where Description.Dialect: BooleanFilterDialect {
  /// The condition, which can combine several; `nil` if there is none.
  public var condition: FilterExpression<Description.Filters>? {
    guard let first = clauses.filters.first else { return nil }
    return clauses.filters.count == 1 ? first : .and(clauses.filters)
  }

  @available(*, unavailable, message: "conditions can be combined with `or`; use `condition`")
  public var conditions: [Description.Filters] { [] }
}

extension QueryBuilding where Description.Paging: NumberPaging {
  /// The number of the page, from 1.
  public var pageNumber: Int {
    if case .number(let number, _)? = clauses.page { number } else { 1 }
  }
  /// The number of resources on a page.
  public var pageSize: Int { clauses.page?.size ?? Description.Paging.usualSize }

  /// The positions of the page's resources in a whole list.
  public var pageRange: Range<Int> {
    let (start, overflows) = (pageNumber - 1).multipliedReportingOverflow(by: pageSize)
    return overflows ? Int.max..<Int.max : start.range(of: pageSize)
  }
}

extension QueryBuilding where Description.Paging: OffsetPaging {
  /// The number of resources before the page.
  public var pageOffset: Int {
    if case .offset(let offset, _)? = clauses.page { offset } else { 0 }
  }
  /// The largest number of resources on the page.
  public var pageLimit: Int { clauses.page?.size ?? Description.Paging.usualSize }

  /// The positions of the page's resources in a whole list.
  public var pageRange: Range<Int> { pageOffset.range(of: pageLimit) }
}

extension QueryBuilding where Description.Paging: CursorPaging {
  /// The cursor that the page comes after.
  public var pageAfter: String? {
    if case .cursor(let after, _, _)? = clauses.page { after } else { nil }
  }
  /// The cursor that the page comes before.
  public var pageBefore: String? {
    if case .cursor(_, let before, _)? = clauses.page { before } else { nil }
  }
  /// The number of resources on a page.
  public var pageSize: Int { clauses.page?.size ?? Description.Paging.usualSize }
}

extension QueryBuilding where Description.Paging: LinkPaging {
  /// The number of resources on a page.
  public var pageSize: Int { clauses.page?.size ?? Description.Paging.usualSize }
}

extension Array {
  /// Returns the elements at the positions in a range, as far as there are any.
  public func page(_ range: Range<Int>) -> ArraySlice<Element> {
    self[Swift.min(range.lowerBound, count)..<Swift.min(range.upperBound, count)]
  }
}

extension PagingStyle {
  /// The number of resources on a page if a query does not specify it: the default in the schema, or otherwise 20,
  /// unless the maximum is smaller.
  static var usualSize: Int { defaultSize ?? Swift.min(maximumSize ?? 20, 20) }
}

extension Int {
  /// Returns the range of a length that begins here.
  fileprivate func range(of length: Int) -> Range<Int> {
    let (end, overflows) = addingReportingOverflow(length)
    return self..<(overflows ? .max : end)
  }
}

extension FilterExpression {
  fileprivate var conditions: [Condition] {
    switch self {
    case .condition(let condition): [condition]
    case .and(let parts): parts.flatMap(\.conditions)
    // Only dialects that combine conditions have these.
    case .or, .not: []
    }
  }
}
