/// A link: a URL and the other members of a link object.
///
/// In JSON a link is a string, or an object with the URL as its `href`. A decoded link is encoded in its
/// original form and with its original text.
///
/// ```swift
/// let link = Link<URL, NoMetadata>(url: address)
/// ```
///
/// See [Link objects](https://jsonapi.org/format/#document-links-link-object).
public struct Link<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  /// The URL.
  public let url: URL
  /// The meta of the link.
  public let meta: Meta

  /// The link relation type, if it differs from the name of the link.
  public var rel: String? { details?.members.rel }
  /// A human-readable label.
  public var title: String? { details?.members.title }
  /// The media type of the link's target.
  public var type: String? { details?.members.type }
  /// The languages of the link's target, as language tags (RFC 5646).
  public var hreflang: [String] { details?.members.hreflang?.tags ?? [] }
  /// A link to a description of the link's target, such as an OpenAPI document or a JSON Schema.
  public var describedBy: Link<URL, NoMetadata>? { details?.members.describedBy }

  /// The original text of a decoded URL.
  let text: String?
  /// The members, if the link is encoded as an object.
  let details: LinkDetails<URL, Meta>?

  init(_ address: LinkAddress<URL>, meta: Meta, details: LinkDetails<URL, Meta>? = nil) {
    url = address.url
    text = address.text
    self.meta = meta
    self.details = details
  }

  /// Creates a link with meta. It is encoded as an object if there is meta to encode; otherwise, as a
  /// string.
  public init(url: URL, meta: Meta) {
    self.init(LinkAddress(url: url, text: nil), meta: meta)
  }

  /// Creates a link with the members of a link object. It is encoded as an object.
  public init(
    url: URL, meta: Meta, rel: String? = nil, title: String? = nil, type: String? = nil,
    hreflang: [String] = [], describedBy: Link<URL, NoMetadata>? = nil
  ) {
    self.init(
      LinkMembers(
        href: LinkAddress(url: url, text: nil), rel: rel, describedBy: describedBy, title: title,
        type: type, hreflang: hreflang.isEmpty ? nil : LinkLanguages(tags: hreflang), meta: meta))
  }
}

extension Link where Meta == NoMetadata {
  /// Creates a link that is encoded as a string.
  public init(url: URL) {
    self.init(url: url, meta: .none)
  }

  /// Returns a link to a URL, or `nil` (an absent link) if there is no URL.
  public static func ifPresent(url: URL?) -> Link? { url.map { Link(url: $0) } }
}

extension Link: Sendable where URL: Sendable, Meta: Sendable {}

extension Link: Equatable {
  /// Compares the contents of links, regardless of the form they were decoded from.
  public static func == (left: Link, right: Link) -> Bool {
    left.url == right.url && left.meta == right.meta && left.rel == right.rel
      && left.title == right.title && left.type == right.type && left.hreflang == right.hreflang
      && left.describedBy == right.describedBy
  }
}

extension Link: Hashable where URL: Hashable, Meta: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(meta)
  }
}

/// The members of a link object.
indirect enum LinkDetails<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  case details(LinkMembers<URL, Meta>)

  var members: LinkMembers<URL, Meta> {
    switch self {
    case .details(let members): members
    }
  }
}

extension LinkDetails: Sendable where URL: Sendable, Meta: Sendable {}

/// The value of `hreflang`: a language tag or an array of language tags.
struct LinkLanguages: Equatable, Sendable {
  let tags: [String]
  let isArray: Bool

  init(tags: [String]) {
    self.tags = tags
    isArray = tags.count != 1
  }
}
