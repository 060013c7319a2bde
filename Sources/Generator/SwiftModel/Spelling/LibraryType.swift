import ResourceSchema

/// The types of Swift, Foundation and the runtime that generated code uses.
public enum LibraryType: String, Sendable, Hashable, CaseIterable {
  // Swift
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int64 = "Int64"
  case double = "Double"
  case sendable = "Sendable"
  case codable = "Codable"
  case equatable = "Equatable"
  case hashable = "Hashable"
  case caseIterable = "CaseIterable"
  case decoder = "Decoder"
  case encoder = "Encoder"

  // Foundation
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"

  // JSONAPI
  case resourceObject = "ResourceObject"
  case partialResourceObject = "PartialResourceObject"
  case newResourceObject = "NewResourceObject"
  case resourceObjectDescription = "ResourceObjectDescription"
  case modelObject = "ModelObject"
  case members = "Members"
  case closedEnum = "ClosedEnum"
  case attributes = "Attributes"
  case relationships = "Relationships"
  case attribute = "Attribute"
  case transformedAttribute = "TransformedAttribute"
  case rawIdType = "RawIdType"
  case toOne = "ToOne"
  case toMany = "ToMany"
  case toOneWithLinks = "ToOneWithLinks"
  case toManyWithLinks = "ToManyWithLinks"
  case toOneRelationship = "ToOneRelationship"
  case toManyRelationship = "ToManyRelationship"
  case metaRelationship = "MetaRelationship"
  case maybeLinked = "MaybeLinked"
  case resourceIdentifier = "ResourceIdentifier"
  case resourceIdentity = "ResourceIdentity"
  case resourceEnum = "ResourceEnum"
  case unionMember = "UnionMember"
  case resourceCases = "ResourceCases"
  case unrecognizedResource = "UnrecognizedResource"
  case polymorphicRelatable = "PolymorphicRelatable"
  case polymorphicID = "PolymorphicID"
  case meta = "Meta"
  case noMetadata = "NoMetadata"
  case noIdMetadata = "NoIdMetadata"
  case links = "Links"
  case noLinks = "NoLinks"
  case link = "Link"
  case nullableLink = "NullableLink"
  case openLinks = "OpenLinks"
  case paginationLinks = "PaginationLinks"
  case selfLink = "SelfLink"
  case optionalSelfLink = "OptionalSelfLink"
  case relatedLink = "RelatedLink"
  case optionalRelatedLink = "OptionalRelatedLink"
  case relationshipLinks = "RelationshipLinks"
  case optionalRelationshipLinks = "OptionalRelationshipLinks"
  case document = "Document"
  case codableResourceBody = "CodableResourceBody"
  case singleResourceBody = "SingleResourceBody"
  case manyResourceBody = "ManyResourceBody"
  case noResourceBody = "NoResourceBody"
  case noIncludes = "NoIncludes"
  case apiDescription = "APIDescription"
  case noAPIDescription = "NoAPIDescription"
  case basicJSONAPIError = "BasicJSONAPIError"
  case unknownJSONAPIError = "UnknownJSONAPIError"
  case genericJSONAPIError = "GenericJSONAPIError"
  case jsonValue = "JSONValue"
  case jsonShape = "JSONShape"
  case formatted = "Formatted"
  case optionalFormatted = "OptionalFormatted"
  case transformed = "Transformed"
  case optionalTransformed = "OptionalTransformed"
  case openEnum = "OpenEnum"
  case format = "Format"
  case identityTransformer = "IdentityTransformer"

  // JSONAPIQuery
  case queryableDescription = "QueryableDescription"
  case queryableTarget = "QueryableTarget"
  case fieldVocabulary = "FieldVocabulary"
  case attributeField = "AttributeField"
  case readOnlyField = "ReadOnlyField"
  case partlyReadOnlyField = "PartlyReadOnlyField"
  case writeOnlyField = "WriteOnlyField"
  case metaField = "MetaField"
  case toOneField = "ToOneField"
  case toManyField = "ToManyField"
  case readOnlyToOneField = "ReadOnlyToOneField"
  case readOnlyToManyField = "ReadOnlyToManyField"
  case typeStep = "TypeStep"
  case includePath = "IncludePath"
  case includePrefix = "IncludePrefix"
  case limitedIncludes = "LimitedIncludes"
  case includeDepth = "IncludeDepth"
  case noFields = "NoFields"
  case sortVocabulary = "SortVocabulary"
  case filterVocabulary = "FilterVocabulary"
  case filterParameter = "FilterParameter"
  case filterPattern = "FilterPattern"
  case filterLists = "FilterLists"
  case functionFilters = "FunctionFilters"
  case jsonFilters = "JSONFilters"
  case numberPaging = "NumberPaging"
  case offsetPaging = "OffsetPaging"
  case cursorPaging = "CursorPaging"
  case linkPaging = "LinkPaging"
  case fieldName = "FieldName"

