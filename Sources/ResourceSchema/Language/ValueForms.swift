extension LanguageForm {
  /// What an attribute says beside its type.
  static let attribute = LanguageForm("an attribute", typeKeys + valueKeys + attributeKeys)

  /// A member of an object or of a meta object: an attribute that has no access of its own, and
  /// that is printed with the object it belongs to.
  static let member = LanguageForm("a member", typeKeys + valueKeys)

  /// A type that stands inside an array or a map.
  static let inlineType = LanguageForm("a type", typeKeys + [.nullable])

  /// The keys of which a long form has exactly one.
  static let typeChoices = ["type", "enum", "object", "map"]

  static let enumCase = LanguageForm(
    "an enum value",
    [LanguageKey("value", "the value on the wire"), .swift, .description, .deprecated])

  private static let typeKeys = [
    LanguageKey("type", "the type of the value"),
    LanguageKey("enum", "the values that it can have"),
    LanguageKey("open", "whether values that the schema does not know are kept"),
    LanguageKey("object", "the members of an object"),
    LanguageKey("map", "the type of the values of an object with arbitrary names"),
  ]

  private static let valueKeys: [LanguageKey] = [
    .optional, .nullable, .swift, .query, .description, .deprecated,
    LanguageKey("example", "an example of the value", value: .freeText),
    LanguageKey("format", "how a date is written"),
    .since,
  ]

  private static let attributeKeys = [
    LanguageKey("sensitive", "whether the value is a secret, never to be printed"),
    LanguageKey("readOnly", "whether only the server sets it"),
    LanguageKey("writeOnly", "whether only requests carry it"),
    LanguageKey("createOnly", "whether it is set at creation and stays"),
  ]
}

/// What a declaration in `types` can be, each with the keys that belong to it.
enum TypeKind: String, CaseIterable {
  case `enum`, object, map, alias, transform, validate
  /// A type that the user wrote, which has no keyword but `swift`.
  case custom

  /// The keys beside the one that names the kind.
  var ownKeys: [String] {
    switch self {
    case .enum: ["open", "swift"]
    case .object: ["swift"]
    case .map: ["swift"]
    case .alias: ["format", "swift"]
    case .transform: ["from", "to", "import", "swift"]
    case .validate: ["of", "import", "swift"]
    case .custom: ["swift", "import"]
    }
  }

  /// How a message calls the kind.
  var name: String {
    switch self {
    case .enum: "an enum"
    case .object: "an object"
    case .map: "a map"
    case .alias: "an alias"
    case .transform: "a transformed type"
    case .validate: "a validated type"
    case .custom: "a type of your own"
    }
  }
}

extension LanguageForm {
  static let typeDeclaration = LanguageForm(
    "a type",
    [
      LanguageKey("enum", "the values that it can have"),
      LanguageKey("open", "whether values that the schema does not know are kept"),
      LanguageKey("object", "the members of an object"),
      LanguageKey("map", "the type of the values of an object with arbitrary names"),
      LanguageKey("alias", "the type that it is another name of"),
      LanguageKey("format", "how a date is written"),
      LanguageKey("transform", "your transformer"),
      LanguageKey("from", "what your transformer reads"),
      LanguageKey("to", "what your transformer makes"),
      LanguageKey("validate", "your validator"),
      LanguageKey("of", "the type whose values your validator accepts or refuses"),
      LanguageKey("swift", "the name in Swift, or the type that you wrote"),
      LanguageKey("import", "the module of what you wrote"),
      .description,
      .deprecated,
    ])
}
