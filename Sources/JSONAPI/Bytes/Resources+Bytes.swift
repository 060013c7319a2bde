extension ResourceObject {
  public init(from reader: inout ModelReader) throws {
    var type: JSONCursor.Name?
    var id: JSONAPI.Id<EntityRawIdType, Self>?
    var localId: JSONAPI.Id<EntityRawIdType, Self>?
    var attributes: Description.Attributes?
    var relationships: Description.Relationships?
    var meta: MetaType?
    var links: LinksType?
    try reader.readMembers { reader, name in
      if name.matches("type"), type == nil {
        type = try reader.cursor.rawString()
      } else if name.matches("id"), id == nil {
        id = try JSONAPI.Id(wireText: try reader.cursor.string())
      } else if name.matches("attributes"), attributes == nil {
        attributes = try reader.readOmissible(Description.Attributes.self)
      } else if name.matches("relationships"), relationships == nil {
        relationships = try reader.readOmissible(Description.Relationships.self)
      } else if name.matches("links"), links == nil {
        links = try reader.readOmissible(LinksType.self)
      } else if name.matches("meta"), meta == nil {
        meta = try reader.readOmissible(MetaType.self)
      } else if name.matches("lid"), localId == nil {
        localId = try JSONAPI.Id(localId: try reader.cursor.string())
      } else {
        return false
      }
      return true
    }
    guard let type, type.matches(Description.jsonType),
      let id = id ?? localId ?? EntityRawIdType.rawIdOfNone().map({ JSONAPI.Id(rawValue: $0) })
    else { throw NeedsCodable() }
    self.init(
      id: id,
      attributes: try attributes ?? reader.valueWhenAbsent(Description.Attributes.self),
      relationships: try relationships ?? reader.valueWhenAbsent(Description.Relationships.self),
      meta: try meta ?? reader.valueWhenAbsent(MetaType.self),
      links: try links ?? reader.valueWhenAbsent(LinksType.self))
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      if let identity = id.resourceIdentity() {
        try writer.write(identity)
      } else {
        try writer.write("type", Description.jsonType)
      }
      try writer.writeOmissible("attributes", attributes)
      try writer.writeOmissible("relationships", relationships)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension ResourceEnum {
  public init(from reader: inout ModelReader) throws {
    let place = reader.cursor.place
    try reader.cursor.openObject()
    var type: JSONCursor.Name?
    while type == nil, let name = try reader.cursor.nextName() {
      if name.matches("type") {
        type = try reader.cursor.rawString()
      } else {
        try reader.cursor.skipValue(depth: reader.depth)
        try reader.cursor.endMember()
      }
    }
    guard let type else { throw NeedsCodable() }
    reader.cursor.move(to: place)
    self = try Self.resourceCases.read(type.text, from: &reader)
  }

  public func write(to writer: inout ModelWriter) throws {
    try resourceObject.write(to: &writer)
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
  public func write(to writer: inout ModelWriter) throws {
    try value.write(to: &writer)
  }
}

extension SingleResourceBody where PrimaryResource: OptionalCodablePrimaryResource {
  public init(from reader: inout ModelReader) throws {
    value = try PrimaryResource(from: &reader)
  }
}

extension ManyResourceBody {
  public func write(to writer: inout ModelWriter) throws {
    try values.write(to: &writer)
  }
}

extension ManyResourceBody where PrimaryResource: CodablePrimaryResource {
  public init(from reader: inout ModelReader) throws {
    values = try [PrimaryResource](from: &reader)
  }
}
