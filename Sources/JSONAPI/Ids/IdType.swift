/// The id of a resource object, or no id at all.
public protocol OptionalId: Codable {
  /// What the id identifies.
  associatedtype IdentifiableType: JSONTyped
  /// The type of its value.
  associatedtype RawType: MaybeRawId

  /// The value.
  var rawValue: RawType { get }
  /// The id with a raw value.
  init(rawValue: RawType)

  /// The id that a resource identifier object stands for.
  ///
  /// Throws an ``InvalidIdentifier`` if it stands for none: it is of another type, or its id is not
  /// written as such ids are.
  static func id(identifier: ResourceIdentity) throws -> Self

  /// The id that `null` in the place of a resource identifier object stands for; `nil` if `null` must
  /// not stand there.
  static func idOfNull() -> Self?

  /// What is written as resource identifier object; `nil` for `null`.
  func resourceIdentity() -> ResourceIdentity?
}

extension OptionalId {
  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard identifier.type == IdentifiableType.jsonType else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [IdentifiableType.jsonType], problem: .type)
    }
    do {
      return Self(rawValue: try RawType.rawId(idText: identifier.id))
    } catch {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [IdentifiableType.jsonType],
        problem: .id(expected: "\(RawType.self)"))
    }
  }

  public static func idOfNull() -> Self? { nil }

  public func resourceIdentity() -> ResourceIdentity? {
    rawValue.idText().map { ResourceIdentity(type: IdentifiableType.jsonType, id: $0) }
  }
}

/// An id of any type.
public protocol AbstractId {}

/// The id of a resource object.
public protocol IdType: AbstractId, OptionalId, CustomStringConvertible, Hashable
where RawType: RawIdType {}

/// An id that can be made new.
public protocol CreatableIdType: IdType {
  /// An id that was never given to anything before.
  init()
}

extension Optional: OptionalId where Wrapped: IdType {
  /// What the id identifies, if there is one.
  public typealias IdentifiableType = Wrapped.IdentifiableType
  /// The type of the value, which may be missing.
  public typealias RawType = Wrapped.RawType?

  /// The value; `nil` if there is no id.
  public var rawValue: Wrapped.RawType? { map(\.rawValue) }

  /// The id with a raw value; none for `nil`.
  public init(rawValue: Wrapped.RawType?) {
    self = rawValue.map { Wrapped(rawValue: $0) }
  }

  public static func id(identifier: ResourceIdentity) throws -> Wrapped? {
    try Wrapped.id(identifier: identifier)
  }
  public static func idOfNull() -> Wrapped?? { .some(nil) }
  public func resourceIdentity() -> ResourceIdentity? { flatMap { $0.resourceIdentity() } }
}
