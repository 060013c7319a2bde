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
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
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
      if let text = try decodeIdTextIfPresent().text { return try Id(wireText: text) }
    } else if contains(.id) {
      return try decode(type, forKey: .id)
    }
    if let text = try decodeIfPresent(String.self, forKey: .lid) {
      do {
        return try Id(localId: text)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath + [MemberName.lid], debugDescription: "\(error)",
            underlyingError: error))
      }
    }
    if let none = RawType.rawIdOfNone() { return Id(rawValue: none) }
    return try decode(type, forKey: .id)
  }

  /// Decodes the text of the id. For a JSON number, which some servers send, returns its digits and the
  /// error to throw if the id type does not accept numbers.
  func decodeIdTextIfPresent() throws -> (text: String?, numberError: (any Error)?) {
    do {
      return (try decodeIfPresent(String.self, forKey: .id), nil)
    } catch {
      guard let number = try? decode(Int64.self, forKey: .id) else { throw error }
      return (number.description, error)
    }
  }
}

extension KeyedEncodingContainer<MemberName> {
  mutating func encode(_ identity: ResourceIdentity) throws {
    try encode(identity.type, forKey: .type)
    try encode(identity.id, forKey: identity.isLocal ? .lid : .id)
  }
}
