import YAMLSource

/// What somebody wrote for `key: value` so that YAML saw no colon: `key:value`, `key = value`, and
/// `key: value` with a space of another kind.
///
/// YAML reads it as a text, or between braces as a key without a value.
struct MissedColon {
  enum Mistake {
    /// `key:value`.
    case missingSpace
    /// `key = value` and `key => value`.
    case sign(String)
    /// `key value`.
    case missingColon
    /// A space of another kind behind the colon.
    case unusualSpaces(UnusualSpaces)
  }

  var mistake: Mistake
  /// Where the parts stand, in bytes.
  var key: Range<Int>
  var value: Range<Int>

  /// - Parameter line: what stands where one key with its value is wanted.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    let keyEnd = bytes[line].firstIndex { !Self.isPartOfKey($0) } ?? line.upperBound
    guard keyEnd > line.lowerBound, keyEnd < line.upperBound else { return nil }
    key = line.lowerBound..<keyEnd
    let sign = bytes[keyEnd..<line.upperBound].firstIndex { !Self.isBlank($0) } ?? keyEnd
    var start: Int
    if bytes[sign] == UInt8(ascii: ":") {
      start = sign + 1
      if let spaces = UnusualSpaces(in: bytes, at: start) {
        mistake = .unusualSpaces(spaces)
        start = spaces.range.upperBound
      } else {
        mistake = .missingSpace
        // `https://…` is no key with a value.
        guard !bytes[start..<line.upperBound].starts(with: "/".utf8) else { return nil }
      }
    } else {
      start = sign
      let sign = ["=>", "=", "->", "- ", "– "].first {
        bytes[start..<line.upperBound].starts(with: $0.utf8)
      }
      if let sign {
        mistake = .sign(sign)
        start += sign.utf8.count
      } else {
        mistake = .missingColon
        // A word, and another that can be nothing but a type.
        guard start > keyEnd, bytes[start..<line.upperBound].allSatisfy({ !Self.isBlank($0) })
        else { return nil }
      }
    }
    start = bytes[start..<line.upperBound].firstIndex { !Self.isBlank($0) } ?? line.upperBound
    guard start < line.upperBound else { return nil }
    value = start..<line.upperBound
  }

  var kind: YAMLDiagnostic {
    if case .unusualSpaces = mistake { .unusualSpace } else { .syntax }
  }

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_.?$".utf8.contains(byte)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
