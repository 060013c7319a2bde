import Diagnostics

/// The form of a string, as far as the schema language has a type for it. A string has one form.
public enum StringForm: Sendable, Hashable {
  case dateTime, day, time, uuid, url, decimal
  /// A whole number, as ids often are.
  case whole
  case other
  /// A date with a time of day that RFC 3339 does not spell so.
  case otherDate(DateSpelling)

  public init(of text: String) {
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
    } else if 1...18 ~= bytes.count, bytes.endOfDigits(from: 0) == bytes.count {
      self = .whole
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
    let scheme = bytes.end(ofNameFrom: 1, and: "+-.")
    guard bytes.has("://", at: scheme) else { return false }
    var end = bytes.end(ofNameFrom: scheme + 3, and: ".-_")
    guard end > scheme + 3 else { return false }
    if bytes.has(":9", at: end) { end = bytes.endOfDigits(from: end + 1) }
    guard end == bytes.count || "/?#".utf8.contains(bytes[end]) else { return false }
    return (end..<bytes.count).allSatisfy { index in
      // Most characters of a URL are letters.
      let byte = bytes[index]
      return Byte.isLetter(byte) || 0x21...0x7E ~= byte && !"\"<>\\^`{|}".utf8.contains(byte)
    }
  }
}
