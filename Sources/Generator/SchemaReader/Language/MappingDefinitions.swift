import ResourceSchema

extension MappingDefinition {
  static let schema = MappingDefinition(
    "a schema",
    [
      .init("schema", "the version of the schema language: 1", .integer(1...1), isRequired: true),
      .init("name", "the name of the API", .text(.plain("Blog"))),
      .description,
      .init("imports", "the schema files that this one builds on", .list(of: .text(.importPath))),
      .allow,
      .init("client", "what clients know of all resource types", .form(.client)),
      .init(
        "defaults", "what resources and documents have unless they say otherwise",
        .form(.defaults)),
      .init("types", "value types", .named(.type, .definition(.typeDeclaration))),
      .init("mixins", "members that several resources share", .named(.mixin, .form(.mixin))),
      .init("resources", "resource types", .definition(.resources)),
      .init(
        "documents", "documents with names of their own", .definition(.documents)),
    ])

  static let defaults = MappingDefinition(
    "`defaults`",
    [
      .id,
      .links("the links of resources"),
      .meta("the meta of resources"),
      .jsonapi,
      .errors,
      .init(
        "relationships", "what relationships have unless they say otherwise",
        .form(.relationshipDefaults)),
      .init(
        "documents", "what documents of resources have unless they say otherwise",
        .form(.documentDefaults)),
    ])

  static let relationshipDefaults = MappingDefinition(
    "`defaults.relationships`",
    [
      .init(
        "linkage", "whether `data` is there", .words(Relationship.Linkage.self), standard: "always"),
      .links("the links of relationships"),
      .meta("the meta of relationships"),
    ])

  static let documentDefaults = MappingDefinition(
    "`defaults.documents`",
    [
      .init("one", "what documents with one resource have", .form(.documentDefault)),
      .init("many", "what documents with many resources have", .form(.documentDefault)),
    ])

  static let documentDefault = MappingDefinition(
    "a default of documents",
    [
      .meta("the meta of the document"),
      .links("the links of the document"),
      .jsonapi,
      .errors,
    ])

  static let mixin = MappingDefinition(
    "a mixin",
    [
      .description,
      .allow,
      .attributes("attributes of every resource with the mixin"),
      .relationships("relationships of every resource with the mixin"),
    ])

  static let resource = MappingDefinition(
    "a resource",
    [
      .swift,
      .init(
        "plural", "the plural of the name in Swift, where English has another rule",
        .text(.identifier)),
      .description,
      .deprecated,
      .allow,
      .id,
      .init(
        "with", "the mixins whose members the resource has",
        .list(of: .text(.plain("timestamps", naming: .mixins)))),
      .init(
        "path", "the path of the collection, where it is not the JSON:API type, or several paths",
        .oneOf([.text(.path(of: nil, "authors/{author}/books")), .form(.paths)])),
      .init(
        "clientIds", "whether clients choose ids", .words(ResourceAPI.ClientIds.self),
        standard: "forbidden"),
      .init(
        "operations", "what clients may do",
        .list(of: .words(ResourceAPI.Operation.self), .any)),
      .init("page", "how lists come in pages", .form(.page)),
      .init(
        "filters", "what lists can be filtered by", .named(.filter, .definition(.filter))),
      .init(
        "sorts", "what lists can be sorted by",
        .list(of: .oneOf([.text(.plain("created-at", naming: .fields)), .form(.sort)]))),
      .init(
        "includes",
        "what `include` may ask for: paths, or the number of relationships that a path may have",
        .oneOf([.list(of: .text(.includePath)), .integer(0...100)])),
      .init("answers", "the response documents", .form(.answers)),
      .attributes("attributes by their names"),
      .relationships("relationships by their names"),
      .links("the links of the resource"),
      .meta("the meta of the resource"),
    ])

