/// An error whose error object is a custom type.
///
/// An error object that cannot be decoded as that type becomes `unknownError`, so that an error in an
/// unexpected format is not lost. It keeps its JSON and is encoded as that.
public enum GenericJSONAPIError<ErrorPayload: Codable & Equatable & Sendable>: JSONAPIError {
  /// An error of unknown content, with its JSON if it was decoded. All such errors are equal.
  case unknownError(json: JSONValue?)
  /// An error with its error object.
  case error(ErrorPayload)

  /// An error of unknown content.
  public static var unknownError: Self { .unknownError(json: nil) }
  public static var unknown: Self { .unknownError }

  /// The error object; `nil` if it could not be decoded.
  public var payload: ErrorPayload? {
    if case .error(let payload) = self { payload } else { nil }
  }
}

extension GenericJSONAPIError: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.payload == right.payload }
}

extension GenericJSONAPIError: Hashable where ErrorPayload: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(payload) }
}

extension GenericJSONAPIError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .error(let payload): String(describing: payload)
    case .unknownError: "unknown error"
    }
  }
}

extension GenericJSONAPIError {
  public init(from decoder: any Decoder) {
    do {
      self = .error(try ErrorPayload(from: decoder))
    } catch {
      self = .unknownError(json: try? JSONValue(keepingInexactNumbersOf: decoder))
    }
  }

  /// Encodes the error object, or the JSON that was decoded; `"unknown"` if there is neither.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .error(let payload): try payload.encode(to: encoder)
    case .unknownError(let json): try (json ?? "unknown").encode(to: encoder)
    }
  }
}
