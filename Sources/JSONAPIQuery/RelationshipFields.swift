import JSONAPI

/// A to-one relationship.
public protocol ToOneFieldName: RelationshipFieldName where Target: JSONAPIIdentifiable {}

/// A to-many relationship.
public protocol ToManyFieldName: RelationshipFieldName where Target: Relatable {}

/// A relationship, whose target's fields can follow in a key path: `\.comments.author`.
@dynamicMemberLookup
public protocol RelationshipFieldName: IncludeStep, ReadableFieldName {
  /// The target: a resource object, an optional one, or an enum of several types.
  associatedtype Target: QueryableTarget
}

extension RelationshipFieldName {
  /// The field of the target.
  public subscript<Next: PathStep>(dynamicMember next: KeyPath<Target._Fields, Next>) -> Next {
    Next(_path: _path.followed(by: Target._Fields.field(next)._path))
  }
}

/// A to-one relationship; for an optional target, it may be null.
public struct ToOneField<Target: JSONAPIIdentifiable & QueryableTarget>: ToOneFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-one relationship that no update can set.
public struct ReadOnlyToOneField<Target: JSONAPIIdentifiable & QueryableTarget>: ToOneFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-many relationship.
public struct ToManyField<Target: Relatable & QueryableTarget>: ToManyFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-many relationship that no update can change.
public struct ReadOnlyToManyField<Target: Relatable & QueryableTarget>: ToManyFieldName {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}
