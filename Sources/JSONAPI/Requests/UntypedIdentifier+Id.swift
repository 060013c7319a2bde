extension UntypedIdentifier {
  /// What leads to the resource object with an id: `try UntypedIdentifier(article.id)`.
  ///
  /// Throws an `EncodingError` if the id has no text, which it can only lack if its raw type is one of
  /// your own that is not coded as one string, number or boolean.
  public init(_ id: some IdType) throws {
    guard let identity = id.resourceIdentity() else {
      throw EncodingError.invalidValue(
        id,
        EncodingError.Context(
          codingPath: [], debugDescription: "The id \(id) cannot be written as a string."))
    }
    self.init(identity)
  }

  /// What leads to the resource object with a type and an id.
  public init(_ identity: ResourceIdentity) {
    self.init(
      type: identity.type, id: identity.isLocal ? nil : identity.id,
      lid: identity.isLocal ? identity.id : nil)
  }
}
