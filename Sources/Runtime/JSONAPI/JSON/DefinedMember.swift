/// A member that JSON:API defines, of a resource object, a relationship or a resource identifier.
enum DefinedMember: Int, CaseIterable {
  case lid, type, id, attributes, relationships, meta, links, data

  static let names = StringTable(allCases.map { "\($0)" })
}

/// These and other members as keys of a `Codable` container.
extension MemberName {
  static let data = MemberName("data")
  static let errors = MemberName("errors")
  static let included = MemberName("included")
  static let meta = MemberName("meta")
  static let links = MemberName("links")
  static let jsonapi = MemberName("jsonapi")
  static let type = MemberName("type")
  static let id = MemberName("id")
  static let lid = MemberName("lid")
  static let href = MemberName("href")
  static let describedBy = MemberName("describedby")
}
