import ResourceSchema

/// A kind of name that the schema chooses, with the properties that editors know.
package enum LanguageName: Sendable, Hashable, CaseIterable {
  /// A member of a JSON:API document, which may be absent; some servers violate the rules for its
  /// name.
  case member
  /// A link, which may be absent, or `…` for unlisted links.
  case link
  /// A relationship, which may be absent.
  case relationship
  case resourceType
  /// A value type.
  case type
  case document
  case mixin
  case filter
  /// The name of a value in an enum.
  case enumValue
  /// A template, in a configuration.
  case template

  /// The regular expression, in JSON Schema's syntax, for valid names.
  package var pattern: String {
    switch self {
    case .member: "^(?:\(Self.toleratedName))?\\??$"
    case .link: "^(?:\(Self.toleratedName)\\??|\\.\\.\\.|\\??)$"
    case .relationship: "^\(Self.memberName)\\??$"
    case .resourceType: "^\(Self.memberName)$"
    case .type, .document: Pattern.whole(Pattern.identifier)
    case .mixin: "^[^?]*$"
    case .filter: "^[^?]+$"
    case .enumValue: "^[\\s\\S]+$"
    case .template: "^[^?]+$"
    }
  }

  /// The message for an invalid name.
  var message: String {
    switch self {
    case .member, .link, .relationship:
      "A name in JSON:API has letters, digits, `-` and `_`; a `?` after it says that it may be absent."
    case .resourceType: "A resource type has letters, digits, `-` and `_`."
    case .type, .document: "This is the name of a type in Swift: letters, digits and `_`."
    case .mixin: "The name of a mixin takes no question mark."
    case .filter: "The name of a filter takes no question mark."
    case .enumValue: "The value has no name."
    case .template: "This is the name of a template, or the path of a file: reference"
    }
  }

  /// Names that are words of the language.
  var exceptions: [String] {
    switch self {
    case .resourceType: [TargetForm.any, "none"]
    case .type: PrimitiveType.allCases.map(\.rawValue) + ["none", "basic", "unknown"]
    default: []
    }
  }

  private static let memberName =
    "(?:[0-9A-Za-z]|[^\\x00-\\x7F])(?:(?:[0-9A-Za-z _-]|[^\\x00-\\x7F])*"
    + "(?:[0-9A-Za-z]|[^\\x00-\\x7F]))?"

  /// The names that `MemberName` tolerates: letters and digits, with spaces and dashes only inside.
  private static let toleratedName =
    "(?=.*(?:[0-9A-Za-z]|[^\\x00-\\x7F]))"
    + "\(tolerated("_"))(?:\(tolerated(" _-"))*\(tolerated("_")))?"

  private static func tolerated(_ others: String) -> String {
    "(?:[0-9A-Za-z$@./#+*%&()~^\(others)]|[^\\x00-\\x7F])"
  }
}
