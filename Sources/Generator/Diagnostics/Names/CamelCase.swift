// Names in Swift are in camel case.

extension StringProtocol {
  /// The text with its first letter in uppercase: `Rating` for `rating`.
  package var capitalizingFirst: String {
    let bytes = utf8.prefix(2)
    // The fast way for nearly all names.
    guard bytes.count == 2, bytes.allSatisfy({ $0 < 0x80 }), let first = bytes.first else {
      return prefix(1).uppercased() + dropFirst()
    }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return String(self) }
    return String(UnicodeScalar(first & ~0x20)) + dropFirst()
  }

  /// The text with its first letter in lowercase: `rating` for `Rating`.
  package var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Collection where Element: StringProtocol {
  /// The words in upper camel case: `BlogPosts`.
  package var upperCamelCased: String { map(\.capitalizingFirst).joined() }

  /// The words in lower camel case: `blogPosts`.
  package var lowerCamelCased: String {
    (first?.loweringFirst ?? "") + dropFirst().map(\.capitalizingFirst).joined()
  }
}
