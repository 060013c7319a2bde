extension Decoder {
  /// Decodes an array of resources.
  ///
  /// - Throws: A ``JSONAPIDecodingError``, or the decoder's error if the value is not an array.
  func resources<Resource: Decodable>(of type: Resource.Type) throws -> [Resource] {
    var elements = try unkeyedContainer()
    var resources: [Resource] = []
    resources.reserveCapacity(Swift.min(elements.count ?? 0, 1 << 16))
    do {
      if userInfo.unrecognizedTypePolicy == .tolerate,
        let knownTypes = (Resource.self as? any _Poly.Type)?.resourceTypesIfAllKnown
      {
        while !elements.isAtEnd {
          let decoder = try elements.superDecoder()
          if knownTypes.contains(try _OpenedResource(decoder).type) {
            resources.append(try Resource(from: decoder))
          }
        }
      } else {
        while !elements.isAtEnd { resources.append(try elements.decode(Resource.self)) }
      }
    } catch {
      throw JSONAPIDecodingError(error, readFrom: self)
    }
    return resources
  }
}

extension ModelReader {
  /// Reads an array of resources.
  mutating func resources<Resource: Decodable>(of type: Resource.Type) throws -> [Resource] {
    guard context.userInfo.unrecognizedTypePolicy == .tolerate,
      let knownTypes = (Resource.self as? any _Poly.Type)?.resourceTypesIfAllKnown
    else { return try [Resource](from: &self) }
    var resources: [Resource] = []
    try readElements { reader in
      if knownTypes.contains(try reader.peekType().text) {
        resources.append(try reader.read())
      } else {
        try reader.cursor.skipValue(depth: reader.depth)
      }
    }
    return resources
  }
}

extension _Poly {
  /// The resource types that the value may have; `nil` if one of its Swift types has no resource type,
  /// or if it keeps unrecognized resources.
  fileprivate static var resourceTypesIfAllKnown: Set<String>? {
    guard !(Self.self is any ResourceEnum.Type) else { return nil }
    var types: Set<String> = []
    for type in allTypes {
      guard let type = type as? any _JSONTyped.Type else { return nil }
      types.insert(type.jsonType)
    }
    return types
  }
}
