/// The id of a resource object, or no id at all.
public protocol _OptionalId: Codable {
  /// The type that the id identifies.
  associatedtype IdentifiableType: _JSONTyped
  /// The type of the raw value.
  associatedtype RawType: _MaybeRawId

  /// The raw value.
  var rawValue: RawType { get }
  /// Creates an id from a raw value.
  init(rawValue: RawType)

  /// Returns the id in a resource identifier object.
  ///
  /// Throws an error if the type is another one or the id does not represent a
  /// `RawType`.
  static func id(identifier: ResourceIdentity) throws -> Self

  /// Returns the id for a `null` in place of a resource identifier object, or `nil` if `null` is not
  /// allowed.
  static func idOfNull() -> Self?

  /// Returns the type and id to encode as a resource identifier object; `nil` for `null`.
  func resourceIdentity() -> ResourceIdentity?
}

extension _OptionalId {
  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard identifier.type == IdentifiableType.jsonType else { throw invalid(identifier, .type) }
    do {
      return Self(rawValue: try RawType.rawId(idText: identifier.id))
    } catch {
      throw invalid(identifier)
    }
  }

  /// Returns the error for an identifier of another type, or whose id does not represent a `RawType`.
  static func invalid(
    _ identifier: ResourceIdentity,
    _ problem: InvalidIdentifier.Problem = .id(expected: "\(RawType.self)")
  ) -> InvalidIdentifier {
    InvalidIdentifier(
      found: identifier, expectedTypes: [IdentifiableType.jsonType], problem: problem)
  }

  public static func idOfNull() -> Self? { nil }

  public func resourceIdentity() -> ResourceIdentity? {
    rawValue.idText().map { ResourceIdentity(type: IdentifiableType.jsonType, id: $0) }
  }
}

/// The id of a resource object.
public protocol IdType: _OptionalId, CustomStringConvertible, Hashable
where RawType: RawIdType {}

extension IdType {
  /// The raw value: `Id(7)`.
  public var description: String { "Id(\(rawValue))" }
}

extension Optional: _OptionalId where Wrapped: IdType {
  /// The type that the id identifies.
  public typealias IdentifiableType = Wrapped.IdentifiableType

  /// The raw value; `nil` if there is no id.
  public var rawValue: Wrapped.RawType? { map(\.rawValue) }

  /// Creates an id from a raw value; `nil` means no id.
  public init(rawValue: Wrapped.RawType?) {
    self = rawValue.map { Wrapped(rawValue: $0) }
  }

  public static func id(identifier: ResourceIdentity) throws -> Wrapped? {
    try Wrapped.id(identifier: identifier)
  }
  public static func idOfNull() -> Wrapped?? { .some(nil) }
  public func resourceIdentity() -> ResourceIdentity? { flatMap { $0.resourceIdentity() } }
}
