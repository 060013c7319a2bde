/// A relationship to one or to many resource objects, which may be absent or without `data`.
public protocol _ResolvableRelationship {
  /// The type of a related resource.
  associatedtype RelatedResource: Relatable
  /// The type of the linkage: `RelatedResource.ID`, or an array of it.
  associatedtype _Linkage

  /// The id of the related resource, or the ids of all; `nil` if there is no reliable `data`, or if it is null.
  var _linkage: _Linkage? { get }
}

/// A relationship that may be absent or without `data`.
public protocol _OptionalRelationship: _ResolvableRelationship {}

extension ToOneRelationship: _ResolvableRelationship {
  /// The type of the related resource.
  public typealias RelatedResource = Identifiable._End
  public var _linkage: RelatedResource.ID? { Identifiable._endID(id) }
}

extension ToManyRelationship: _ResolvableRelationship {
  /// The type of a related resource.
  public typealias RelatedResource = Relatable
  public var _linkage: [Relatable.ID]? { ids }
}

extension MaybeLinked: _ResolvableRelationship, _OptionalRelationship
where Relationship: _ResolvableRelationship {
  /// The type of a related resource.
  public typealias RelatedResource = Relationship.RelatedResource
  public var _linkage: Relationship._Linkage? { linked?._linkage }
}

extension Optional: _ResolvableRelationship, _OptionalRelationship
where Wrapped: _ResolvableRelationship {
  /// The type of a related resource.
  public typealias RelatedResource = Wrapped.RelatedResource
  public var _linkage: Wrapped._Linkage? { self?._linkage }
}
