/// A value is of none of a poly's types.
public struct PolyDecodeNoTypesMatchedError: Swift.Error, CustomDebugStringConvertible {
  /// Why a value is not of a type.
  public struct IndividualFailure: Swift.Error {
    public let type: Any.Type
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

  public let codingPath: [any CodingKey]
  public let individualTypeFailures: [IndividualFailure]

  public var debugDescription: String {
    let types = individualTypeFailures.map { "\($0.type)" }.joined(separator: " or ")
    return "Expected \(types) at \(JSONPointer(codingPath: codingPath))."
  }
}
