import Diagnostics
import ResourceSchema

/// The types of Swift, Foundation and the runtime that generated code uses, by module.
public enum LibraryType: String, Sendable, CaseIterable {
  // Swift
  case string, bool, int, int64, double, sendable, codable, equatable, hashable, caseIterable
  case decoder, encoder

  // Foundation
  case date
  case url = "URL"
  case uuid = "UUID"

  // JSONAPI
  case resourceObject, partialResourceObject, newResourceObject, resourceObjectDescription
  case modelObject, members, closedEnum, attributes, relationships, attribute, transformedAttribute
  case rawIdType, toOne, toMany, toOneWithLinks, toManyWithLinks, toOneRelationship
  case toManyRelationship, metaRelationship, maybeLinked, resourceIdentifier, resourceIdentity
  case resourceEnum, unionMember, resourceCases, unrecognizedResource, polymorphicRelatable
  case polymorphicID, meta, noMetadata, noIdMetadata, links, noLinks, link, nullableLink, openLinks
  case paginationLinks, selfLink, optionalSelfLink, relatedLink, optionalRelatedLink
  case relationshipLinks, optionalRelationshipLinks, document, codableResourceBody
  case singleResourceBody, manyResourceBody, noResourceBody, noIncludes, noAPIDescription
  case basicJSONAPIError, unknownJSONAPIError, genericJSONAPIError, formatted, optionalFormatted
  case openEnum, format
  case apiDescription = "APIDescription"
  case jsonValue = "JSONValue"
  case jsonShape = "_JSONShape"

  // JSONAPIQuery
  case queryableDescription, queryableTarget, fieldVocabulary, attributeField, readOnlyField
  case partlyReadOnlyField, writeOnlyField, metaField, toOneField, toManyField, readOnlyToOneField
  case readOnlyToManyField, typeStep, includePath, includePrefix, limitedIncludes, includeDepth
  case noFields, sortVocabulary, filterVocabulary, filterParameter, filterPattern, filterLists
  case functionFilters, numberPaging, offsetPaging, cursorPaging, linkPaging, fieldName
  case jsonFilters = "JSONFilters"

  // JSONAPIServer
  case serverResource, filterReader, includeRule, clientIdRule

  // JSONAPIClient
  case atomicAPI, client, resourceEndpoint, endpoint, resourceOperation, clientResource
  case listableResource, idFilterableResource, gettableResource, creatableResource
  case clientIdentifiedResource, updatableResource, deletableResource
  case apiDefinition = "APIDefinition"

  public var name: String { rawValue.capitalizingFirst }
  public var module: String { Self.modules[self] ?? "JSONAPI" }

  private static let modules: [LibraryType: String] = {
    // The first type of each module.
    let starts: [LibraryType: String] = [
      .string: "Swift", .date: "Foundation", .resourceObject: "JSONAPI",
      .queryableDescription: "JSONAPIQuery", .serverResource: "JSONAPIServer",
      .atomicAPI: "JSONAPIClient",
    ]
    var module = ""
    return allCases.reduce(into: [:]) { modules, type in
      module = starts[type] ?? module
      modules[type] = module
    }
  }()

  /// The names that another declaration can hide.
  static let names = Set(allCases.map(\.name) + PrimitiveType.allCases.map(\.definition.swift.name))
}

/// The spelling of library types at a place in the generated code.
///
/// A type is written as `String`, or as `Swift.String` if `String` may refer to another type: a
/// type of the generated module, a nested type, or a type of a module that the file imports.
public struct Spelling: Sendable, Equatable {
  /// True if every name is qualified because the file imports a user's module.
  var qualifiesAll = false
  /// The names that refer to other types here.
  var hidden: Set<String> = []

  public func callAsFunction(_ type: LibraryType) -> String {
    self(type.name, of: type.module)
  }

  public func callAsFunction(_ name: String, of module: @autoclosure () -> String) -> String {
    qualifiesAll || (!hidden.isEmpty && hidden.contains(name)) ? module() + "." + name : name
  }

  func list(_ types: [LibraryType]) -> String { types.map { self($0) }.joined(separator: ", ") }

  func inside(_ nested: some Sequence<String>) -> Spelling {
    let hiding = nested.filter(LibraryType.names.contains)
    guard !hiding.isEmpty else { return self }
    var result = self
    result.hidden.formUnion(hiding)
    return result
  }
}
