extension NullableLink: Codable {
  public init(from decoder: any Decoder) throws {
    link = try Link<URL, Meta>?(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    if let link {
      try link.encode(to: encoder)
    } else {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a link that may be `null`.
  public func decode<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta> {
    if try decodeNil(forKey: key) { return NullableLink(nil) }
    return NullableLink(try decode(Link<URL, Meta>.self, forKey: key))
  }

  /// Decodes a link that may be missing and may be `null`: only a missing one is `nil`.
  public func decodeIfPresent<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}
