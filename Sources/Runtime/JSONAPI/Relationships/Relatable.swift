/// The target of a to-one relationship: a resource object, or an optional one.
public protocol JSONAPIIdentifiable: _JSONTyped {
  /// The type of the id.
  associatedtype ID: Equatable
}

/// The target of a relationship: a resource object with an id.
public protocol Relatable: JSONAPIIdentifiable where ID: IdType {}

/// The target of a to-one relationship whose `data` may be null.
public protocol _OptionalRelatable: JSONAPIIdentifiable where ID == Wrapped.ID? {
  /// The type of a target that is not null.
  associatedtype Wrapped: Relatable
}

extension Optional: _JSONTyped where Wrapped: Relatable {
  public static var jsonType: String { Wrapped.jsonType }
}

extension Optional: JSONAPIIdentifiable where Wrapped: Relatable {
  /// The type of the id; `nil` for null.
  public typealias ID = Wrapped.ID?
}

extension Optional: _OptionalRelatable where Wrapped: Relatable {}
