/// The members of an object that JSON:API defines: of a document, a resource object, a relationship, a
/// resource identifier or a link.
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

  /// The member that has a name, if JSON:API defines it.
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

/// The members of an object that were passed before their turn, because they may be in any order. They are
/// read where they are; in the usual order nothing is read twice.
///
/// Of two members of one name, the first counts.
struct PassedMembers {
  var type: JSONCursor.Name?
  var id: JSONCursor.Name?
  var localId: JSONCursor.Name?
  /// The place to go back to after a member that is read late.
  var resumption: UnsafePointer<UInt8>?
  /// Whether there were members that JSON:API does not define.
  var hasOthers = false
  // The places of values.
  private var data: UnsafePointer<UInt8>?
  private var included: UnsafePointer<UInt8>?
  private var attributes: UnsafePointer<UInt8>?
  private var relationships: UnsafePointer<UInt8>?
  private var links: UnsafePointer<UInt8>?
  private var meta: UnsafePointer<UInt8>?
  private var href: UnsafePointer<UInt8>?
  private var jsonapi: UnsafePointer<UInt8>?
  private var errors: UnsafePointer<UInt8>?

  init() {}

  /// The place of a member's value.
  subscript(_ member: DefinedMember) -> UnsafePointer<UInt8>? {
    switch member {
    case .data: data
    case .included: included
    case .attributes: attributes
    case .relationships: relationships
    case .links: links
    case .meta: meta
    case .href: href
    case .jsonapi: jsonapi
    case .errors: errors
    case .type, .id, .lid: nil
    }
  }

  /// Passes the value of a member.
  fileprivate mutating func pass(_ member: DefinedMember?, _ reader: inout ModelReader) throws {
    let place = reader.cursor.place
    switch member {
    case .type:
      let text = try reader.cursor.rawString()
      if type == nil { type = text }
      return
    case .id:
      let text = try reader.cursor.rawString()
      if id == nil { id = text }
      return
    case .lid:
      let text = try reader.cursor.rawString()
      if localId == nil { localId = text }
      return
    case .data: data = data ?? place
    case .included: included = included ?? place
    case .attributes: attributes = attributes ?? place
    case .relationships: relationships = relationships ?? place
    case .links: links = links ?? place
    case .meta: meta = meta ?? place
    case .href: href = href ?? place
    case .jsonapi: jsonapi = jsonapi ?? place
    case .errors: errors = errors ?? place
    case nil: hasOthers = true
    }
    try reader.cursor.skipValue(depth: reader.depth)
  }
}

extension ModelReader {
  /// Begins to read an object whose members JSON:API defines.
  mutating func openDefined() throws -> PassedMembers {
    try cursor.openObject()
    try enter()
    return PassedMembers()
  }

  /// Moves to the value of a member. Returns `false` if there is none.
  mutating func move(
    to member: DefinedMember, _ passed: inout PassedMembers
  ) throws -> Bool {
    if let place = passed[member] {
      passed.resumption = cursor.place
      cursor.move(to: place)
      return true
    }
    while let name = try cursor.nextName() {
      let found = DefinedMember(name)
      if found == member { return true }
      try passed.pass(found, &self)
      try cursor.endMember()
    }
    return false
  }

  /// Moves on after the value of a member.
  mutating func endDefined(_ passed: inout PassedMembers) throws {
    if let place = passed.resumption {
      cursor.move(to: place)
      passed.resumption = nil
    } else {
      try cursor.endMember()
    }
  }

  /// Passes the remaining members and the closing brace.
  mutating func closeDefined(_ passed: inout PassedMembers) throws {
    while let name = try cursor.nextName() {
      try passed.pass(DefinedMember(name), &self)
      try cursor.endMember()
    }
    depth -= 1
    cursor.advance()
  }

  /// Reads a part: links, meta and such. `null` counts as absent, unless a ``NullObjectPolicy`` refuses it.
  mutating func readPart<Part: Codable & Equatable>(
    _ member: DefinedMember, _ passed: inout PassedMembers
  ) throws -> Part {
    guard JSONAPI.Part.isRead(Part.self), try move(to: member, &passed) else {
      return try partWhenAbsent()
    }
    let part: Part = try readPart()
    try endDefined(&passed)
    return part
  }
}
