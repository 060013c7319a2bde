/// Makes documents that are almost like a given one: most of them are JSON still, so that what is wrong
/// with them is found by the reader of documents and not already by that of JSON.
struct Mutator {
  private let original: [UInt8]
  private let outline: JSONOutline

  init(_ text: String) {
    original = Array(text.utf8)
    outline = JSONOutline(original)
  }

  /// What a value, a name or a stretch of bytes is replaced by.
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

  /// The next mutated document.
  func mutation(using random: inout SplitMix64) -> [UInt8] {
    var bytes = original
    // The places are those of the original: only the first mutation is sure to meet what it means.
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        mutateBytes(&bytes, &random)
      } else {
        mutateStructure(&bytes, &random)
      }
    }
    // Foundation's own reader (of Swift 6.3, on Linux) traps on a text whose last byte is the 513th
    // bracket that is open, before any type is asked to read it.
    return bytes + Array("\n".utf8)
  }

  private func mutateStructure(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let value = pick(outline.values, in: bytes, &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: bytes.replaceSubrange(value, with: Self.pick(Self.replacements, &random))
    case 2:
      let other = Array(original[pick(outline.values, in: original, &random)])
      bytes.replaceSubrange(value, with: other)
    case 3: bytes.replaceSubrange(value, with: Array("[".utf8) + bytes[value] + Array("]".utf8))
    case 4:
      let name = pick(outline.names, in: bytes, &random)
      bytes.replaceSubrange(name, with: original[pick(outline.names, in: original, &random)])
    case 5: bytes.removeSubrange(memberWithComma(in: bytes, &random))
    default:
      let member = pick(outline.members, in: bytes, &random)
      bytes.insert(contentsOf: bytes[member] + Array(",".utf8), at: member.lowerBound)
    }
  }

  private func mutateBytes(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
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
    in bytes: [UInt8], _ random: inout SplitMix64
  ) -> Range<Int> {
    let member = pick(outline.members, in: bytes, &random)
    let hasComma = member.upperBound < bytes.count && bytes[member.upperBound] == 0x2C
    return member.lowerBound..<(member.upperBound + (hasComma ? 1 : 0))
  }

  /// A place, cut to where there are bytes.
  private func pick(
    _ places: [Range<Int>], in bytes: [UInt8], _ random: inout SplitMix64
  ) -> Range<Int> {
    (places.randomElement(using: &random) ?? 0..<0).clamped(to: 0..<bytes.count)
  }

  private static func pick(_ choices: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    choices.randomElement(using: &random) ?? []
  }
}
