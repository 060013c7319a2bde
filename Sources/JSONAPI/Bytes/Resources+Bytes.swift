extension ResourceObject {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    attributes = try reader.readDefined(.attributes, &members)
    relationships = try reader.readDefined(.relationships, &members)
    links = try reader.readDefined(.links, &members)
    meta = try reader.readDefined(.meta, &members)
    try reader.closeDefined(&members)
    let (text, isLocal) = try members.id(ofType: Description.jsonType)
    if EntityRawIdType.self == String.self, let text {
      rawId = same(text, as: EntityRawIdType.self)
      idForm = isLocal ? .local(text) : .canonical
    } else {
      (rawId, idForm) = try Self.idParts(text, isLocal: isLocal)
    }
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      if EntityRawIdType.self == String.self {
        writer.write(type: Description.jsonType, text: same(rawId, as: String.self), form: idForm)
      } else if try !id.write(members: &writer) {
        try writer.write("type", Description.jsonType)
      }
      try writer.writeOmissible("attributes", attributes)
      try writer.writeOmissible("relationships", relationships)
      try writer.writeOmissible("meta", meta)
      try writer.writeOmissible("links", links)
    }
  }
}

extension ModelWriter {
  /// Writes the type and the id of a resource whose ids are strings.
  @usableFromInline
  mutating func write(type: String, text: String, form: IdForm) {
    switch form {
    case .canonical: write(type: type, id: text, isLocal: false)
    case .spelled(let text): write(type: type, id: text, isLocal: false)
    case .local(let text): write(type: type, id: text, isLocal: true)
    }
  }
}

extension PassedMembers {
  /// The id or local id of a resource object, if it has one. Throws if the object is of another type.
  @usableFromInline
  func id(ofType expected: String) throws -> (text: String?, isLocal: Bool) {
    guard let type, type.matches(expected) else { throw NeedsCodable() }
    return ((id ?? localId)?.text, id == nil)
  }
}

extension ResourceObject {
  /// The parts of an id. Not inlined, because an `Id` is a type to look up at run time.
  @usableFromInline @inline(never)
  static func idParts(_ text: String?, isLocal: Bool) throws -> (EntityRawIdType, IdForm) {
    let id = try JSONAPI.Id<EntityRawIdType, Self>(text: text, isLocal: isLocal)
    return (id.rawValue, id.form)
  }
}

extension Id {
  /// The id of a resource object, from its text in JSON.
  fileprivate init(text: String?, isLocal: Bool) throws {
    if let text, isLocal {
      try self.init(localId: text)
    } else if let text {
      try self.init(wireText: text)
    } else if let none = RawType.rawIdOfNone() {
      self.init(rawValue: none)
    } else {
      throw NeedsCodable()
    }
  }
}

extension ResourceEnum {
  public init(from reader: inout ModelReader) throws {
    let type = try reader.peekType()
    self = try Self.resourceCases.read(type, from: &reader)
  }

  public func write(to writer: inout ModelWriter) throws {
    try resourceObject.write(to: &writer)
  }
}

extension ModelReader {
  /// The type of the resource object at the cursor, which stays where it is.
  package mutating func peekType() throws -> JSONCursor.Name {
    let place = cursor.place
    try cursor.openObject()
    while let name = try cursor.nextName() {
      if name.matches("type") {
        let type = try cursor.rawString()
        cursor.move(to: place)
        return type
      }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    throw NeedsCodable()
  }
}

extension UnrecognizedResource {
  public init(from reader: inout ModelReader) throws {
    guard let resource = Self(json: try JSONValue(keepingInexactNumbersOf: &reader)) else {
      throw NeedsCodable()
    }
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
