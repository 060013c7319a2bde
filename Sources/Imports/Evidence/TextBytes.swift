import Diagnostics

/// The bytes of a text, with access by index that is fast even without optimization.
struct TextBytes {
  private let start: UnsafePointer<UInt8>?
  let count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress
    count = bytes.count
  }

  /// The byte at an index; 0 after the end.
  subscript(index: Int) -> UInt8 {
    guard let start, index < count else { return 0 }
    return start[index]
  }

  func endOfDigits(from index: Int) -> Int {
    var end = index
    while Byte.isDigit(self[end]) { end += 1 }
    return end
  }

  /// Returns the index of the first byte that is neither a letter nor a digit nor one of others.
  func end(ofNameFrom index: Int, and others: String) -> Int {
    (index..<count).first { index in
      let byte = self[index]
      return !Byte.isLetter(byte) && !Byte.isDigit(byte) && !others.utf8.contains(byte)
    } ?? count
  }

  /// Returns true if the bytes at an index have a layout: `9` is any digit, `f` any hexadecimal
  /// digit, and every other character itself.
  func has(_ layout: StaticString, at index: Int) -> Bool {
    for offset in 0..<layout.utf8CodeUnitCount {
      let byte = self[index + offset]
      let isMatch =
        switch layout.utf8Start[offset] {
        case UInt8(ascii: "9"): Byte.isDigit(byte)
        case UInt8(ascii: "f"): Byte.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
        case let character: byte == character
        }
      guard isMatch else { return false }
    }
    return true
  }

  func number(at index: Int, digits: Int) -> Int {
    (index..<index + digits).reduce(0) { $0 * 10 + Int(self[$1] &- 0x30) }
  }

  /// True if a text begins with a day, such as `2026-11-21`.
  var isDay: Bool {
    guard has("9999-99-99", at: 0) else { return false }
    let (year, month) = (number(at: 0, digits: 4), number(at: 5, digits: 2))
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(number(at: 8, digits: 2))
  }

  func isHourAndMinute(at index: Int) -> Bool {
    has("99:99", at: index) && number(at: index, digits: 2) < 24
      && number(at: index + 3, digits: 2) < 60
  }

  /// True for a time of day, such as `08:30:00`.
  func isTime(at index: Int) -> Bool {
    isHourAndMinute(at: index) && has(":99", at: index + 5) && number(at: index + 6, digits: 2) < 60
  }
}
