import JSONAPIFoundation

/// The pagination links of a collection. Each may be absent, or `null` if there is no such page.
///
/// See [Pagination](https://jsonapi.org/format/#fetching-pagination).
public struct PaginationLinks: Links, ModelObject, Hashable, Sendable {
  /// This page.
  public var selfLink: NullableLink<URL, NoMetadata>?
  /// The first page.
  public var first: NullableLink<URL, NoMetadata>?
  /// The last page.
  public var last: NullableLink<URL, NoMetadata>?
  /// The previous page.
  public var prev: NullableLink<URL, NoMetadata>?
  /// The next page.
  public var next: NullableLink<URL, NoMetadata>?

  /// Creates pagination links. Each may be absent.
  public init(
    selfLink: NullableLink<URL, NoMetadata>? = nil,
    first: NullableLink<URL, NoMetadata>? = nil,
    last: NullableLink<URL, NoMetadata>? = nil,
    prev: NullableLink<URL, NoMetadata>? = nil,
    next: NullableLink<URL, NoMetadata>? = nil
  ) {
    self.selfLink = selfLink
    self.first = first
    self.last = last
    self.prev = prev
    self.next = next
  }

  public static let members = Members<Self> {
    $0.add("self", \.selfLink)
    $0.add("first", \.first)
    $0.add("last", \.last)
    $0.add("prev", \.prev)
    $0.add("next", \.next)
  }
}
