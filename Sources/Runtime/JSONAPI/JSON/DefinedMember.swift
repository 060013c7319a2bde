/// A member that JSON:API defines, of a document, a resource object, a relationship, a resource identifier or a link.
enum DefinedMember: Int {
  case lid, type, id, attributes, relationships, meta, links
  case data, included, href, jsonapi, errors

  /// The names of all members, by their raw value.
  static let names = StringTable(
    (0...errors.rawValue).compactMap { Self(rawValue: $0)?.name.description })

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
