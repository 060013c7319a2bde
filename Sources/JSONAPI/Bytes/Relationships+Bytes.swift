/// The linkage of a relationship to one resource, as bytes of the text that is being read.
@usableFromInline
enum LinkageText {
  case identifier(IdentifierText)
  case null
}

extension ModelReader {
  /// Reads a relationship to one resource, of which only the linkage counts; `nil` if it has none.
  @usableFromInline
  mutating func readLinkage() throws -> LinkageText? {
    var members = try openDefined()
    var linkage: LinkageText?
    if try move(to: .data, &members) {
      linkage = try cursor.skipNull() ? .null : .identifier(readIdentifier())
      try endDefined(&members)
    }
    try closeDefined(&members)
    return linkage
  }

  /// Reads a relationship to any number of resources, of which only the linkage counts; `nil` if it has
  /// none.
  mutating func readLinkages() throws -> [IdentifierText]? {
    var members = try openDefined()
    var linkages: [IdentifierText]?
    if try move(to: .data, &members) {
      var identifiers: [IdentifierText] = []
      try readElements { identifiers.append(try $0.readIdentifier()) }
      linkages = identifiers
      try endDefined(&members)
    }
    try closeDefined(&members)
    return linkages
  }

  private mutating func readIdentifier() throws -> IdentifierText {
    var members = try openDefined()
    try closeDefined(&members)
    return try IdentifierText(members)
  }
}

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

  /// The text of the id, if the resource is of a type.
  @usableFromInline
  func id(ofType expected: String) throws -> String {
    guard type.matches(expected) else { throw NeedsCodable() }
    return id.text
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
  public func write(members writer: inout ModelWriter) throws -> Bool {
    try self?.write(members: &writer) ?? false
  }

  public static func id(reading identifier: borrowing IdentifierText) throws -> Wrapped? {
    try Wrapped.id(reading: identifier)
  }
}

extension Id {
  public func write(members writer: inout ModelWriter) throws -> Bool {
    guard let text = textIfAny else { return false }
    writer.write(name: "type")
    writer.write(string: IdentifiableType.jsonType)
    writer.write(name: isLocal ? "lid" : "id")
    writer.write(string: text)
    return true
  }

  public static func id(reading identifier: borrowing IdentifierText) throws -> Self {
    let text = try identifier.id(ofType: IdentifiableType.jsonType)
    if RawType.self == String.self {
      return same(Id<String, IdentifiableType>(text, isLocal: identifier.isLocal), as: Self.self)
    }
    return identifier.isLocal ? try Self(localId: text) : try Self(wireText: text)
  }
}

extension Linkage {
  init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    let meta: IdMeta = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    self.init(id: try ID.id(reading: IdentifierText(members)), meta: meta)
  }
}

extension ModelWriter {
  /// Writes a resource identifier object, or `null`.
  mutating func write<ID: OptionalId, IdMeta: Meta>(_ id: ID, meta: IdMeta) throws {
    let start = count
    put(reserving: UInt8(ascii: "{"))
    if try id.write(members: &self) {
      try writeOmissible("meta", meta)
      put(reserving: UInt8(ascii: "}"))
    } else {
      count = start
      write("null")
    }
  }
}

extension ResourceIdentifier {
  public init(from reader: inout ModelReader) throws {
    let linkage = try Linkage<Identifiable.ID, IdMeta>(from: &reader)
    self.init(id: linkage.id, meta: linkage.meta)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.write(id, meta: meta)
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
    var members = try reader.openDefined()
    guard try reader.move(to: .data, &members) else {
      // Not used, but they may be wrong.
      let _: LinksType = try reader.readDefined(.links, &members)
      let _: MetaType = try reader.readDefined(.meta, &members)
      try reader.closeDefined(&members)
      return nil
    }
    let id: Identifiable.ID
    let idMeta: IdMetaType
    if try reader.cursor.skipNull() {
      guard let none = Identifiable.ID.idOfNull() else { throw NeedsCodable() }
      id = none
      idMeta = try reader.valueWhenAbsent(IdMetaType.self)
    } else {
      var identifier = try reader.openDefined()
      idMeta = try reader.readDefined(.meta, &identifier)
      try reader.closeDefined(&identifier)
      id = try Identifiable.ID.id(reading: IdentifierText(identifier))
    }
    try reader.endDefined(&members)
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    return ToOneRelationship(parts: .parts(id, idMeta, meta, links))
  }

  public static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToOneRelationship? {
    try members.decodeIfPresent(
      ToOneRelationship<Identifiable, IdMetaType, MetaType, LinksType>.self, forKey: name)
  }

  public func write(to writer: inout ModelWriter) throws {
    switch parts {
    case .parts(let id, let idMeta, let meta, let links):
      writer.put(reserving: UInt8(ascii: "{"))
      writer.write(name: "data")
      try writer.write(id, meta: idMeta)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
      writer.put(reserving: UInt8(ascii: "}"))
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
    var members = try reader.openDefined()
    let hasData = try reader.move(to: .data, &members)
    var identifiers: [ID] = []
    if hasData {
      identifiers = try [ID](from: &reader)
      try reader.endDefined(&members)
    }
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    return hasData
      ? ToManyRelationship(identifiers: identifiers, meta: meta, links: links) : nil
  }

  public static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
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
