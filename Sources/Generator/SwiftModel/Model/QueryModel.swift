/// The vocabulary of queries for a resource type: an extension of its description.
public struct QueryModel: Sendable, Spelled {
  public var file: FileHeader
  /// The description: `ArticleDescription`.
  public var description: String
  /// The path of the collection as a string literal, if it is not the JSON:API type.
  public var pathLiteral: String?
  public var fields: [QueryFieldModel]
  /// The paths that `include` accepts, if the schema lists them.
  public var includes: IncludesModel?
  /// The type of the paths that `include` accepts, if only their length is limited.
  public var limitedIncludes: String?
  public var sorts: [EnumerationCaseModel]
  public var filters: [FilterModel]
  /// The filter dialect, if it is not the default.
  public var dialect: String?
  public var paging: PagingModel?
  /// True if a server is generated.
  public var hasServer: Bool
  /// The include paths that a server accepts, unless it accepts all: `.paths(["author"])`.
  public var includeRule: String?
  /// The rule for ids from clients, if a server accepts any: `.allowed`.
  public var clientIdRule: String?
  /// The vocabularies of enums of several types.
  public var unions: [QueryUnionModel]
  public var spelling: Spelling

  public var operators: [EnumerationModel] { filters.compactMap(\.operators) }
}

/// A field that a query can name.
public struct QueryFieldModel: Sendable {
  /// The name in declarations.
  public var name: String
  /// The type: `AttributeField<Attribute<String>>`.
  public var type: String
  /// The name in JSON as a string literal.
  public var literal: String
  /// The name in query parameters as a string literal, if it differs.
  public var queryLiteral: String?
  /// True if an empty relationship has no meaning unless it was included.
  public var isLinkedIfIncluded = false
  public var deprecation: Deprecation?
}

/// The next relationships of include paths.
public struct IncludesModel: Sendable, Spelled {
  /// The struct: `Includes`, and `CommentsPaths` in it.
  public var name: String
  /// The relationships; empty if nothing can be included.
  public var steps: [IncludeStepModel]
  public var spelling: Spelling
}

/// A relationship of an include path.
public struct IncludeStepModel: Sendable {
  /// The name in declarations.
  public var name: String
  /// The type: `IncludePath<NoFields>`.
  public var type: String
  /// The name in query parameters as a string literal.
  public var literal: String
  /// The relationships that can follow; a list with at most one element.
  public var next: [IncludesModel]
}

/// A filter.
public struct FilterModel: Sendable {
  public var identifier: SwiftIdentifier
  /// The types of the condition's associated values.
  public var operatorType: String?
  public var valueType: String
  /// The type of the attribute that writes values, unless these are ids.
  public var attributeType: String?
  /// True if the filter takes several values.
  public var isList: Bool
  /// The name of the filter or of its parameter as a string literal.
  public var literal: String
  /// True if the literal is the name of the whole parameter.
  public var isWholeParameter: Bool
  public var operators: EnumerationModel?

  /// The argument label for the values in the call that encodes them.
  public var valueLabel: String? {
    isList ? "anyOf" : attributeType == nil ? "id" : nil
  }
}

/// The pagination style.
public struct PagingModel: Sendable, Spelled {
  /// The protocol of the style: `NumberPaging`.
  public var style: String
  public var defaultSize: String?
  public var maximumSize: String?
  /// The parameter names that differ from the default.
  public var names: [PagingNameModel]
  /// False if responses have no links to other pages.
  public var followsLinks: Bool
  public var spelling: Spelling

  public var isEmpty: Bool {
    defaultSize == nil && maximumSize == nil && names.isEmpty && followsLinks
  }
}

/// The name of a parameter for pages.
public struct PagingNameModel: Sendable {
  /// The requirement of the style: `numberName`.
  public var name: String
  public var literal: String
}

/// The vocabulary of an enum of several types.
public struct QueryUnionModel: Sendable, Spelled {
  /// The enum: `ArticleOwner`.
  public var union: String
  /// The vocabulary: `ArticleOwnerFields`.
  public var name: String
  public var fields: [QueryFieldModel]
  public var spelling: Spelling
}

/// An API's own filter dialect.
public struct DialectModel: Sendable, Spelled {
  public var file: FileHeader
  public var name: String
  public var apiName: String
  /// The pattern of parameters as a string literal.
  public var pattern: String
  /// True if a list of values is written as repeated parameters.
  public var repeatsLists: Bool
  /// The user's type, if the dialect is implemented by the user.
  public var type: String?
  public var spelling: Spelling
}
