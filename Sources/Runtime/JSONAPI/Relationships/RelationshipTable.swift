/// The id of a resource whose type is known. It has the memory layout of an `Id<String, Resource>`.
///
/// Nearly all ids are strings. Their layout does not depend on the resource type, so that one table can code
/// relationships to all types.
struct PlainId: Sendable {
  let text: String
  let form: IdForm

  init(_ text: String, isLocal: Bool) {
    self.text = text
    form = isLocal ? .local(text) : .canonical
  }

  var isLocal: Bool {
    if case .local = form { true } else { false }
  }
}

extension PlainId: Hashable {
  static func == (left: PlainId, right: PlainId) -> Bool {
    left.isLocal == right.isLocal && String.areSame(left.text, right.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The type of an id that has the memory layout of a ``PlainId``, or of an optional one.
protocol PlainIdType {
  static var typeOfResource: String { get }
  static var isNullable: Bool { get }
}

extension Id: PlainIdType where RawType == String {
  static var typeOfResource: String { IdentifiableType.jsonType }
  static var isNullable: Bool { false }
}

extension Optional: PlainIdType where Wrapped: PlainIdType {
  static var typeOfResource: String { Wrapped.typeOfResource }
  static var isNullable: Bool { true }
}

/// Reads and writes relationships of one type, whose ids are plain. An id that is not null has the memory layout of an
/// optional one.
final class RelationshipTable: Sendable {
  let type: String
  let isNullable: Bool
  let isToMany: Bool
  let isOptional: Bool
  /// Meta and links.
  private let parts: PartTable
  /// True if the relationship has only linkage.
  let isPlain: Bool

  fileprivate init(
    type: String, isNullable: Bool, isToMany: Bool, isOptional: Bool, parts: PartTable
  ) {
    self.type = type
    self.isNullable = isNullable
    self.isToMany = isToMany
    self.isOptional = isOptional
    self.parts = parts
    isPlain = parts.table.rows.isEmpty
  }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    if isOptional, try reader.cursor.skipNull() { return setAbsent(memory) }
    if try readMembers(&reader, to: memory) { return }
    // Without linkage, the relationship counts as absent.
    guard isOptional else { throw DecodingError.missing(MemberName.data) }
    setAbsent(memory)
  }

  private func setAbsent(_ memory: UnsafeMutableRawPointer) {
    if isToMany {
      memory.initializeMemory(as: [PlainId]?.self, to: nil)
    } else if isNullable {
      memory.initializeMemory(as: PlainId??.self, to: nil)
    } else {
      memory.initializeMemory(as: PlainId?.self, to: nil)
    }
  }

  func isAbsent(_ memory: UnsafeRawPointer) -> Bool {
    guard isOptional else { return false }
    if isToMany { return memory.assumingMemoryBound(to: [PlainId]?.self).pointee == nil }
    if isNullable { return memory.assumingMemoryBound(to: PlainId??.self).pointee == nil }
    return memory.assumingMemoryBound(to: PlainId?.self).pointee == nil
  }

  private func readMembers(
    _ reader: inout ModelReader, to memory: UnsafeMutableRawPointer
  ) throws -> Bool {
    var hasData = false
    var done = RowSet(count: 2)
    do {
      try reader.readDefinedMembers(expecting: .data) { reader, member in
        switch member {
        case .data where !hasData:
          if isToMany {
            try reader.readIdentifiers()
            let linkage = reader.context.linkage
            if let other = linkage.first(where: { !$0.type.matches(type) }) {
              throw reader.cursor.unexpectedType(other.type, expected: [type])
            }
            initialize(memory, to: linkage.map { PlainId($0.id.text, isLocal: $0.isLocal) })
          } else if try reader.cursor.skipNull() {
            guard isNullable else { throw DecodingError.typeMismatch([String: Any].self) }
            memory.initializeMemory(as: PlainId?.self, to: nil)
          } else {
            let identifier = try reader.readIdentifier()
            guard identifier.type.matches(type) else {
              throw reader.cursor.unexpectedType(identifier.type, expected: [type])
            }
            let id = PlainId(identifier.id.text, isLocal: identifier.isLocal)
            memory.initializeMemory(as: PlainId?.self, to: id)
          }
          hasData = true
          return true
        default: return try parts.read(member, &reader, to: memory, &done)
        }
      }
      if hasData {
        try parts.table.complete(memory, &done, reader)
        return true
      }
    } catch {
      destroy(memory, hasData: hasData, done)
      throw error
    }
    destroy(memory, hasData: false, done)
    return false
  }

  private func destroy(_ memory: UnsafeMutableRawPointer, hasData: Bool, _ done: borrowing RowSet) {
    parts.table.destroy(memory, done)
    guard hasData else { return }
    if isToMany {
      memory.assumingMemoryBound(to: [PlainId].self).deinitialize(count: 2)
    } else {
      memory.assumingMemoryBound(to: PlainId?.self).deinitialize(count: 1)
    }
  }

  /// Initializes a to-many relationship that has only linkage.
  func initialize(_ memory: UnsafeMutableRawPointer, to ids: [PlainId]) {
    memory.initializeMemory(as: [PlainId].self, to: ids)
    // The array of identifiers that are not plain is empty. Empty arrays of all types have
    // the same representation.
    (memory + MemoryLayout<[PlainId]>.stride).initializeMemory(as: [PlainId].self, to: [])
  }

  /// Decodes a relationship with `Codable` if it has only linkage, as most do. Otherwise, returns `false`.
  func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>,
    to memory: UnsafeMutableRawPointer
  ) -> Bool {
    guard isPlain else { return false }
    func id(_ identifier: PlainLinkage.Identifier) -> PlainId {
      PlainId(identifier.identity.id, isLocal: identifier.identity.isLocal)
    }
    if isToMany {
      guard let linkage = try? members.decodeIfPresent(PlainLinkage.Many.self, forKey: name),
        linkage.data.allSatisfy({ $0.identity.type == type })
      else { return false }
      initialize(memory, to: linkage.data.map(id))
    } else {
      guard !isNullable,
        let linkage = try? members.decodeIfPresent(PlainLinkage.self, forKey: name),
        linkage.data.identity.type == type
      else { return false }
      memory.initializeMemory(as: PlainId?.self, to: id(linkage.data))
    }
    return true
  }

  /// Encodes a relationship with `Codable` if it has only linkage, as most do. Otherwise, returns `false`.
  func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>
  ) throws -> Bool {
    guard isPlain else { return false }
    if isAbsent(memory) { return true }
    var relationship = members.nestedContainer(keyedBy: MemberName.self, forKey: name)
    if isToMany {
      let ids = memory.assumingMemoryBound(to: [PlainId].self).pointee
      try relationship.encode(ids.map { identifier($0) }, forKey: .data)
    } else if let id = memory.assumingMemoryBound(to: PlainId?.self).pointee {
      try relationship.encode(identifier(id), forKey: .data)
    } else {
      try relationship.encodeNil(forKey: .data)
    }
    return true
  }

