extension UnrecognizedResource: Codable {
  public init(from decoder: any Decoder) throws {
    guard let resource = Self(json: try JSONValue(keepingInexactNumbersOf: decoder)) else {
      throw DecodingError.keyNotFound(
        ResourceObjectKey.type,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected a resource object with a “type”."))
    }
    self = resource
  }

  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}
