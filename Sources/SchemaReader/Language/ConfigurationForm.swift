import ResourceSchema

extension LanguageForm {
  /// The keys of a configuration file. It is no part of the schema language, and written in its
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
        "allow", "the warnings not to give",
        .list(of: .words(DiagnosticIdentifier.warningWords), .any)),
      LanguageKey(
        "warn", "the warnings to give that are not given otherwise",
        .list(of: .words(DiagnosticIdentifier.warningWords), .any)),
      LanguageKey("strict", "whether warnings are errors", .boolean, standard: false),
    ])
}
