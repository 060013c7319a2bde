#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The links of a page of a collection. Each may be missing, and `null` where there is no such page.
///
/// See [Pagination](https://jsonapi.org/format/#fetching-pagination).
public struct PaginationLinks: Links, Hashable, Sendable {
  public var selfLink: NullableLink<URL, NoMetadata>?
  public var first: NullableLink<URL, NoMetadata>?
  public var last: NullableLink<URL, NoMetadata>?
  public var prev: NullableLink<URL, NoMetadata>?
  public var next: NullableLink<URL, NoMetadata>?

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

  private enum CodingKeys: String, CodingKey {
    case selfLink = "self"
    case first, last, prev, next
  }
}
