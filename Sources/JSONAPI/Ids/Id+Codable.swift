extension Id: Codable {
  /// Ids are strings in JSON. Numbers are read too where the raw type is one, since servers write
  /// them.
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
    if let text = spelling ?? rawValue.idText() {
      try container.encode(text)
    } else {
      try container.encode(rawValue)
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes the id of a resource object.
  func decodeId<RawType, Identifiable>(
    _ type: Id<RawType, Identifiable>.Type, forKey key: Key
  ) throws -> Id<RawType, Identifiable> {
    if RawType.self == Unidentified.self, let none = RawType.rawIdOfNone() {
      return Id(rawValue: none)
    }
    if RawType.self == String.self {
      return try Id(wireText: decode(String.self, forKey: key))
    }
    if let none = RawType.rawIdOfNone(), !contains(key) { return Id(rawValue: none) }
    return try decode(type, forKey: key)
  }
}
