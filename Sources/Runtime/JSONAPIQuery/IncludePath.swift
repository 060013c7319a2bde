import JSONAPI

/// A step of a key path that leads to other resources, whose names can follow: `\.comments.author`.
@dynamicMemberLookup
public protocol PathStep: FieldName {
  /// The names that can follow.
  // Conforming types offer an API's own names as members, hence the underscore.
  associatedtype _Next: FieldVocabulary
}

extension PathStep {
  /// The path that continues this one.
  public subscript<Step: PathStep>(dynamicMember next: KeyPath<_Next, Step>) -> LongPath<Step> {
    LongPath(_path: _path.followed(by: _Next.field(next)._path))
  }
}

/// A key path that `include` can name.
public protocol IncludeStep: PathStep {}

/// A path of several steps, which cannot be part of a sparse fieldset.
public struct LongPath<Step: PathStep>: PathStep {
  public typealias _Next = Step._Next

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

extension LongPath: IncludeStep where Step: IncludeStep {}

/// One type of a polymorphic relationship, whose fields can follow: `\.owner.organization.members`. It adds
/// nothing to the path in JSON, which is `owner.members`.
public struct TypeStep<Target: QueryableTarget>: PathStep {
  public typealias _Next = Target._Fields

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }

  /// Creates a step without a name.
  public init() { self.init(_path: .empty) }
}

/// A relationship that can be included, of a resource type whose include paths the schema lists.
public struct IncludePath<Next: FieldVocabulary>: IncludeStep {
  public typealias _Next = Next

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A relationship that cannot be included itself, but can begin a longer include path.
public struct IncludePrefix<Next: FieldVocabulary>: PathStep {
  public typealias _Next = Next

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// An empty vocabulary, for the end of an include path or for a resource type without fields.
public struct NoFields: FieldVocabulary {
  public init() {}
}
