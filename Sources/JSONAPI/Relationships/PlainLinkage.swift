/// The linkage of a relationship object as `Codable` finds it, before its ids have types: decoding it needs
/// no generic code, which is slow where it is not specialized.
///
/// Serves relationships without meta and links. Whatever it cannot decode is decoded as the relationship's
/// own type, whose errors say what is wrong.
struct PlainLinkage: Decodable {
  /// The type and id of the related resource; `nil` for `null`.
  let identity: ResourceIdentity?

  private struct Unusual: Error {}

  init(from decoder: any Decoder) throws {
    let relationship = try decoder.container(keyedBy: RelationshipKey.self)
    if try relationship.decodeNil(forKey: .data) {
      identity = nil
    } else {
      identity = try relationship.decode(Identifier.self, forKey: .data).identity
    }
  }

  /// The linkage of a to-many relationship.
  struct Many: Decodable {
    let identifiers: [Identifier]

    init(from decoder: any Decoder) throws {
      let relationship = try decoder.container(keyedBy: RelationshipKey.self)
      identifiers = try relationship.decode([Identifier].self, forKey: .data)
    }
  }

  struct Identifier: Codable {
    let identity: ResourceIdentity

    init(identity: ResourceIdentity) { self.identity = identity }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: ResourceObjectKey.self)
      let type = try members.decode(String.self, forKey: .type)
      if let id = try members.decodeIfPresent(String.self, forKey: .id) {
        identity = ResourceIdentity(type: type, id: id)
      } else if let lid = try members.decodeIfPresent(String.self, forKey: .lid) {
        identity = ResourceIdentity(type: type, id: lid, isLocal: true)
      } else {
        throw Unusual()
      }
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: ResourceObjectKey.self)
      try members.encode(identity)
    }
  }
}

extension PlainLinkage {
  /// The value of meta or links that are not read.
  static func unread<Object: OmissibleObject>(_ type: Object.Type) throws -> Object {
    try Object.defaultWhenAbsent { emptyObject() }
  }

  static func emptyObject() -> any Decoder { EmptyObjectDecoder(codingPath: [], userInfo: [:]) }
}

extension ToOneRelationship where Identifiable.ID: OptionalId {
  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToOneRelationship {
    guard !IdMetaType.isRead(), !MetaType.isRead(), !LinksType.isRead(),
      let linkage = try? members.decode(PlainLinkage.self, forKey: name),
      let id = try? linkage.identity.map({ try Identifiable.ID.id(identifier: $0) })
        ?? Identifiable.ID.idOfNull()
    else { return try members.decode(Self.self, forKey: name) }
    return ToOneRelationship(
      id: (id, try PlainLinkage.unread(IdMetaType.self)),
      meta: try PlainLinkage.unread(MetaType.self), links: try PlainLinkage.unread(LinksType.self))
  }
}

extension ToManyRelationship {
  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ToManyRelationship {
    guard !IdMetaType.isRead(), !MetaType.isRead(), !LinksType.isRead(),
      let linkage = try? members.decode(PlainLinkage.Many.self, forKey: name),
      let identifiers = try? linkage.identifiers.map({
        ID(
          id: try Relatable.ID.id(identifier: $0.identity),
          meta: try PlainLinkage.unread(IdMetaType.self))
      })
    else { return try members.decode(Self.self, forKey: name) }
    return ToManyRelationship(
      identifiers: identifiers, meta: try PlainLinkage.unread(MetaType.self),
      links: try PlainLinkage.unread(LinksType.self))
  }
}
