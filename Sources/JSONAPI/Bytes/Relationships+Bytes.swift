/// The type and id of a resource, as bytes of the text that is being read.
public struct IdentifierText {
  let type: JSONCursor.Name
  let id: JSONCursor.Name
  let isLocal: Bool

  var identity: ResourceIdentity {
    ResourceIdentity(type: type.text, id: id.text, isLocal: isLocal)
  }
}

extension OptionalId {
  public static func id(reading identifier: borrowing IdentifierText) throws -> Self {
    try id(identifier: identifier.identity)
  }
}

extension Optional where Wrapped: IdType {
  public static func id(reading identifier: borrowing IdentifierText) throws -> Wrapped? {
    try Wrapped.id(reading: identifier)
  }
}

extension Id {
  public static func id(reading identifier: borrowing IdentifierText) throws -> Self {
    guard identifier.type.matches(IdentifiableType.jsonType) else { throw NeedsCodable() }
    let text = identifier.id.text
    return identifier.isLocal ? try Self(localId: text) : try Self(wireText: text)
  }
}

extension Linkage {
  init(from reader: inout ModelReader) throws {
    var type: JSONCursor.Name?
    var text: JSONCursor.Name?
    var localText: JSONCursor.Name?
    var meta: IdMeta?
    try reader.readMembers { reader, name in
      if name.matches("type"), type == nil {
        type = try reader.cursor.rawString()
      } else if name.matches("id"), text == nil {
        text = try reader.cursor.rawString()
      } else if name.matches("lid"), localText == nil {
        localText = try reader.cursor.rawString()
      } else if name.matches("meta"), meta == nil {
        meta = try reader.readOmissible(IdMeta.self)
      } else {
        return false
      }
      return true
    }
    guard let type, let id = text ?? localText else { throw NeedsCodable() }
    self.init(
      id: try ID.id(reading: IdentifierText(type: type, id: id, isLocal: text == nil)),
      meta: try meta ?? reader.valueWhenAbsent(IdMeta.self))
  }

  func write(to writer: inout ModelWriter) throws {
    guard let identity = id.resourceIdentity() else {
      writer.write("null")
      return
    }
    try writer.writeObject { writer in
      try writer.write(identity)
      try writer.writeOmissible("meta", meta)
    }
  }
}

extension ModelWriter {
  mutating func write(_ identity: ResourceIdentity) throws {
    try write("type", identity.type)
    if identity.isLocal { try write("lid", identity.id) } else { try write("id", identity.id) }
  }
}

extension ResourceIdentifier {
  public init(from reader: inout ModelReader) throws {
    let linkage = try Linkage<Identifiable.ID, IdMeta>(from: &reader)
    self.init(id: linkage.id, meta: linkage.meta)
  }

  public func write(to writer: inout ModelWriter) throws {
    try Linkage(id: id, meta: meta).write(to: &writer)
  }
}

/// The members of a relationship object that is being read.
private struct RelationshipParts<Data, Meta: OmissibleObject, Links: OmissibleObject> {
  var data: Data?
  var meta: Meta
  var links: Links

  init(
    _ reader: inout ModelReader, data readData: (inout ModelReader) throws -> Data
  ) throws {
    var data: Data?
    var meta: Meta?
    var links: Links?
    try reader.readMembers { reader, name in
      if name.matches("data"), data == nil {
        data = try readData(&reader)
      } else if name.matches("links"), links == nil {
        links = try reader.readOmissible(Links.self)
      } else if name.matches("meta"), meta == nil {
        meta = try reader.readOmissible(Meta.self)
      } else {
        return false
      }
      return true
    }
    self.data = data
    self.meta = try meta ?? reader.valueWhenAbsent(Meta.self)
    self.links = try links ?? reader.valueWhenAbsent(Links.self)
  }
}

extension ToOneRelationship: ModelDecodable, ModelEncodable where Identifiable.ID: OptionalId {
  public init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  public static func readIfPresent(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  private static func read(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    let parts = try RelationshipParts<Linkage<Identifiable.ID, IdMetaType>, MetaType, LinksType>(
      &reader
    ) { reader in
      guard try reader.cursor.skipNull() else { return try Linkage(from: &reader) }
      guard let none = Identifiable.ID.idOfNull() else { throw NeedsCodable() }
      return Linkage(id: none, meta: try reader.valueWhenAbsent(IdMetaType.self))
    }
    return parts.data.map {
      ToOneRelationship(id: ($0.id, $0.meta), meta: parts.meta, links: parts.links)
    }
  }

  public static func memberIfPresent<Key: CodingKey>(
    _ name: Key, of members: KeyedDecodingContainer<Key>
  ) throws -> ToOneRelationship? {
    try members.decodeIfPresent(
      ToOneRelationship<Identifiable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      writer.write(name: "data")
      try Linkage(id: id, meta: idMeta).write(to: &writer)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension ToManyRelationship: ModelDecodable, ModelEncodable {
  public init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  public static func readIfPresent(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  private static func read(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    let parts = try RelationshipParts<[ID], MetaType, LinksType>(&reader) { try [ID](from: &$0) }
    return parts.data.map {
      ToManyRelationship(identifiers: $0, meta: parts.meta, links: parts.links)
    }
  }

  public static func memberIfPresent<Key: CodingKey>(
    _ name: Key, of members: KeyedDecodingContainer<Key>
  ) throws -> ToManyRelationship? {
    try members.decodeIfPresent(
      ToManyRelationship<Relatable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.write("data", idsWithMeta)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension MetaRelationship: ModelDecodable, ModelEncodable {
  public init(from reader: inout ModelReader) throws {
    let parts = try RelationshipParts<Never, MetaType, LinksType>(&reader) { _ in
      throw NeedsCodable()
    }
    self.init(meta: parts.meta, links: parts.links)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension MaybeLinked: ModelDecodable, ModelEncodable {
  public init(from reader: inout ModelReader) throws {
    let place = reader.cursor.place
    let parts = try RelationshipParts<Bool, MetaType, LinksType>(&reader) { reader in
      // Whether there is linkage; it is read below.
      let isNull = reader.cursor.byte == UInt8(ascii: "n")
      try reader.cursor.skipValue(depth: reader.depth)
      return !isNull || Relationship.allowsNull
    }
    guard let isLinked = parts.data else {
      self = .unlinked(meta: parts.meta, links: parts.links)
      return
    }
    if isLinked {
      reader.cursor.move(to: place)
      self.init(try Relationship(from: &reader))
    } else if let empty = Relationship.empty(meta: parts.meta, links: parts.links) {
      self = .empty(empty)
    } else {
      self = .unlinked(meta: parts.meta, links: parts.links)
    }
  }

  public func write(to writer: inout ModelWriter) throws {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      try relationship.write(to: &writer)
    case .unlinked(let meta, let links):
      try MetaRelationship(meta: meta, links: links).write(to: &writer)
    }
  }
}
