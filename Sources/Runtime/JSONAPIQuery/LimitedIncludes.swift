import JSONAPI

/// The relationships that an include path can begin with, if a path has a maximum
/// number of relationships.
///
/// ```swift
/// public typealias Includes = LimitedIncludes<Fields, IncludeDepth.UpTo2>
/// ```
///
/// With these, `\.comments.author` is an include path, and `\.comments.author.friends` does not compile.
@dynamicMemberLookup
public struct LimitedIncludes<Names: FieldVocabulary, Depth: IncludeDepthLimit>: FieldVocabulary {
  public init() {}

  /// The include path to a relationship, which others can follow.
  public subscript<Step: RelationshipFieldName>(
    dynamicMember name: KeyPath<Names, Step>
  ) -> LimitedIncludePath<Step, Depth.Rest> where Depth: PositiveIncludeDepth {
    LimitedIncludePath(_path: Names.field(name)._path)
  }

  /// One type of a polymorphic relationship. It does not count as a relationship of its own.
  public subscript<Target: QueryableTarget>(
    dynamicMember name: KeyPath<Names, TypeStep<Target>>
  ) -> LimitedTypeStep<Target, Depth> where Depth: PositiveIncludeDepth {
    LimitedTypeStep(_path: Names.field(name)._path)
  }
}

/// An include path that only a limited number of relationships can follow.
public struct LimitedIncludePath<Step: PathStep, Depth: IncludeDepthLimit>: IncludeStep {
  public typealias _Next = LimitedIncludes<Step._Next, Depth>

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// One type of a polymorphic relationship in an include path of limited length.
public struct LimitedTypeStep<Target: QueryableTarget, Depth: IncludeDepthLimit>: PathStep {
  public typealias _Next = LimitedIncludes<Target._Fields, Depth>

  public let _path: FieldPath
  public init(_path: FieldPath) { self._path = _path }
}

/// A number of relationships in an include path: one of ``IncludeDepth``.
public protocol IncludeDepthLimit: Sendable {}

/// A number of relationships above zero.
public protocol PositiveIncludeDepth: IncludeDepthLimit {
  /// The number minus one.
  associatedtype Rest: IncludeDepthLimit
}

/// The maximum numbers of relationships in an include path.
public enum IncludeDepth {
  public enum UpTo0: IncludeDepthLimit {}
  public enum UpTo1: PositiveIncludeDepth { public typealias Rest = UpTo0 }
  public enum UpTo2: PositiveIncludeDepth { public typealias Rest = UpTo1 }
  public enum UpTo3: PositiveIncludeDepth { public typealias Rest = UpTo2 }
  public enum UpTo4: PositiveIncludeDepth { public typealias Rest = UpTo3 }
  public enum UpTo5: PositiveIncludeDepth { public typealias Rest = UpTo4 }
  public enum UpTo6: PositiveIncludeDepth { public typealias Rest = UpTo5 }
  public enum UpTo7: PositiveIncludeDepth { public typealias Rest = UpTo6 }
  public enum UpTo8: PositiveIncludeDepth { public typealias Rest = UpTo7 }
}
