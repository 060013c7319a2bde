/// The style in which a collection is divided into pages.
public protocol PagingStyle: Sendable {
  /// The number of resources on a page if a query does not specify it.
  static var defaultSize: Int? { get }
  /// The largest number of resources on a page.
  static var maximumSize: Int? { get }
  /// The first page, for a query that does not specify one; `nil` if only links
  /// lead from page to page.
  static var firstPage: PageRequest? { get }

  /// True if the client follows the links of responses to other pages, if there are any; otherwise, it counts pages.
  static var followsLinks: Bool { get }

  /// Returns the parameters for a page.
  static func parameters(for page: PageRequest) -> [QueryParameter]
}

/// A page that a query requests.
public enum PageRequest: Hashable, Sendable {
  /// The page with a number. The first page has the number 1.
  case number(Int, size: Int?)
  /// At most `limit` resources, after skipping the first `offset` ones.
  case offset(Int, limit: Int?)
  /// The resources after or before a cursor.
  case cursor(after: String?, before: String?, size: Int?)
  /// The first page, with a given size.
  case size(Int)

  /// The number of resources on the page, if the query specifies it.
  public var size: Int? {
    switch self {
    case .number(_, let size), .offset(_, let size), .cursor(_, _, let size): size
    case .size(let size): size
    }
  }
}

extension PagingStyle {
  public static var defaultSize: Int? { nil }
  public static var maximumSize: Int? { nil }
  public static var firstPage: PageRequest? { nil }
  public static var followsLinks: Bool { true }
  public static func parameters(for page: PageRequest) -> [QueryParameter] { [] }
}

/// A collection without pages, or with pages that only links lead to.
public enum NoPaging: PagingStyle {}

/// Pages with numbers: `page[number]=2&page[size]=20`.
public protocol NumberPaging: PagingStyle {
  /// The parameter for the number of the page.
  static var numberName: String { get }
  /// The parameter for the number of resources on a page.
  static var sizeName: String { get }
}

extension NumberPaging {
  public static var numberName: String { "page[number]" }
  public static var sizeName: String { "page[size]" }
  public static var firstPage: PageRequest? { .number(1, size: nil) }

  public static func parameters(for page: PageRequest) -> [QueryParameter] {
    guard case .number(let number, let size) = page else { return [] }
    return [QueryParameter(numberName, "\(number)")] + size.parameters(sizeName)
  }
}

/// Parts of a collection that begin anywhere: `page[offset]=40&page[limit]=20`.
public protocol OffsetPaging: PagingStyle {
  /// The parameter for the number of resources before the page.
  static var offsetName: String { get }
  /// The parameter for the number of resources on a page.
  static var limitName: String { get }
}

extension OffsetPaging {
  public static var offsetName: String { "page[offset]" }
  public static var limitName: String { "page[limit]" }
  public static var firstPage: PageRequest? { .offset(0, limit: nil) }

  public static func parameters(for page: PageRequest) -> [QueryParameter] {
    guard case .offset(let offset, let limit) = page else { return [] }
    return [QueryParameter(offsetName, "\(offset)")] + limit.parameters(limitName)
  }
}

/// Pages after or before a cursor: `page[after]=abc&page[size]=20`.
///
/// See [Cursor Pagination](https://jsonapi.org/profiles/ethanresnick/cursor-pagination/).
public protocol CursorPaging: PagingStyle {
  /// The parameter for the cursor that the page comes after.
  static var afterName: String { get }
  /// The parameter for the cursor that the page comes before.
  static var beforeName: String { get }
  /// The parameter for the number of resources on a page.
  static var sizeName: String { get }
}

extension CursorPaging {
  public static var afterName: String { "page[after]" }
  public static var beforeName: String { "page[before]" }
  public static var sizeName: String { "page[size]" }
  public static var firstPage: PageRequest? { .cursor(after: nil, before: nil, size: nil) }

  public static func parameters(for page: PageRequest) -> [QueryParameter] {
    guard case .cursor(let after, let before, let size) = page else { return [] }
    return after.parameters(afterName) + before.parameters(beforeName) + size.parameters(sizeName)
  }
}

/// Pages that only links lead to. A query can specify their size.
public protocol LinkPaging: PagingStyle {
  /// The parameter for the number of resources on a page.
  static var sizeName: String { get }
}

extension LinkPaging {
  public static var sizeName: String { "page[size]" }

  public static func parameters(for page: PageRequest) -> [QueryParameter] {
    guard case .size(let size) = page else { return [] }
    return [QueryParameter(sizeName, "\(size)")]
  }
}

extension Optional {
  /// Returns the parameter with a name and this value; none if there is no value.
  fileprivate func parameters(_ name: String) -> [QueryParameter] {
    map { [QueryParameter(name, "\($0)")] } ?? []
  }
}
