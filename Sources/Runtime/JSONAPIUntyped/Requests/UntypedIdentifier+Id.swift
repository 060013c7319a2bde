import JSONAPI

extension UntypedIdentifier {
  /// Creates a resource identifier object from an id: `try UntypedIdentifier(article.id)`.
  ///
  /// Throws an `EncodingError` if the id has no text. This happens only if its raw type is a custom type
  /// that is not encoded as a single string, number or boolean.
  public init(_ id: some IdType) throws {
    guard let identity = id.resourceIdentity() else {
      throw EncodingError.invalidValue(
        id,
        EncodingError.Context(
          codingPath: [], debugDescription: "The id \(id) cannot be encoded as a string."))
    }
    self.init(identity)
  }

  /// Creates a resource identifier object from a type and id.
  public init(_ identity: ResourceIdentity) {
    self.init(
      type: identity.type, id: identity.isLocal ? nil : identity.id,
      lid: identity.isLocal ? identity.id : nil)
  }
}
