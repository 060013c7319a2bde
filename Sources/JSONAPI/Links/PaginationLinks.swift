#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  public init(members reader: inout ModelReader) throws {
    selfLink = try reader.optional("self")
    first = try reader.optional("first")
    last = try reader.optional("last")
    prev = try reader.optional("prev")
    next = try reader.optional("next")
  }

  public func write(members writer: inout ModelWriter) throws {
    try writer.write("self", selfLink)
    try writer.write("first", first)
    try writer.write("last", last)
    try writer.write("prev", prev)
    try writer.write("next", next)
  }
}
