extension LanguageForm {
  static let schema = LanguageForm(
    "a schema",
    [
      LanguageKey("schema", "the version of the schema language: 1"),
      LanguageKey("name", "the name of the API"),
      .description,
      LanguageKey("imports", "the schema files that this one builds on"),
      LanguageKey("allow", "the warnings that this file does not want to hear"),
      LanguageKey("defaults", "what resources and documents have unless they say otherwise"),
      LanguageKey("types", "value types"),
      LanguageKey("mixins", "members that several resources share"),
      LanguageKey("resources", "resource types"),
      LanguageKey("documents", "documents with names of their own"),
    ])

  static let defaults = LanguageForm(
    "the defaults",
    [
      LanguageKey("id", "the type of raw ids"),
      .links("the links of resources"),
      .meta("the meta of resources"),
      .jsonapi,
      .errors,
    ])

  static let mixin = LanguageForm(
    "a mixin",
    [
      .description,
      LanguageKey("attributes", "attributes of every resource with the mixin"),
      LanguageKey("relationships", "relationships of every resource with the mixin"),
    ])

  static let resource = LanguageForm(
    "a resource",
    [
      .swift,
      .description,
      .deprecated,
      LanguageKey("id", "the type of raw ids"),
      LanguageKey("with", "the mixins whose members the resource has"),
      LanguageKey("attributes", "attributes by their names"),
      LanguageKey("relationships", "relationships by their names"),
      .links("the links of the resource"),
      .meta("the meta of the resource"),
      LanguageKey("path", "the path of the collection, where it is not the JSON:API type"),
      LanguageKey("clientIds", "whether clients choose ids"),
      LanguageKey("operations", "what clients may do"),
      LanguageKey("page", "how lists come in pages"),
      LanguageKey("filters", "what lists can be filtered by"),
      LanguageKey("sorts", "what lists can be sorted by"),
      LanguageKey("includes", "what `include` may ask for"),
    ])

  static let relationship = LanguageForm(
    "a relationship",
    [
      LanguageKey("one", "the target of a to-one relationship"),
      LanguageKey("many", "the target of a to-many relationship"),
      .optional,
      LanguageKey("nullable", "whether a to-one relationship may be empty"),
      .swift,
      .query,
      .description,
      .deprecated,
      .links("the links of the relationship"),
      .meta("the meta of the relationship"),
      LanguageKey("idMeta", "the meta of each resource identifier", takesQuestionMark: true),
      LanguageKey("inverse", "the relationship of the target that leads back"),
      LanguageKey("readOnly", "whether only the server sets it"),
      LanguageKey("linkage", "whether `data` is there"),
      .since,
    ])

  static let link = LanguageForm(
    "a link",
    [
      .meta("the meta of the link object"), .optional, .nullable, .swift, .description, .deprecated,
    ])

  static let document = LanguageForm(
    "a document",
    [
      LanguageKey("data", "the primary data"),
      LanguageKey("linkage", "the relationship whose linkage is the primary data"),
      LanguageKey("include", "the paths of included resources"),
      .meta("the meta of the document"),
      .links("the links of the document"),
      .jsonapi,
      .errors,
      .description,
      .deprecated,
    ])

  static let jsonapi = LanguageForm(
    "`jsonapi`", [.meta("the meta of the `jsonapi` object")])

  static let page = LanguageForm(
    "`page`",
    [
      LanguageKey("style", "how a page is asked for"),
      LanguageKey("size", "the number of resources on a page unless a client asks for another"),
      LanguageKey("max", "the largest page a client may ask for"),
    ])

  static let filter = LanguageForm(
    "a filter",
    [
      LanguageKey("type", "the type of the value, or the resource type whose ids it takes"),
      LanguageKey("operators", "the operators that it knows"),
    ])
}

extension LanguageKey {
  static let description = LanguageKey("description", "documentation", value: .freeText)
  static let deprecated = LanguageKey(
    "deprecated", "what to use instead, or why not to use it", value: .freeText)
  static let swift = LanguageKey("swift", "the name in Swift")
  static let query = LanguageKey("query", "the name in query parameters, where it differs")
  static let since = LanguageKey("since", "the version of the API that introduced it")
  static let optional = LanguageKey("optional", "whether the member may be missing")
  static let nullable = LanguageKey("nullable", "whether the value may be null")
  static let jsonapi = LanguageKey("jsonapi", "what stands in `jsonapi` of documents")
  static let errors = LanguageKey("errors", "what stands in `errors` of documents")

  static func links(_ summary: String) -> LanguageKey {
    LanguageKey("links", summary, takesQuestionMark: true)
  }

  static func meta(_ summary: String) -> LanguageKey {
    LanguageKey("meta", summary, takesQuestionMark: true)
  }
}
