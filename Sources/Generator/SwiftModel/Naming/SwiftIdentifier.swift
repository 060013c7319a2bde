import Diagnostics

/// A name in Swift source.
///
/// A keyword is spelled differently in declarations, as an argument label and after a dot.
public struct SwiftIdentifier: Sendable, Equatable {
  /// The name itself, without backticks.
  public let name: String
  /// True if the name may need backticks somewhere.
  @usableFromInline let isKeyword: Bool

  init(name: String) {
    self.name = name
    isKeyword = Self.keywords.contains(name)
  }

  /// The name in declarations and as an expression: `` `default` ``.
  @inlinable public var declared: String { isKeyword ? "`\(name)`" : name }

  /// The name as an argument label: `default`.
  @inlinable public var label: String { isKeyword ? quoted(in: Self.labels) : name }

  /// The name after a dot: `.default`.
  @inlinable public var member: String { isKeyword ? quoted(in: Self.afterDot) : name }

  @usableFromInline func quoted(in keywords: Set<String>) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the spelling of a name with dots. A user's type may be named `` `default` ``.
  static func path(_ name: String) -> String {
    name.split(separator: ".").map { part in
      wordsBeforeTypes.contains(String(part))
        ? "`\(part)`" : SwiftIdentifier(name: String(part)).declared
    }
    .joined(separator: ".")
  }

  /// Names that need backticks in declarations, or that types cannot have.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Keywords that modify the type after them.
  private static let wordsBeforeTypes: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "sending", "some",
  ]

  /// Keywords that need backticks as argument labels.
  @usableFromInline static let labels: Set<String> = ["inout", "let", "var"]

  /// Keywords that need backticks after a dot.
  @usableFromInline static let afterDot: Set<String> = ["Protocol", "Type", "init", "self"]
}

extension SwiftIdentifier {
  /// The storage of a computed property.
  var storage: SwiftIdentifier { SwiftIdentifier(name: name + "Storage") }

  var capitalized: String { name.capitalizingFirst }
  var linkMeta: String { capitalized + "Meta" }
  var operators: String { capitalized + "Operator" }

  /// The alias of a transformer or validator in a user's module.
  static func format(of type: String) -> String { type + "Format" }

  static func datePattern(of type: String) -> String { type + "Pattern" }
  static func urlBase(of type: String) -> String { type.capitalizingFirst + "Base" }
}
