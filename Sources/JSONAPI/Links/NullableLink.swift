/// A link whose value may be `null`, which means that there is nothing to lead to: no next page.
///
/// In a struct of links, `NullableLink<URL, NoMetadata>?` keeps a missing link and `null` apart. An empty
/// text, which servers write instead of `null`, is read as such, and written back as it was.
public struct NullableLink<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  /// The link; `nil` stands for `null`.
  public let link: Link<URL, Meta>?

  /// The address; `nil` for `null`.
  public var url: URL? { link?.url }
  /// What the link says besides; `nil` for `null`.
  public var meta: Meta? { link?.meta }

  /// Whether it was read from an empty text instead of `null`.
  let isEmptyText: Bool

  /// A link, or `null` for `nil`.
  public init(_ link: Link<URL, Meta>?) {
    self.init(link, isEmptyText: false)
  }

  init(_ link: Link<URL, Meta>?, isEmptyText: Bool) {
    self.link = link
    self.isEmptyText = isEmptyText
  }
}

extension NullableLink where Meta == NoMetadata {
  /// A link to an address, or `null` for `nil`.
  public init(url: URL?) {
    self.init(url.map { Link(url: $0) })
  }
}

extension NullableLink: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.link == right.link }
}

extension NullableLink: Hashable where URL: Hashable, Meta: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(link) }
}

extension NullableLink: Sendable where URL: Sendable, Meta: Sendable {}
