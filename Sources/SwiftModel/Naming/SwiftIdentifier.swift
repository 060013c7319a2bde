/// A name as Swift source spells it.
///
/// A name that is a keyword is spelt in different ways: where it is declared, as an argument's
/// label, and after a dot.
struct SwiftIdentifier: Sendable, Hashable {
  /// The name itself, without backticks.
  let name: String
  /// Whether the name may need backticks somewhere.
  private let isKeyword: Bool

  init(name: String) {
    self.name = name
    isKeyword = Self.keywords.contains(name)
  }

  /// Where the name is declared or used alone: `` `default` ``.
  var declared: String {
    isKeyword ? "`\(name)`" : name
  }

  /// As the label of a parameter: `default`.
  var label: String {
    isKeyword && Self.keywordsAmongLabels.contains(name) ? "`\(name)`" : name
  }

  /// After a dot: `.default`.
  var member: String {
    isKeyword && Self.keywordsAfterDot.contains(name) ? "`\(name)`" : name
  }

  /// A name in which dots stand between the types or modules that it lies in, as Swift spells it:
  /// a user can have called a type `` `default` ``.
  static func path(_ name: String) -> String {
    name.split(separator: ".").map { part in
      wordsBeforeTypes.contains(String(part))
        ? "`\(part)`" : SwiftIdentifier(name: String(part)).declared
    }
    .joined(separator: ".")
  }

  /// What no type can be called, and what a declaration puts between backticks.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// What says something of the type behind it.
  private static let wordsBeforeTypes: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "sending", "some",
  ]

  private static let keywordsAmongLabels: Set<String> = ["inout", "let", "var"]

  private static let keywordsAfterDot: Set<String> = ["Protocol", "Type", "init", "self"]
}

extension SwiftIdentifier {
  /// The property behind one that is computed.
  var storage: SwiftIdentifier { SwiftIdentifier(name: name + "Storage") }

  /// The name as the beginning of a type's name: `rating` makes `Rating`.
  var capitalized: String { name.capitalizingFirst }
}