  static let relationship = MappingDefinition(
    "a relationship",
    [
      .description,
      .deprecated,
      .init("one", "the target of a to-one relationship", .text(.target)),
      .init("many", "the target of a to-many relationship", .text(.targets)),
      .optional,
      .init("nullable", "whether a to-one relationship may be empty", .boolean, standard: false),
      .init(
        "linkage", "whether `data` is there", .words(Relationship.Linkage.self), standard: "always"),
      .init(
        "inverse", "the relationship of the target that leads back",
        .text(.plain("articles", naming: .inverse))),
      .links("the links of the relationship"),
      .meta("the meta of the relationship"),
      .init(
        "idMeta", "the meta of each resource identifier", .definition(.meta),
        takesQuestionMark: true),
      .readOnly, .writeOnly, .createOnly, .create,
      .swift,
      .query,
      .since,
      .allow,
    ],
    rules: [
      .atMostOne(["one", "many"]), .atLeastOne(["one", "many", "links", "meta"]),
      .needsOne("inverse", of: ["one", "many"]), .needsOne("idMeta", of: ["one", "many"]),
      .oneIsTrueAtMost(["readOnly", "writeOnly", "createOnly"]),
    ])

  static let link = MappingDefinition(
    "a link",
    [
      .description, .deprecated, .optional, .nullable, .meta("the meta of the link object"), .swift,
      .allow,
    ])

  static let document = MappingDefinition(
    "a document",
    [
      .description,
      .deprecated,
      .allow,
      .init("data", "the primary data", .oneOf([.words(DataWord.self), .definition(.target)])),
      .init(
        "linkage", "the relationship whose linkage is the primary data", .text(.relationshipPath)),
      .init(
        "sparse",
        "whether fields of the primary data may be absent, whatever the resource type says",
        .boolean, standard: false),
      .init(
        "include", "the paths of included resources",
        .oneOf([.words(IncludeWord.self), .list(of: .text(.includePath))])),
      .meta("the meta of the document"),
      .links("the links of the document"),
      .jsonapi,
      .errors,
    ],
    rules: [.exactlyOne(["data", "linkage"]), .needs("sparse", ["data"])])

  static let jsonapi = MappingDefinition(
    "`jsonapi`", [.meta("the meta of the `jsonapi` object")], rules: [.atLeastOne(["meta"])])

  static let paths = MappingDefinition(
    "`path`",
    [
      .init(
        "collection", "the path of the collection, where it is not the JSON:API type",
        .text(.path(of: nil, "workspaces"))),
      .init(
        "list", "the path of lists, if it is another",
        .text(.path(of: .list, "organizations/{organization}/workspaces"))),
      .init(
        "get", "the path of one resource, if it is not the collection's and the id",
        .text(.path(of: .get, "workspaces/{id}/details"))),
      .init(
        "create", "where resources are created, if not in the collection",
        .text(.path(of: .create, "organizations/{organization}/workspaces"))),
      .init(
        "update", "where a resource is updated",
        .text(.path(of: .update, "workspaces/{id}/settings"))),
      .init(
        "delete", "where a resource is deleted",
        .text(.path(of: .delete, "workspaces/{id}/trash"))),
      .init(
        "related", "the path of what a relationship leads to",
        .text(.path(of: .related, "workspaces/{id}/{relationship}"))),
      .init(
        "relationship", "the path of the linkage of a relationship",
        .text(.path(of: .relationship, "workspaces/{id}/links/{relationship}"))),
    ])

  static let page = MappingDefinition(
    "`page`",
    [
      .init(
        "style", "how a page is asked for", .words(ResourceAPI.Page.Style.self), isRequired: true),
      .init(
        "size", "the number of resources on a page unless a client asks for another",
        .integer(1...Int.max)),
      .init("max", "the largest page a client may ask for", .integer(1...Int.max)),
      .init(
        "total", "where the meta of a list has the number of all resources", .text(.metaPath)),
      .init(
        "followLinks",
        "whether the links of responses lead to other pages; `false` where they are wrong or absent",
        .boolean, standard: true),
      .init(
        "names", "the names of query parameters, where they are not the usual ones",
        .form(.pageNames)),
    ])

  static let pageNames = MappingDefinition(
    "`names`",
    [
      .init("number", "the number of the page", .text(.plain("page"))),
      .init("offset", "the number of resources to skip", .text(.plain("skip"))),
      .init("limit", "the number of resources on a page by offset", .text(.plain("take"))),
      .init("after", "the cursor that a page comes after", .text(.plain("after"))),
      .init("before", "the cursor that a page comes before", .text(.plain("before"))),
      .init("size", "the number of resources on a page", .text(.plain("per_page"))),
    ])

