import ResourceSchema

extension LanguageForm {
  /// The keys of a configuration file. It is not part of the schema language, and written in its
  /// manner.
  static let configuration = LanguageForm(
    "the configuration",
    [
      LanguageKey(
        "schemas",
        "schema files, and folders of them, as paths from this file; one schema together",
        .list(of: .text(.plain("Schemas")))),
      LanguageKey(
        "output", "the folder for the models, as a path from this file",
        .text(.plain("Sources/Models"))),
      LanguageKey(
        "templates",
        "the folder of templates that replace built-in ones or add files, as a path from this file",
        .text(.plain("Templates"))),
      LanguageKey(
        "emit", "what is generated", .list(of: .words(ModelOptions.Part.self))),
      LanguageKey(
        "models", "the module of the models, where they are not generated with the rest",
        .text(.identifier)),
      LanguageKey("swift", "the style of the Swift code", .form(.swiftStyle)),
      LanguageKey(
        "allow", "the warnings not to give",
        .list(of: .words(DiagnosticIdentifier.warningWords), .any)),
      LanguageKey(
        "warn", "the warnings to give that are not given otherwise",
        .list(of: .words(DiagnosticIdentifier.warningWords), .any)),
      LanguageKey("strict", "whether warnings are errors", .boolean, standard: false),
    ])

  static let swiftStyle = LanguageForm(
    "`swift`",
    [
      LanguageKey(
        "access", "the access level of the models", .words(ModelOptions.Access.self),
        standard: "public"),
      LanguageKey(
        "properties", "the introducer of properties", .words(ModelOptions.Properties.self),
        standard: "var"),
      LanguageKey(
        "descriptions", "the kind of type that a resource object description is",
        .words(ModelOptions.DescriptionKind.self), standard: "struct"),
      LanguageKey(
        "files", "the number of files", .words(ModelOptions.Files.self), standard: "many"),
      LanguageKey(
        "namespace", "the name of an enum that all types are nested in", .text(.typeName)),
    ])
}
