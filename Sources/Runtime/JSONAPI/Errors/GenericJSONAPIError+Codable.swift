extension GenericJSONAPIError {
  public init(from decoder: any Decoder) {
    do {
      self = .error(try ErrorPayload(from: decoder))
    } catch {
      self = .unknownError(json: try? JSONValue(keepingInexactNumbersOf: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .error(let payload): try payload.encode(to: encoder)
    case .unknownError(let json):
      try UnknownJSONAPIError.unknownError(json: json).encode(to: encoder)
    }
  }
}
