/// The form of a string, as far as the schema language has a type for it. A string has one form.
public enum StringForm: Sendable, Hashable, CaseIterable {
  case dateTime, day, time, uuid, url, decimal, other

  /// The form of a string.
  public init(of text: String) {
    var text = text
    self = text.withUTF8(Self.form)
  }

  private static func form(of bytes: UnsafeBufferPointer<UInt8>) -> StringForm {
    // None of the others is shorter than `1.5`.
    guard let first = bytes.first, bytes.count >= 3 else { return .other }
    let isNumeric = isDigit(first) || first == UInt8(ascii: "-")
    if isNumeric {
      if isDay(bytes.prefix(10)) {
        if bytes.count == 10 { return .day }
        if isTimeWithOffset(bytes.dropFirst(10)) { return .dateTime }
      }
      if bytes.count == 8, isTime(bytes[...]) { return .time }
      if isDecimal(bytes) { return .decimal }
    }
    if isUUID(bytes) { return .uuid }
    return !isNumeric && isURL(bytes) ? .url : .other
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func number(_ bytes: Bytes) -> Int? {
    var number = 0
    for byte in bytes {
      guard isDigit(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  private static func isDay(_ bytes: Bytes) -> Bool {
    let start = bytes.startIndex
    guard bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-"), let year = number(bytes[start..<start + 4]),
      let month = number(bytes[start + 5..<start + 7]), (1...12).contains(month),
      let day = number(bytes[start + 8..<start + 10])
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day >= 1 && day <= days[month - 1]
  }

  /// `08:30:00`
  private static func isTime(_ bytes: Bytes) -> Bool {
    let start = bytes.startIndex
    guard bytes.count == 8, bytes[start + 2] == UInt8(ascii: ":"),
      bytes[start + 5] == UInt8(ascii: ":"), let hour = number(bytes[start..<start + 2]),
      let minute = number(bytes[start + 3..<start + 5]),
      let second = number(bytes[start + 6..<start + 8])
    else { return false }
    return hour < 24 && minute < 60 && second < 60
  }

  /// `T08:30:00.123+01:00`
  private static func isTimeWithOffset(_ bytes: Bytes) -> Bool {
    guard bytes.first == UInt8(ascii: "T"), isTime(bytes.dropFirst().prefix(8)) else {
      return false
    }
    var rest = bytes.dropFirst(9)
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: isDigit)
      guard !digits.isEmpty, digits.count <= 12 else { return false }
      rest = rest.dropFirst(1 + digits.count)
    }
    if rest.elementsEqual([UInt8(ascii: "Z")]) { return true }
    let start = rest.startIndex
    guard rest.count == 6, rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-"),
      rest[start + 3] == UInt8(ascii: ":"), let hour = number(rest[start + 1..<start + 3]),
      let minute = number(rest[start + 4..<start + 6])
    else { return false }
    return hour < 24 && minute < 60
  }

  /// `-?(0|[1-9]\d*)\.\d+`
  private static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let whole = unsigned.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return false
    }
    let rest = unsigned.dropFirst(whole.count)
    return rest.first == UInt8(ascii: ".") && rest.count > 1
      && rest.dropFirst().allSatisfy(isDigit)
  }

  static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.indices.allSatisfy { index in
      switch index {
      case 8, 13, 18, 23: bytes[index] == UInt8(ascii: "-")
      default: isDigit(bytes[index]) || (bytes[index] | 0x20) &- UInt8(ascii: "a") < 6
      }
    }
  }

  /// An absolute URL with a host, of characters that need no escape.
  private static func isURL(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let scheme = bytes.prefix { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    guard let first = scheme.first, isLetter(first),
      bytes.dropFirst(scheme.count).prefix(3).elementsEqual("://".utf8)
    else { return false }
    let rest = bytes.dropFirst(scheme.count + 3)
    let host = rest.prefix { isLetter($0) || isDigit($0) || ".-_".utf8.contains($0) }
    guard !host.isEmpty else { return false }
    var tail = rest.dropFirst(host.count)
    if tail.first == UInt8(ascii: ":") {
      let port = tail.dropFirst().prefix(while: isDigit)
      guard (1...5).contains(port.count) else { return false }
      tail = tail.dropFirst(1 + port.count)
    }
    guard tail.first.map({ "/?#".utf8.contains($0) }) ?? true else { return false }
    return tail.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
  }
}
