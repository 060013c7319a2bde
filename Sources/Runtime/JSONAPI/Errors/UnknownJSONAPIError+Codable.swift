extension UnknownJSONAPIError {
  public init(from decoder: any Decoder) {
    self = .unknownError(json: try? JSONValue(keepingInexactNumbersOf: decoder))
  }

  /// Encodes the decoded JSON, or `"unknown"` for an error that was not decoded.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .unknownError(let json): try (json ?? "unknown").encode(to: encoder)
    }
  }
}
