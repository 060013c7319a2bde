import ResourceSchema

/// A kind of text, with the properties that editors know without the reader.
package struct LanguageText: Sendable, Equatable {
  /// The YAML types that unquoted texts can be mistaken for. The reader treats all of them as
  /// texts.
  enum Look: Sendable, Equatable {
    case number, boolean, null
  }

  /// The kind of names that a text can contain.
  package enum Names: Sendable, Equatable {
    case types, resourceTypes, typesOrResourceTypes, mixins, documents, fields
    /// A relationship of the target.
    case inverse
    /// Names of relationships, joined with dots.
    case includePath
    case relationshipPath
  }

  /// The regular expression, in JSON Schema's syntax, for valid texts.
  var pattern: String?
  var message: String?
  var looks: [Look] = [.number, .boolean, .null]
  var canBeEmpty = false
  /// Texts with this many bytes or more do not match the pattern.
  var limit = 200
  /// Texts that are not valid, although they match the pattern.
  var exceptions: [String] = []
  package var examples: [String] = []
  /// True if it is a sentence for people, which YAML cuts short at ` #`.
  package var isForPeople = false
  package var names: Names?
}

extension LanguageText {
  /// A short text that is not for people alone, such as a path.
  static let plain = LanguageText()

  static func plain(_ examples: String..., naming names: Names? = nil) -> LanguageText {
    LanguageText(examples: examples, names: names)
  }

  static let sentence = LanguageText(isForPeople: true)

  /// The replacement of something deprecated, or the reason not to use it.
  static let advice = LanguageText(
    looks: [.number, .null], exceptions: ["true", "false"], examples: ["Use title."],
    isForPeople: true)

  static let identifier = LanguageText(
    pattern: Pattern.whole(Pattern.identifier), message: "This is not a Swift identifier.",
    looks: [.boolean, .null])

  static let documentName = identifier(naming: .documents)
  static let declaredType = identifier(naming: .types)

  private static func identifier(naming names: Names) -> LanguageText {
    var text = identifier
    text.names = names
    return text
  }

  /// The name of a Swift type that is not nested in another.
  static let typeName = LanguageText(
    pattern: Pattern.whole("(?![a-z])" + Pattern.identifier),
    message: "This is not the name of a Swift type, such as `BlogAPI`.", looks: [.boolean, .null],
    exceptions: SwiftName.reservedForTypes.sorted(), examples: ["BlogAPI"])

  static let swiftType = {
    var text = module
    text.exceptions = SwiftName.neverTypes.sorted()
    return text
  }()

  /// The name of a module, or of a type with its enclosing types.
  static let module = LanguageText(
    pattern: Pattern.whole(Pattern.identifier + "(?:\\." + Pattern.identifier + ")*"),
    message: "This is not the name of a Swift type, such as `Money.Amount`.",
    looks: [.boolean, .null])

  static let importPath = LanguageText(
    pattern: "^(?!/|~|.:)(?!.*://)[^\\\\]*\\.ya?ml$",
    message: "An import is the path of a `.yaml` or `.yml` file, relative to this one.", looks: [],
    examples: ["common.yaml"])

  /// The name of a link, which may be absent or null.
  static let link = LanguageText(
    pattern: LanguageName.link.pattern.replacing("\\??", with: "\\?{0,2}"),
    message: LanguageName.member.message,
    examples: ["self", "related?", "next??", "…"])

  static func path(_ examples: String...) -> LanguageText {
    path(
      of: "[^?#{}\\s]+",
      "A path is relative to the address of the server, and has no parameters.", examples)
  }

  /// Returns the path of an operation, with the types of parent resources in braces.
  static func path(of route: ResourceAPI.Route?, _ examples: String...) -> LanguageText {
    let placeholders = route?.ownPlaceholders ?? []
    let others = ["id", "relationship"].filter { !placeholders.contains($0) }
    let placed = placeholders.map { "(?=.*\\{\($0)\\})" }.joined()
    return path(
      of: placed + (others.isEmpty ? "" : "(?!.*\\{(?:\(others.joined(separator: "|")))\\})")
        + "(?:[^?#{}\\s]|\\{[^?#{}/\\s]+\\})+",
      "A path is relative to the address of the server; parents are in braces, by their names.",
      examples)
  }

  private static func path(
    of rest: String, _ message: String, _ examples: [String]
  ) -> LanguageText {
    LanguageText(
      pattern: "^(?!//)(?!.*://)(?!.*/:)"
        + "(?!(?:[a-z0-9-]+[.])+(?:com|org|net|io|dev|app|example)/)" + rest + "$",
      message: message, examples: examples)
  }

  static let includePath = LanguageText(
    pattern: "^[^.]+(?:\\.[^.]+)*$", message: "The names of relationships stand between dots.",
    examples: ["author", "comments.author"], names: .includePath)

  /// The names of members of a document's meta, joined with dots.
  static let metaPath = LanguageText(
    pattern: "^meta(?:\\.[^.]+)+$", message: "A path begins with `meta`: `meta.total`.",
    looks: [], limit: .max, examples: ["meta.total", "meta.page.total"])

  static let filterPattern = LanguageText(
    pattern: "^[^{}]*(?:\\{name\\}[^{}]*(?:\\{operator\\}[^{}]*)?|"
      + "\\{operator\\}[^{}]*\\{name\\}[^{}]*)$",
    message: "A pattern has `{name}` once, `{operator}` at most once, and nothing else in braces.",
    looks: [],
    limit: .max,
    examples: ["filter[{name}][{operator}]", "filter[{name}.{operator}]"])

