import Diagnostics
import Foundation
import JSONAPI
import TestSupport
import TestWorkspace
import Testing

struct DateFormatTests {
  /// The promise of the rules for formats: whatever is accepted reads what it writes.
  @Test("an accepted pattern parses the dates that it formats")
  func whatAnAcceptedPatternWritesItReads() throws {
    var random = SplitMix(state: 11)
    let parts = ["y", "M", "d", "E", "H", "m", "s", "S"]
    let literals = ["-", ".", " ", ":", "/", "+", "'T'", "'at '", "0", "'Z'", "''", ", "]
    var accepted = 0
    for _ in 0..<TestExtent.count(all: 6_000, sample: 1_000) {
      var pattern = ""
      // Parts without the larger ones that they belong to are no pattern: more of them are drawn.
      let first = [0, 0, 4].randomElement(using: &random) ?? 0
      let last = Int.random(in: first..<parts.count, using: &random)
      var letters = parts[first...last].filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      if let hour = letters.firstIndex(of: "H"), Bool.random(using: &random) {
        letters[hour] = "h"
        letters.append("a")
      }
      if Bool.random(using: &random) {
        letters.append(["X", "x", "Z", "z"].randomElement(using: &random) ?? "X")
      }
      if Bool.random(using: &random) { letters.shuffle(using: &random) }
      for letter in letters {
        let count = [1, 2, 2, 2, 3, 4, 4, 5].randomElement(using: &random) ?? 2
        pattern += String(repeating: letter, count: letter == "a" ? 1 : count)
        if Bool.random(using: &random) { pattern += literals.randomElement(using: &random) ?? "" }
      }
      let body = article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }")
      guard identifiers(header + body).isEmpty else { continue }
      accepted += 1
      try CurrentPattern.$pattern.withValue(pattern) {
        for seconds in [0, 951_782_399.25, 1_795_250_096.5, 4_102_444_799, 253_402_300_799] {
          let text = CurrentPattern.reverse(Date(timeIntervalSince1970: seconds))
          let date = try CurrentPattern.transform(text)
          let again = CurrentPattern.reverse(date)
          #expect(again == text || pattern.contains("E"), "\(pattern)")
        }
      }
    }
    #expect(accepted > TestExtent.count(all: 300, sample: 50), "\(accepted)")
  }

  private enum CurrentPattern: Format.DatePattern {
    @TaskLocal static var pattern = ""
  }
}
