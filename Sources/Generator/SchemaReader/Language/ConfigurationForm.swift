import ResourceSchema

extension MappingDefinition {
  /// The keys of a configuration file. A configuration is not part of the schema language, but uses
  /// the same notation.
  package static let configuration = MappingDefinition(
    "configuration", "the configuration", example: "schemas: [Schemas]",
    [
      .init(
        "schemas",
        "schema files, and folders of them, as paths from this file; one schema together",
        .list(of: .text(.plain("Schemas")))),
      .init(
        "output", "the folder for the models, as a path from this file",
        .text(.plain("Sources/Models"))),
      .init(
        "templates",
        "the folder of templates that replace built-in ones or add files, as a path from this file",
        .text(.plain("Templates"))),
      .init(
        "also",
        "templates whose output goes to other folders, with their paths",
        .named(
          .template, .oneOf([.text(.plain("Documentation/API.html")), .form(.addition)]),
          .oneOrMore)),
      .init("emit", "what is generated", .list(of: .parts)),
      .init(
        "models", "the module of the models, if they are not generated with the rest",
        .text(.identifier)),
      .init("swift", "the style of the Swift code", .form(.swiftStyle)),
      .init("allow", "the warnings to suppress", .list(of: .warnings, .any)),
      .init("warn", "the warnings to enable that are off by default", .list(of: .warnings, .any)),
      .init("strict", "whether warnings are errors", .boolean, standard: false),
    ])

  package static let addition = MappingDefinition(
    "addition", "a template", example: "{ output: Tests/Fixtures, module: Models }",
    [
      .init(
        "output", "the file or folder, as a path from this file", .text(.plain("Tests/Fixtures")),
        isRequired: true),
      .init("module", "the module of the models, which fixtures import", .text(.identifier)),
    ])

  package static let swiftStyle = MappingDefinition(
    "swiftStyle", "the code style `swift`", example: "{ access: internal }",
    [
      .init("access", "the access level of the models", .accessLevels, standard: "public"),
      .init("properties", "the keyword of properties", .propertyKeywords, standard: "var"),
      .init(
        "descriptions", "the kind of type for resource object descriptions",
        .descriptionKinds, standard: "struct"),
      .init("files", "the number of files", .fileCounts, standard: "many"),
      .init("namespace", "the name of an enum that all types are nested in", .text(.typeName)),
    ])
}
