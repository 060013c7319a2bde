import Diagnostics

/// The base of relative URLs: an absolute URL that ends with its path.
enum BaseURL {
  /// Returns true for a scheme, a host, an optional port and an optional path, in characters that
  /// every URL parser accepts unchanged.
  static func isValid(_ text: String) -> Bool {
    guard let separator = text.firstRange(of: "://") else { return false }
    let scheme = text[..<separator.lowerBound].utf8
    let rest = text[separator.upperBound...].utf8
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let authority = rest[..<end].split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = scheme.first, Byte.isLetter(first), let host = authority.first, !host.isEmpty
    else { return false }
    let hasPort =
      authority.count == 1
      || ((1...5).contains(authority[1].count) && authority[1].allSatisfy(isDigit))
    return hasPort && scheme.allSatisfy { isAlphanumeric($0) || "+.-".utf8.contains($0) }
      && host.allSatisfy { isAlphanumeric($0) || ".-".utf8.contains($0) }
      && rest[end...].allSatisfy { isAlphanumeric($0) || "._~!$&()*+,;=:@/-".utf8.contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { Byte.isLetter(byte) || isDigit(byte) }
}
