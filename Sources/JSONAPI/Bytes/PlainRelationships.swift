// Most relationships have neither meta nor links, and lead to resources whose ids are strings. Their layout
// does not depend on the type of the resource, so that the code here need not look up types at run time, nor be
// compiled again for each type: it is several times as fast as that for all relationships.

extension ModelReader {
  /// Reads a relationship that must be present.
  public mutating func required<Target: JSONAPIIdentifiable>(
    _ name: StaticString
  ) throws -> ToOne<Target> where Target.ID == Id<String, Target> {
    try present(toOne(name, isRequired: true))
  }

  /// Reads a relationship that may be absent.
  public mutating func optional<Target: JSONAPIIdentifiable>(
    _ name: StaticString
  ) throws -> ToOne<Target>? where Target.ID == Id<String, Target> {
    try toOne(name, isRequired: false)
  }

  /// Reads a relationship that must be present and may be null.
  public mutating func required<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToOne<Target?> where Target.ID == Id<String, Target> {
    try present(nullableToOne(name, isRequired: true))
  }

  /// Reads a relationship that may be absent or null.
  public mutating func optional<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToOne<Target?>? where Target.ID == Id<String, Target> {
    try nullableToOne(name, isRequired: false)
  }

  /// Reads a relationship that must be present.
  public mutating func required<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToMany<Target> where Target.ID == Id<String, Target> {
    try present(toMany(name, isRequired: true))
  }

  /// Reads a relationship that may be absent.
  public mutating func optional<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToMany<Target>? where Target.ID == Id<String, Target> {
    try toMany(name, isRequired: false)
  }

  @inline(__always)
  private func present<Relationship>(_ relationship: Relationship?) throws -> Relationship {
    guard let relationship else { throw NeedsCodable() }
    return relationship
  }

  private mutating func toOne<Target: JSONAPIIdentifiable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToOne<Target>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: isRequired) { reader in
      guard let identity = reader.decodeLinkage(name, as: PlainLinkage.self)?.identity,
        let id = Id<String, Target>(plain: identity)
      else { return nil }
      return ToOne(parts: .parts(id, .none, .none, .none))
    } reading: { reader in
      switch try reader.readLinkage() {
      case .identifier(let identifier):
        return ToOne(parts: .parts(try Id(plain: identifier), .none, .none, .none))
      case .null: throw NeedsCodable()
      case nil: return nil
      }
    }
  }

  private mutating func nullableToOne<Target: Relatable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToOne<Target?>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: isRequired) { _ in
      nil
    } reading: { reader in
      switch try reader.readLinkage() {
      case .identifier(let identifier):
        return ToOne(parts: .parts(try Id(plain: identifier), .none, .none, .none))
      case .null: return ToOne(parts: .parts(nil, .none, .none, .none))
      case nil: return nil
      }
    }
  }

  private mutating func toMany<Target: Relatable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToMany<Target>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: isRequired) { reader in
      reader.decodeLinkage(name, as: PlainLinkage.Many.self).flatMap { ToMany(plain: $0) }
    } reading: { reader in
      guard try reader.readLinkages() else { return nil }
      let type = Target.jsonType
      var identifiers: [ResourceIdentifier<Target, NoIdMetadata>] = []
      if !reader.context.linkage.isEmpty {
        identifiers.reserveCapacity(reader.context.linkage.count)
        for identifier in reader.context.linkage {
          identifiers.append(ResourceIdentifier(plain: try Id(plain: identifier, ofType: type)))
        }
      }
      return ToMany(plain: identifiers)
    }
  }

  /// Reads a relationship, from bytes or from the members of a decoder. What `decoding` cannot decode is
  /// decoded as the relationship's own type. Inlined, since it would be generic otherwise.
  @inline(__always)
  private mutating func plain<Relationship: ModelDecodable>(
    _ name: StaticString, isRequired: Bool, decoding: (borrowing ModelReader) -> Relationship?,
    reading: (inout ModelReader) throws -> Relationship?
  ) throws -> Relationship? {
    let isNext = try isOrdered && cursor.skip(name: name)
    switch try isNext ? .value : isRequired ? find(name) : find(optional: name) {
    case .inDecoder:
      return try decoding(self) ?? (isRequired ? decode(name) : decodeIfPresent(name))
    case .none: return nil
    case .value:
      let relationship = try !isRequired && cursor.skipNull() ? nil : reading(&self)
      if isOrdered { try cursor.endMember() }
      return relationship
    }
  }

  /// The linkage of a member of a decoder; `nil` if it is absent, or anything else than is usual.
  private func decodeLinkage<Linkage: Decodable>(
    _ name: StaticString, as type: Linkage.Type
  ) -> Linkage? {
    try? context.members?.container.decodeIfPresent(type, forKey: MemberName(name))
  }
}

