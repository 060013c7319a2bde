/// What can be wrong with JSON:API in particular, when it is read or written.
public enum JSONAPICodingError: Error {
  /// A resource of one type stands where one of another is expected.
  case typeMismatch(expected: String, found: String, path: [any CodingKey])
  /// One stands where many are expected, or many where one is.
  case quantityMismatch(expected: Quantity, path: [any CodingKey])
  /// Something is written that must not be.
  case illegalEncoding(String, path: [any CodingKey])
  /// Something is read that must not be there.
  case illegalDecoding(String, path: [any CodingKey])
  /// There is no `meta`, or it is not of the shape that it must have.
  case missingOrMalformedMetadata(path: [any CodingKey])
  /// There are no `links`, or they are not of the shape that they must have.
  case missingOrMalformedLinks(path: [any CodingKey])

  /// One or many.
  public enum Quantity: String, Sendable {
    /// One resource, or null.
    case one
    /// An array of resources.
    case many

    /// The one that this is not.
    public var other: Quantity {
      switch self {
      case .one: .many
      case .many: .one
      }
    }
  }
}
