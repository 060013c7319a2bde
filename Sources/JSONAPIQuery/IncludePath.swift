import JSONAPI

/// A part of a key path that leads to other resources.
public protocol PathStep: FieldName {}

/// A key path that `include` can name.
public protocol IncludeStep: PathStep {}

/// One type of a polymorphic relationship, whose fields can follow: `\.owner.organization.members`. It adds
/// nothing to the path in JSON, which is `owner.members`.
@dynamicMemberLookup
public struct TypeStep<Target: QueryableTarget>: PathStep {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }

  /// Creates a step without a name.
  public init() { self.init(_path: .empty) }

  /// The field of the type.
  public subscript<Next: PathStep>(dynamicMember next: KeyPath<Target._Fields, Next>) -> Next {
    Next(_path: _path.followed(by: Target._Fields.field(next)._path))
  }
}

/// A relationship of a resource type whose include paths are listed, and that can be included itself.
@dynamicMemberLookup
public struct IncludePath<Next: FieldVocabulary>: IncludeStep {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }

  /// The path that continues this one.
  public subscript<Step: PathStep>(dynamicMember next: KeyPath<Next, Step>) -> Step {
    Step(_path: _path.followed(by: Next.field(next)._path))
  }
}

/// A relationship that only longer include paths name.
@dynamicMemberLookup
public struct IncludePrefix<Next: FieldVocabulary>: PathStep {
  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }

  /// The path that continues this one.
  public subscript<Step: PathStep>(dynamicMember next: KeyPath<Next, Step>) -> Step {
    Step(_path: _path.followed(by: Next.field(next)._path))
  }
}

/// The names after the end of an include path, or of a resource type without any: there are none.
public struct NoFields: FieldVocabulary {
  public init() {}
}
