/// The vocabulary of queries for a resource type: an extension of its description.
public struct QueryModel: Sendable {
  public var file: FileHeader
  public var description: String
  public var pathLiteral: String?
  public var fields: [QueryFieldModel]
  public var includes: IncludesModel?
  /// The type of the paths that `include` accepts, if only their length is limited.
  public var limitedIncludes: String?
  public var sorts: [EnumerationCaseModel]
  public var filters: [FilterModel]
  public var dialect: String?
  public var paging: PagingModel?
  public var hasServer: Bool
  public var includeRule: String?
  public var clientIdRule: String?
  public var unions: [QueryUnionModel]
  public var spelling: Spelling

  public var operators: [EnumerationModel] { filters.compactMap(\.operators) }
}

public struct QueryFieldModel: Sendable {
  public var name: String
  public var type: String
  public var literal: String
  public var queryLiteral: String?
  /// True if an empty relationship has no meaning unless it was included.
  public var isLinkedIfIncluded = false
  public var deprecation: Deprecation?
}

public struct IncludesModel: Sendable {
  /// The struct: `Includes`, and `CommentsPaths` in it.
  public var name: String
  /// The relationships; empty if nothing can be included.
  public var steps: [IncludeStepModel]
  public var spelling: Spelling
}

public struct IncludeStepModel: Sendable {
  public var name: String
  public var type: String
  public var literal: String
  /// The relationships that can follow; a list with at most one element.
  public var next: [IncludesModel]
}

public struct FilterModel: Sendable {
  public var identifier: SwiftIdentifier
  public var operatorType: String? { operators?.name }
  public var valueType: String
  public var attributeType: String?
  public var isList: Bool
  public var literal: String
  public var isWholeParameter: Bool
  public var operators: EnumerationModel?

  /// The argument label for the values in the call that encodes them.
  public var valueLabel: String? {
    isList ? "anyOf" : attributeType == nil ? "id" : nil
  }
}

public struct PagingModel: Sendable {
  public var style: String
  public var defaultSize: String?
  public var maximumSize: String?
  public var names: [PagingNameModel]
  public var followsLinks: Bool
  public var spelling: Spelling

  public var isEmpty: Bool {
    defaultSize == nil && maximumSize == nil && names.isEmpty && followsLinks
  }
}

public struct PagingNameModel: Sendable {
  public var name: String
  public var literal: String
}

public struct QueryUnionModel: Sendable {
  public var union: String
  public var name: String
  public var fields: [QueryFieldModel]
  public var spelling: Spelling
}

public struct DialectModel: Sendable {
  public var file: FileHeader
  public var name: String
  public var apiName: String
  public var pattern: String
  public var repeatsLists: Bool
  public var type: String?
  public var spelling: Spelling
}
