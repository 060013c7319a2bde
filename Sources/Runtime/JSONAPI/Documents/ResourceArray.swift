/// An array element that could not be decoded.
package struct ElementDecodingError: Error {
  package let underlying: any Error
  package let index: Int
  package let count: Int

  package init(underlying: any Error, index: Int, count: Int) {
    self.underlying = underlying
    self.index = index
    self.count = count
  }
}

extension Decoder {
  /// Decodes an array of resources.
  ///
  /// - Throws: An ``ElementDecodingError``, or the decoder's error if the value is not an array.
  func resources<Resource: Decodable>(of type: Resource.Type) throws -> [Resource] {
    var elements = try unkeyedContainer()
    let count = elements.count ?? 0
    var resources: [Resource] = []
    resources.reserveCapacity(Swift.min(count, 1 << 16))
    var index = 0
    do {
      if userInfo.unrecognizedTypePolicy == .tolerate,
        let knownTypes = (Resource.self as? any Poly.Type)?.resourceTypesIfAllKnown
      {
        while !elements.isAtEnd {
          let decoder = try elements.superDecoder()
          if knownTypes.contains(try _OpenedResource(decoder).type) {
            resources.append(try Resource(from: decoder))
          }
          index += 1
        }
      } else {
        while !elements.isAtEnd {
          resources.append(try elements.decode(Resource.self))
          index += 1
        }
      }
    } catch {
      throw ElementDecodingError(underlying: error, index: index, count: count)
    }
    return resources
  }
}

extension Poly {
  /// The resource types that the value may have; `nil` if one of its Swift types has no resource type,
  /// or if it keeps unrecognized resources.
  fileprivate static var resourceTypesIfAllKnown: Set<String>? {
    guard !(Self.self is any ResourceUnion.Type) else { return nil }
    var types: Set<String> = []
    for type in allTypes {
      guard let type = type as? any JSONTyped.Type else { return nil }
      types.insert(type.jsonType)
    }
    return types
  }
}
