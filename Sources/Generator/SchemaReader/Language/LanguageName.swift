import ResourceSchema

/// A kind of name that the schema chooses, with the properties that editors know.
package enum LanguageName: Sendable, Hashable, CaseIterable {
  /// A member of a JSON:API document, which may be absent; some servers violate the rules for its
  /// name.
  case member
  /// A link, which may be absent, or `…` for unlisted links.
  case link
  case relationship, resourceType, type, document, mixin, filter, enumValue, template

  /// The regular expression, in JSON Schema's syntax, for valid names.
  package var pattern: String { definition.pattern }
  var message: String { definition.message }

  private var definition: (pattern: String, message: String) {
    let ofMember =
      "A name in JSON:API has letters, digits, `-` and `_`; a `?` after it says that it may be absent."
    return switch self {
    case .member: ("^(?:\(Self.toleratedName))?\\??$", ofMember)
    case .link: ("^(?:\(Self.toleratedName)\\??|\\.\\.\\.|\\??)$", ofMember)
    case .relationship: ("^\(Self.memberName)\\??$", ofMember)
    case .resourceType:
      ("^\(Self.memberName)$", "A resource type has letters, digits, `-` and `_`.")
    case .type, .document:
      (
        Pattern.whole(Pattern.identifier),
        "This is the name of a type in Swift: letters, digits and `_`."
      )
    case .mixin: ("^[^?]*$", "The name of a mixin takes no question mark.")
    case .filter: ("^[^?]+$", "The name of a filter takes no question mark.")
    case .enumValue: ("^[\\s\\S]+$", "The value has no name.")
    case .template:
      ("^[^?]+$", "This is the name of a template, or the path of a file: reference")
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
