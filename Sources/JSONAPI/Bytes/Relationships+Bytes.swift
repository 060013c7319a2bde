/// The type and id of a resource, as bytes of the text that is being read.
public struct IdentifierText {
  @usableFromInline let type: JSONCursor.Name
  @usableFromInline let id: JSONCursor.Name
  @usableFromInline let isLocal: Bool

  @usableFromInline
  init(_ members: PassedMembers) throws {
    guard let type = members.type, let id = members.id ?? members.localId else {
      throw NeedsCodable()
    }
    self.type = type
    self.id = id
    isLocal = members.id == nil
  }

  var identity: ResourceIdentity {
    ResourceIdentity(type: type.text, id: id.text, isLocal: isLocal)
  }
}

extension OptionalId {
  public func write(members writer: inout ModelWriter) throws -> Bool {
    guard let identity = resourceIdentity() else { return false }
    try writer.write("type", identity.type)
    try writer.write(identity.isLocal ? "lid" : "id", identity.id)
    return true
  }

  public static func id(reading identifier: borrowing IdentifierText) throws -> Self {
    try id(identifier: identifier.identity)
  }
}

extension Optional where Wrapped: IdType {
  @inlinable
  public func write(members writer: inout ModelWriter) throws -> Bool {
    try self?.write(members: &writer) ?? false
  }

  @inlinable
  public static func id(reading identifier: borrowing IdentifierText) throws -> Wrapped? {
    try Wrapped.id(reading: identifier)
  }
}

extension Id {
  @inlinable
  public func write(members writer: inout ModelWriter) throws -> Bool {
    switch form {
    case .canonical:
      guard let text = rawValue.idText() else { return false }
      try writer.write("type", IdentifiableType.jsonType)
      try writer.write("id", text)
    case .spelled(let text):
      try writer.write("type", IdentifiableType.jsonType)
      try writer.write("id", text)
    case .local(let text):
      try writer.write("type", IdentifiableType.jsonType)
      try writer.write("lid", text)
    }
    return true
  }

  @inlinable
  public static func id(reading identifier: borrowing IdentifierText) throws -> Self {
    guard identifier.type.matches(IdentifiableType.jsonType) else { throw NeedsCodable() }
    let text = identifier.id.text
    return identifier.isLocal ? try Self(localId: text) : try Self(wireText: text)
  }
}

extension Linkage {
  @inlinable
  init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    let meta: IdMeta = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    self.init(id: try ID.id(reading: IdentifierText(members)), meta: meta)
  }

  @inlinable
  func write(to writer: inout ModelWriter) throws {
    let start = writer.count
    writer.put(reserving: UInt8(ascii: "{"))
    if try id.write(members: &writer) {
      try writer.writeOmissible("meta", meta)
      writer.put(reserving: UInt8(ascii: "}"))
    } else {
      writer.count = start
      writer.write("null")
    }
  }
}

extension ResourceIdentifier {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    let linkage = try Linkage<Identifiable.ID, IdMeta>(from: &reader)
    self.init(id: linkage.id, meta: linkage.meta)
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try Linkage(id: id, meta: meta).write(to: &writer)
  }
}

extension ToOneRelationship: ModelDecodable, ModelEncodable where Identifiable.ID: OptionalId {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  @inlinable
  public static func readIfPresent(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  @inlinable
  static func read(_ reader: inout ModelReader) throws -> ToOneRelationship? {
    var members = try reader.openDefined()
    guard try reader.move(to: .data, &members) else {
      // Not used, but they may be wrong.
      let _: LinksType = try reader.readDefined(.links, &members)
      let _: MetaType = try reader.readDefined(.meta, &members)
      try reader.closeDefined(&members)
      return nil
    }
    let linkage = try linkage(&reader)
    try reader.endDefined(&members)
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    return ToOneRelationship(id: (linkage.id, linkage.meta), meta: meta, links: links)
  }

  @inlinable
  static func linkage(_ reader: inout ModelReader) throws -> Linkage<Identifiable.ID, IdMetaType> {
    guard try reader.cursor.skipNull() else { return try Linkage(from: &reader) }
    guard let none = Identifiable.ID.idOfNull() else { throw NeedsCodable() }
    return Linkage(id: none, meta: try reader.valueWhenAbsent(IdMetaType.self))
  }

  public static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToOneRelationship? {
    try members.decodeIfPresent(
      ToOneRelationship<Identifiable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    switch parts {
    case .parts(let id, let idMeta, let meta, let links):
      try writer.writeObject { writer in
        writer.write(name: "data")
        try Linkage(id: id, meta: idMeta).write(to: &writer)
        try writer.writeOmissible("meta", meta)
        try writer.writeOmissible("links", links)
      }
    }
  }
}

extension ToManyRelationship: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    guard let relationship = try Self.read(&reader) else { throw NeedsCodable() }
    self = relationship
  }

  /// Reads a relationship that may be absent. One without `data` counts as absent.
  @inlinable
  public static func readIfPresent(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    try reader.cursor.skipNull() ? nil : try read(&reader)
  }

  @inlinable
  static func read(_ reader: inout ModelReader) throws -> ToManyRelationship? {
    var members = try reader.openDefined()
    var identifiers: [ID]?
    if try reader.move(to: .data, &members) {
      identifiers = try [ID](from: &reader)
      try reader.endDefined(&members)
    }
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    guard let identifiers else { return nil }
    return ToManyRelationship(identifiers: identifiers, meta: meta, links: links)
  }

  public static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToManyRelationship? {
    try members.decodeIfPresent(
      ToManyRelationship<Relatable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  @inlinable
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
    var members = try reader.openDefined()
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    guard members[.data] == nil else { throw NeedsCodable() }
    self.init(meta: meta, links: links)
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
    var members = try reader.openDefined()
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    guard let data = members[.data] else {
      self = .unlinked(meta: meta, links: links)
      return
    }
    if data.pointee != UInt8(ascii: "n") || Relationship.allowsNull {
      reader.cursor.move(to: place)
      self.init(try Relationship(from: &reader))
    } else if let empty = Relationship.empty(meta: meta, links: links) {
      self = .empty(empty)
    } else {
      self = .unlinked(meta: meta, links: links)
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
