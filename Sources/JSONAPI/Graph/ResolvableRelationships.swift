/// A relationship that leads to one resource object at most: ``ToOneRelationship``, and what stands
/// for one that may be missing or without `data`.
public protocol ResolvableToOne {
  /// What the relationship leads to.
  associatedtype RelatedResource: ResolvableResource

  /// The id that the relationship leads to; `nil` for null, and where there is no `data`.
  var relatedID: RelatedResource.ID? { get }
}

/// A relationship that leads to any number of resource objects: ``ToManyRelationship``, and what
/// stands for one that may be missing or without `data`.
public protocol ResolvableToMany {
  /// What the relationship leads to.
  associatedtype RelatedResources: ResolvableResource

  /// The ids that the relationship leads to; `nil` where there is no `data` to believe.
  var relatedIDs: [RelatedResources.ID]? { get }
}

/// A to-one relationship that may be missing or without `data`.
public protocol OptionalToOne: ResolvableToOne {}

/// A to-many relationship that may be missing or without `data`.
public protocol OptionalToMany: ResolvableToMany {}

extension ToOneRelationship: ResolvableToOne where Identifiable: RelationshipEnd {
  /// What the relationship leads to.
  public typealias RelatedResource = Identifiable.End
  public var relatedID: RelatedResource.ID? { Identifiable.endID(id) }
}

extension ToManyRelationship: ResolvableToMany where Relatable: ResolvableResource {
  /// What the relationship leads to.
  public typealias RelatedResources = Relatable
  public var relatedIDs: [Relatable.ID]? { ids }
}

extension MaybeLinked: ResolvableToOne, OptionalToOne where Relationship: ResolvableToOne {
  /// What the relationship leads to.
  public typealias RelatedResource = Relationship.RelatedResource
  public var relatedID: RelatedResource.ID? { linked?.relatedID }
}

extension MaybeLinked: ResolvableToMany, OptionalToMany where Relationship: ResolvableToMany {
  /// What the relationship leads to.
  public typealias RelatedResources = Relationship.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { linked?.relatedIDs }
}

extension Optional: ResolvableToOne, OptionalToOne where Wrapped: ResolvableToOne {
  /// What the relationship leads to.
  public typealias RelatedResource = Wrapped.RelatedResource
  public var relatedID: RelatedResource.ID? { self?.relatedID }
}

extension Optional: ResolvableToMany, OptionalToMany where Wrapped: ResolvableToMany {
  /// What the relationship leads to.
  public typealias RelatedResources = Wrapped.RelatedResources
  public var relatedIDs: [RelatedResources.ID]? { self?.relatedIDs }
}
