import JSONAPI

/// A relationship.
public protocol RelationshipFieldName: IncludeStep, ReadableFieldName
where _Next == Target._Fields {
  /// The target: a resource object, an optional one, or an enum of several types.
  associatedtype Target: QueryableTarget
}

extension RelationshipFieldName {
  /// Creates the name of a relationship whose empty `data` is only reliable if the relationship was included.
  public init(_ name: String, query: String? = nil, isLinkedIfIncluded: Bool) {
    self.init(_path: FieldPath(name, query: query, isLinkedIfIncluded: isLinkedIfIncluded))
  }
}

/// A to-one relationship.
public protocol ToOneFieldName: RelationshipFieldName where Target: JSONAPIIdentifiable {}

/// A to-many relationship.
public protocol ToManyFieldName: RelationshipFieldName where Target: Relatable {}

/// A to-one relationship; for an optional target, it may be null.
public struct ToOneField<Target: JSONAPIIdentifiable & QueryableTarget>: ToOneFieldName {
  public typealias _Next = Target._Fields

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-one relationship that no update can set.
public struct ReadOnlyToOneField<Target: JSONAPIIdentifiable & QueryableTarget>: ToOneFieldName {
  public typealias _Next = Target._Fields

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-many relationship.
public struct ToManyField<Target: Relatable & QueryableTarget>: ToManyFieldName {
  public typealias _Next = Target._Fields

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A to-many relationship that no update can change.
public struct ReadOnlyToManyField<Target: Relatable & QueryableTarget>: ToManyFieldName {
  public typealias _Next = Target._Fields

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}
