import Diagnostics
import Inference
import Profiling
import SchemaReader
import TestWorkspace
import Testing

@Suite("Refining a schema")
struct RefinementTests {
  /// Adds to a schema what payloads show.
  static func refine(_ text: String, _ payloads: [String]) throws -> Refinement {
    try refine(text, Inferred.profile(payloads))
  }

  static func refine(_ text: String, _ profile: PayloadProfile) throws -> Refinement {
    let file = SourceFile(path: "api.yaml", text: text)
    let refinement = Refinement(of: file, with: profile, InferenceOptions(name: "API")) { file in
      SchemaReader.read([file]) { _ in throw CancellationError() }
    }
    return try #require(refinement, "\(ValidityTests.errors(in: text))")
  }

  static let article = #"""
    {"type": "articles", "id": "a1", "attributes": {"title": "A", "subtitle": "B", "words": 3},
     "relationships": {"author": {"data": {"type": "people", "id": "p1"}}}}
    """#
  static let articles = #"{"data": [\#(article), \#(article), \#(article)]}"#

  @Test("keeps line breaks of CR LF")
  func lineBreaks() throws {
    let text =
      "schema: 1\r\nname: API\r\nresources:\r\n  articles:\r\n    attributes:\r\n      title: String\r\n"
    let refined = try Self.refine(text, [Self.articles]).file.text
    #expect(refined.contains("      title: String\r\n      subtitle: String\r\n"))
    #expect(!refined.replacing("\r\n", with: "").contains("\n"))
  }

  @Test(
    "adds lines below texts with line separators of Unicode", arguments: ["\u{2028}", "\u{85}"])
  func lineSeparators(separator: String) throws {
    let before = """
      schema: 1
      name: API
      resources:
        articles:
          description: "Written\(separator)by people"
          attributes:
            title: String

      """
    let refined = try Self.refine(before, [Self.articles]).file.text
    #expect(refined.hasPrefix(before.replacing("      title: String\n", with: "")))
    #expect(refined.contains("      title: String\n      subtitle: String\n      words: Int\n"))
  }

  @Test(
    "keeps lines that were taken over, stays valid, and changes nothing in a third run",
    .enabled(if: Measured.exist, "The payloads of ../shared/data are not on this machine."),
    arguments: Measured.apis.sample(every: 3))
  func realPayloads(api: String) throws {
    let payloads = try Measured.payloads(of: api)
    for seed in 0..<TestExtent.count(all: 20, sample: 4) {
      let (half, _) = Measured.halves(payloads, seed: seed)
      let first = Inference.schema(
        from: Measured.profile(of: half), InferenceOptions(name: "API")
      ).text
      let (lines, own) = Self.takenOver(first)
      let all = Measured.profile(of: payloads)
      let second = try Self.refine(lines.joined(separator: "\n"), all).file.text
      #expect(ValidityTests.errors(in: second) == [])
      var rest = second.split(separator: "\n")[...]
      for line in own where !line.isEmpty {
        guard let index = rest.firstIndex(of: Substring(line)) else {
          #expect(Bool(false), "lost: \(line)")
          continue
        }
        rest = rest[(index + 1)...]
      }
      let third = try Self.refine(second, all)
      #expect(!third.isChanged, "\(third.changeSummary)")
    }
  }

  /// Takes over every third guess, and every third line below one; returns all lines, and those of the user.
  private static func takenOver(_ text: String) -> (lines: [String], own: [String]) {
    var (lines, own): ([String], [String]) = ([], [])
    var number = 0
    // The indentation of a line whose mark covers those below.
    var mark: Int?
    for var line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indentation = line.prefix { $0 == " " }.count
      if let outer = mark, !line.isEmpty, indentation <= outer { mark = nil }
      let guess = line.firstRange(of: " # guess")
      var isOwn = guess == nil && mark == nil
      if !isOwn, !line.isEmpty {
        number += 1
        isOwn = number % 3 == 0
        if isOwn { line = line[..<(guess?.lowerBound ?? line.endIndex)] + " # mine" }
      }
      if !isOwn, guess != nil, mark == nil { mark = indentation }
      lines.append(line)
      if isOwn { own.append(line) }
    }
    return (lines, own)
  }
}
