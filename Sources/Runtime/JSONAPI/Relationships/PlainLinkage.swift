/// The linkage of a relationship object, with ids that have no types yet. Decoding it with `Codable` needs no generic
/// code, which is slow if it is not specialized.
///
/// Used for relationships without meta and links. If it cannot be decoded, the relationship's own type is decoded
/// instead, whose errors explain the problem.
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
