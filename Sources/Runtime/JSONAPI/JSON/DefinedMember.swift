/// A member that JSON:API defines, of a document, a resource object, a relationship, a resource identifier or a link.
enum DefinedMember: UInt8 {
  case data, included, attributes, relationships, links, meta, href, jsonapi, errors
  case type, id, lid

  var name: StaticString {
    switch self {
    case .data: "data"
    case .included: "included"
    case .attributes: "attributes"
    case .relationships: "relationships"
    case .links: "links"
    case .meta: "meta"
    case .href: "href"
    case .jsonapi: "jsonapi"
    case .errors: "errors"
    case .type: "type"
    case .id: "id"
    case .lid: "lid"
    }
  }

  /// Creates the member with a name, or returns `nil` if JSON:API does not define it.
  init?(_ name: JSONCursor.Name) {
    let candidate: DefinedMember
    switch (name.count, name.first) {
    case (2, UInt8(ascii: "i")): candidate = .id
    case (3, UInt8(ascii: "l")): candidate = .lid
    case (4, UInt8(ascii: "t")): candidate = .type
    case (4, UInt8(ascii: "d")): candidate = .data
    case (4, UInt8(ascii: "m")): candidate = .meta
    case (4, UInt8(ascii: "h")): candidate = .href
    case (5, UInt8(ascii: "l")): candidate = .links
    case (6, UInt8(ascii: "e")): candidate = .errors
    case (7, UInt8(ascii: "j")): candidate = .jsonapi
    case (8, UInt8(ascii: "i")): candidate = .included
    case (10, UInt8(ascii: "a")): candidate = .attributes
    case (13, UInt8(ascii: "r")): candidate = .relationships
    default:
      guard name.hasEscapes else { return nil }
      let text = name.text
      let all = (0...Self.lid.rawValue).lazy.compactMap { Self(rawValue: $0) }
      guard let found = all.first(where: { $0.name.description == text }) else { return nil }
      self = found
      return
    }
    guard name.matches(candidate.name) else { return nil }
    self = candidate
  }
}

/// The same members as keys of a `Codable` container.
extension MemberName {
  static let data = MemberName(DefinedMember.data.name)
  static let errors = MemberName(DefinedMember.errors.name)
  static let included = MemberName(DefinedMember.included.name)
  static let meta = MemberName(DefinedMember.meta.name)
  static let links = MemberName(DefinedMember.links.name)
  static let jsonapi = MemberName(DefinedMember.jsonapi.name)
  static let type = MemberName(DefinedMember.type.name)
  static let id = MemberName(DefinedMember.id.name)
  static let lid = MemberName(DefinedMember.lid.name)
  static let href = MemberName(DefinedMember.href.name)
  static let describedBy = MemberName("describedby")
}
