import TestSupport
import Testing

@testable import Diagnostics

/// The suggested word for a misspelled one.
struct SuggestionTests {
  @Test(
    "a similar word is found",
    arguments: [
      ("atricle", "article"), ("articel", "article"), ("articles", "article"),
      ("Article", "article"),
      ("first_name", "firstName"), ("categories", "category"), ("stirng", "string"),
      ("größen", "größe"), ("descripton", "description"), ("ab", "abc"),
    ])
  func aWordThatIsNear(word: String, meant: String) {
    let others = ["zebra", "x", "completely-different", "quux"]
    #expect(Suggestions.nearest(to: word, among: others + [meant]) == meant)
  }

  @Test("the nearest of many words is found")
  func theNearestOfMany() {
    let names = (0..<4_000).map { "some-resource-name-\($0)s" }
    #expect(Suggestions.nearest(to: "smoe-resource-nmae-17s", among: names) == names[17])
    #expect(Suggestions.nearest(to: "some-resource-name-17", among: names) == names[17])
    let long = (0..<3).map { String(repeating: "abcdefgh", count: 12) + "\($0)x\($0)" }
    let word = String(repeating: "abcdefgh", count: 12) + "1x2"
    #expect(Suggestions.nearest(to: word, among: long) == long[1])
  }

  @Test(
    "a word without similarity is not found",
    arguments: ["a", "wolf", "nothingLikeIt", String(repeating: "article", count: 20)])
  func aWordThatIsFar(word: String) {
    #expect(Suggestions.nearest(to: word, among: ["article", "people", "b"]) == nil)
  }

  /// The way along the diagonal finds what the whole table would.
  @Test("distances equal those of the complete table")
  func distancesAreThoseOfTheWholeTable() {
    var random = SplitMix(state: 3)
    for _ in 0..<2_000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          Unicode.Scalar(UInt8.random(in: 0...2, using: &random))
        }
      }
      let distance = wholeTable(words[0], words[1])
      for limit in 1...5 {
        #expect(
          EditDistance.between(words[0], words[1], limit: limit)
            == (distance <= limit ? distance : nil), "\(words) \(limit)")
      }
    }
  }

  private func wholeTable(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = (0...left.count).map { i in (0...right.count).map { j in i == 0 ? j : i } }
    for i in left.indices {
      for j in right.indices {
        var least = min(table[i][j + 1], table[i + 1][j]) + 1
        least = min(least, table[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = least
      }
    }
    return table[left.count][right.count]
  }
}
