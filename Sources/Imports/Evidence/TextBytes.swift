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

  /// Returns the index of the first byte that is not a digit.
  func endOfDigits(from index: Int) -> Int {
    var end = index
    while StringForm.isDigit(self[end]) { end += 1 }
    return end
  }

  /// The index of the first byte that is neither a letter nor a digit nor one of three others.
  func end(
    ofNameFrom index: Int, and first: Unicode.Scalar, _ second: Unicode.Scalar,
    _ third: Unicode.Scalar
  ) -> Int {
    let (first, second, third) = (
      UInt8(ascii: first), UInt8(ascii: second), UInt8(ascii: third)
    )
    var end = index
    while true {
      let byte = self[end]
      guard
        StringForm.isLetter(byte) || StringForm.isDigit(byte) || byte == first || byte == second
          || byte == third
      else { return end }
      end += 1
    }
  }

  /// Returns the number in a range of digits; `nil` if there are other bytes.
  func number(at index: Int, digits: Int) -> Int? {
    var number = 0
    for offset in index..<index + digits {
      guard StringForm.isDigit(self[offset]) else { return nil }
      number = number * 10 + Int(self[offset] - 0x30)
    }
    return number
  }

  func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    self[index] == UInt8(ascii: character)
  }

  /// True if a text begins with a day, such as `2026-11-21`.
  var isDay: Bool {
    guard has("-", at: 4), has("-", at: 7), let year = number(at: 0, digits: 4),
      let month = number(at: 5, digits: 2), (1...12).contains(month),
      let day = number(at: 8, digits: 2)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day >= 1 && day <= days[month - 1]
  }

  /// True for an hour and a minute, such as `08:30`.
  func isHourAndMinute(at index: Int) -> Bool {
    guard has(":", at: index + 2), let hour = number(at: index, digits: 2),
      let minute = number(at: index + 3, digits: 2)
    else { return false }
    return hour < 24 && minute < 60
  }

  /// True for a time of day, such as `08:30:00`.
  func isTime(at index: Int) -> Bool {
    guard isHourAndMinute(at: index), has(":", at: index + 5),
      let second = number(at: index + 6, digits: 2)
    else { return false }
    return second < 60
  }
}
