/// A link: an address, and what a link object says of it besides.
///
/// A link is a string in JSON, or an object with the address as its `href`. A link that was read is
/// written back in the form and with the text that it had.
///
/// ```swift
/// let link = Link<URL, NoMetadata>(url: address)
/// ```
///
/// See [Link objects](https://jsonapi.org/format/#document-links-link-object).
public struct Link<URL: JSONAPIURL, Meta: JSONAPI.Meta> {
  /// The address.
  public let url: URL
  /// What the link says besides.
  public let meta: Meta

  /// The relation type, where it is not the name of the link.
  public var rel: String? { details?.members.rel }
  /// A label for people.
  public var title: String? { details?.members.title }
  /// The media type of what the link leads to.
  public var type: String? { details?.members.type }
  /// The languages of what the link leads to, as language tags (RFC 5646).
  public var hreflang: [String] { details?.members.hreflang?.tags ?? [] }
  /// The description (such as OpenAPI or JSON Schema) of what the link leads to.
  public var describedBy: Link<URL, NoMetadata>? { details?.members.describedBy }

  let form: LinkForm
  /// The address to the letter, if it was read.
  let text: String?
  let details: LinkDetails<URL>?

  init(url: URL, text: String?, meta: Meta, form: LinkForm, details: LinkDetails<URL>?) {
    self.url = url
    self.text = text
    self.meta = meta
    self.form = form
    self.details = details
  }

  /// A link with meta. It is written as an object if it has meta to write, else as a string.
  public init(url: URL, meta: Meta) {
    self.init(url: url, text: nil, meta: meta, form: .shortest, details: nil)
  }

  /// A link with what link objects can say of it. It is written as an object.
  public init(
    url: URL, meta: Meta, rel: String? = nil, title: String? = nil, type: String? = nil,
    hreflang: [String] = [], describedBy: Link<URL, NoMetadata>? = nil
  ) {
    let details = LinkDetails<URL>.Members(
      rel: rel, title: title, type: type,
      hreflang: hreflang.isEmpty ? nil : LinkLanguages(tags: hreflang), describedBy: describedBy)
    self.init(url: url, text: nil, meta: meta, form: .object, details: .details(details))
  }
}

extension Link where Meta == NoMetadata {
  /// A link that is written as a string.
  public init(url: URL) {
    self.init(url: url, meta: .none)
  }
}

extension Link: Sendable where URL: Sendable, Meta: Sendable {}

extension Link: Equatable {
  /// Links are equal if they say the same: the form they were read in does not matter.
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

/// How a link is written.
enum LinkForm: Sendable {
  case string
  case object
  /// As an object if it has meta, else as a string.
  case shortest
}

/// What a link object says besides its address and its meta.
indirect enum LinkDetails<URL: JSONAPIURL> {
  case details(Members)

  struct Members {
    var rel: String?
    var title: String?
    var type: String?
    var hreflang: LinkLanguages?
    var describedBy: Link<URL, NoMetadata>?
  }

  var members: Members {
    switch self {
    case .details(let members): members
    }
  }
}

extension LinkDetails: Sendable where URL: Sendable {}
extension LinkDetails.Members: Sendable where URL: Sendable {}

/// The value of `hreflang`: one language tag, or an array of them.
struct LinkLanguages: Sendable {
  let tags: [String]
  let isArray: Bool

  init(tags: [String]) {
    self.tags = tags
    isArray = tags.count != 1
  }
}
