/// The linkage of a relationship to one resource, as bytes of the text that is being read.
enum LinkageText {
  case identifier(IdentifierText)
  case null
}

extension ModelReader {
  /// Reads a relationship to one resource, of which only the linkage counts; `nil` if it has none.
  mutating func readLinkage() throws -> LinkageText? {
    let place = cursor.place
    if try skipToData(), cursor.byte == UInt8(ascii: "{"), let identifier = try readPlainIdentifier(),
      endsObject()
    {
      return .identifier(identifier)
    }
    cursor.move(to: place)
    var members = try openDefined()
    var linkage: LinkageText?
    if try move(to: .data, &members) {
      linkage = try cursor.skipNull() ? .null : .identifier(readIdentifier())
      try endDefined(&members)
    }
    try closeDefined(&members)
    return linkage
  }

  /// Reads a relationship to any number of resources, of which only the linkage counts, into the context;
  /// `false` if it has none.
  mutating func readLinkages() throws -> Bool {
    let place = cursor.place
    if try skipToData() {
      try readIdentifiers()
      if endsObject() { return true }
    }
    cursor.move(to: place)
    var members = try openDefined()
    let hasLinkage = try move(to: .data, &members)
    if hasLinkage {
      try readIdentifiers()
      try endDefined(&members)
    }
    try closeDefined(&members)
    return hasLinkage
  }

  /// Reads an array of resource identifier objects into the context.
  mutating func readIdentifiers() throws {
    context.linkage.removeAll(keepingCapacity: true)
    try readElements { $0.context.linkage.append(try $0.readIdentifier()) }
  }

  /// Passes the beginning of a relationship up to its linkage, if that is its first member.
  @inline(__always)
  private mutating func skipToData() throws -> Bool {
    guard cursor.skip(UInt8(ascii: "{")) else { return false }
    cursor.skipSpace()
    return try cursor.skip(name: "data")
  }

  /// Passes the end of an object, if nothing else is in it.
  @inline(__always)
  private mutating func endsObject() -> Bool {
    cursor.skipSpace()
    return cursor.skip(UInt8(ascii: "}"))
  }

  mutating func readIdentifier() throws -> IdentifierText {
    let place = cursor.place
    if let identifier = try readPlainIdentifier() { return identifier }
    cursor.move(to: place)
    var members = try openDefined()
    try closeDefined(&members)
    return try IdentifierText(members)
  }

  /// Reads an identifier that has a type and an id and nothing else, as nearly all have; `nil` for another.
  private mutating func readPlainIdentifier() throws -> IdentifierText? {
    try cursor.openObject()
    var type: JSONCursor.Name?
    var id: JSONCursor.Name?
    while true {
      if type == nil, try cursor.skip(name: "type") {
        type = try cursor.rawString()
      } else if id == nil, try cursor.skip(name: "id") {
        id = try cursor.rawString()
      } else {
        break
      }
      try cursor.endMember()
    }
    guard let type, let id, cursor.skip(UInt8(ascii: "}")) else { return nil }
    return IdentifierText(type: type, id: id)
  }
}

/// The type and id of a resource, as bytes of the text that is being read.
struct IdentifierText {
  let type: JSONCursor.Name
  let id: JSONCursor.Name
  let isLocal: Bool

  init(_ members: PassedMembers) throws {
    guard let type = members.type, let id = members.id ?? members.localId else {
      throw NeedsCodable()
    }
    self.type = type
    self.id = id
    isLocal = members.id == nil
  }

  init(type: JSONCursor.Name, id: JSONCursor.Name) {
    self.type = type
    self.id = id
    isLocal = false
  }

  /// The text of the id, if the resource is of a type.
  func id(ofType expected: String) throws -> String {
    guard type.matches(expected) else { throw NeedsCodable() }
    return id.text
  }

  var identity: ResourceIdentity {
    ResourceIdentity(type: type.text, id: id.text, isLocal: isLocal)
  }
}

extension OptionalId {
  /// Writes the members `type` and `id` or `lid`. Returns `false` if there is no id; then none is written.
  func write(members writer: inout ModelWriter) -> Bool {
    guard let identity = resourceIdentity() else { return false }
    writer.write(type: identity.type, id: identity.id, isLocal: identity.isLocal)
    return true
  }
}

extension ModelReader {
  /// Reads a resource identifier object. Inlined, as the next one: tuples of generic types are slow.
  @inline(__always)
  fileprivate mutating func readIdentifier<ID: OptionalId, IdMeta: Meta>() throws -> (ID, IdMeta) {
    var members = try openDefined()
    let meta: IdMeta = try readPart(.meta, &members)
    try closeDefined(&members)
    return (try ID.id(identifier: IdentifierText(members).identity), meta)
  }

