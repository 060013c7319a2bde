// Names in Swift are in camel case.

extension StringProtocol {
  /// The text with its first letter in uppercase: `Rating` for `rating`.
  package var capitalizingFirst: String {
    guard let first = firstOfTwoASCIIBytes else { return prefix(1).uppercased() + dropFirst() }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return String(self) }
    return String(UnicodeScalar(first & ~0x20)) + dropFirst()
  }

  /// The text with its first letter in lowercase: `rating` for `Rating`.
  package var loweringFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The first character, if it is ASCII and the second byte is ASCII too, so that no combining
  /// mark can follow it, as in most names.
  package var firstOfTwoASCIIBytes: UInt8? {
    let bytes = utf8.prefix(2)
    guard bytes.count == 2, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return bytes.first
  }
}

extension Collection where Element: StringProtocol {
  /// The words in upper camel case: `BlogPosts`.
  package var upperCamelCased: String { map(\.capitalizingFirst).joined() }

  /// The words in lower camel case: `blogPosts`.
  package var lowerCamelCased: String {
    (first?.loweringFirst ?? "") + dropFirst().map(\.capitalizingFirst).joined()
  }
}
