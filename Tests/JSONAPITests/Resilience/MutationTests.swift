import Foundation
import JSONAPI
import RuntimeModels
import Testing

/// Decoding arbitrary bytes never traps or hangs.
@Suite("Mutated documents")
struct MutationTests {
  static let document = """
    {"data": \(GeneratedStyleTests.article), "included": [
      {"type": "people", "id": "9", "attributes": {"name": ["Jane", "Doe"]}},
      {"type": "robots", "id": "7", "attributes": {"wheels": 4}},
      {"type": "reviews", "id": "3", "relationships": {"author": {"data": null}}}
    ], "links": {"self": "/"}, "meta": {"total": 1}}
    """

  static let pieces = [
    "null", "true", "[]", "{}", "[[]]", "\"\"", "-1", "1e99", "1e999", "\"\\ud800\"", "{\"a\":1}",
    "18446744073709551616", "\"type\"", "\"id\"", "data", ",", ":", "\u{0}", "é",
  ]

  @Test("decodes a value or throws an error")
  func decodesValueOrThrowsError() throws {
    var random = SplitMix64(state: 42)
    let original = Array(Self.document.utf8)
    var failures = 0
    let count = 3_000
    for _ in 0..<count {
      var bytes = original
      for _ in 0...Int.random(in: 0..<3, using: &random) { mutate(&bytes, &random) }
      do {
        let document = try JSONDecoder().decode(ArticleDocument.self, from: Data(bytes))
        _ = try JSONEncoder().encode(document)
      } catch {
        failures += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(failures > count / 10)
    #expect(failures < count)
  }

  /// Replaces a value, a token or a byte, or removes or duplicates a range of bytes.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0..<12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    default: replaceValue(&bytes, from: start, &random)
    }
  }

  private func replaceValue(
    _ bytes: inout [UInt8], from start: Int, _ random: inout SplitMix64
  ) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
      let end = bytes[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == 0x7D })
    else { return }
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    bytes.replaceSubrange((colon + 1)..<end, with: piece.utf8)
  }
}

/// A small random number generator with reproducible results.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
