extension PartialResourceObject: Codable {
  /// Decodes the resource object. Throws a ``ResourceObjectDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      let opened = try _OpenedResource(decoder)
      guard opened.type == Resource.jsonType else {
        throw JSONAPICodingError.typeMismatch(
          expected: Resource.jsonType, found: opened.type, path: decoder.codingPath)
      }
      id = try opened.members.decodeId(of: Resource.Id.self)
      json = try JSONValue(keepingInexactNumbersOf: decoder)
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: Resource.jsonType, readFrom: decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}
