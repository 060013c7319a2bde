/// How resource objects of a type are read: what a ``MemberTable`` is for objects that models define.
final class ResourceTable: Sendable {
  private let type: String
  private let id: Int
  private let idForm: Int
  private let idMemory: any IdMemory
  private let hasTextId: Bool
  private let parts: [PartRow]

  struct PartRow: Sendable {
    let member: DefinedMember
    let offset: Int
    /// Its members, if a model says what they are.
    let table: MemberTable?
    let isRead: Bool
    let part: any PartMemory
  }

  init<Description, Meta, Links, RawId>(
    _ type: ResourceObject<Description, Meta, Links, RawId>.Type
  ) {
    typealias Resource = ResourceObject<Description, Meta, Links, RawId>
    func offset(_ property: PartialKeyPath<Resource>) -> Int {
      MemoryLayout<Resource>.offset(of: property) ?? 0
    }
    self.type = Description.jsonType
    id = offset(\.rawId)
    idForm = offset(\.idForm)
    hasTextId = RawId.self == String.self
    idMemory = IdCoding<RawId, Resource>()
    parts = [
      PartRow(.attributes, offset(\.attributes), Description.Attributes.self),
      PartRow(.relationships, offset(\.relationships), Description.Relationships.self),
      PartRow(.links, offset(\.links), Links.self),
      PartRow(.meta, offset(\.meta), Meta.self),
    ]
  }

  /// Reads the resource object at the cursor, whose members may be in any order.
  func read(_ reader: inout ModelReader, to base: UnsafeMutableRawPointer) throws {
    var done = 0
    do {
      let identity = try readMembers(&reader, to: base, &done)
      for (index, part) in parts.enumerated() where done & (1 << index) == 0 {
        try part.part.setAbsent(base + part.offset, reader)
        done |= 1 << index
      }
      let text = (identity.id ?? identity.localId)?.text
      let form: IdForm
      if hasTextId, let text {
        (base + id).initializeMemory(as: String.self, to: text)
        form = identity.id == nil ? .local(text) : .canonical
      } else {
        form = try idMemory.set(base + id, text, isLocal: identity.id == nil)
      }
      (base + idForm).initializeMemory(as: IdForm.self, to: form)
    } catch {
      for (index, part) in parts.enumerated() where done & (1 << index) != 0 {
        part.part.destroy(base + part.offset)
      }
      throw error
    }
  }

  private struct Identity {
    var type: JSONCursor.Name?
    var id: JSONCursor.Name?
    var localId: JSONCursor.Name?
  }

  @inline(__always)
  private func readMembers(
    _ reader: inout ModelReader, to base: UnsafeMutableRawPointer, _ done: inout Int
  ) throws -> Identity {
    var identity = Identity()
    try reader.readMembers { reader, name in
      let member = DefinedMember(name)
      switch member {
      case .type where identity.type == nil:
        let type = try reader.cursor.rawString()
        guard type.matches(self.type) else { throw NeedsCodable() }
        identity.type = type
      case .id where identity.id == nil: identity.id = try reader.cursor.rawString()
      case .lid where identity.localId == nil: identity.localId = try reader.cursor.rawString()
      case .attributes, .relationships, .links, .meta:
        for (index, part) in parts.enumerated() where part.member == member {
          guard part.isRead, done & (1 << index) == 0 else { return false }
          if let table = part.table, reader.cursor.byte == UInt8(ascii: "{") {
            try table.read(&reader, to: base + part.offset)
          } else {
            try part.part.read(&reader, to: base + part.offset)
          }
          done |= 1 << index
        }
      default: return false
      }
      return true
    }
    guard identity.type != nil else { throw NeedsCodable() }
    return identity
  }
}

extension ResourceTable.PartRow {
  init<Part: Codable & Equatable>(_ member: DefinedMember, _ offset: Int, _ type: Part.Type) {
    self.member = member
    self.offset = offset
    isRead = JSONAPI.Part.isRead(type)
    table = isRead ? (type as? any ModelObject.Type)?.memberTable : nil
    part = PartCoding<Part>()
  }
}

extension ModelObject {
  fileprivate static var memberTable: MemberTable { members.table }
}

/// What a table does with a part of any type.
protocol PartMemory: Sendable {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws
  func setAbsent(_ memory: UnsafeMutableRawPointer, _ reader: borrowing ModelReader) throws
  func destroy(_ memory: UnsafeMutableRawPointer)
}

private struct PartCoding<Value: Codable & Equatable>: PartMemory {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value.self, to: try reader.readPart())
  }

  func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ reader: borrowing ModelReader
  ) throws {
    memory.initializeMemory(as: Value.self, to: try reader.partWhenAbsent())
  }

  func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

/// What a table does with the id of a resource object.
private protocol IdMemory: Sendable {
  /// Initializes the raw value. Returns how the id is written.
  func set(_ memory: UnsafeMutableRawPointer, _ text: String?, isLocal: Bool) throws -> IdForm
}

private struct IdCoding<RawId: MaybeRawId, Resource: JSONTyped>: IdMemory {
  func set(
    _ memory: UnsafeMutableRawPointer, _ text: String?, isLocal: Bool
  ) throws -> IdForm {
    let id = try Id<RawId, Resource>(text: text, isLocal: isLocal)
    memory.initializeMemory(as: RawId.self, to: id.rawValue)
    return id.form
  }
}

extension ModelReader {
  /// The table of a type of resource objects, made when one is read first.
  func resourceTable<Description, Meta, Links, RawId>(
    _ type: ResourceObject<Description, Meta, Links, RawId>.Type
  ) -> ResourceTable {
    let key = ObjectIdentifier(type)
    if let table = context.resourceTables[key] { return table }
    let table = ResourceTable(type)
    context.resourceTables[key] = table
    return table
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
