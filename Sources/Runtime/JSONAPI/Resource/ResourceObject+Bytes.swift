extension ResourceObject: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    let table = ResourceTable.of(Self.self)
    self = try MemberTable.make { try table.read(&reader, to: $0) }
  }

  package func write(to writer: inout ModelWriter) throws {
    try withUnsafePointer(to: self) {
      try ResourceTable.of(Self.self).write(UnsafeRawPointer($0), to: &writer)
    }
  }
}

extension ModelWriter {
  /// Writes the type and the id of a resource whose ids are strings.
  mutating func write(type: String, text: String, form: IdForm) {
    switch form {
    case .canonical: write(type: type, id: text, isLocal: false)
    case .spelled(let text): write(type: type, id: text, isLocal: false)
    case .local(let text): write(type: type, id: text, isLocal: true)
    }
  }
}

extension ModelReader {
  /// Returns the type of the resource object at the cursor, without moving the cursor.
  package mutating func peekType() throws -> JSONCursor.Name {
    let place = cursor.place
    guard try find("type") else { throw NeedsCodable() }
    let type = try cursor.rawString()
    cursor.move(to: place)
    return type
  }

  /// Returns the first byte of a member of the object at the cursor, without moving the cursor; `nil` if there is no
  /// such member.
  mutating func firstByte(ofMember name: StaticString) throws -> UInt8? {
    let place = cursor.place
    let first = try find(name) ? cursor.byte : nil
    cursor.move(to: place)
    return first
  }

  /// Moves to a member of the object at the cursor. Returns `false` if there is none.
  private mutating func find(_ member: StaticString) throws -> Bool {
    try cursor.openObject()
    while let name = try cursor.nextName() {
      if name.matches(member) { return true }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    return false
  }
}

extension UnrecognizedResource: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    guard let resource = Self(json: try JSONValue(keepingInexactNumbersOf: &reader)) else {
      throw NeedsCodable()
    }
    self = resource
  }

  package func write(to writer: inout ModelWriter) throws {
    try json.write(to: &writer)
  }
}

extension SingleResourceBody: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try writer.write(value: value)
  }
}

extension SingleResourceBody where PrimaryResource: _OptionalCodablePrimaryResource {
  package init(from reader: inout ModelReader) throws {
    value = try reader.read()
  }
}

extension ManyResourceBody: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try values.write(to: &writer)
  }
}

extension ManyResourceBody where PrimaryResource: CodablePrimaryResource {
  package init(from reader: inout ModelReader) throws {
    values = try [PrimaryResource](from: &reader)
  }
}
