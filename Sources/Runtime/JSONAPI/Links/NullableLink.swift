/// A link that may be `null`, which means that there is no target, such as a next page.
///
/// In a struct of links, `NullableLink<URL, NoMetadata>?` distinguishes absent from `null`. A link
/// whose URL is not valid, such as the empty string that some servers send instead of `null`, counts as
/// `null` and is encoded as the string that was decoded.
public struct NullableLink<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  /// The link; `nil` for `null`.
  public let link: Link<URL, Meta>?

  /// The URL; `nil` for `null`.
  public var url: URL? { link?.url }
  /// The meta of the link; `nil` for `null`.
  public var meta: Meta? { link?.meta }

  /// The text of a link whose URL is not valid.
  let unreadableAddress: String?

  /// Creates a link; `nil` means `null`.
  public init(_ link: Link<URL, Meta>?) {
    self.init(link, unreadableAddress: nil)
  }

  init(_ link: Link<URL, Meta>?, unreadableAddress: String?) {
    self.link = link
    self.unreadableAddress = unreadableAddress
  }
}

extension NullableLink where Meta == NoMetadata {
  /// Creates a link to a URL; `nil` means `null`.
  public init(url: URL?) {
    self.init(url.map { Link(url: $0) })
  }

  /// Returns a link to a URL. The outer `nil` means an absent link, the inner one null.
  public static func ifPresent(url: URL??) -> NullableLink? { url.map { NullableLink(url: $0) } }
}

extension NullableLink: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.link == right.link }
}

extension NullableLink: Hashable where URL: Hashable, Meta: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(link) }
}

extension NullableLink: Sendable where URL: Sendable, Meta: Sendable {}

extension NullableLink: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Link<URL, Meta>?(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    // Without a link, the address, or null if there is none.
    if let link { try link.encode(to: encoder) } else { try unreadableAddress.encode(to: encoder) }
  }
}
