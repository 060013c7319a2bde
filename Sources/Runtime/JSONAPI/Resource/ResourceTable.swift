/// Reads and writes resource objects of one type, as a ``MemberTable`` does with objects that models define.
final class ResourceTable: ValueTable {
  private let type: String
  /// The type in quotation marks.
  private let typeWords: JSONCursor.Words
  private let id: Int
  private let idForm: Int
  private let idMemory: any IdMemory
  private let hasTextId: Bool
  private let isIdOptional: Bool
  private let parts: PartTable

  init<Description, Meta, Links, RawId>(
    _ type: ResourceObject<Description, Meta, Links, RawId>.Type
  ) {
    typealias Resource = ResourceObject<Description, Meta, Links, RawId>
    func offset(_ property: PartialKeyPath<Resource>) -> Int {
      MemoryLayout<Resource>.offset(of: property) ?? 0
    }
    self.type = Description.jsonType
    typeWords = JSONCursor.Words(JSONCursor.quoted(Description.jsonType).utf8)
    id = offset(\.rawId)
    idForm = offset(\.idForm)
    hasTextId = RawId.self == String.self
    isIdOptional = RawId.rawIdOfNone() != nil
    idMemory = IdCoding<RawId, Resource>()
    parts = PartTable(of: Resource.self) {
      $0.add(part: "attributes", \.attributes)
      $0.add(part: "relationships", \.relationships)
      $0.add(part: "meta", \.meta)
      $0.add(part: "links", \.links)
    }
  }

  private static let tables = Locked<[ObjectIdentifier: ResourceTable]>([:])

  /// Returns the table of a type, which is made when it is first needed.
  static func of<Description, Meta, Links, RawId>(
    _ type: ResourceObject<Description, Meta, Links, RawId>.Type
  ) -> ResourceTable {
    tables.value(for: ObjectIdentifier(type)) { ResourceTable(type) }
  }

  func write(_ base: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    writer.put(reserving: UInt8(ascii: "{"))
    if hasTextId {
      writer.write(
        type: type, text: (base + id).assumingMemoryBound(to: String.self).pointee,
        form: (base + idForm).assumingMemoryBound(to: IdForm.self).pointee)
    } else if let identity = idMemory.identity(
      base + id, (base + idForm).assumingMemoryBound(to: IdForm.self).pointee)
    {
      writer.write(type: identity.type, id: identity.id, isLocal: identity.isLocal)
    } else {
      writer.write(name: "type")
      writer.write(string: type)
    }
    try parts.table.writeMembers(base, to: &writer)
    writer.put(reserving: UInt8(ascii: "}"))
  }

  /// Reads the resource object at the cursor, whose members may be in any order.
  func read(_ reader: inout ModelReader, to base: UnsafeMutableRawPointer) throws {
    var done = RowSet(count: 4)
    var hasId = false
    let offset = reader.cursor.offset
    do {
      let identity = try readMembers(&reader, to: base, &done)
      let text = (try identity.id ?? identity.localId(reader))?.text
      let form: IdForm
      if hasTextId, let text {
        (base + id).initializeMemory(as: String.self, to: text)
        form = identity.id == nil ? .local(text) : .canonical
      } else {
        form = try idMemory.set(
          base + id, text, isLocal: identity.id == nil, isNumber: identity.isNumber)
      }
      hasId = true
      try parts.table.complete(base, &done, reader)
      (base + idForm).initializeMemory(as: IdForm.self, to: form)
    } catch {
      if hasId { idMemory.destroy(base + id) }
      parts.table.destroy(base, done)
      throw ReadingError(error, inResourceAt: offset, expectedType: type)
    }
  }

  func decode(_ resource: _OpenedResource, to base: UnsafeMutableRawPointer) throws {
    let decoder = resource.decoder
    guard resource.type == type else {
      throw JSONAPIDecodingError(
        expectedTypes: [type], found: resource.type, at: decoder.codingPath + [MemberName.type])
    }
    let form = try idMemory.decode(resource.members, to: base + id)
    do {
      try parts.table.decodeMembers(resource.members, decoder, to: base)
    } catch {
      idMemory.destroy(base + id)
      throw error
    }
    (base + idForm).initializeMemory(as: IdForm.self, to: form)
  }

