/// The linkage of a to-one relationship, as bytes of the text that is being read.
enum LinkageText {
  case identifier(RawIdentifier)
  case null
}

extension ModelReader {
  /// Reads the linkage of a to-one relationship, and skips its other members. Returns
  /// `nil` if it has no linkage.
  mutating func readLinkage() throws -> LinkageText? {
    let place = cursor.place
    if try skipToData(), cursor.byte == UInt8(ascii: "{"),
      let identifier = try readPlainIdentifier(),
      endsObject()
    {
      return .identifier(identifier)
    }
    cursor.move(to: place)
    var linkage: LinkageText?
    try readMembers { reader, name in
      guard linkage == nil, DefinedMember(name) == .data else { return false }
      linkage = try reader.cursor.skipNull() ? .null : .identifier(reader.readIdentifier())
      return true
    }
    return linkage
  }

  /// Reads the linkage of a to-many relationship into the context, and skips its other members. Returns
  /// `false` if it has no linkage.
  mutating func readLinkages() throws -> Bool {
    let place = cursor.place
    if try skipToData() {
      try readIdentifiers()
      if endsObject() { return true }
    }
    cursor.move(to: place)
    var hasLinkage = false
    try readMembers { reader, name in
      guard !hasLinkage, DefinedMember(name) == .data else { return false }
      try reader.readIdentifiers()
      hasLinkage = true
      return true
    }
    return hasLinkage
  }

  /// Reads an array of resource identifier objects into the context.
  mutating func readIdentifiers() throws {
    context.linkage.removeAll(keepingCapacity: true)
    try readElements { $0.context.linkage.append(try $0.readIdentifier()) }
  }

  /// Skips the beginning of a relationship up to its linkage. Returns `false` if linkage
  /// is not its first member.
  @inline(__always)
  private mutating func skipToData() throws -> Bool {
    guard cursor.skip(UInt8(ascii: "{")) else { return false }
    cursor.skipSpace()
    return try cursor.skip(name: "data")
  }

  /// Skips the end of an object. Returns `false` if another member follows.
  @inline(__always)
  private mutating func endsObject() -> Bool {
    cursor.skipSpace()
    return cursor.skip(UInt8(ascii: "}"))
  }

  mutating func readIdentifier() throws -> RawIdentifier {
    let place = cursor.place
    if let identifier = try readPlainIdentifier() { return identifier }
    cursor.move(to: place)
    let (identifier, _): (RawIdentifier, NoMetadata) = try readIdentifierMembers()
    return identifier
  }

  /// Reads an identifier that has only a type and an id, as nearly all do. Returns `nil` for others.
  private mutating func readPlainIdentifier() throws -> RawIdentifier? {
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
    return RawIdentifier(type: type, id: id)
  }
}

/// The type and id of a resource, as bytes of the text that is being read.
struct RawIdentifier {
  let type: JSONCursor.Name
  let id: JSONCursor.Name
  let isLocal: Bool

  init(type: JSONCursor.Name, id: JSONCursor.Name, isLocal: Bool = false) {
    self.type = type
    self.id = id
    self.isLocal = isLocal
  }

  var identity: ResourceIdentity {
    ResourceIdentity(type: type.text, id: id.text, isLocal: isLocal)
  }
}

extension _OptionalId {
  /// Writes the members `type` and `id` or `lid`. Writes nothing and returns `false` if there is no id.
  func write(members writer: inout ModelWriter) -> Bool {
    guard let identity = resourceIdentity() else { return false }
    writer.write(type: identity.type, id: identity.id, isLocal: identity.isLocal)
    return true
  }
}

