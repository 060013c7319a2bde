/// An error in the `errors` of a document.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public protocol JSONAPIError: Swift.Error, Equatable, Codable {
  /// An error of unknown content.
  static var unknown: Self { get }
}

/// An error whose content is ignored. All values are equal. A decoded error keeps its JSON and is encoded
/// as that.
public enum UnknownJSONAPIError: JSONAPIError {
  /// An error of unknown content, with its JSON if it was decoded.
  case unknownError(json: JSONValue?)

  /// An error of unknown content.
  public static var unknownError: UnknownJSONAPIError { .unknownError(json: nil) }
  public static var unknown: UnknownJSONAPIError { .unknownError }
}

extension UnknownJSONAPIError: Hashable {
  public static func == (left: UnknownJSONAPIError, right: UnknownJSONAPIError) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

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
