/// A relationship to at most one resource object: a ``ToOneRelationship``, or one that may be absent or
/// without `data`.
public protocol _ResolvableToOne {
  /// The type of the related resource.
  associatedtype RelatedResource: _ResolvableResource

  /// The id of the related resource; `nil` if `data` is null or absent.
  var relatedID: RelatedResource.ID? { get }
}

/// A relationship to any number of resource objects: a ``ToManyRelationship``, or one that may be absent
/// or without `data`.
public protocol _ResolvableToMany {
  /// The type of a related resource.
  associatedtype RelatedResources: _ResolvableResource

  /// The ids of the related resources; `nil` if there is no reliable `data`.
  var relatedIDs: [RelatedResources.ID]? { get }
}

/// A to-one relationship that may be absent or without `data`.
public protocol _OptionalToOne: _ResolvableToOne {}

/// A to-many relationship that may be absent or without `data`.
public protocol _OptionalToMany: _ResolvableToMany {}

extension ToOneRelationship: _ResolvableToOne where Identifiable: _RelationshipEnd {
  /// The type of the related resource.
  public typealias RelatedResource = Identifiable._End
  public var relatedID: RelatedResource.ID? { Identifiable._endID(id) }
}

extension ToManyRelationship: _ResolvableToMany where Relatable: _ResolvableResource {
  /// The type of a related resource.
  public typealias RelatedResources = Relatable
  public var relatedIDs: [Relatable.ID]? { ids }
}

extension MaybeLinked: _ResolvableToOne, _OptionalToOne where Relationship: _ResolvableToOne {
  /// The type of the related resource.
  public typealias RelatedResource = Relationship.RelatedResource
  public var relatedID: RelatedResource.ID? { linked?.relatedID }
}

extension MaybeLinked: _ResolvableToMany, _OptionalToMany where Relationship: _ResolvableToMany {
  /// The type of a related resource.
  public typealias RelatedResources = Relationship.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { linked?.relatedIDs }
}

extension Optional: _ResolvableToOne, _OptionalToOne where Wrapped: _ResolvableToOne {
  /// The type of the related resource.
  public typealias RelatedResource = Wrapped.RelatedResource
  public var relatedID: RelatedResource.ID? { self?.relatedID }
}

extension Optional: _ResolvableToMany, _OptionalToMany where Wrapped: _ResolvableToMany {
  /// The type of a related resource.
  public typealias RelatedResources = Wrapped.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { self?.relatedIDs }
}

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
  // Users' enums conform to this. Without the underscore, the name could hide one of their types.
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
