/// A spelling of a type in another language.
struct CommonTypeTextMistake: Sendable {
  /// Characters that every matching text contains at least one of, so that most texts need no
  /// regular expression.
  let marks: String
  /// A regular expression for the whole text, whose first group is a type again.
  let pattern: String
  /// The kind of type, as the beginning of a sentence; empty if the message does not mention it.
  let what: String
  /// The spelling in the schema language, with `%` for the inner type.
  let right: String
  /// True if the inner type must be one of the language.
  let isKnown: Bool
  /// A text that the pattern matches, with its correction.
  let example: (text: String, right: String)

  /// The match of a whole text.
  func match(_ text: String) -> Regex<AnyRegexOutput>.Match? {
    guard marks.utf8.contains(where: text.hasByte) else { return nil }
    return try? Regex(pattern).wholeMatch(in: text)
  }

  init(
    marks: String, _ pattern: String, _ what: String = "", right: String = "%",
    isKnown: Bool = false,
    example: (String, String)
  ) {
    self.marks = marks
    self.pattern = pattern
    self.what = what
    self.right = right
    self.isKnown = isKnown
    self.example = example
  }
}

/// A type written as a mapping with the words and keys of another language.
struct CommonTypeShapeMistake: Sendable {
  enum Meaning: Sendable { case array, map, object, enumeration, union, type }

  /// The accepted values of the key `type`; empty if there is no such key.
  let words: Set<String>
  /// The keys beside it, for the contents of the type.
  let keys: [String]
  let meaning: Meaning
  /// True if the keys may as well be names of members.
  var mayBeNames = false
}

extension CommonMistakes {
  private static let nullable = "a value that may be null"
  private static let map = "an object with arbitrary names"

