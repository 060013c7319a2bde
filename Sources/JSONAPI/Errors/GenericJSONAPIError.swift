/// An error whose object is a type of one's own.
///
/// An object that cannot be read as that type is `unknownError`: that a server explains an error in an
/// unexpected way must not hide that there is one.
public enum GenericJSONAPIError<ErrorPayload: Codable & Equatable & Sendable>: JSONAPIError {
  case unknownError
  case error(ErrorPayload)

  public static var unknown: Self { .unknownError }

  /// What the error object says; `nil` if it could not be read.
  public var payload: ErrorPayload? {
    if case .error(let payload) = self { payload } else { nil }
  }
}

extension GenericJSONAPIError: Hashable where ErrorPayload: Hashable {}

extension GenericJSONAPIError {
  public init(from decoder: any Decoder) {
    do {
      self = .error(try ErrorPayload(from: decoder))
    } catch {
      self = .unknownError
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .error(let payload): try payload.encode(to: encoder)
    case .unknownError: try UnknownJSONAPIError.unknownError.encode(to: encoder)
    }
  }
}

extension GenericJSONAPIError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .error(let payload): String(describing: payload)
    case .unknownError: "unknown error"
    }
  }
}

/// An error that can list the fields that are given.
public protocol ErrorDictType {
  /// The fields that are given, by name.
  var definedFields: [String: String] { get }
}

extension GenericJSONAPIError: ErrorDictType where ErrorPayload: ErrorDictType {
  public var definedFields: [String: String] { payload?.definedFields ?? [:] }
}
