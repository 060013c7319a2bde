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

  /// The first part of a type's name that no type of the user's can have.
  package static func wordThatNamesNoType(in name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    return parts.first(where: wordsOfTypes.contains)
      ?? (parts.count == 1 ? parts.first(where: modules.contains) : nil)
  }

  /// The names that no backtick makes possible, those by which generated code reaches modules, and
  /// those of types inside generated ones, which hide types at the top of a file.
  package static let reservedForTypes = neverTypes.union(nestedInModels)

  /// The names that no generated type can have.
  package static let neverTypes = wordsOfTypes.union(modules)

  /// Words that mean something else than a type of that name.
  private static let wordsOfTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// The modules that generated code names.
  private static let modules: Set<String> = ["Foundation", "JSONAPI", "Swift"]

  /// The names of types inside generated ones.
  package static let nestedInModels: Set<String> = [
    "Attributes", "CodingKeys", "ID", "IdentifiableType", "RawType", "Relationships",
  ]
}
