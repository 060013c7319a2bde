/// A link whose value may be `null`, which means that there is nothing to lead to: no next page.
///
/// In a struct of links, `NullableLink<URL, NoMetadata>?` keeps a missing link and `null` apart.
public struct NullableLink<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  /// The link; `nil` stands for `null`.
  public let link: Link<URL, Meta>?

  public var url: URL? { link?.url }
  public var meta: Meta? { link?.meta }

  public init(_ link: Link<URL, Meta>?) {
    self.link = link
  }
}

extension NullableLink where Meta == NoMetadata {
  public init(url: URL?) {
    link = url.map { Link(url: $0) }
  }
}

extension NullableLink: Equatable {}
extension NullableLink: Hashable where URL: Hashable, Meta: Hashable {}
extension NullableLink: Sendable where URL: Sendable, Meta: Sendable {}
