/// The linkage of a relationship object as `Codable` finds it, before its ids have types: decoding it needs
/// no generic code, which is slow where it is not specialized.
///
/// Serves relationships without meta and links. Whatever it cannot decode is decoded as the relationship's
/// own type, whose errors say what is wrong.
struct PlainLinkage: Decodable {
  /// The type and id of the related resource.
  let identity: ResourceIdentity

  init(from decoder: any Decoder) throws {
    let relationship = try decoder.container(keyedBy: RelationshipKey.self)
    identity = try relationship.decode(Identifier.self, forKey: .data).identity
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
      // Not `decodeIfPresent`, which looks for the member three times.
      if let id = try? members.decode(String.self, forKey: .id) {
        identity = ResourceIdentity(type: type, id: id)
      } else if try members.decodeIfPresent(String.self, forKey: .id) == nil {
        identity = ResourceIdentity(
          type: type, id: try members.decode(String.self, forKey: .lid), isLocal: true)
      } else {
        throw NeedsCodable()
      }
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: ResourceObjectKey.self)
      try members.encode(identity)
    }
  }
}
