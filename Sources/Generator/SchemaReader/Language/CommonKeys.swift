import ResourceSchema

extension LanguageKey {
  static let allow = LanguageKey("allow", "the warnings to suppress here", .list(of: .warnings))
  static let description = LanguageKey("description", "documentation", .text(.sentence))
  static let deprecated = LanguageKey(
    "deprecated", "what to use instead, or why not to use it", .text(.advice))
  static let swift = LanguageKey("swift", "the name in Swift", .text(.identifier))
  static let query = LanguageKey(
    "query", "the name in query parameters, if it differs", .text(.plain))
  static let pattern = LanguageKey(
    "pattern", "the regular expression that the whole string matches", .text(.regularExpression))
  static let readOnly = LanguageKey(
    "readOnly", "whether only the server sets it", .boolean, standard: false)
  static let writeOnly = LanguageKey(
    "writeOnly", "whether only requests contain it", .boolean, standard: false)
  static let createOnly = LanguageKey(
    "createOnly", "whether it is set on creation and never changes", .boolean, standard: false)
  static let create = LanguageKey(
    "create", "its presence in create requests, if that differs from responses", .creations)
  static let since = LanguageKey(
    "since", "the version of the API that introduced it", .text(.plain("1.10")))
  static let optional = LanguageKey(
    "optional", "whether the member may be absent", .boolean, standard: false)
  static let nullable = LanguageKey(
    "nullable", "whether the value may be null", .boolean, standard: false)
  static let linkage = LanguageKey(
    "linkage", "whether `data` is present", .linkages, standard: "always")
  static let id = LanguageKey("id", "the type of raw ids", .definition(.id), standard: "String")
  static let jsonapi = LanguageKey(
    "jsonapi", "the contents of `jsonapi` in documents", .definition(.jsonapi), standard: "none")
  static let errors = LanguageKey(
    "errors", "the type of `errors` in documents", .definition(.errors), standard: "basic")

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
