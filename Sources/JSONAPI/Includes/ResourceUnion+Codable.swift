extension ResourceUnion {
  /// Decodes a resource object by its `type`. Throws a ``ResourceObjectDecodingError``, or an
  /// ``IncludeDecodingError`` for an unrecognized type if the policy is
  /// ``UnrecognizedTypePolicy/refuse``.
  public init(from decoder: any Decoder) throws {
    let opened: OpenedResourceDecoder
    do {
      opened = try OpenedResourceDecoder(decoder)
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: Self.resourceTypes.map { $0.resourceType }.joined(separator: " or "),
        readFrom: decoder)
    }
    if decoder.userInfo.unrecognizedTypePolicy == .refuse {
      let expected = Self.resourceTypes.map { $0.resourceType }
      guard expected.contains(opened.type) else {
        throw IncludeDecodingError(
          found: opened.type, expectedTypes: expected, readFrom: decoder)
      }
    }
    try self.init(type: opened.type, from: opened)
  }

  public func encode(to encoder: any Encoder) throws {
    try resourceObject.encode(to: encoder)
  }
}
