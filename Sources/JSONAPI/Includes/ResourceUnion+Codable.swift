extension ResourceUnion {
  public init(from decoder: any Decoder) throws {
    let opened = try OpenedResourceDecoder(decoder)
    if decoder.userInfo.unrecognizedTypePolicy == .refuse {
      let expected = Self.resourceTypes.map { $0.resourceType }
      guard expected.contains(opened.type) else {
        throw JSONAPICodingError.typeMismatch(
          expected: expected.joined(separator: " or "), found: opened.type,
          path: decoder.codingPath)
      }
    }
    try self.init(type: opened.type, from: opened)
  }

  public func encode(to encoder: any Encoder) throws {
    try resourceObject.encode(to: encoder)
  }
}
