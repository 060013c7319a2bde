/// An error whose object is a type of one's own.
///
/// An object that cannot be read as that type is `unknownError`: that a server explains an error in an
/// unexpected way must not hide that there is one. What was read is kept with it, and written back.
public enum GenericJSONAPIError<ErrorPayload: Codable & Equatable & Sendable>: JSONAPIError {
  /// An error of which nothing is known, and what stood there if it was read. All such are equal.
  case unknownError(json: JSONValue?)
  /// An error, and what it says.
  case error(ErrorPayload)

  /// An error of which nothing is known.
  public static var unknownError: Self { .unknownError(json: nil) }
  public static var unknown: Self { .unknownError }

  /// What the error object says; `nil` if it could not be read.
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

/// An error that can list the fields that are given.
public protocol ErrorDictType {
  /// The fields that are given, by name.
  var definedFields: [String: String] { get }
}

extension GenericJSONAPIError: ErrorDictType where ErrorPayload: ErrorDictType {
  public var definedFields: [String: String] { payload?.definedFields ?? [:] }
}
