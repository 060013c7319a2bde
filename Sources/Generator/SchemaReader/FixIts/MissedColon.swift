import Diagnostics
import YAMLSource

/// A `key: value` whose colon YAML does not recognize: `key:value`, `key = value`, and `key: value`
/// with a space other than U+0020.
///
/// YAML reads it as a text, or between braces as a key without a value.
struct MissedColon {
  var kind = YAMLDiagnostic.syntax
  /// True if only a space separates the words: `key value`.
  var hasSpaceAlone = false
  /// The corresponding type of the language, if the value is a type of another language.
  var type: String?
  var message: String
  /// The parts of the line, in bytes.
  var key: Range<Int>
  var value: Range<Int>
  /// The part that is wrong.
  var fault: Range<Int>
  /// The edit that corrects it.
  var edit: (part: Range<Int>, replacement: String)

  private static let signs = ["=>", "=", "->", "- ", "– "]

  /// - Parameter line: the range that should contain one key with its value.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    let keyEnd = bytes[line].firstIndex { !Self.isPartOfKey($0) } ?? line.upperBound
    guard keyEnd > line.lowerBound, keyEnd < line.upperBound else { return nil }
    let mark = bytes[keyEnd..<line.upperBound].firstIndex { !Byte.isBlank($0) } ?? keyEnd
    let sign = Self.signs.first { bytes[mark..<line.upperBound].starts(with: $0.utf8) }
    if sign != nil || bytes[mark] == UInt8(ascii: ":") {
      self.init(sign, at: mark, in: bytes, line, keyEnd)
    } else {
      guard mark > keyEnd else { return nil }
      self.init(withoutSign: bytes, line, keyEnd, mark)
    }
  }

  /// A word followed by a colon without the space after it, or by another sign.
  private init?(
    _ sign: String?, at mark: Int, in bytes: [UInt8], _ line: Range<Int>, _ keyEnd: Int
  ) {
    key = line.lowerBound..<keyEnd
    func valueStart(from offset: Int) -> Int {
      bytes[offset..<line.upperBound].firstIndex { !Byte.isBlank($0) } ?? line.upperBound
    }
    let start: Int
    if let sign {
      start = valueStart(from: mark + sign.utf8.count)
      message = "expected `:` between a key and its value, not `\(sign)`"
      fault = mark..<mark + (sign.last == " " ? sign.utf8.count - 1 : sign.utf8.count)
      edit = (keyEnd..<start, ": ")
    } else if let spaces = UnusualSpaces(in: bytes, at: mark + 1) {
      start = valueStart(from: spaces.range.upperBound)
      (kind, message) = (.unusualSpace, spaces.message)
      fault = keyEnd + 1..<start
      edit = (keyEnd..<start, ": ")
    } else {
      start = valueStart(from: mark + 1)
      // `https://…` is not a key with a value.
      guard !bytes[start..<line.upperBound].starts(with: "/".utf8) else { return nil }
      message = "missing space after `:`"
      fault = mark..<mark + 1
      edit = (start..<start, " ")
    }
    guard start < line.upperBound else { return nil }
    value = start..<line.upperBound
  }

  /// A word followed by a word that can only be a type.
  private init?(withoutSign bytes: [UInt8], _ line: Range<Int>, _ keyEnd: Int, _ start: Int) {
    key = line.lowerBound..<keyEnd
    if let name = Self.nameAfterType(in: bytes, line, keyEnd, start) {
      message = "the name comes before its type, with `:` between them"
      (hasSpaceAlone, key, value) = (true, name, line.lowerBound..<keyEnd)
      let right = [name, value].map { String(decoding: bytes[$0], as: UTF8.self) }
      (fault, edit) = (line, (line, right.joined(separator: ": ")))
      return
    }
    let text = String(decoding: bytes[start..<line.upperBound], as: UTF8.self)
    let type = ForeignType(text)?.spelling ?? TypeSynonyms.spelling(of: text)
    if TypeSynonyms.primitive(like: type) != nil, type != text { self.type = type }
    guard self.type != nil || !bytes[start..<line.upperBound].contains(where: Byte.isBlank),
      start < line.upperBound
    else { return nil }
    hasSpaceAlone = true
    message = "missing `:` after `\(String(decoding: bytes[key], as: UTF8.self))`"
    fault = key
    edit = (keyEnd..<keyEnd, ":")
    value = start..<line.upperBound
  }

  /// `String title`.
  private static func nameAfterType(
    in bytes: [UInt8], _ line: Range<Int>, _ typeEnd: Int, _ start: Int
  ) -> Range<Int>? {
    let type = String(decoding: bytes[line.lowerBound..<typeEnd], as: UTF8.self)
    let nameEnd = bytes[start..<line.upperBound].firstIndex { !isPartOfKey($0) } ?? line.upperBound
    let rest = bytes[nameEnd..<line.upperBound]
    let name = String(decoding: bytes[start..<nameEnd], as: UTF8.self)
    guard !name.isEmpty, rest.allSatisfy({ ";, ".utf8.contains($0) }),
      type.first?.isUppercase == true, TypeSynonyms.primitive(like: type) == type,
      name.first?.isLowercase == true, TypeSynonyms.spelling(of: name) == name
    else { return nil }
    return start..<nameEnd
  }

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_.?$".utf8.contains(byte)
    }
  }
}
