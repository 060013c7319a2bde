/// The linkage of a relationship object, with ids that have no types yet. Decoding it with `Codable` needs no generic
/// code, which is slow if it is not specialized.
///
/// Used for relationships without meta and links. If it cannot be decoded, the relationship's own type is decoded
/// instead, whose errors explain the problem.
struct PlainLinkage: Decodable {
  let data: Identifier

  /// The linkage of a to-many relationship.
  struct Many: Decodable {
    let data: [Identifier]
  }

  struct Identifier: Codable {
    let identity: ResourceIdentity

    init(identity: ResourceIdentity) { self.identity = identity }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: MemberName.self)
      let type = try members.decode(String.self, forKey: .type)
      // Not `decodeIfPresent`, which looks for the member three times.
      if let id = try? members.decode(String.self, forKey: .id) {
        identity = ResourceIdentity(type: type, id: id)
      } else if try members.decodeIfPresent(String.self, forKey: .id) == nil {
        identity = ResourceIdentity(
          type: type, id: try members.decode(String.self, forKey: .lid), isLocal: true)
      } else {
        throw DecodingError.typeMismatch(String.self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: MemberName.self)
      try members.encode(identity)
    }
  }
}

// MARK: - Bytes

extension ModelReader {
  /// Reads an array of resource identifier objects into the context.
  mutating func readIdentifiers() throws {
    context.linkage.removeAll(keepingCapacity: true)
    try readElements { $0.context.linkage.append(try $0.readIdentifier()) }
  }

  mutating func readIdentifier() throws -> RawIdentifier {
    let place = cursor.place
    if let identifier = try readPlainIdentifier() { return identifier }
    cursor.place = place
    var identity = RawIdentity()
    try readDefinedMembers(expecting: .type) { reader, member in
      switch member {
      case .type where identity.type == nil: identity.type = try reader.cursor.rawString()
      case .id: return try identity.readId(&reader, allowsNull: true, allowsNumber: false)
      case .lid:
        identity.keepLocalId(reader)
        return false
      default: return false
      }
      return true
    }
    guard let type = identity.type else { throw DecodingError.missing(MemberName.type) }
    if let id = identity.id { return RawIdentifier(type: type, id: id) }
    guard let id = try identity.localId(self) else { throw try missingId(at: place) }
    return RawIdentifier(type: type, id: id, isLocal: true)
  }

  /// Reads an identifier that has only a type and an id, as nearly all do. Returns `nil` for others.
  private mutating func readPlainIdentifier() throws -> RawIdentifier? {
    try cursor.openObject()
    var type: JSONCursor.Name?
    var id: JSONCursor.Name?
    while true {
      if type == nil, cursor.skip(.init("\"type\":")) {
        type = try cursor.rawString()
      } else if id == nil, cursor.skip(.init("\"id\":")) {
        if cursor.byte == UInt8(ascii: "n") { return nil }
        id = try cursor.rawString()
      } else {
        break
      }
      try cursor.endMember()
    }
    guard let type, let id, cursor.skip(UInt8(ascii: "}")) else { return nil }
    return RawIdentifier(type: type, id: id)
  }
}

/// The type and id of a resource, as bytes of the text that is being read.
struct RawIdentifier {
  let type: JSONCursor.Name
  let id: JSONCursor.Name
  var isLocal = false
}

/// The type, id and local id of a resource, as far as they were read. Of repeated members, the first one counts.
struct RawIdentity {
  var type: JSONCursor.Name?
  private(set) var id: JSONCursor.Name?
  /// True if the id is a number.
  private(set) var isNumber = false
  private var hasId = false
  /// The place of the local id.
  private var localIdPlace: UnsafePointer<UInt8>?

  /// Reads the id. Returns `false` if it was read before.
  ///
  /// - Parameters:
  ///   - allowsNull: True if null counts as absent.
  ///   - allowsNumber: True if the id may be an integer, which some servers send.
  mutating func readId(
    _ reader: inout ModelReader, allowsNull: Bool, allowsNumber: Bool
  ) throws -> Bool {
    if hasId { return false }
    hasId = true
    if allowsNull, try reader.cursor.skipNull() { return true }
    isNumber = allowsNumber && reader.cursor.byte != UInt8(ascii: "\"")
    id = try isNumber ? reader.cursor.digits() : reader.cursor.rawString()
    return true
  }

  /// Keeps the place of the local id, which is read only if there is no id.
  mutating func keepLocalId(_ reader: borrowing ModelReader) {
    localIdPlace = localIdPlace ?? reader.cursor.place
  }

  /// Returns the local id; `nil` if it is absent or null. Throws if it is not a string.
  func localId(_ reader: borrowing ModelReader) throws -> JSONCursor.Name? {
    guard let localIdPlace else { return nil }
    var cursor = reader.cursor
    cursor.place = localIdPlace
    if try cursor.skipNull() { return nil }
    guard cursor.byte == UInt8(ascii: "\"") else {
      throw cursor.mismatch(String.self, at: cursor.offset)
    }
    return try cursor.rawString()
  }
}