extension ModelWriter {
  /// Writes a relationship.
  public mutating func write<Target: JSONAPIIdentifiable>(
    _ name: StaticString, _ relationship: ToOne<Target>
  ) throws where Target.ID == Id<String, Target> {
    if let members { return try members.encode(relationship, as: name) }
    guard case .parts(let id, _, _, _) = relationship.parts else { return }
    write(name: name)
    write("{\"data\":")
    write(type: Target.jsonType, id: id.rawValue, form: id.form)
    write("}")
  }

  /// Writes a relationship, unless it is absent.
  public mutating func write<Target: JSONAPIIdentifiable>(
    _ name: StaticString, _ relationship: ToOne<Target>?
  ) throws where Target.ID == Id<String, Target> {
    if let relationship { try write(name, relationship) }
  }

  /// Writes a relationship.
  public mutating func write<Target: Relatable>(
    _ name: StaticString, _ relationship: ToMany<Target>
  ) throws where Target.ID == Id<String, Target> {
    if let members { return try members.encode(relationship, as: name) }
    write(name: name)
    write("{\"data\":[")
    let type = Target.jsonType
    let identifiers = relationship.idsWithMeta
    for position in identifiers.indices {
      if position > 0 { put(reserving: UInt8(ascii: ",")) }
      write(type: type, id: identifiers[position].id.rawValue, form: identifiers[position].id.form)
    }
    write("]}")
  }

  /// Writes a relationship, unless it is absent.
  public mutating func write<Target: Relatable>(
    _ name: StaticString, _ relationship: ToMany<Target>?
  ) throws where Target.ID == Id<String, Target> {
    if let relationship { try write(name, relationship) }
  }

  /// Writes a resource identifier object.
  private mutating func write(type: String, id: String, form: IdForm) {
    put(reserving: UInt8(ascii: "{"))
    write(type: type, text: id, form: form)
    put(reserving: UInt8(ascii: "}"))
  }
}

extension Id where RawType == String {
  /// The type is passed because looking it up for each of many ids takes time.
  fileprivate init(
    plain identifier: IdentifierText, ofType type: String = IdentifiableType.jsonType
  ) throws {
    self.init(try identifier.id(ofType: type), isLocal: identifier.isLocal)
  }

  fileprivate init?(plain identity: ResourceIdentity) {
    guard identity.type == IdentifiableType.jsonType, !identity.isNumber else { return nil }
    self.init(identity.id, isLocal: identity.isLocal)
  }

  /// An id whose layout does not depend on the type that it identifies.
  @inlinable @inline(__always)
  init(_ text: String, isLocal: Bool) {
    rawValue = text
    form = isLocal ? .local(text) : .canonical
  }
}

extension ResourceIdentifier
where Identifiable.ID == Id<String, Identifiable>, IdMeta == NoIdMetadata {
  fileprivate init(plain id: Id<String, Identifiable>) {
    self.id = id
    meta = NoIdMetadata()
  }
}

extension ToManyRelationship
where
  Relatable.ID == Id<String, Relatable>, IdMetaType == NoIdMetadata, MetaType == NoMetadata,
  LinksType == NoLinks
{
  fileprivate init?(plain linkage: PlainLinkage.Many) {
    var identifiers: [ID] = []
    identifiers.reserveCapacity(linkage.identifiers.count)
    for identifier in linkage.identifiers {
      guard let id = Id<String, Relatable>(plain: identifier.identity) else { return nil }
      identifiers.append(ID(plain: id))
    }
    self.init(plain: identifiers)
  }

  fileprivate init(plain identifiers: [ID]) {
    idsWithMeta = identifiers
    meta = NoMetadata()
    links = NoLinks()
  }
}
