import ResourceSchema

/// The words for types of ids that need no declaration in the schema.
enum IdWord: String, LanguageWords {
  case string = "String"
  case int = "Int"
  case uuid = "UUID"

  static let allWords = allCases.map(\.rawValue)

  var summary: String {
    switch self {
    case .string: "any text"
    case .int: "an integer, sent as a string"
    case .uuid: "a UUID"
    }
  }
}

enum FilterWord: String, LanguageWords {
  case functions, json

  var summary: String {
    switch self {
    case .functions: "functions in one parameter: `filter=and(equals(status,'draft'),…)`"
    case .json: "JSON in one parameter: `filter=[{\"name\":\"status\",\"op\":\"eq\",…}]`"
    }
  }
}

extension ClientDefinition.Lists: LanguageWords {
  var summary: String {
    switch self {
    case .comma: "one parameter, with commas between the values"
    case .repeated: "a parameter for each value"
    }
  }
}

enum MetaWord: String, LanguageWords {
  case json = "JSON"
  case none

  var summary: String {
    switch self {
    case .json: "an object with arbitrary members"
    case .none: "no meta, whatever the defaults are"
    }
  }
}

enum LinksWord: String, LanguageWords {
  case pagination, none

  var summary: String {
    switch self {
    case .pagination: "`self`, `first`, `last`, `prev` and `next`; each may be absent or null"
    case .none: "no links, whatever the defaults are"
    }
  }
}

enum APIDescriptionWord: String, LanguageWords {
  case none, version

  var summary: String {
    switch self {
    case .none: "documents have no `jsonapi`"
    case .version: "documents have `jsonapi` with a version"
    }
  }
}

enum ErrorsWord: String, LanguageWords {
  case basic, unknown

  var summary: String {
    switch self {
    case .basic: "the members of errors that JSON:API defines, each of them optional"
    case .unknown: "the contents of errors are not decoded"
    }
  }
}

extension Member.Creation: LanguageWords {
  var summary: String {
    switch self {
    case .required: "a create request must have it"
    case .optional: "a create request may omit it"
    case .forbidden: "a create request cannot have it: it is set later"
    }
  }
}

extension Relationship.Linkage: LanguageWords {
  var summary: String {
    switch self {
    case .always: "`data` is always present"
    case .included: "`data` may be absent, or wrongly empty, unless the relationship is included"
    case .never: "`data` is never present; clients know the target from the schema"
    }
  }
}

extension ResourceAPI.ClientIds: LanguageWords {
  var summary: String {
    switch self {
    case .forbidden: "the server chooses ids"
    case .allowed: "a client may choose the id of what it creates"
    case .required: "a client chooses the id of what it creates"
    }
  }
}

extension ResourceAPI.Operation: LanguageWords {
  var summary: String {
    switch self {
    case .list: "read the collection"
    case .get: "read one by its id"
    case .create: "create one"
    case .update: "change one"
    case .delete: "delete one"
    }
  }
}

extension ResourceAPI.Page.Style: LanguageWords {
  var summary: String {
    switch self {
    case .number: "by the number of the page"
    case .offset: "by the number of resources to skip"
    case .cursor: "by a cursor from the server"
    case .links: "by the links of the previous page"
    }
  }
}

extension PrimitiveType: LanguageWords {
  var summary: String { definition.summary }
}

extension DiagnosticIdentifier {
  /// The warnings, which schemas can turn off.
  static let warningWords = allCases.filter { $0.severity == .warning }
    .map { LanguageWord($0.rawValue, "") }
}

extension ModelOptions.Part: LanguageWords {
  var summary: String {
    switch self {
    case .models: "resource objects, value types and documents"
    case .queries: "the names that queries can use: fields, include paths, sorts, filters, pages"
    case .client: "the API and its operations, with the queries"
    case .server: "tables with which a server reads requests, with the queries"
    }
  }
}

extension ModelOptions.Access: LanguageWords {
  var summary: String {
    switch self {
    case .public: "for every module that imports theirs"
    case .package: "for the modules of the same package"
    case .internal: "for their own module"
    }
  }
}

extension ModelOptions.DescriptionKind: LanguageWords {
  var summary: String {
    switch self {
    case .struct: "a struct"
    case .enum: "an enum without cases, of which there are no values"
    }
  }
}

extension ModelOptions.Properties: LanguageWords {
  var summary: String {
    switch self {
    case .var: "properties can be changed"
    case .let: "properties cannot be changed"
    }
  }
}

extension ModelOptions.Files: LanguageWords {
  var summary: String {
    switch self {
    case .many: "a file for each resource type, one for value types and one for documents"
    case .one: "one file for everything"
    }
  }
}
