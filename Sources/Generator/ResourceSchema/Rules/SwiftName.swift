/// Identifiers of Swift; keywords are among them, since the generator escapes them.
package enum SwiftName {
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Returns true if a text is a type's name that may lie in other types or modules:
  /// `Money.Amount`.
  package static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier($0) }
  }

  /// Returns the first component of a type name that no user type can have.
  package static func wordThatNamesNoType(in name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    return parts.first(where: wordsOfTypes.contains)
      ?? (parts.count == 1 ? parts.first(where: modules.contains) : nil)
  }

  /// Names that not even backticks allow, names of modules that generated code refers to, and names
  /// of nested generated types, which would hide top-level types.
  package static let reservedForTypes = neverTypes.union(nestedInModels)
  package static let neverTypes = wordsOfTypes.union(modules)

  /// Words that have another meaning than a type with that name.
  private static let wordsOfTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]
  private static let modules: Set<String> = ["Foundation", "JSONAPI", "Swift"]
  package static let nestedInModels: Set<String> = [
    "Attributes", "CodingKeys", "ID", "IdentifiableType", "RawType", "Relationships",
  ]
}
