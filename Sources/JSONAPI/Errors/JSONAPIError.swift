/// What stands in the `errors` of a document.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public protocol JSONAPIError: Swift.Error, Equatable, Codable {
  /// An error of which nothing is known.
  static var unknown: Self { get }
}

/// Errors of which nothing is of interest. All are equal; what was read is kept, and written back.
public enum UnknownJSONAPIError: JSONAPIError {
  /// An error, and what stood there if it was read.
  case unknownError(json: JSONValue?)

  /// An error of which nothing is known.
  public static var unknownError: UnknownJSONAPIError { .unknownError(json: nil) }
  public static var unknown: UnknownJSONAPIError { .unknownError }
}

extension UnknownJSONAPIError: Hashable {
  public static func == (left: UnknownJSONAPIError, right: UnknownJSONAPIError) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
