import JSONAPI

/// A link: null, a string or a link object.
///
/// See [Links](https://jsonapi.org/format/#document-links).
public indirect enum UntypedLink: UntypedObject {
  /// Null: no link.
  case null
  /// A URL.
  case string(String)
  /// A link object.
  case object(UntypedLinkObject)

  /// The URL; `nil` for null.
  public var href: String? {
    switch self {
    case .null: nil
    case .string(let href): href
    case .object(let object): object.href
    }
  }
}

/// A link object.
///
/// See [Link objects](https://jsonapi.org/format/#document-links-link-object).
public struct UntypedLinkObject: UntypedObject {
  /// The URL.
  public var href: String
  /// The link relation type, if it differs from the name of the link.
  public var rel: String?
  /// A link to a description of the link's target.
  public var describedBy: UntypedLink?
  /// A human-readable label.
  public var title: String?
  /// The media type of the link's target.
  public var type: String?
  /// The languages of the link's target: a language tag or an array of language tags.
  public var hreflang: JSONValue?
  /// The meta of the link.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a link object.
  public init(
    href: String, rel: String? = nil, describedBy: UntypedLink? = nil, title: String? = nil,
    type: String? = nil, hreflang: JSONValue? = nil, meta: [String: JSONValue] = [:],
    otherMembers: [String: JSONValue] = [:]
  ) {
    self.href = href
    self.rel = rel
    self.describedBy = describedBy
    self.title = title
    self.type = type
    self.hreflang = hreflang
    self.meta = meta
    self.otherMembers = otherMembers
  }
}

extension UntypedLink {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    switch json {
    case .null: self = .null
    case .string(let href): self = .string(href)
    default: self = .object(try UntypedLinkObject(json: json, at: pointer))
    }
  }

  public var json: JSONValue {
    switch self {
    case .null: .null
    case .string(let href): .string(href)
    case .object(let object): object.json
    }
  }
}

extension UntypedLinkObject {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a link", at: pointer)
    guard let href = members.string("href") else {
      throw JSONAPIDecodingError(
        expected: "the URL of a link", found: members.others["href"],
        at: pointer.appending("href"))
    }
    self.href = href
    rel = members.string("rel")
    describedBy = members.take("describedby") { try? UntypedLink(json: $0) }
    title = members.string("title")
    type = members.string("type")
    hreflang = members.take("hreflang") { $0 }
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("href", href)
    members.set("rel", rel)
    members.set("describedby", describedBy?.json)
    members.set("title", title)
    members.set("type", type)
    members.set("hreflang", hreflang)
    members.set("meta", meta)
    return members.json
  }
}
