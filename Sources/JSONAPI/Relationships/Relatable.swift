/// What a to-one relationship can lead to: a resource object, or an optional one.
public protocol JSONAPIIdentifiable: JSONTyped {
  /// What identifies it.
  associatedtype ID: Equatable
}

/// What relationships can lead to: a resource object with an id.
public protocol Relatable: JSONAPIIdentifiable where ID: IdType {}

/// What a to-one relationship leads to whose `data` may be null.
public protocol OptionalRelatable: JSONAPIIdentifiable where ID == Wrapped.ID? {
  /// What the relationship leads to unless it is null.
  associatedtype Wrapped: Relatable
}

extension Optional: JSONTyped where Wrapped: Relatable {
  public static var jsonType: String { Wrapped.jsonType }
}

extension Optional: JSONAPIIdentifiable where Wrapped: Relatable {
  /// An id that may be missing.
  public typealias ID = Wrapped.ID?
}

extension Optional: OptionalRelatable where Wrapped: Relatable {}
