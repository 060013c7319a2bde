/// A relationship to at most one resource object: a ``ToOneRelationship``, or one that may be absent or
/// without `data`.
public protocol _ResolvableToOne {
  /// The type of the related resource.
  associatedtype RelatedResource: Relatable

  /// The id of the related resource; `nil` if `data` is null or absent.
  var relatedID: RelatedResource.ID? { get }
}

/// A relationship to any number of resource objects: a ``ToManyRelationship``, or one that may be absent
/// or without `data`.
public protocol _ResolvableToMany {
  /// The type of a related resource.
  associatedtype RelatedResources: Relatable

  /// The ids of the related resources; `nil` if there is no reliable `data`.
  var relatedIDs: [RelatedResources.ID]? { get }
}

/// A to-one relationship that may be absent or without `data`.
public protocol _OptionalToOne: _ResolvableToOne {}

/// A to-many relationship that may be absent or without `data`.
public protocol _OptionalToMany: _ResolvableToMany {}

extension ToOneRelationship: _ResolvableToOne {
  /// The type of the related resource.
  public typealias RelatedResource = Identifiable._End
  public var relatedID: RelatedResource.ID? { Identifiable._endID(id) }
}

extension ToManyRelationship: _ResolvableToMany {
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
