/// An error in the `errors` of a document.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public protocol JSONAPIError: Swift.Error, Equatable, Codable {
  /// An error of unknown content.
  static var unknown: Self { get }
}

/// An error whose content is ignored. All values are equal. A decoded error keeps its JSON and is encoded
/// as that.
public typealias UnknownJSONAPIError = GenericJSONAPIError<_NoErrorObject>

/// An error object that does not exist, so that every error is of unknown content.
public enum _NoErrorObject: Codable, Hashable, Sendable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.typeMismatch(
      Self.self,
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "The content of errors is ignored."))
  }

  public func encode(to encoder: any Encoder) {}
}