  func encode(_ base: UnsafeRawPointer, to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: MemberName.self)
    if let identity = idMemory.identity(
      base + id, (base + idForm).assumingMemoryBound(to: IdForm.self).pointee)
    {
      try members.encode(identity)
    } else {
      try members.encode(type, forKey: .type)
    }
    try parts.table.encodeMembers(base, to: &members, encoder)
  }

  @inline(__always)
  private func readMembers(
    _ reader: inout ModelReader, to base: UnsafeMutableRawPointer, _ done: inout RowSet
  ) throws -> RawIdentity {
    var identity = RawIdentity()
    try reader.readDefinedMembers(expecting: .type) { reader, member in
      switch member {
      case .type where identity.type == nil:
        identity.type = reader.cursor.string(ifEqualTo: typeWords)
        if identity.type != nil { return true }
        let type = try reader.cursor.rawString()
        guard type.matches(self.type) else {
          throw reader.cursor.unexpectedType(type, expected: [self.type])
        }
        identity.type = type
      case .id:
        return try identity.readId(
          &reader, allowsNull: isIdOptional, allowsNumber: !hasTextId)
      case .lid:
        identity.keepLocalId(reader)
        return false
      default: return try parts.read(member, &reader, to: base, &done)
      }
      return true
    }
    guard identity.type != nil else { throw DecodingError.missing(MemberName.type) }
    return identity
  }
}

extension ResourceObject: TabledValue {
  static var valueTable: any ValueTable { ResourceTable.of(Self.self) }
}

/// Operations on the memory of a resource object's id.
private protocol IdMemory: Sendable {
  /// Initializes the raw value. Returns the form of the id in JSON.
  func set(
    _ memory: UnsafeMutableRawPointer, _ text: String?, isLocal: Bool, isNumber: Bool
  ) throws -> IdForm
  /// Decodes the raw value with `Codable`. Returns the form of the id in JSON.
  func decode(
    _ members: KeyedDecodingContainer<MemberName>, to memory: UnsafeMutableRawPointer
  ) throws -> IdForm
  func destroy(_ memory: UnsafeMutableRawPointer)
  /// Returns the type and id; `nil` if the resource has no id.
  func identity(_ memory: UnsafeRawPointer, _ form: IdForm) -> ResourceIdentity?
}

private struct IdCoding<RawId: _MaybeRawId, Resource: _JSONTyped>: IdMemory {
  func set(
    _ memory: UnsafeMutableRawPointer, _ text: String?, isLocal: Bool, isNumber: Bool
  ) throws -> IdForm {
    let id = try Id<RawId, Resource>(text: text, isLocal: isLocal, isNumber: isNumber)
    memory.initializeMemory(as: RawId.self, to: id.rawValue)
    return id.form
  }

  func decode(
    _ members: KeyedDecodingContainer<MemberName>, to memory: UnsafeMutableRawPointer
  ) throws -> IdForm {
    let id = try members.decodeId(of: Id<RawId, Resource>.self)
    memory.initializeMemory(as: RawId.self, to: id.rawValue)
    return id.form
  }

  func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: RawId.self).deinitialize(count: 1)
  }

  func identity(_ memory: UnsafeRawPointer, _ form: IdForm) -> ResourceIdentity? {
    let rawId = memory.assumingMemoryBound(to: RawId.self).pointee
    return Id<RawId, Resource>(rawValue: rawId, form: form).resourceIdentity()
  }
}

extension Id {
  /// Creates the id of a resource object from its text in JSON.
  fileprivate init(text: String?, isLocal: Bool, isNumber: Bool) throws {
    guard let text else {
      guard let none = RawType.rawIdOfNone() else { throw DecodingError.missing(MemberName.id) }
      self.init(rawValue: none)
      return
    }
    if isNumber, RawType.self != Unidentified.self {
      guard let rawValue = try? JSONTextDecoder(text.utf8, userInfo: [:]).decode(RawType.self)
      else {
        throw DecodingError.typeMismatch(String.self).prefixed(by: [MemberName.id])
      }
      self.init(rawValue: rawValue)
      return
    }
    do {
      self = try isLocal ? Self(localId: text) : Self(wireText: text)
    } catch {
      throw DecodingError.refused(error, at: [isLocal ? MemberName.lid : .id])
    }
  }
}