  static let typeTexts: [CommonTypeTextMistake] = [
    .init(
      marks: "]", #"(?i:u?int8|bytes?|char)\[\]()"#, "data in Base64", right: "Data",
      example: ("byte[]", "Data")),
    .init(
      marks: ")",
      #"(?:\w+\.)?(\w+)\(.*\)\.(?:optional|nullable|nullish|allow_null)\(.*\)"#, nullable,
      right: "%?", example: ("z.string().nullable()", "String?")),
    .init(
      marks: ",;", #"(.+)[,;]"#, "a line ends without a comma: the type",
      example: ("String,", "String")),
    .init(
      marks: " ",
      #"(?i:(timestamp|datetime|time)) +(?i:with|without)(?: local)? +time ?zone"#,
      right: "DateTime", example: ("timestamp with time zone", "DateTime")),
    .init(marks: "?", #"(.+) +\?"#, nullable, right: "%?", example: ("String ?", "String?")),
    .init(
      marks: "@", #"(.+?) +@.+"#, "nothing follows a type: it", example: ("String @id", "String")),
    .init(
      marks: "0123456789", #"(\w+) *[<>]=? *\d.*"#, isKnown: true, example: ("Int > 3", "Int")),
    .init(
      marks: "(",
      #"(\w+) *\((?i:nullable|optional|null|or null)\)"#, nullable, right: "%?",
      example: ("string (nullable)", "String?")),
    .init(
      marks: "(", #"(\w+) *\(.*\)"#, "the type", isKnown: true, example: ("VARCHAR(255)", "String")),
    .init(
      marks: "=", #"(?:union|enum|type)? *= *(.+)"#,
      example: ("union = Film | Actor", "Film | Actor")),
    .init(
      marks: "=", #"(.+?) *= *.+"#, "nothing follows a type: it",
      example: ("string = 'x'", "String")),
    .init(
      marks: "?", #"\?(.+)"#, nullable, right: "%?", example: ("?String", "String?")),
    .init(
      marks: " ",
      #"(?i:nullable|optional) +(.+)"#, nullable, right: "%?",
      example: ("optional string", "String?")),
    .init(
      marks: " ",
      #"(.+) (?i:or null|or nil|or none|nullable|optional)"#, nullable, right: "%?",
      example: ("string or null", "String?")),
    .init(
      marks: " ", #"(.+?) +(?i:required|mandatory)"#, example: ("string required", "String")),
    .init(
      marks: " ",
      #"(.+?) +(?i:not null|primary key|unique|default .*)"#,
      example: ("VARCHAR(255) NOT NULL", "String")),
    .init(
      marks: " ", #"(.+?) +(?i:null)"#, nullable, right: "%?", example: ("text NULL", "String?")),
    .init(
      marks: "!", #"(.+)!"#, "a value that is never null", example: ("String!", "String")),
    .init(
      marks: ":",
      #"\[[^\[\]]*?:(.+)\]"#, map, right: "{ map: % }", example: ("[String: Int]", "{ map: Int }")),
    .init(
      marks: "[", #"\[(.+)\]"#, "an array", right: "[%]", example: ("[string]", "[String]")),
    .init(
      marks: "[", #"(.+)\[\d*\]"#, "an array", right: "[%]", example: ("string[]", "[String]")),
    .init(
      marks: " ",
      #"(?i:array of|list of|set of|many|repeated) +(.+)"#, "an array", right: "[%]",
      example: ("array of string", "[String]")),
    .init(
      marks: "<[(",
      #"(?i:(?:readonly)?array|arraylist|sequence|iterable|hashset|list|set|seq|vec|collection)[<\[\(](.+)[>\]\)]"#,
      "an array", right: "[%]", example: ("Array<string>", "[String]")),
    .init(
      marks: "<[",
      #"(?i:optional|maybe|nullable|option)[<\[](.+)[>\]]"#, nullable, right: "%?",
      example: ("Optional<String>", "String?")),
    .init(
      marks: "[", #"\[\](.+)"#, "an array", right: "[%]", example: ("[]string", "[String]")),
    .init(
      marks: "[",
      #"(?i:map)\[.*?\](.+)"#, map, right: "{ map: % }", example: ("map[string]int", "{ map: Int }")
    ),
    .init(
      marks: "&*", #"[&*](.+)"#, example: ("&str", "String")),
    .init(
      marks: ".",
      #"(?:models|schema|types|graphene|sa|db|z|t|serializers|fields|Schema|Types|Sequelize|DataTypes)\.(\w+)(?:\(.*\))?"#,
      isKnown: true, example: ("models.CharField(max_length=3)", "String")),
    .init(
      marks: "<[",
      #"(?i:dictionary|dict|map|record|hash|hashmap|mapping|btreemap|treemap)[<\[](?:.*, *)?([^,]+)[>\]]"#,
      map, right: "{ map: % }", example: ("Record<string, number>", "{ map: Double }")),
    .init(
      marks: "<",
      #"(?:Attribute|TransformedAttribute|ValidatedAttribute)<([^,]+).*>"#,
      "the type of an attribute", example: ("Attribute<String>", "String")),
    .init(
      marks: "<",
      #"(?i:partial|required|readonly|promise|pick|omit|nonnullable)<(\w+).*>"#,
      example: ("Partial<Size>", "Size")),
    .init(
      marks: " ",
      #"(?i:unsigned|signed|var|let|type|kind) +(\w+)"#, isKnown: true,
      example: ("unsigned int", "Int")),
    .init(
      marks: " ", #"(\w+) +\w+"#, isKnown: true, example: ("timestamp utc", "Timestamp")),
    .init(
      marks: ":", #":(\w+)"#, isKnown: true, example: (":string", "String")),
  ]

  static let typeShapes: [CommonTypeShapeMistake] = [
    .init(
      words: ["enum", "Enum", "enumeration", "string", "String", "select", "choice"],
      keys: [
        "values", "cases", "options", "choices", "members", "allowed", "oneOf", "one_of", "in",
      ], meaning: .enumeration),
    .init(
      words: ["enum", "Enum", "enumeration"], keys: ["enum", "items", "of"], meaning: .enumeration),
    .init(
      words: ["array", "Array", "list", "List", "set"],
      keys: ["of", "element", "elements", "elementType", "item", "itemType", "contains", "values"],
      meaning: .array),
    .init(
      words: ["object", "Object", "struct", "record", "hash"],
      keys: ["fields", "members", "attributes", "object", "keys", "props"], meaning: .object),
    .init(
      words: ["map", "Map", "dict", "dictionary", "record", "hash", "object"],
      keys: ["map", "values", "valueType", "value", "of", "items"], meaning: .map),
    .init(
      words: ["union", "Union", "oneOf", "anyOf", "either"],
      keys: ["types", "oneOf", "anyOf", "of", "members", "any"], meaning: .union),
    .init(words: [], keys: ["array", "arrayOf", "listOf"], meaning: .array),
    .init(words: [], keys: ["list", "set", "items"], meaning: .array, mayBeNames: true),
    .init(words: [], keys: ["dictionary", "dict", "mapOf"], meaning: .map),
    .init(words: [], keys: ["hash", "record"], meaning: .map, mayBeNames: true),
    .init(words: [], keys: ["struct", "interface", "class"], meaning: .object),
    .init(words: [], keys: ["ref", "kind", "class"], meaning: .type, mayBeNames: true),
    .init(words: [], keys: ["valueType"], meaning: .type),
  ]

  /// The words that other languages write before the name of a declared type.
  static let declarationKeywords: Set<String> = [
    "enum", "type", "interface", "struct", "class", "object", "union", "scalar", "model",
    "message", "input", "record", "typealias", "alias", "def",
  ]
}
