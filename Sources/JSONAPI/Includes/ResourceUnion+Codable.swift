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
        error, expectedType: Self.resourceTypes.map { $0.resourceType }.alternatives,
        readFrom: decoder)
    }
    if decoder.userInfo.unrecognizedTypePolicy == .refuse {
      guard Self.isKnown(opened.type) else {
        throw IncludeDecodingError(
          found: opened.type, expectedTypes: Self.resourceTypes.map { $0.resourceType },
          readFrom: decoder)
      }
    }
    try self.init(type: opened.type, from: opened)
  }

  private static func isKnown(_ type: String) -> Bool {
    (Self.self as? any ResourceEnum.Type)?.hasCase(for: type)
      ?? resourceTypes.contains { $0.resourceType == type }
  }

  public func encode(to encoder: any Encoder) throws {
    try resourceObject.encode(to: encoder)
  }
}

extension ResourceEnum {
  fileprivate static func hasCase(for type: String) -> Bool { resourceCases.contains(type) }
}
