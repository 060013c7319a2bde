/// What stands in the `errors` of a document.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public protocol JSONAPIError: Swift.Error, Equatable, Codable {
  /// An error of which nothing is known.
  static var unknown: Self { get }
}

/// Errors of which nothing is of interest.
public enum UnknownJSONAPIError: JSONAPIError {
  case unknownError

  public static var unknown: UnknownJSONAPIError { .unknownError }
}

extension UnknownJSONAPIError {
  public init(from decoder: any Decoder) {
    self = .unknownError
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("unknown")
  }
}
