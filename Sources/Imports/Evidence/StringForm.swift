import Diagnostics

/// The form of a string, as far as the schema language has a type for it. A string has one form.
public enum StringForm: Sendable, Hashable {
  case dateTime, day, time, uuid, url, decimal, other
  /// A date with a time of day that RFC 3339 does not spell so.
  case otherDate(DateSpelling)

  /// The form of a string.
  public init(of text: String) {
    // None has fewer characters than `1.5`.
    guard text.utf8.count >= 3 else {
      self = .other
      return
    }
    var text = text
    self = text.withUTF8 { StringForm(of: TextBytes($0)) }
  }

  private init(of bytes: TextBytes) {
    let first = bytes[0]
    let isNumeric = Byte.isDigit(first) || first == UInt8(ascii: "-")
    if isNumeric, let form = Self.dateForm(of: bytes) {
      self = form
    } else if isNumeric, Self.isDecimal(bytes) {
      self = .decimal
    } else if Self.isUUID(bytes) {
      self = .uuid
    } else {
      self = Self.isURL(bytes) ? .url : .other
    }
  }

  private static func dateForm(of bytes: TextBytes) -> StringForm? {
    if bytes.count == 8, bytes.isTime(at: 0) { return .time }
    guard bytes.isDay else { return nil }
    if bytes.count == 10 { return .day }
    guard let spelling = DateSpelling(of: bytes) else { return nil }
    return spelling.isRFC3339 ? .dateTime : .otherDate(spelling)
  }

  /// `-?(0|[1-9]\d*)\.\d+`
  private static func isDecimal(_ bytes: TextBytes) -> Bool {
    let start = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    let point = bytes.endOfDigits(from: start)
    guard point > start, point == start + 1 || bytes[start] != UInt8(ascii: "0"),
      bytes[point] == UInt8(ascii: "."), bytes.count > point + 1
    else { return false }
    return bytes.endOfDigits(from: point + 1) == bytes.count
  }

  private static func isUUID(_ bytes: TextBytes) -> Bool {
    bytes.count == 36 && bytes.has("ffffffff-ffff-ffff-ffff-ffffffffffff", at: 0)
  }

  /// An absolute URL with a host, of characters that need no escape.
  private static func isURL(_ bytes: TextBytes) -> Bool {
    guard Byte.isLetter(bytes[0]) else { return false }
    let scheme = bytes.end(ofNameFrom: 1, and: "+", "-", ".")
    guard bytes[scheme] == UInt8(ascii: ":"), bytes[scheme + 1] == UInt8(ascii: "/"),
      bytes[scheme + 2] == UInt8(ascii: "/")
    else { return false }
    var end = bytes.end(ofNameFrom: scheme + 3, and: ".", "-", "_")
    guard end > scheme + 3 else { return false }
    if bytes[end] == UInt8(ascii: ":") {
      let port = bytes.endOfDigits(from: end + 1)
      guard (1...5).contains(port - end - 1) else { return false }
      end = port
    }
    guard end == bytes.count || "/?#".utf8.contains(bytes[end]) else { return false }
    while end < bytes.count {
      let byte = bytes[end]
      guard byte > 0x20, byte < 0x7F else { return false }
      // Most characters of a URL are letters.
      guard Byte.isLetter(byte) || !"\"<>\\^`{|}".utf8.contains(byte) else { return false }
      end += 1
    }
    return true
  }
}
