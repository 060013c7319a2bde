extension ResourceObject {
  public init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    let attributes: Description.Attributes = try reader.readDefined(.attributes, &members)
    let relationships: Description.Relationships = try reader.readDefined(
      .relationships, &members)
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    self.init(
      id: try JSONAPI.Id(members, type: Description.jsonType), attributes: attributes,
      relationships: relationships, meta: meta, links: links)
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      if try !id.write(members: &writer) { try writer.write("type", Description.jsonType) }
      try writer.writeOmissible("attributes", attributes)
      try writer.writeOmissible("relationships", relationships)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension Id {
  /// The id of a resource object. Throws if the object is of another type.
  init(_ members: PassedMembers, type: String) throws {
    guard members.type?.matches(type) == true else { throw NeedsCodable() }
    if RawType.self == String.self, let id = members.id ?? members.localId {
      self = same(
        Id<String, IdentifiableType>(id.text, isLocal: members.id == nil), as: Self.self)
    } else if let id = members.id {
      try self.init(wireText: id.text)
    } else if let localId = members.localId {
      try self.init(localId: localId.text)
    } else if let none = RawType.rawIdOfNone() {
      self.init(rawValue: none)
    } else {
      throw NeedsCodable()
    }
  }
}

extension ResourceEnum {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    let type = try reader.peekType()
    self = try Self.resourceCases.read(type, from: &reader)
  }

  public func write(to writer: inout ModelWriter) throws {
    try resourceObject.write(to: &writer)
  }
}

extension ModelReader {
  /// The type of the resource object at the cursor.
  @usableFromInline
  mutating func peekType() throws -> String {
    let place = cursor.place
    try cursor.openObject()
    while let name = try cursor.nextName() {
      if name.matches("type") {
        let type = try cursor.rawString()
        cursor.move(to: place)
        return type.text
      }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    throw NeedsCodable()
  }
}

extension UnrecognizedResource {
  public init(from reader: inout ModelReader) throws {
    guard let resource = Self(json: try JSONValue(from: &reader)) else { throw NeedsCodable() }
    self = resource
  }

  public func write(to writer: inout ModelWriter) throws {
    try json.write(to: &writer)
  }
}

extension SingleResourceBody {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try value.write(to: &writer)
  }
}

extension SingleResourceBody where PrimaryResource: OptionalCodablePrimaryResource {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    value = try PrimaryResource(from: &reader)
  }
}

extension ManyResourceBody {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try values.write(to: &writer)
  }
}

extension ManyResourceBody where PrimaryResource: CodablePrimaryResource {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    values = try [PrimaryResource](from: &reader)
  }
}
