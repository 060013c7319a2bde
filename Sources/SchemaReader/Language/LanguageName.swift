import ResourceSchema

/// A kind of names that the schema chooses, with what an editor can know of them.
enum LanguageName: Sendable, Hashable, CaseIterable {
  /// A member of a JSON:API document, which may be missing; servers break the rules of its name.
  case member
  /// A relationship, which may be missing.
  case relationship
  case resourceType
  /// A value type.
  case type
  case document
  case mixin
  case filter
  /// What an enum calls a value.
  case enumValue

  /// What a name looks like, as a regular expression of JSON Schema.
  var pattern: String {
    switch self {
    case .member: "^\(Self.toleratedName)\\??$"
    case .relationship: "^\(Self.memberName)\\??$"
    case .resourceType: "^\(Self.memberName)$"
    case .type, .document: Pattern.whole(Pattern.identifier)
    case .mixin: "^[^?]*$"
    case .filter: "^[^?]+$"
    case .enumValue: "^[\\s\\S]+$"
    }
  }

  /// What to say of a name that looks otherwise.
  var mistake: String {
    switch self {
    case .member, .relationship:
      "A name in JSON:API has letters, digits, `-` and `_`; a `?` after it says that it may be absent."
    case .resourceType: "A resource type has letters, digits, `-` and `_`."
    case .type, .document: "This is the name of a type in Swift: letters, digits and `_`."
    case .mixin: "The name of a mixin takes no question mark."
    case .filter: "The name of a filter takes no question mark."
    case .enumValue: "The value has no name."
    }
  }

  /// Names that are words of the language.
  var exceptions: [String] {
    switch self {
    case .resourceType: ["none"]
    case .type: PrimitiveType.allCases.map(\.rawValue) + ["none", "basic", "unknown"]
    default: []
    }
  }

  private static let memberName =
    "(?:[0-9A-Za-z]|[^\\x00-\\x7F])(?:(?:[0-9A-Za-z _-]|[^\\x00-\\x7F])*"
    + "(?:[0-9A-Za-z]|[^\\x00-\\x7F]))?"

  /// What `MemberName` tolerates: a letter or a digit, blanks and dashes inside alone.
  private static let toleratedName =
    "(?=.*(?:[0-9A-Za-z]|[^\\x00-\\x7F]))"
    + "\(tolerated("_"))(?:\(tolerated(" _-"))*\(tolerated("_")))?"

  private static func tolerated(_ others: String) -> String {
    "(?:[0-9A-Za-z$@./#+*%&()~^\(others)]|[^\\x00-\\x7F])"
  }
}
