extension ResourceUnion {
  /// Creates a union from a resource object, or returns `nil` if no case can hold it. A resource object
  /// of another type becomes an ``UnrecognizedResource`` if the union has a case for these.
  ///
  /// ```swift
  /// let owner = ArticleOwner(person)
  /// ```
  public init?(_ resource: any UnionMember) {
    // A resource that was decoded without a model remains so, even if this union has its type.
    let type = resource is UnrecognizedResource ? "" : resource.ownIdentity.type
    do {
      try self.init(type: type, from: HandingOverDecoder(resource: resource))
    } catch {
      return nil
    }
  }
}

/// A decoder that returns an existing resource object. It lets a union pick the case for a resource
/// object with the same code that decodes one.
struct HandingOverDecoder: Decoder {
  let resource: any UnionMember

  private struct NothingToDecode: Error {}

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NothingToDecode()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NothingToDecode() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NothingToDecode() }
}

extension Decoder {
  /// Returns the existing resource object, or `nil` if this decoder is another one.
  func handedOver<Resource>(_ type: Resource.Type) -> Resource? {
    known(as: HandingOverDecoder.self)?.resource as? Resource
  }

  /// Returns the JSON of the existing resource object or of the decoder's value.
  func readJSON() throws -> JSONValue {
    guard let decoder = self as? HandingOverDecoder else {
      return try JSONValue(keepingInexactNumbersOf: self)
    }
    return try JSONValue(encoding: decoder.resource)
  }
}
