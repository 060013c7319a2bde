extension UnknownJSONAPIError {
  public init(from decoder: any Decoder) {
    self = .unknownError(json: try? JSONValue(from: decoder))
  }

  /// Writes what was read; an error that was not read as `"unknown"`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .unknownError(let json): try (json ?? "unknown").encode(to: encoder)
    }
  }
}
