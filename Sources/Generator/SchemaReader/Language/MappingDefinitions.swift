import ResourceSchema

extension MappingDefinition {
  package static let schema = MappingDefinition(
    "schema", "a schema",
    [
      .init("schema", "the version of the schema language: 1", .integer(1...1), isRequired: true),
      .init("name", "the name of the API", .text(.plain("Blog"))),
      .description,
      .init("imports", "the schema files that this one imports", .list(of: .text(.importPath))),
      .allow,
      .init("client", "settings of requests for all resource types", .form(.client)),
      .init("defaults", "defaults for resources and documents", .form(.defaults)),
      .init("types", "value types", .named(.type, .definition(.typeDeclaration))),
      .init("mixins", "members that several resources share", .named(.mixin, .form(.mixin))),
      .init("resources", "resource types", .definition(.resources)),
      .init("documents", "documents with names of their own", .definition(.documents)),
    ])

  package static let defaults = MappingDefinition(
    "defaults", "`defaults`", example: "{ id: UUID }",
    [
      .id,
      .links("the links of resources"),
      .meta("the meta of resources"),
      .jsonapi,
      .errors,
      .init("relationships", "defaults for relationships", .form(.relationshipDefaults)),
      .init("documents", "defaults for documents of resources", .form(.documentDefaults)),
    ])

  package static let relationshipDefaults = MappingDefinition(
    "relationshipDefaults", "`defaults.relationships`", example: "{ links: [self, related] }",
    [
      .linkage,
      .links("the links of relationships"),
      .meta("the meta of relationships"),
    ])

  package static let documentDefaults = MappingDefinition(
    "documentDefaults", "`defaults.documents`", example: "{ many: { links: pagination } }",
    [
      .init("one", "defaults for documents with one resource", .form(.documentDefault)),
      .init("many", "defaults for documents with many resources", .form(.documentDefault)),
    ])

  package static let documentDefault = MappingDefinition(
    "documentDefault", "a default of documents", example: "{ links: [self] }",
    [
      .meta("the meta of the document"),
      .links("the links of the document"),
      .jsonapi,
      .errors,
    ])

  package static let mixin = MappingDefinition(
    "mixin", "a mixin", example: "{ attributes: { … } }",
    [
      .description,
      .allow,
      .attributes("attributes of every resource with the mixin"),
      .relationships("relationships of every resource with the mixin"),
    ])

  package static let resource = MappingDefinition(
    "resource", "a resource", example: "{ attributes: { title: String } }",
    [
      .swift,
      .init("plural", "the plural of the name in Swift, if it is irregular", .text(.identifier)),
      .description,
      .deprecated,
      .allow,
      .id,
      .init(
        "with", "the mixins whose members the resource has",
        .list(of: .text(.plain("timestamps", naming: .mixins)))),
      .init(
        "path", "the path of the collection, if it is not the JSON:API type, or several paths",
        .oneOf([.text(.path(of: nil, "authors/{author}/books")), .form(.paths)])),
      .init("clientIds", "whether clients choose ids", .clientIds, standard: "forbidden"),
      .init("operations", "the operations that clients can use", .list(of: .operations, .any)),
      .init("page", "the pagination of lists", .form(.page)),
      .init("filters", "the filters of lists", .named(.filter, .definition(.filter))),
      .init(
        "sorts", "the sort fields of lists",
        .list(of: .oneOf([.text(.plain("created-at", naming: .fields)), .form(.sort)]))),
      .init(
        "includes",
        "the values of `include`: paths, or the maximum number of relationships in a path",
        .oneOf([.list(of: .text(.includePath)), .integer(0...100)])),
      .init("answers", "the response documents", .form(.answers)),
      .attributes("attributes by their names"),
      .relationships("relationships by their names"),
      .links("the links of the resource"),
      .meta("the meta of the resource"),
    ])

