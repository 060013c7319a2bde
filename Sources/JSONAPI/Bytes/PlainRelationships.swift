// Most relationships have neither meta nor links, and lead to resources whose ids are strings. Their layout
// does not depend on the type of the resource, so that the code here need not look up types at run time, nor be
// compiled again for each type: it is several times as fast as that for all relationships.

extension ModelReader {
  /// Reads a relationship that must be present.
  public mutating func required<Target: JSONAPIIdentifiable>(
    _ name: StaticString
  ) throws -> ToOne<Target> where Target.ID == Id<String, Target> {
    guard let relationship: ToOne<Target> = try plain(name, isRequired: true) else {
      throw NeedsCodable()
    }
    return relationship
  }

  /// Reads a relationship that may be absent.
  public mutating func optional<Target: JSONAPIIdentifiable>(
    _ name: StaticString
  ) throws -> ToOne<Target>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: false)
  }

  /// Reads a relationship that must be present and may be null.
  public mutating func required<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToOne<Target?> where Target.ID == Id<String, Target> {
    guard let relationship: ToOne<Target?> = try plain(name, isRequired: true) else {
      throw NeedsCodable()
    }
    return relationship
  }

  /// Reads a relationship that may be absent or null.
  public mutating func optional<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToOne<Target?>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: false)
  }

  /// Reads a relationship that must be present.
  public mutating func required<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToMany<Target> where Target.ID == Id<String, Target> {
    guard let relationship: ToMany<Target> = try plain(name, isRequired: true) else {
      throw NeedsCodable()
    }
    return relationship
  }

  /// Reads a relationship that may be absent.
  public mutating func optional<Target: Relatable>(
    _ name: StaticString
  ) throws -> ToMany<Target>? where Target.ID == Id<String, Target> {
    try plain(name, isRequired: false)
  }

  private mutating func plain<Target: JSONAPIIdentifiable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToOne<Target>? where Target.ID == Id<String, Target> {
    switch try find(name, isRequired: isRequired) {
    case .inDecoder:
      if let linkage = decodeLinkage(name, as: PlainLinkage.self),
        let id = linkage.identity.flatMap({ Id<String, Target>(plain: $0) })
      {
        return ToOneRelationship(parts: .parts(id, .none, .none, .none))
      }
      return isRequired ? try decode(name) : try decodeIfPresent(name)
    case .none: return nil
    case .value:
      if try !isRequired && cursor.skipNull() {
        try endValue()
        return nil
      }
      guard let linkage = try readLinkage() else {
        try endValue()
        return nil
      }
      guard case .identifier(let identifier) = linkage else { throw NeedsCodable() }
      let id = try Id<String, Target>(plain: identifier)
      try endValue()
      return ToOneRelationship(parts: .parts(id, .none, .none, .none))
    }
  }

  private mutating func plain<Target: Relatable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToOne<Target?>? where Target.ID == Id<String, Target> {
    switch try find(name, isRequired: isRequired) {
    case .inDecoder: return isRequired ? try decode(name) : try decodeIfPresent(name)
    case .none: return nil
    case .value:
      if try !isRequired && cursor.skipNull() {
        try endValue()
        return nil
      }
      guard let linkage = try readLinkage() else {
        try endValue()
        return nil
      }
      var id: Id<String, Target>?
      if case .identifier(let identifier) = linkage { id = try Id(plain: identifier) }
      try endValue()
      return ToOneRelationship(parts: .parts(id, .none, .none, .none))
    }
  }

  private mutating func plain<Target: Relatable>(
    _ name: StaticString, isRequired: Bool
  ) throws -> ToMany<Target>? where Target.ID == Id<String, Target> {
    switch try find(name, isRequired: isRequired) {
    case .inDecoder:
      if let linkage = decodeLinkage(name, as: PlainLinkage.Many.self),
        let relationship = ToMany<Target>(plain: linkage)
      {
        return relationship
      }
      return isRequired ? try decode(name) : try decodeIfPresent(name)
    case .none: return nil
    case .value:
      if try !isRequired && cursor.skipNull() {
        try endValue()
        return nil
      }
      guard let linkage = try readLinkages() else {
        try endValue()
        return nil
      }
      var identifiers: [ResourceIdentifier<Target, NoIdMetadata>] = []
      identifiers.reserveCapacity(linkage.count)
      for identifier in linkage {
        identifiers.append(ResourceIdentifier(plain: try Id(plain: identifier)))
      }
      try endValue()
      return ToManyRelationship(plain: identifiers)
    }
  }

  /// The linkage of a member of a decoder; `nil` if it is absent, or anything else than is usual.
  private func decodeLinkage<Linkage: Decodable>(
    _ name: StaticString, as type: Linkage.Type
  ) -> Linkage? {
    try? context.members?.container.decodeIfPresent(type, forKey: MemberName(name))
  }

  private mutating func find(_ name: StaticString, isRequired: Bool) throws -> Finding {
    if isOrdered, try cursor.skip(name: name) { return .value }
    return isRequired ? try find(name) : try find(optional: name)
  }

  private mutating func endValue() throws {
    if isOrdered { try cursor.endMember() }
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
    write(plain: id)
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
    write("{\"data\":")
    try writeArray(relationship.idsWithMeta) { $0.write(plain: $1.id) }
    write("}")
  }

  /// Writes a relationship, unless it is absent.
  public mutating func write<Target: Relatable>(
    _ name: StaticString, _ relationship: ToMany<Target>?
  ) throws where Target.ID == Id<String, Target> {
    if let relationship { try write(name, relationship) }
  }

  private mutating func write<Target>(plain id: Id<String, Target>) {
    put(reserving: UInt8(ascii: "{"))
    write(name: "type")
    write(string: Target.jsonType)
    if case .local(let text) = id.form {
      write(name: "lid")
      write(string: text)
    } else {
      write(name: "id")
      write(string: id.rawValue)
    }
    put(reserving: UInt8(ascii: "}"))
  }
}

extension Id where RawType == String {
  fileprivate init(plain identifier: IdentifierText) throws {
    self.init(
      try identifier.id(ofType: IdentifiableType.jsonType), isLocal: identifier.isLocal)
  }

  fileprivate init?(plain identity: ResourceIdentity) {
    guard identity.type == IdentifiableType.jsonType, !identity.isNumber else { return nil }
    self.init(identity.id, isLocal: identity.isLocal)
  }

  /// An id whose layout does not depend on the type that it identifies.
  @inline(__always)
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
