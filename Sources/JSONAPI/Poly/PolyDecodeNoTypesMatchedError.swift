/// A value is of none of a poly's types.
public struct PolyDecodeNoTypesMatchedError: Swift.Error, CustomDebugStringConvertible {
  /// Why a value is not of a type.
  public struct IndividualFailure: Swift.Error {
    /// The type that was tried.
    public let type: Any.Type
    /// What it says of the value.
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

  /// Where the value stands.
  public let codingPath: [any CodingKey]
  /// Why the value is of none of the types, one by one.
  public let individualTypeFailures: [IndividualFailure]

  public var debugDescription: String {
    let types = individualTypeFailures.map { "\($0.type)" }.joined(separator: " or ")
    return "Expected \(types) at \(JSONPointer(codingPath: codingPath))."
  }
}
