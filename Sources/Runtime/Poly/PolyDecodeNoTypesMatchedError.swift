import JSONAPI

/// A value that could not be decoded as any of a poly's types.
public struct PolyDecodeNoTypesMatchedError: Swift.Error, CustomDebugStringConvertible {
  /// A failure to decode a value as one type.
  public struct IndividualFailure: Swift.Error {
    /// The type that was tried.
    public let type: Any.Type
    /// The error that it threw.
    public let error: DecodingError

    init(type: Any.Type, error: any Swift.Error) {
      self.type = type
      self.error =
        error as? DecodingError
        ?? .dataCorrupted(
          DecodingError.Context(
            codingPath: [], debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// The coding path of the value.
  public let codingPath: [any CodingKey]
  /// The failures, one for each type that was tried.
  public let individualTypeFailures: [IndividualFailure]

  public var debugDescription: String {
    let types = individualTypeFailures.map { "\($0.type)" }.joined(separator: " or ")
    return "Expected \(types) at \(JSONPointer(codingPath: codingPath))."
  }
}
