extension Id: Codable {
  /// Decodes an id from a string. If the raw type is a number, also accepts a JSON number, which some
  /// servers send.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text: String
    do {
      text = try container.decode(String.self)
    } catch {
      if let none = RawType.rawIdOfNone(), container.decodeNil() {
        self.init(rawValue: none)
        return
      }
      guard RawType.self != String.self, let rawValue = try? RawType(from: decoder) else {
        throw error
      }
      self.init(rawValue: rawValue)
      return
    }
    do {
      try self.init(wireText: text)
    } catch {
      throw DecodingError.refused(error, at: decoder.codingPath)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = textIfAny {
      try container.encode(text)
    } else {
      try container.encode(rawValue)
    }
  }
}

extension KeyedDecodingContainer<MemberName> {
  /// Decodes the id or local id of a resource object.
  func decodeId<RawType, Identifiable>(
    of type: Id<RawType, Identifiable>.Type
  ) throws -> Id<RawType, Identifiable> {
    // Not `decodeIfPresent`, which looks for the member three times.
    if RawType.self == String.self, let text = try? decode(String.self, forKey: .id) {
      return try Id(wireText: text)
    }
    if RawType.self == Unidentified.self {
      // A client may propose an id.
      if let id = try decodeIfPresent(IdText.self, forKey: .id) {
        return try Id(wireText: id.text)
      }
    } else if contains(.id) {
      return try decode(type, forKey: .id)
    }
    if let text = try decodeIfPresent(String.self, forKey: .lid) {
      do {
        return try Id(localId: text)
      } catch {
        throw DecodingError.refused(error, at: codingPath + [MemberName.lid])
      }
    }
    if let none = RawType.rawIdOfNone() { return Id(rawValue: none) }
    return try decode(type, forKey: .id)
  }
}

extension KeyedEncodingContainer<MemberName> {
  mutating func encode(_ identity: ResourceIdentity) throws {
    try encode(identity.type, forKey: .type)
    try encode(identity.id, forKey: identity.isLocal ? .lid : .id)
  }
}
