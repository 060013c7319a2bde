/// An error specific to JSON:API when encoding or decoding.
public enum JSONAPICodingError: Error {
  /// A resource is of an unexpected type.
  case typeMismatch(expected: String, found: String, path: [any CodingKey])
  /// One resource was found where many are expected, or the reverse.
  case quantityMismatch(expected: Quantity, path: [any CodingKey])
  /// A value cannot be encoded.
  case illegalEncoding(String, path: [any CodingKey])
  /// A value cannot be decoded.
  case illegalDecoding(String, path: [any CodingKey])
  /// `meta` is absent or invalid.
  case missingOrMalformedMetadata(path: [any CodingKey])
  /// `links` is absent or invalid.
  case missingOrMalformedLinks(path: [any CodingKey])

  /// The number of resources: one or many.
  public enum Quantity: String, Sendable {
    /// One resource, or null.
    case one
    /// An array of resources.
    case many

    /// The opposite quantity.
    public var other: Quantity {
      switch self {
      case .one: .many
      case .many: .one
      }
    }
  }
}
