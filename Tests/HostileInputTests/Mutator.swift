import TestSupport

/// Creates variants of a document. Most of them are still JSON, so that the mistakes reach the decoding
/// of the document instead of the JSON parser.
struct Mutator {
  private let original: [UInt8]
  private let outline: JSONOutline

  init(_ text: String) {
    original = Array(text.utf8)
    outline = JSONOutline(original)
  }

  /// The replacements for a value, a name or a range of bytes.
  private static let replacements: [[UInt8]] = [
    "null", "true", "false", "[]", "{}", "[[]]", "[null]", "[{}]", #""""#, #""a""#, #""1""#, "0",
    "-1", "1.5", "1e99", "1e999", "-0", "9223372036854775808", "18446744073709551616", #"{"a":1}"#,
    #""\ud83d\ude00""#, #""\u0000""#, #""e\u0301""#, #""2026-11-21T08:30:00Z""#, #""2026-02-30""#,
    #""type""#, #""id""#, #""lid""#, #""data""#, #""attributes""#, #""people""#, #""articles""#,
    #"{"type":"people","id":"1"}"#, #"{"data":null}"#, #"{"data":[]}"#, #"{"meta":{}}"#,
    #"{"links":{"self":null}}"#, #"{"href":"/","rel":"a","meta":{}}"#, #""http://[""#,
    String(repeating: "[", count: 600), String(repeating: #"{"a":"#, count: 600),
  ].map { Array($0.utf8) }

  private static let tokens: [[UInt8]] =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "\u{0}", "é", "\u{FEFF}", #"\ud800"#, "nul", "1e",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]]

  /// Returns the next mutated document.
  func mutation(using random: inout SplitMix) -> [UInt8] {
    var bytes = original
    // The positions are those of the original, so only the first mutation is sure to hit its target.
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        mutateBytes(&bytes, &random)
      } else {
        mutateStructure(&bytes, &random)
      }
    }
    // Foundation's parser (in Swift 6.3 on Linux) traps if the last byte is the 513th open bracket,
    // before any type is decoded.
    return bytes + Array("\n".utf8)
  }

  private func mutateStructure(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let value = pick(outline.values, in: bytes, &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: bytes.replaceSubrange(value, with: Self.pick(Self.replacements, &random))
    case 2:
      let other = Array(original[pick(outline.values, in: original, &random)])
      bytes.replaceSubrange(value, with: other)
    case 3: bytes.replaceSubrange(value, with: Array("[".utf8) + bytes[value] + Array("]".utf8))
    case 4:
      let name = pick(outline.names, in: bytes, &random)
      bytes.replaceSubrange(name, with: original[pick(outline.names, in: original, &random)])
    case 5: bytes.removeSubrange(memberWithComma(in: bytes, &random))
    case 6:
      let member = pick(outline.members, in: bytes, &random)
      bytes.insert(contentsOf: bytes[member] + Array(",".utf8), at: member.lowerBound)
    default:
      // A second member of the same name, with another value, before or after the first.
      let member = pick(outline.members, in: bytes, &random)
      let name = bytes[member].prefix { $0 != UInt8(ascii: ":") }
      let second = name + Array(":".utf8) + Self.pick(Self.replacements, &random)
      if Bool.random(using: &random) {
        bytes.insert(contentsOf: second + Array(",".utf8), at: member.lowerBound)
      } else {
        bytes.insert(contentsOf: Array(",".utf8) + second, at: member.upperBound)
      }
    }
  }

  private func mutateBytes(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let stretch = start..<min(bytes.count, start + Int.random(in: 0..<12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(stretch)
    case 2: bytes.insert(contentsOf: bytes[stretch], at: start)
    case 3: bytes.replaceSubrange(stretch, with: Self.pick(Self.tokens, &random))
    default: bytes.removeSubrange(start...)
    }
  }

  private func memberWithComma(
    in bytes: [UInt8], _ random: inout SplitMix
  ) -> Range<Int> {
    let member = pick(outline.members, in: bytes, &random)
    let hasComma = member.upperBound < bytes.count && bytes[member.upperBound] == 0x2C
    return member.lowerBound..<(member.upperBound + (hasComma ? 1 : 0))
  }

  /// Returns a range, clamped to the bytes.
  private func pick(
    _ places: [Range<Int>], in bytes: [UInt8], _ random: inout SplitMix
  ) -> Range<Int> {
    (places.randomElement(using: &random) ?? 0..<0).clamped(to: 0..<bytes.count)
  }

  private static func pick(_ choices: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
    choices.randomElement(using: &random) ?? []
  }
}
