extension MappingDefinition {
  package static let attribute = MappingDefinition(
    "attribute", "an attribute", example: "{ type: String }",
    textKeys + typeKeys + presenceKeys + accessKeys + nameKeys,
    rules: typeRules + [.oneIsTrueAtMost(["readOnly", "writeOnly", "createOnly"])])

  /// A member of an object or of a meta object: an attribute whose access is that of the object, unless only
  /// the server sets it, and that is printed with the object it belongs to.
  package static let member = MappingDefinition(
    "member", "a member", example: "{ type: String }",
    textKeys + typeKeys + presenceKeys + [.readOnly] + nameKeys,
    rules: typeRules)

  package static let inlineType = MappingDefinition(
    "inlineType", "a type", example: "{ type: String, nullable: true }", typeKeys + [.nullable],
    rules: [
      .exactlyOne(typeChoices), .needsOne("open", of: ["enum", "oneOf"]), .needs("tag", ["oneOf"]),
    ])

  /// A type inside an array or a map, where an enum or an object needs a name.
  package static let inlineNamedType = MappingDefinition(
    "inlineNamedType", "a type", example: "{ type: String, nullable: true }",
    [
      .init("type", "the type of the value", .definition(.namedType)),
      .map(.namedType),
      .nullable,
    ],
    rules: [.exactlyOne(["type", "map"])])

  /// The keys of a long form, which has exactly one of them.
  static let typeChoices = ["type", "enum", "object", "map", "oneOf"]

  package static let enumCase = MappingDefinition(
    "enumCase", "an enum value", example: "{ value: RED, description: … }",
    textKeys + [
      .init("value", "the value on the wire", .text(.enumValue), isRequired: true), .swift,
    ])

  private static let textKeys: [LanguageKey] = [.description, .deprecated]

  private static let typeKeys: [LanguageKey] = [
    .init("type", "the type of the value", .definition(.type)),
    .enum, .open, .object,
    .map(.type),
    .oneOf, .tag,
  ]

  private static let typeRules: [LanguageRule] = [
    .exactlyOne(typeChoices), .needsOne("open", of: ["enum", "oneOf"]), .needs("tag", ["oneOf"]),
    .needs("format", ["type"]), .needs("base", ["type"]), .needs("pattern", ["type"]),
  ]

  private static let presenceKeys: [LanguageKey] = [
    .optional, .nullable, .format, .base, .pattern,
  ]

  private static let accessKeys: [LanguageKey] = [
    .readOnly, .writeOnly, .createOnly, .create,
    .init(
      "sensitive", "whether the value is a secret, never to be printed", .boolean, standard: false),
  ]

  private static let nameKeys: [LanguageKey] = [
    .swift, .query, .since, LanguageKey("example", "an example of the value", .anything), .allow,
  ]
}

/// The kinds of declarations in `types`, each with the keys that belong to it.
enum TypeKind: String, CaseIterable {
  case `enum`, object, links, map, oneOf, alias, transform, validate
  /// A type that the user implements in Swift; its only keyword is `swift`.
  case custom

  /// The name of the kind in messages, and the keys beside the one that determines it.
  var definition: (name: String, keys: [String]) {
    switch self {
    case .enum: ("an enum", ["open", "swift"])
    case .object: ("an object", ["swift"])
    case .links: ("a type of links", ["swift"])
    case .map: ("a map", ["swift"])
    case .oneOf: ("one of several types", ["open", "tag", "swift"])
    case .alias: ("an alias", ["format", "base", "pattern", "swift"])
    case .transform: ("a transformed type", ["from", "to", "import", "swift"])
    case .validate: ("a validated type", ["of", "import", "swift"])
    case .custom: ("a type of your own", ["swift", "import"])
    }
  }

  var key: String { self == .custom ? "swift" : rawValue }

  static let commonKeys = ["description", "deprecated", "allow"]
}

extension MappingDefinition {
  package static let typeDeclaration = MappingDefinition(
    "typeDeclaration", "a type", example: "{ enum: [red, green] }",
    [
      .description,
      .deprecated,
      .enum, .open, .object,
      .init("links", "the links of links objects", .definition(.linkMembers)),
      .map(.namedType),
      .oneOf, .tag,
      .init("alias", "the type that the alias stands for", .definition(.aliasedType)),
      .format, .base, .pattern,
      .init("transform", "your transformer", .text(.swiftType)),
      .init("from", "the JSON type that your transformer reads", .definition(.aliasedType)),
      .init("to", "the Swift type that your transformer returns", .text(.swiftType)),
      .init("validate", "your validator", .text(.swiftType)),
      .init("of", "the type of the values that your validator checks", .definition(.aliasedType)),
      .init("swift", "the name in Swift, or the type that you wrote", .text(.swiftType)),
      .init("import", "the module of your own type", .text(.module)),
      .allow,
    ],
    rules: [
      .kinds(
        TypeKind.allCases.map { kind in
          let others = (kind.definition.keys + TypeKind.commonKeys).filter { $0 != kind.key }
          return LanguageKind(key: kind.key, others: others)
        }),
      .needs("transform", ["from", "to"]), .needs("validate", ["of"]),
    ])
}

extension LanguageKey {
  fileprivate static let `enum` = LanguageKey(
    "enum", "the values that it can have", .definition(.enumeration))
  fileprivate static let open = LanguageKey(
    "open", "whether unknown values are kept", .boolean, standard: true)
  fileprivate static let object = LanguageKey(
    "object", "the members of an object", .definition(.members))
  fileprivate static func map(_ value: LanguageDefinition) -> LanguageKey {
    .init("map", "the type of the values of an object with arbitrary names", .definition(value))
  }
  fileprivate static let oneOf = LanguageKey(
    "oneOf", "the possible types of the value", .definition(.alternatives))
  fileprivate static let tag = LanguageKey(
    "tag", "the member whose value, a name in `oneOf`, distinguishes objects",
    .text(.plain("type", "kind")))
  fileprivate static let format = LanguageKey(
    "format", "how a date is written; `text` for a number in a string", .text(.format))
  fileprivate static let base = LanguageKey(
    "base", "the URL that relative URLs are resolved against", .text(.baseURL))
}