  static let sort = MappingDefinition(
    "a sort",
    [
      .init(
        "name", "the name in query parameters of what is not a field", .text(.plain("relevance")),
        isRequired: true),
      .description,
    ])

  static let answers = MappingDefinition(
    "`answers`",
    [
      .init("list", "the document of a list", .text(.documentName)),
      .init(
        "get", "the document of one resource, in responses to create and update too",
        .text(.documentName)),
    ])

  static let client = MappingDefinition(
    "`client`",
    [
      .init(
        "filters", "how filters are written: a word, a pattern of parameters, or a Swift type",
        .oneOf([.words(FilterWord.self), .text(.filterPattern), .form(.customFilters)])),
      .init(
        "lists", "how several values of a filter are written",
        .words(ClientDefinition.Lists.self), standard: "comma"),
      .init(
        "atomic", "the path of the endpoint for atomic operations",
        .text(.path("operations"))),
    ])

  static let customFilters = MappingDefinition(
    "the form of filters",
    [
      .init(
        "swift", "a Swift type that is a FilterDialect", .text(.swiftType), isRequired: true),
      .init("import", "the module that the Swift type is in", .text(.module)),
    ])

  static let filter = MappingDefinition(
    "a filter",
    [
      .init(
        "type", "the type of the value, or the resource type whose ids it takes",
        .definition(.filterSubject), isRequired: true),
      .init(
        "operators", "the operators that it knows", .list(of: .text(.plain("eq", "gt", "lt")))),
      .init(
        "parameter", "the whole name of its query parameter, where it follows no pattern",
        .text(.plain("search[name]"))),
    ])
}

extension LanguageKey {
  static let allow = LanguageKey(
    "allow", "the warnings to suppress here", .list(of: .words(DiagnosticIdentifier.warningWords)))
  static let description = LanguageKey("description", "documentation", .text(.sentence))
  static let deprecated = LanguageKey(
    "deprecated", "what to use instead, or why not to use it", .text(.advice))
  static let swift = LanguageKey("swift", "the name in Swift", .text(.identifier))
  static let query = LanguageKey(
    "query", "the name in query parameters, where it differs", .text(.plain))
  static let pattern = LanguageKey(
    "pattern", "the regular expression that all of a text matches", .text(.regularExpression))
  static let readOnly = LanguageKey(
    "readOnly", "whether only the server sets it", .boolean, standard: false)
  static let writeOnly = LanguageKey(
    "writeOnly", "whether only requests carry it", .boolean, standard: false)
  static let createOnly = LanguageKey(
    "createOnly", "whether it is set at creation and stays", .boolean, standard: false)
  static let create = LanguageKey(
    "create", "what a create request says of it, where that is not what a response says",
    .words(Member.Creation.self))
  static let since = LanguageKey(
    "since", "the version of the API that introduced it", .text(.plain("1.10")))
  static let optional = LanguageKey(
    "optional", "whether the member may be missing", .boolean, standard: false)
  static let nullable = LanguageKey(
    "nullable", "whether the value may be null", .boolean, standard: false)
  static let id = LanguageKey("id", "the type of raw ids", .definition(.id), standard: "String")
  static let jsonapi = LanguageKey(
    "jsonapi", "what `jsonapi` of documents holds", .definition(.jsonapi), standard: "none")
  static let errors = LanguageKey(
    "errors", "what `errors` of documents holds", .definition(.errors), standard: "basic")

  static func attributes(_ summary: String) -> LanguageKey {
    .init("attributes", summary, .named(.member, .definition(.attribute)))
  }

  static func relationships(_ summary: String) -> LanguageKey {
    .init("relationships", summary, .named(.relationship, .definition(.relationship)))
  }

  static func links(_ summary: String) -> LanguageKey {
    .init("links", summary, .definition(.links), takesQuestionMark: true)
  }

  static func meta(_ summary: String) -> LanguageKey {
    .init("meta", summary, .definition(.meta), takesQuestionMark: true)
  }
}
