import ResourceSchema

/// The words for types of ids that need no declaration in the schema.
enum IdWord: String, CaseIterable {
  case string = "String"
  case int = "Int"
  case uuid = "UUID"
}

enum FilterWord: String, CaseIterable { case functions, json }

enum MetaWord: String, CaseIterable {
  case json = "JSON"
  case none
}

enum LinksWord: String, CaseIterable { case pagination, none }

enum APIDescriptionWord: String, CaseIterable { case none, version }

enum ErrorsWord: String, CaseIterable { case basic, unknown }

// The words that the language accepts in one place, each with a description.
extension LanguageValue {
  static let idWords = words([
    IdWord.string: "any text",
    .int: "an integer, sent as a string",
    .uuid: "a UUID",
  ])
  static let filterWords = words([
    FilterWord.functions: "functions in one parameter: `filter=and(equals(status,'draft'),…)`",
    .json: "JSON in one parameter: `filter=[{\"name\":\"status\",\"op\":\"eq\",…}]`",
  ])
  static let filterLists = words([
    ClientDefinition.Lists.comma: "one parameter, with commas between the values",
    .repeated: "a parameter for each value",
  ])
  static let metaWords = words([
    MetaWord.json: "an object with arbitrary members",
    .none: "no meta, whatever the defaults are",
  ])
  static let linksWords = words([
    LinksWord.pagination: "`self`, `first`, `last`, `prev` and `next`; each may be absent or null",
    .none: "no links, whatever the defaults are",
  ])
  static let apiDescriptionWords = words([
    APIDescriptionWord.none: "documents have no `jsonapi`",
    .version: "documents have `jsonapi` with a version",
  ])
  static let errorsWords = words([
    ErrorsWord.basic: "the members of errors that JSON:API defines, each of them optional",
    .unknown: "the contents of errors are not decoded",
  ])
  static let creations = words([
    Member.Creation.required: "a create request must have it",
    .optional: "a create request may omit it",
    .forbidden: "a create request cannot have it: it is set later",
  ])
  static let linkages = words([
    Relationship.Linkage.always: "`data` is always present",
    .included: "`data` may be absent, or wrongly empty, unless the relationship is included",
    .never: "`data` is never present; clients know the target from the schema",
  ])
  static let clientIds = words([
    ResourceAPI.ClientIds.forbidden: "the server chooses ids",
    .allowed: "a client may choose the id of what it creates",
    .required: "a client chooses the id of what it creates",
  ])
  static let operations = words([
    ResourceAPI.Operation.list: "read the collection",
    .get: "read one by its id",
    .create: "create one",
    .update: "change one",
    .delete: "delete one",
  ])
  static let pageStyles = words([
    ResourceAPI.Page.Style.number: "by the number of the page",
    .offset: "by the number of resources to skip",
    .cursor: "by a cursor from the server",
    .links: "by the links of the previous page",
  ])
  static let parts = words([
    ModelOptions.Part.models: "resource objects, value types and documents",
    .queries: "the names that queries can use: fields, include paths, sorts, filters, pages",
    .client: "the API and its operations, with the queries",
    .server: "tables with which a server reads requests, with the queries",
  ])
  static let accessLevels = words([
    ModelOptions.Access.public: "for every module that imports theirs",
    .package: "for the modules of the same package",
    .internal: "for their own module",
  ])
  static let descriptionKinds = words([
    ModelOptions.DescriptionKind.struct: "a struct",
    .enum: "an enum without cases, of which there are no values",
  ])
  static let propertyKeywords = words([
    ModelOptions.Properties.var: "properties can be changed",
    .let: "properties cannot be changed",
  ])
  static let fileCounts = words([
    ModelOptions.Files.many:
      "a file for each resource type, one for value types and one for documents",
    .one: "one file for everything",
  ])
  static let primitiveTypes = LanguageValue.words(
    PrimitiveType.allCases.map { LanguageWord(word: $0.rawValue, summary: $0.definition.summary) })

  static let warnings = LanguageValue.words(
    DiagnosticIdentifier.allCases.filter { $0.severity == .warning }
      .map { LanguageWord(word: $0.identifier, summary: "") })

  private static func words<Word>(_ summaries: KeyValuePairs<Word, String>) -> LanguageValue
  where Word: RawRepresentable<String> & CaseIterable {
    assert(summaries.map(\.key.rawValue) == Word.allCases.map(\.rawValue), "a word is missing")
    return .words(summaries.map { LanguageWord(word: $0.key.rawValue, summary: $0.value) })
  }
}
