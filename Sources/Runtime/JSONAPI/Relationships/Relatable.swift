/// The target of a to-one relationship: a resource object, or an optional one where `data` may be null.
public protocol JSONAPIIdentifiable: _JSONTyped {
  /// The type of the id.
  associatedtype ID: Equatable & _OptionalId
  /// The type of the target that is not null.
  // Users' enums conform to this. Without the underscore, the name could hide one of their types.
  associatedtype _End: Relatable

  /// Returns the id of the target; `nil` for null.
  static func _endID(_ id: ID) -> _End.ID?
}

/// The target of a relationship: a resource object with an id, or a union of several types.
public protocol Relatable: JSONAPIIdentifiable where ID: IdType, _End == Self {
  /// Returns a resource object of a document as a value of this type, or `nil` if it is of another
  /// type.
  static func _resource(from resourceObject: Any) -> Self?
}

extension Relatable {
  /// Returns the id unchanged.
  public static func _endID(_ id: ID) -> ID? { id }
  public static func _resource(from resourceObject: Any) -> Self? { resourceObject as? Self }
}

extension Optional: _JSONTyped where Wrapped: Relatable {
  public static var jsonType: String { Wrapped.jsonType }
}

extension Optional: JSONAPIIdentifiable where Wrapped: Relatable {
  /// The type of the id; `nil` for null.
  public typealias ID = Wrapped.ID?
  /// The type of the target that is not null.
  public typealias _End = Wrapped

  public static func _endID(_ id: Wrapped.ID?) -> Wrapped.ID? { id }
}
