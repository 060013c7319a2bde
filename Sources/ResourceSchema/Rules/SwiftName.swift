/// What can be an identifier in Swift; keywords can, since the generator escapes them.
package enum SwiftName {
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Whether a text is a type's name that may lie in other types or modules: `Money.Amount`.
  package static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier($0) }
  }
}
