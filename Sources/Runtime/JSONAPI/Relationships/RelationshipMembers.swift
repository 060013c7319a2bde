/// The members of a relationship object with linkage.
struct RelationshipMembers<Data: Codable & Equatable, MetaType: Meta, LinksType: Links>: ModelObject
{
  var data: Data
  var meta: MetaType
  var links: LinksType

  static var members: Members<Self> {
    .shared {
      $0.add("data", \.data)
      $0.add(part: "meta", \.meta)
      $0.add(part: "links", \.links)
    }
  }
}

extension MetaRelationship: ModelObject {
  public static var members: Members<Self> {
    .shared {
      $0.add(part: "meta", \.meta)
      $0.add(part: "links", \.links)
    }
  }
}

extension ToOneRelationship: Codable, ModelDecodable, ModelEncodable, MembersConvertible,
  LinkageRelationship
{
  init(_ members: RelationshipMembers<Linkage<Identifiable.ID, IdMetaType>, MetaType, LinksType>) {
    self.init(
      id: (members.data.id, members.data.meta), meta: members.meta, links: members.links)
  }

  var objectMembers: RelationshipMembers<Linkage<Identifiable.ID, IdMetaType>, MetaType, LinksType>
  {
    RelationshipMembers(data: Linkage(id: id, meta: idMeta), meta: meta, links: links)
  }
}

extension ToManyRelationship: Codable, ModelDecodable, ModelEncodable, MembersConvertible,
  LinkageRelationship
{
  init(_ members: RelationshipMembers<[ID], MetaType, LinksType>) {
    self.init(identifiers: members.data, meta: members.meta, links: members.links)
  }

  var objectMembers: RelationshipMembers<[ID], MetaType, LinksType> {
    RelationshipMembers(data: idsWithMeta, meta: meta, links: links)
  }
}

extension MaybeLinked: Codable, ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    let data = try reader.member("data")?.byte
    if let data, data != UInt8(ascii: "n") || Relationship.allowsNull {
      self.init(try reader.read(Relationship.self))
    } else {
      self.init(
        try reader.readObject(MetaRelationship<MetaType, LinksType>.self), hasNull: data != nil)
    }
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: MemberName.self)
    let hasData = members.contains(.data)
    if hasData, try Relationship.allowsNull || !members.decodeNil(forKey: .data) {
      self.init(try Relationship(from: decoder))
    } else {
      self.init(try MetaRelationship<MetaType, LinksType>(from: decoder), hasNull: hasData)
    }
  }

  /// Creates a relationship whose `data` is absent or null.
  private init(_ relationship: MetaRelationship<MetaType, LinksType>, hasNull: Bool) {
    if hasNull,
      let empty = Relationship.empty(meta: relationship.meta, links: relationship.links)
    {
      self = .empty(empty)
    } else {
      self = .unlinked(meta: relationship.meta, links: relationship.links)
    }
  }

  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      try writer.write(value: relationship)
    case .unlinked(let meta, let links):
      try writer.write(object: MetaRelationship(meta: meta, links: links))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      try relationship.encode(to: encoder)
    case .unlinked(let meta, let links):
      try MetaRelationship(meta: meta, links: links).encode(to: encoder)
    }
  }
}

// MARK: - Relationships that may be absent. One without `data` counts as absent.

private protocol LinkageRelationship: MembersConvertible {}

extension LinkageRelationship {
  package static func readIfPresent(_ reader: inout ModelReader) throws -> Self? {
    try reader.skipWithoutData() ? nil : Self(from: &reader)
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self? {
    try members.hasLinkage(name) ? try members.decode(Self.self, forKey: name) : nil
  }
}

extension ModelReader {
  /// Skips a relationship object without linkage, or null. Returns `false` if the relationship has linkage.
  fileprivate mutating func skipWithoutData() throws -> Bool {
    if try cursor.skipNull() { return true }
    guard try member("data") == nil else { return false }
    try cursor.skipValue(depth: depth)
    return true
  }
}

extension KeyedDecodingContainer {
  /// Decodes a relationship that may be absent. One without `data` counts as absent.
  public func decodeIfPresent<Relationship: _LinkedRelationship>(
    _ type: Relationship.Type, forKey key: Key
  ) throws -> Relationship? {
    try hasLinkage(key) ? try decode(type, forKey: key) : nil
  }

  fileprivate func hasLinkage(_ key: Key) throws -> Bool {
    guard contains(key), try !decodeNil(forKey: key) else { return false }
    return try nestedContainer(keyedBy: MemberName.self, forKey: key).contains(.data)
  }
}
