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
      // Every third guess is taken over.
      var number = 0
      let lines = first.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard let guess = line.firstRange(of: " # guess") else { return String(line) }
        number += 1
        return number % 3 == 0 ? String(line[..<guess.lowerBound]) + " # mine" : String(line)
      }
      let all = Measured.profile(of: payloads)
      let second = try Self.refine(lines.joined(separator: "\n"), all).file.text
      #expect(ValidityTests.errors(in: second) == [])
      var rest = second.split(separator: "\n")[...]
      for line in lines where !line.isEmpty && !line.contains("# guess") {
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
}