  package static let relationship = MappingDefinition(
    "relationship", "a relationship", example: "{ one: people, links: [related] }",
    [
      .description,
      .deprecated,
      .init("one", "the target of a to-one relationship", .text(.target)),
      .init("many", "the target of a to-many relationship", .text(.targets)),
      .optional,
      .init("nullable", "whether a to-one relationship may be empty", .boolean, standard: false),
      .linkage,
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

  package static let link = MappingDefinition(
    "link", "a link", example: "{}",
    [
      .description, .deprecated, .optional, .nullable, .meta("the meta of the link object"), .swift,
      .allow,
    ])

  package static let document = MappingDefinition(
    "document", "a document", example: "{ data: articles, include: [author] }",
    [
      .description,
      .deprecated,
      .allow,
      .init(
        "data", "the primary data",
        .oneOf([.none("a document without primary data"), .definition(.target)])),
      .init(
        "linkage", "the relationship whose linkage is the primary data", .text(.relationshipPath)),
      .init(
        "sparse",
        "whether fields of the primary data may be absent, whatever the resource type says",
        .boolean, standard: false),
      .init(
        "include", "the paths of included resources",
        .oneOf([.none("nothing is included, on purpose"), .list(of: .text(.includePath))])),
      .meta("the meta of the document"),
      .links("the links of the document"),
      .jsonapi,
      .errors,
    ],
    rules: [.exactlyOne(["data", "linkage"]), .needs("sparse", ["data"])])

  package static let jsonapi = MappingDefinition(
    "jsonapi", "`jsonapi`", example: "{ meta: { build: String } }",
    [.meta("the meta of the `jsonapi` object")],
    rules: [.atLeastOne(["meta"])])

  package static let paths = MappingDefinition(
    "paths", "`path`", example: "{ list: authors/{author}/books }",
    [
      .init(
        "collection", "the path of the collection, if it is not the JSON:API type",
        .text(.path(of: nil, "workspaces"))),
      .init(
        "list", "the path of lists, if it differs",
        .text(.path(of: .list, "organizations/{organization}/workspaces"))),
      .init(
        "get", "the path of one resource, if it is not the collection's path and the id",
        .text(.path(of: .get, "workspaces/{id}/details"))),
      .init(
        "create", "the path for creating resources, if it is not the collection's",
        .text(.path(of: .create, "organizations/{organization}/workspaces"))),
      .init(
        "update", "the path for updating a resource",
        .text(.path(of: .update, "workspaces/{id}/settings"))),
      .init(
        "delete", "the path for deleting a resource",
        .text(.path(of: .delete, "workspaces/{id}/trash"))),
      .init(
        "related", "the path of related resources",
        .text(.path(of: .related, "workspaces/{id}/{relationship}"))),
      .init(
        "relationship", "the path of the linkage of a relationship",
        .text(.path(of: .relationship, "workspaces/{id}/links/{relationship}"))),
    ])

  package static let page = MappingDefinition(
    "page", "`page`", example: "{ style: number, size: 20, max: 100 }",
    [
      .init("style", "the way to request a page", .pageStyles, isRequired: true),
      .init("size", "the default number of resources on a page", .integer(1...Int.max)),
      .init("max", "the maximum page size", .integer(1...Int.max)),
      .init(
        "total", "the path of the total number of resources in the document of a list",
        .text(.metaPath)),
      .init(
        "followLinks",
        "whether the links of responses lead to other pages; `false` if they are wrong or absent",
        .boolean, standard: true),
      .init(
        "names", "the names of query parameters, if they differ from the usual ones",
        .form(.pageNames)),
    ])

  package static let pageNames = MappingDefinition(
    "pageNames", "`names`", example: "{ number: page, size: per_page }",
    [
      .init("number", "the number of the page", .text(.plain("page"))),
      .init("offset", "the number of resources to skip", .text(.plain("skip"))),
      .init("limit", "the number of resources on a page by offset", .text(.plain("take"))),
      .init("after", "the cursor that a page comes after", .text(.plain("after"))),
      .init("before", "the cursor that a page comes before", .text(.plain("before"))),
      .init("size", "the number of resources on a page", .text(.plain("per_page"))),
    ])

  package static let sort = MappingDefinition(
    "sort", "a sort", example: "{ name: relevance }",
    [
      .init(
        "name", "the name in query parameters, for a sort that is not a field",
        .text(.plain("relevance")),
        isRequired: true),
      .description,
    ])

  package static let answers = MappingDefinition(
    "answers", "`answers`", example: "{ list: ArticleList, get: ArticleDocument }",
    [
      .init("list", "the document of a list", .text(.documentName)),
      .init(
        "get", "the document of one resource, in responses to create and update too",
        .text(.documentName)),
    ])

  package static let client = MappingDefinition(
    "client", "`client`", example: "{ atomic: operations }",
    [
      .init(
        "filters", "how filters are written: a word, a pattern of parameters, or a Swift type",
        .oneOf([.filterWords, .text(.filterPattern), .form(.customFilters)])),
      .init("lists", "how several values of a filter are written", .filterLists, standard: "comma"),
      .init("atomic", "the path of the endpoint for atomic operations", .text(.path("operations"))),
    ])

  package static let customFilters = MappingDefinition(
    "customFilters", "the form of filters", example: "{ swift: RSQLFilters }",
    [
      .init("swift", "a Swift type that is a FilterDialect", .text(.swiftType), isRequired: true),
      .init("import", "the module that the Swift type is in", .text(.module)),
    ])

  package static let filter = MappingDefinition(
    "filter", "a filter", example: "{ type: DateTime, operators: [eq, gt, lt] }",
    [
      .init(
        "type", "the type of the value, or the resource type whose ids it takes",
        .definition(.filterSubject), isRequired: true),
      .init("operators", "the supported operators", .list(of: .text(.plain("eq", "gt", "lt")))),
      .init(
        "parameter", "the complete name of its query parameter, if it does not follow the pattern",
        .text(.plain("search[name]"))),
    ])
}
