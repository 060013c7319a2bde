/// What is found in a document at the end of a relationship: a resource object, or an enum of several
/// types of them.
public protocol ResolvableResource: Relatable, RelationshipEnd where _End == Self {
  /// A resource object of a document as a value of this type; `nil` if it is of another type.
  static func resource(from resourceObject: Any) -> Self?
}

/// What relationships lead to: what is found in a document, or, where `data` may be null, an optional.
public protocol RelationshipEnd: JSONAPIIdentifiable {
  /// What is found in a document.
  // Enums of users conform to this, and a name without underscore would hide their types.
  associatedtype _End: ResolvableResource

  /// The id of what is found; `nil` for null.
  static func endID(_ id: ID) -> _End.ID?
}

extension ResourceObject: RelationshipEnd, ResolvableResource where EntityRawIdType: RawIdType {
  /// A resource object is what is found.
  public typealias _End = Self

  public static func endID(_ id: ID) -> ID? { id }
  public static func resource(from resourceObject: Any) -> Self? { resourceObject as? Self }
}

extension PolymorphicRelatable {
  /// The id as it is.
  public static func endID(_ id: ID) -> ID? { id }

  public static func resource(from resourceObject: Any) -> Self? {
    (resourceObject as? any UnionMember).flatMap { Self($0) }
  }
}

extension Optional: RelationshipEnd where Wrapped: ResolvableResource {
  /// What is found where there is no null.
  public typealias _End = Wrapped

  public static func endID(_ id: Wrapped.ID?) -> Wrapped.ID? { id }
}
