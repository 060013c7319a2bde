/// What can be wrong with JSON:API in particular, when it is read or written.
public enum JSONAPICodingError: Error {
  /// A resource of one type stands where one of another is expected.
  case typeMismatch(expected: String, found: String, path: [any CodingKey])
  /// One stands where many are expected, or many where one is.
  case quantityMismatch(expected: Quantity, path: [any CodingKey])
  case illegalEncoding(String, path: [any CodingKey])
  case illegalDecoding(String, path: [any CodingKey])
  case missingOrMalformedMetadata(path: [any CodingKey])
  case missingOrMalformedLinks(path: [any CodingKey])

  public enum Quantity: String, Sendable {
    case one
    case many

    public var other: Quantity {
      switch self {
      case .one: .many
      case .many: .one
      }
    }
  }
}
