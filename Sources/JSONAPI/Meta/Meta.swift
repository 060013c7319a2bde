/// Non-standard information, which most objects of a document can contain.
///
/// ```swift
/// struct PageMetadata: JSONAPI.Meta {
///   let total: Int
/// }
/// ```
///
/// See [Meta Information](https://jsonapi.org/format/#document-meta).
public protocol Meta: OmissibleObject {}

/// The meta of an object without `meta`.
public struct NoMetadata: Meta, Hashable, Sendable, CustomStringConvertible {
  /// The only value.
  @inlinable
  public static var none: NoMetadata { NoMetadata() }

  /// Creates the only value.
  @inlinable
  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  @inlinable
  public static func isRead() -> Bool { false }
  @inlinable
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> NoMetadata { .none }
  @inlinable
  public func omission() -> Omission { .always }
  public var description: String { "No metadata" }
}

/// The meta of a resource identifier object without `meta`.
public typealias NoIdMetadata = NoMetadata

extension Optional: OmissibleObject where Wrapped: OmissibleObject {
  public static func isRead() -> Bool { Wrapped.isRead() }
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> Wrapped? { nil }
  public func omission() -> Omission {
    switch self?.omission() {
    case nil, .always: .always
    // An optional object that is not nil was set or decoded, so it is encoded even if it is empty.
    case .ifEmpty, .never: .never
    }
  }
}

/// `meta` that may be absent.
extension Optional: Meta where Wrapped: Meta {}

/// Meta with arbitrary members, which is `null` if it is absent.
extension JSONValue: Meta {
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) -> JSONValue { .null }
  public func omission() -> Omission { self == .null ? .always : .never }
}
