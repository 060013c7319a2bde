/// Information that the specification leaves open, wherever a document has a place for it.
///
/// ```swift
/// struct PageMetadata: JSONAPI.Meta {
///   let total: Int
/// }
/// ```
///
/// See [Meta Information](https://jsonapi.org/format/#document-meta).
public protocol Meta: OmissibleObject {}

/// A place in a document without `meta`.
public struct NoMetadata: Meta, Hashable, Sendable {
  /// The one value there is.
  public static var none: NoMetadata { NoMetadata() }

  /// The one value there is.
  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  public static func isRead() -> Bool { false }
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> NoMetadata { .none }
  public func omission() -> Omission { .always }
}

/// A resource identifier object without `meta`.
public typealias NoIdMetadata = NoMetadata

extension Optional: OmissibleObject where Wrapped: OmissibleObject {
  public static func isRead() -> Bool { Wrapped.isRead() }
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> Wrapped? { nil }
  public func omission() -> Omission {
    switch self?.omission() {
    case nil, .always: .always
    // An optional object that is there has been set, or was read: even an empty one says something.
    case .ifEmpty, .never: .never
    }
  }
}

/// `meta` that may be missing.
extension Optional: Meta where Wrapped: Meta {}

/// Meta whose members are not known beforehand.
extension JSONValue: Meta {
  public func omission() -> Omission { .never }
}
