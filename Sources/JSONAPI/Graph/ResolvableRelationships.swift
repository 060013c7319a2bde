/// A relationship to at most one resource object: a ``ToOneRelationship``, or one that may be absent or
/// without `data`.
public protocol ResolvableToOne {
  /// The type of the related resource.
  associatedtype RelatedResource: ResolvableResource

  /// The id of the related resource; `nil` if `data` is null or absent.
  var relatedID: RelatedResource.ID? { get }
}

/// A relationship to any number of resource objects: a ``ToManyRelationship``, or one that may be absent
/// or without `data`.
public protocol ResolvableToMany {
  /// The type of a related resource.
  associatedtype RelatedResources: ResolvableResource

  /// The ids of the related resources; `nil` if there is no reliable `data`.
  var relatedIDs: [RelatedResources.ID]? { get }
}

/// A to-one relationship that may be absent or without `data`.
public protocol OptionalToOne: ResolvableToOne {}

/// A to-many relationship that may be absent or without `data`.
public protocol OptionalToMany: ResolvableToMany {}

extension ToOneRelationship: ResolvableToOne where Identifiable: RelationshipEnd {
  /// The type of the related resource.
  public typealias RelatedResource = Identifiable._End
  public var relatedID: RelatedResource.ID? { Identifiable.endID(id) }
}

extension ToManyRelationship: ResolvableToMany where Relatable: ResolvableResource {
  /// The type of a related resource.
  public typealias RelatedResources = Relatable
  public var relatedIDs: [Relatable.ID]? { ids }
}

extension MaybeLinked: ResolvableToOne, OptionalToOne where Relationship: ResolvableToOne {
  /// The type of the related resource.
  public typealias RelatedResource = Relationship.RelatedResource
  public var relatedID: RelatedResource.ID? { linked?.relatedID }
}

extension MaybeLinked: ResolvableToMany, OptionalToMany where Relationship: ResolvableToMany {
  /// The type of a related resource.
  public typealias RelatedResources = Relationship.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { linked?.relatedIDs }
}

extension Optional: ResolvableToOne, OptionalToOne where Wrapped: ResolvableToOne {
  /// The type of the related resource.
  public typealias RelatedResource = Wrapped.RelatedResource
  public var relatedID: RelatedResource.ID? { self?.relatedID }
}

extension Optional: ResolvableToMany, OptionalToMany where Wrapped: ResolvableToMany {
  /// The type of a related resource.
  public typealias RelatedResources = Wrapped.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { self?.relatedIDs }
}
