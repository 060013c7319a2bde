/// A related resource that can be looked up in a document: a resource object, or a union of several
/// types.
public protocol _ResolvableResource: Relatable, _RelationshipEnd where _End == Self {
  /// Returns a resource object of a document as a value of this type, or `nil` if it is of another
  /// type.
  static func _resource(from resourceObject: Any) -> Self?
}

/// The target of a relationship: a related resource, or an optional one where `data` may be null.
public protocol _RelationshipEnd: JSONAPIIdentifiable {
  /// The type of the related resource.
  // Enums of users conform to this, and a name without an underscore would hide their types.
  associatedtype _End: _ResolvableResource

  /// Returns the id of the related resource; `nil` for null.
  static func _endID(_ id: ID) -> _End.ID?
}

extension ResourceObject: _RelationshipEnd, _ResolvableResource where EntityRawIdType: RawIdType {
  /// The type of the related resource: this type.
  public typealias _End = Self

  public static func _endID(_ id: ID) -> ID? { id }
  public static func _resource(from resourceObject: Any) -> Self? { resourceObject as? Self }
}

extension PolymorphicRelatable {
  /// Returns the id unchanged.
  public static func _endID(_ id: ID) -> ID? { id }

  public static func _resource(from resourceObject: Any) -> Self? {
    (resourceObject as? any UnionMember).flatMap { Self($0) }
  }
}

extension Optional: _RelationshipEnd where Wrapped: _ResolvableResource {
  /// The type of the related resource that is not null.
  public typealias _End = Wrapped

  public static func _endID(_ id: Wrapped.ID?) -> Wrapped.ID? { id }
}