  // JSONAPIServer
  case serverResource = "ServerResource"
  case filterReader = "FilterReader"
  case includeRule = "IncludeRule"
  case clientIdRule = "ClientIdRule"

  // JSONAPIClient
  case apiDefinition = "APIDefinition"
  case atomicAPI = "AtomicAPI"
  case client = "Client"
  case resourceEndpoint = "ResourceEndpoint"
  case endpoint = "Endpoint"
  case resourceOperation = "ResourceOperation"
  case clientResource = "ClientResource"
  case listableResource = "ListableResource"
  case idFilterableResource = "IdFilterableResource"
  case gettableResource = "GettableResource"
  case creatableResource = "CreatableResource"
  case clientIdentifiedResource = "ClientIdentifiedResource"
  case updatableResource = "UpdatableResource"
  case deletableResource = "DeletableResource"

  /// The module that declares the type.
  public var module: String {
    switch self {
    case .string, .bool, .int, .int64, .double, .sendable, .codable, .equatable, .hashable,
      .caseIterable, .decoder, .encoder:
      "Swift"
    case .date, .url, .uuid: "Foundation"
    case .queryableDescription, .queryableTarget, .fieldVocabulary, .attributeField,
      .readOnlyField, .partlyReadOnlyField, .writeOnlyField, .metaField, .toOneField, .toManyField,
      .readOnlyToOneField,
      .readOnlyToManyField, .typeStep, .includePath, .includePrefix, .limitedIncludes,
      .includeDepth, .noFields, .sortVocabulary,
      .filterVocabulary, .filterParameter, .filterPattern, .filterLists, .functionFilters,
      .jsonFilters, .numberPaging, .offsetPaging, .cursorPaging, .linkPaging, .fieldName:
      "JSONAPIQuery"
    case .apiDefinition, .atomicAPI, .client, .resourceEndpoint, .endpoint,
      .resourceOperation, .clientResource, .listableResource, .idFilterableResource,
      .gettableResource, .creatableResource, .clientIdentifiedResource, .updatableResource,
      .deletableResource:
      "JSONAPIClient"
    case .serverResource, .filterReader, .includeRule, .clientIdRule: "JSONAPIServer"
    default: "JSONAPI"
    }
  }

  /// The names that another declaration can hide.
  static let names = Set(
    allCases.map(\.rawValue) + PrimitiveType.allCases.map(\.definition.swift.name))
}

/// The spelling of library types at a place in the generated code.
///
/// A type is written as `String`, or as `Swift.String` if `String` may refer to another type: a
/// type of the generated module, a nested type, or a type of a module that the file imports.
public struct Spelling: Sendable, Hashable {
  /// True if every name is qualified because the file imports a user's module.
  var qualifiesAll = false
  /// The names that refer to other types here.
  var hidden: Set<String> = []

  func callAsFunction(_ type: LibraryType) -> String {
    self(type.rawValue, of: type.module)
  }

  func callAsFunction(_ name: String, of module: @autoclosure () -> String) -> String {
    qualifiesAll || (!hidden.isEmpty && hidden.contains(name)) ? module() + "." + name : name
  }

  public subscript(type: LibraryType) -> String { self(type) }

  /// Returns the spelling inside a type with nested types of these names.
  func inside(_ nested: some Sequence<String>) -> Spelling {
    let hiding = nested.filter(LibraryType.names.contains)
    guard !hiding.isEmpty else { return self }
    var result = self
    result.hidden.formUnion(hiding)
    return result
  }
}

/// A type whose declaration names library types.
public protocol Spelled {
  /// The spelling of library types in the declaration.
  var spelling: Spelling { get }
}