  /// Reads the links and meta of a relationship, and passes what else there is.
  @inline(__always)
  fileprivate mutating func closeRelationship<Links: JSONAPI.Links, Meta: JSONAPI.Meta>(
    _ members: inout PassedMembers
  ) throws -> (Links, Meta) {
    let links: Links = try readPart(.links, &members)
    let meta: Meta = try readPart(.meta, &members)
    try closeDefined(&members)
    return (links, meta)
  }
}

extension ModelWriter {
  /// Writes the type and id of a resource.
  mutating func write(type: String, id: String, isLocal: Bool) {
    write(name: "type")
    write(string: type)
    write(name: isLocal ? "lid" : "id")
    write(string: id)
  }

  /// Writes a resource identifier object, or `null`.
  mutating func write<ID: OptionalId, IdMeta: Meta>(_ id: ID, meta: IdMeta) throws {
    let start = count
    put(reserving: UInt8(ascii: "{"))
    if id.write(members: &self) {
      try writePart("meta", meta)
      put(reserving: UInt8(ascii: "}"))
    } else {
      count = start
      write("null")
    }
  }
}

extension ResourceIdentifier {
  package init(from reader: inout ModelReader) throws {
    let (id, meta): (Identifiable.ID, IdMeta) = try reader.readIdentifier()
    self.init(id: id, meta: meta)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(id, meta: meta)
  }
}

extension ToOneRelationship: ModelDecodable, ModelEncodable where Identifiable.ID: OptionalId {
  package init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  package static func readIfPresent(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  private static func read(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    var members = try reader.openDefined()
    guard try reader.move(to: .data, &members) else {
      // Not used, but they may be wrong.
      let _: (LinksType, MetaType) = try reader.closeRelationship(&members)
      return nil
    }
    let id: Identifiable.ID
    let idMeta: IdMetaType
    if try reader.cursor.skipNull() {
      guard let none = Identifiable.ID.idOfNull() else { throw NeedsCodable() }
      id = none
      idMeta = try reader.partWhenAbsent(IdMetaType.self)
    } else {
      (id, idMeta) = try reader.readIdentifier()
    }
    try reader.endDefined(&members)
    let (links, meta): (LinksType, MetaType) = try reader.closeRelationship(&members)
    return ToOneRelationship(id: (id, idMeta), meta: meta, links: links)
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToOneRelationship? {
    try members.decodeIfPresent(
      ToOneRelationship<Identifiable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    writer.put(reserving: UInt8(ascii: "{"))
    writer.write(name: "data")
    try writer.write(id, meta: idMeta)
    try writer.writePart("meta", meta)
    try writer.writePart("links", links)
    writer.put(reserving: UInt8(ascii: "}"))
  }
}

extension ToManyRelationship: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  package static func readIfPresent(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  private static func read(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    var members = try reader.openDefined()
    let hasData = try reader.move(to: .data, &members)
    var identifiers: [ID] = []
    if hasData {
      identifiers = try [ID](from: &reader)
      try reader.endDefined(&members)
    }
    let (links, meta): (LinksType, MetaType) = try reader.closeRelationship(&members)
    return hasData
      ? ToManyRelationship(identifiers: identifiers, meta: meta, links: links) : nil
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToManyRelationship? {
    try members.decodeIfPresent(
      ToManyRelationship<Relatable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.write("data", idsWithMeta)
      try writer.writePart("meta", meta)
      try writer.writePart("links", links)
    }
  }
}

extension MetaRelationship: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    let (links, meta): (LinksType, MetaType) = try reader.closeRelationship(&members)
    guard members[.data] == nil else { throw NeedsCodable() }
    self.init(meta: meta, links: links)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.writePart("meta", meta)
      try writer.writePart("links", links)
    }
  }
}

extension MaybeLinked: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    let place = reader.cursor.place
    var members = try reader.openDefined()
    let (links, meta): (LinksType, MetaType) = try reader.closeRelationship(&members)
    guard let data = members[.data] else {
      self = .unlinked(meta: meta, links: links)
      return
    }
    if data.pointee != UInt8(ascii: "n") || Relationship.allowsNull {
      reader.cursor.move(to: place)
      self.init(try reader.read(Relationship.self))
    } else if let empty = Relationship.empty(meta: meta, links: links) {
      self = .empty(empty)
    } else {
      self = .unlinked(meta: meta, links: links)
    }
  }

  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      try writer.write(value: relationship)
    case .unlinked(let meta, let links):
      try MetaRelationship(meta: meta, links: links).write(to: &writer)
    }
  }
}