  private func identifier(_ id: PlainId) -> PlainLinkage.Identifier {
    PlainLinkage.Identifier(
      identity: ResourceIdentity(type: type, id: id.text, isLocal: id.isLocal))
  }

  /// Writes a relationship that is present.
  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    if isToMany {
      writer.write("{\"data\":[")
      let ids = memory.assumingMemoryBound(to: [PlainId].self).pointee
      for index in ids.indices {
        writer.write(index > 0 ? ",{" : "{")
        writer.write(type: type, text: ids[index].text, form: ids[index].form)
        writer.put(reserving: UInt8(ascii: "}"))
      }
      writer.put(reserving: UInt8(ascii: "]"))
    } else {
      if let id = memory.assumingMemoryBound(to: PlainId?.self).pointee {
        writer.write("{\"data\":{")
        writer.write(type: type, text: id.text, form: id.form)
        writer.put(reserving: UInt8(ascii: "}"))
      } else {
        writer.write("{\"data\":null")
      }
    }
    try parts.table.writeMembers(memory, to: &writer)
    writer.put(reserving: UInt8(ascii: "}"))
  }
}

/// A relationship whose ids may be plain.
protocol TabledRelationship {
  static func table(isOptional: Bool) -> RelationshipTable?
}

extension ToOneRelationship: TabledRelationship {
  static func table(isOptional: Bool) -> RelationshipTable? {
    guard IdMetaType.self == NoMetadata.self,
      let id = Identifiable.ID.self as? any PlainIdType.Type,
      MemoryLayout<Identifiable.ID>.size == MemoryLayout<PlainId?>.size,
      // A value must have the same layout in an optional.
      MemoryLayout<Self>.size == MemoryLayout<Self?>.size,
      MemoryLayout<Self>.offset(of: \.id) == 0
    else { return nil }
    return RelationshipTable(
      type: id.typeOfResource, isNullable: id.isNullable, isToMany: false, isOptional: isOptional,
      parts: PartTable(of: Self.self) {
        $0.add(part: "meta", \.meta)
        $0.add(part: "links", \.links)
      })
  }
}

extension ToManyRelationship: TabledRelationship {
  static func table(isOptional: Bool) -> RelationshipTable? {
    guard isPlain, let id = Relatable.ID.self as? any PlainIdType.Type,
      MemoryLayout<Self>.size == MemoryLayout<Self?>.size,
      MemoryLayout<Self>.offset(of: \.plain) == 0,
      MemoryLayout<Self>.offset(of: \.others) == MemoryLayout<[PlainId]>.stride
    else { return nil }
    return RelationshipTable(
      type: id.typeOfResource, isNullable: false, isToMany: true, isOptional: isOptional,
      parts: PartTable(of: Self.self) {
        $0.add(part: "meta", \.meta)
        $0.add(part: "links", \.links)
      })
  }
}
