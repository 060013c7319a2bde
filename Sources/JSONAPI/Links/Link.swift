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
  public let url: URL
  public let meta: Meta

  /// The relation type, where it is not the name of the link.
  public var rel: String? { details?.rel }
  /// A label for people.
  public var title: String? { details?.title }
  /// The media type of what the link leads to.
  public var type: String? { details?.type }
  /// The languages of what the link leads to, as language tags (RFC 5646).
  public var hreflang: [String] { details?.hreflang?.tags ?? [] }
  /// The description (such as OpenAPI or JSON Schema) of what the link leads to.
  public var describedBy: Link<URL, NoMetadata>? { details?.describedBy }

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
    let details = LinkDetails(
      rel: rel, title: title, type: type,
      hreflang: hreflang.isEmpty ? nil : LinkLanguages(tags: hreflang), describedBy: describedBy)
    self.init(url: url, text: nil, meta: meta, form: .object, details: details)
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
    left.url == right.url && left.meta == right.meta && left.details == right.details
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
indirect enum LinkDetails<URL: JSONAPIURL>: Equatable {
  case details(
    rel: String?, title: String?, type: String?, hreflang: LinkLanguages?,
    describedBy: Link<URL, NoMetadata>?)

  init(
    rel: String?, title: String?, type: String?, hreflang: LinkLanguages?,
    describedBy: Link<URL, NoMetadata>?
  ) {
    self = .details(
      rel: rel, title: title, type: type, hreflang: hreflang, describedBy: describedBy)
  }

  var rel: String? {
    switch self {
    case .details(let rel, _, _, _, _): rel
    }
  }
  var title: String? {
    switch self {
    case .details(_, let title, _, _, _): title
    }
  }
  var type: String? {
    switch self {
    case .details(_, _, let type, _, _): type
    }
  }
  var hreflang: LinkLanguages? {
    switch self {
    case .details(_, _, _, let hreflang, _): hreflang
    }
  }
  var describedBy: Link<URL, NoMetadata>? {
    switch self {
    case .details(_, _, _, _, let describedBy): describedBy
    }
  }
}

extension LinkDetails: Sendable where URL: Sendable {}

/// The value of `hreflang`: one language tag, or an array of them.
struct LinkLanguages: Equatable, Sendable {
  let tags: [String]
  let isArray: Bool

  init(tags: [String]) {
    self.tags = tags
    isArray = tags.count != 1
  }
}