extension ModelReader {
  /// Reads a resource identifier object.
  fileprivate mutating func readIdentifierMembers<IdMeta: Meta>() throws -> (RawIdentifier, IdMeta)
  {
    var type: JSONCursor.Name?
    var id: JSONCursor.Name?
    var localId: JSONCursor.Name?
    var meta: IdMeta?
    try readMembers { reader, name in
      switch DefinedMember(name) {
      case .type where type == nil: type = try reader.cursor.rawString()
      case .id where id == nil: id = try reader.cursor.rawString()
      case .lid where localId == nil: localId = try reader.cursor.rawString()
      case .meta where meta == nil && Part.isRead(IdMeta.self): meta = .some(try reader.readPart())
      default: return false
      }
      return true
    }
    guard let type, let text = id ?? localId else { throw NeedsCodable() }
    return (
      RawIdentifier(type: type, id: text, isLocal: id == nil), try meta ?? partWhenAbsent()
    )
  }

  /// Reads the members of a relationship. The function reads the linkage, which is skipped without one.
  fileprivate mutating func readRelationship<Links: JSONAPI.Links, Meta: JSONAPI.Meta>(
    linkage: ((inout ModelReader) throws -> Void)? = nil
  ) throws -> (data: UnsafePointer<UInt8>?, links: Links, meta: Meta) {
    var data: UnsafePointer<UInt8>?
    var links: Links?
    var meta: Meta?
    try readMembers { reader, name in
      switch DefinedMember(name) {
      case .data where data == nil:
        data = reader.cursor.place
        guard let linkage else { return false }
        try linkage(&reader)
      case .links where links == nil && Part.isRead(Links.self):
        links = .some(try reader.readPart())
      case .meta where meta == nil && Part.isRead(Meta.self): meta = .some(try reader.readPart())
      default: return false
      }
      return true
    }
    return (data, try links ?? partWhenAbsent(), try meta ?? partWhenAbsent())
  }
}

extension ModelWriter {
  /// Writes the type and id of a resource.
  mutating func write(type: String, id: String, isLocal: Bool) {
    write(plainName: "type")
    write(string: type)
    write(plainName: isLocal ? "lid" : "id")
    write(string: id)
  }

  /// Writes a resource identifier object, or `null`.
  mutating func write<ID: _OptionalId, IdMeta: Meta>(_ id: ID, meta: IdMeta) throws {
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
    let (identifier, meta): (RawIdentifier, IdMeta) = try reader.readIdentifierMembers()
    self.init(id: try Identifiable.ID.id(identifier: identifier.identity), meta: meta)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(id, meta: meta)
  }
}

extension ToOneRelationship: ModelDecodable, ModelEncodable where Identifiable.ID: _OptionalId {
  package init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  package static func readIfPresent(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  private static func read(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    var id: Identifiable.ID?
    var idMeta: IdMetaType?
    let (data, links, meta): (UnsafePointer<UInt8>?, LinksType, MetaType) =
      try reader.readRelationship { reader in
        if try reader.cursor.skipNull() {
          guard let none = Identifiable.ID.idOfNull() else { throw NeedsCodable() }
          id = .some(none)
          idMeta = .some(try reader.partWhenAbsent())
        } else {
          let (identifier, meta): (RawIdentifier, IdMetaType) = try reader.readIdentifierMembers()
          id = .some(try Identifiable.ID.id(identifier: identifier.identity))
          idMeta = .some(meta)
        }
      }
    guard data != nil, let id, let idMeta else { return nil }
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
    var identifiers: [ID] = []
    let (data, links, meta): (UnsafePointer<UInt8>?, LinksType, MetaType) =
      try reader.readRelationship { identifiers = try [ID](from: &$0) }
    return data == nil
      ? nil : ToManyRelationship(identifiers: identifiers, meta: meta, links: links)
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
    let (data, links, meta): (UnsafePointer<UInt8>?, LinksType, MetaType) =
      try reader.readRelationship()
    guard data == nil else { throw NeedsCodable() }
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
    let (data, links, meta): (UnsafePointer<UInt8>?, LinksType, MetaType) =
      try reader.readRelationship()
    guard let data else {
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
