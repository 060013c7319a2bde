extension ResourceUnion {
  /// A resource object as a value of this union; `nil` if the union has no place for it. One of a type
  /// that is none of the union's becomes an ``UnrecognizedResource``, if there is a case for such.
  ///
  /// ```swift
  /// let owner = ArticleOwner(person)
  /// ```
  public init?(_ resource: any UnionMember) {
    // A resource that was read without its model stays so, even if this union would know its type.
    let type = resource is UnrecognizedResource ? "" : resource.ownIdentity.type
    do {
      try self.init(type: type, from: HandingOverDecoder(resource: resource))
    } catch {
      return nil
    }
  }
}

/// A decoder of a resource object that is there already: the union's own dispatch on `type` finds the
/// case for it, and no union needs a second one.
struct HandingOverDecoder: Decoder {
  let resource: any UnionMember

  private struct NothingToRead: Error {}

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NothingToRead()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NothingToRead() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NothingToRead() }
}

extension Decoder {
  /// The resource object that is handed over instead of being read.
  func handedOver<Resource>(_ type: Resource.Type) -> Resource? {
    known(as: HandingOverDecoder.self)?.resource as? Resource
  }

  /// The JSON of what is handed over or read.
  func readJSON() throws -> JSONValue {
    guard let decoder = self as? HandingOverDecoder else { return try JSONValue(from: self) }
    return try JSONValue(encoding: decoder.resource)
  }
}
