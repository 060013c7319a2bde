// Most relationships have neither meta nor links, and lead to resources whose ids are strings. Their layout does not
// depend on the type of the resource, so that the table codes all of them alike.

/// The id of a resource whose type is known, as an `Id<String, Resource>` is in memory.
struct PlainId {
  let text: String
  let form: IdForm

  init(_ identifier: IdentifierText) {
    text = identifier.id.text
    form = identifier.isLocal ? .local(text) : .canonical
  }

  init(_ identity: ResourceIdentity) {
    text = identity.id
    form = identity.isLocal ? .local(text) : .canonical
  }
}

/// The type of an id that is laid out as a ``PlainId``, or as an optional of one.
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

/// A relationship that may be plain.
protocol PlainRelationship {
  /// The kind and the type of the related resources, if the relationship is plain.
  static func plain(isOptional: Bool) -> (kind: MemberTable.Kind, type: String)?
}

extension ToOneRelationship: PlainRelationship {
  static func plain(isOptional: Bool) -> (kind: MemberTable.Kind, type: String)? {
    guard IdMetaType.self == NoMetadata.self, MetaType.self == NoMetadata.self,
      LinksType.self == NoLinks.self, let id = Identifiable.ID.self as? any PlainIdType.Type,
      MemoryLayout<Self>.size
        == (id.isNullable ? MemoryLayout<PlainId?>.size : MemoryLayout<PlainId>.size)
    else { return nil }
    let kind: MemberTable.Kind =
      switch (id.isNullable, isOptional) {
      case (false, false): .toOne
      case (true, false): .nullableToOne
      case (false, true): .optionalToOne
      case (true, true): .optionalNullableToOne
      }
    return (kind, id.typeOfResource)
  }
}

extension ToManyRelationship: PlainRelationship {
  static func plain(isOptional: Bool) -> (kind: MemberTable.Kind, type: String)? {
    guard IdMetaType.self == NoMetadata.self, MetaType.self == NoMetadata.self,
      LinksType.self == NoLinks.self, let id = Relatable.ID.self as? any PlainIdType.Type,
      MemoryLayout<ID>.stride == MemoryLayout<PlainId>.stride,
      MemoryLayout<Self>.size == MemoryLayout<[PlainId]>.size
    else { return nil }
    return (isOptional ? .optionalToMany : .toMany, id.typeOfResource)
  }
}

/// The identifiers of a plain to-many relationship, which are an array of the relationship's own type.
protocol PlainIdentifiers {
  static func initialize(_ memory: UnsafeMutableRawPointer, to ids: [PlainId])
}

extension ToManyRelationship: PlainIdentifiers {
  static func initialize(_ memory: UnsafeMutableRawPointer, to ids: [PlainId]) {
    let identifiers =
      ids.isEmpty
      ? []
      : [ID](unsafeUninitializedCapacity: ids.count) { buffer, count in
        guard let base = buffer.baseAddress.map({ UnsafeMutableRawPointer($0) }) else { return }
        for (index, id) in ids.enumerated() {
          (base + index * MemoryLayout<PlainId>.stride).initializeMemory(as: PlainId.self, to: id)
        }
        count = ids.count
      }
    memory.initializeMemory(as: [ID].self, to: identifiers)
  }
}