  static let relationshipPath = LanguageText(
    pattern: "^[^.]+\\.[^.]+$", message: "This names a resource type and one of its relationships.",
    examples: ["articles.author"], names: .relationshipPath)

  static let format = LanguageText(
    looks: [],
    examples: ["text", "yyyy-MM-dd HH:mm:ss", "dd.MM.yyyy", "EEE, dd MMM yyyy HH:mm:ss Z"])

  /// An absolute URL without a query.
  static let baseURL = LanguageText(
    pattern:
      "^[A-Za-z][0-9A-Za-z+.-]*://[0-9A-Za-z.-]+(?::[0-9]{1,5})?(?:/[0-9A-Za-z._~!$&()*+,;=:@/-]*)?$",
    message: "A base is an absolute URL, such as `https://example.com/`.", looks: [], limit: .max,
    examples: ["https://example.com/"])

  static let regularExpression = LanguageText(examples: ["[a-z][a-z0-9-]*"])

  /// A value of an enum that also serves as its name.
  static let listedEnumValue = LanguageText(examples: ["red"])
  static let enumValue = LanguageText(canBeEmpty: true)
}

extension LanguageText {
  /// A type of the language, or a name from `types`, in brackets or braces or with a question mark.
  static let type = LanguageText(
    pattern: Pattern.type(last: "\\??"), message: Pattern.typeMessage, looks: [.boolean],
    examples: ["'[String]?'"], names: .types)

  static let solidType = LanguageText(
    pattern: Pattern.type(last: ""), message: "This is not a type without a question mark.",
    looks: [.boolean], names: .types)

  /// The type of a filter's value, or the resource type whose ids it takes.
  static let filterSubject = LanguageText(
    pattern: Pattern.type(last: "\\??"), message: Pattern.typeMessage, looks: [.number, .boolean],
    examples: ["people"], names: .typesOrResourceTypes)

  static let idType = LanguageText(
    pattern: Pattern.whole(Pattern.identifier),
    message: "Ids are String, Int, UUID, or a type from `types`.", looks: [.boolean, .null],
    limit: .max,
    exceptions: PrimitiveType.allCases.map(\.rawValue).filter { IdWord(rawValue: $0) == nil },
    names: .types)

  static let target = LanguageText(
    pattern: Pattern.blank("\(Pattern.union)\(Pattern.blanks)\\??"),
    message: "One resource is written `people`, `people?`, `people | teams` or `any`.",
    looks: [.number, .boolean], examples: ["people", "people?", "people | teams", "any"],
    names: .resourceTypes)

  static let targets = LanguageText(
    pattern: Pattern.blank(Pattern.union),
    message: "Many are written `people`, `people | teams` or `any`.",
    looks: [.number, .boolean], examples: ["comments", "images | videos", "any"],
    names: .resourceTypes)

  static let anyTarget = LanguageText(
    pattern: Pattern.blank(
      "(?:\(Pattern.union)\(Pattern.blanks)\\??|\\[\(Pattern.blank(Pattern.union, whole: false))\\])"
    ),
    message: "It is written `people`, `people?`, `people | teams`, `[people]` or `any`.",
    looks: [.number, .boolean], examples: ["people", "people?", "people | teams", "any"],
    names: .resourceTypes)
}

/// Regular expressions with the same meaning in Python and JavaScript.
enum Pattern {
  static let identifier =
    "(?:[A-Za-z]|[^\\x00-\\x7F]|_(?=[0-9A-Za-z_]|[^\\x00-\\x7F]))"
    + "(?:[0-9A-Za-z_]|[^\\x00-\\x7F])*"

  static let blanks = "[ \\t\\r\\n]*"

  static let union: String = {
    let part = "[^|?\\[\\]{}()<>, \\t\\r\\n](?:[^|?\\[\\]{}()<>,]*[^|?\\[\\]{}()<>, \\t\\r\\n])?"
    return "\(part)(?:\(blanks)\\|\(blanks)\(part))*"
  }()

  static let typeMessage =
    "A type is `String`, another of the language, or a name from `types`; `[T]`, `T?`, `A | B` or"
    + " `{ map: T }`."

  static func whole(_ pattern: String) -> String { "^\(pattern)$" }

  static func blank(_ pattern: String, whole: Bool = true) -> String {
    whole ? "^\(blanks)\(pattern)\(blanks)$" : "\(blanks)\(pattern)\(blanks)"
  }

  /// Returns the pattern of a type in brackets and braces, which regular expressions cannot match
  /// in pairs, or of several types with bars.
  static func type(last: String) -> String {
    let name = "(?:[0-9A-Za-z_-]|[^\\x00-\\x7F])+"
    let open = "(?:\\[\(blanks)|\\{\(blanks)map\(blanks):\(blanks))"
    let close = "\(blanks)[\\]}]"
    let single = "\(name)\(last)|\(open)+\(name)\\??(?:\(close)\\??)*\(close)\(last)"
    // Brackets can contain nested brackets and bars, so anything is accepted.
    let any = "(?:[0-9A-Za-z_|?:\\[\\]{} \\t\\r\\n-]|[^\\x00-\\x7F])*"
    let part = "(?:\(name)|[\\[{]\(any)[\\]}])"
    let several = "\(part)(?:\(blanks)\\|\(blanks)\(part))+\(last)"
    let inside = "[\\[{]\(any)\\|\(any)[\\]}]\(last)"
    return "^\(blanks)(?:\(single)|\(several)|\(inside))\(blanks)$"
  }
}
