extension NullableLink: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Link<URL, Meta>?(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    if let link {
      try link.encode(to: encoder)
    } else {
      var container = encoder.singleValueContainer()
      if let unreadableAddress {
        try container.encode(unreadableAddress)
      } else {
        try container.encodeNil()
      }
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a link that may be `null`.
  public func decode<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta> {
    if try decodeNil(forKey: key) { return NullableLink(nil) }
    do {
      return NullableLink(try decode(Link<URL, Meta>.self, forKey: key))
    } catch {
      guard let address = unreadableAddress(of: URL.self, forKey: key) else { throw error }
      return NullableLink(nil, unreadableAddress: address)
    }
  }

  /// Decodes a link that may be absent or `null`. Returns `nil` only if it is absent.
  public func decodeIfPresent<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}
