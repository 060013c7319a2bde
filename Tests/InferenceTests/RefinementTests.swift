import Diagnostics
import Evidence
import Foundation
import Inference
import SchemaReader
import SchemaWriter
import Testing

@Suite("Refining a schema")
struct RefinementTests {
  /// Adds to a schema what payloads show.
  static func refine(_ text: String, _ payloads: [String]) throws -> Refinement {
    try refine(text, Inferred.evidence(payloads))
  }

  static func refine(_ text: String, _ evidence: Evidence) throws -> Refinement {
    let file = SourceFile(path: "api.yaml", text: text)
    let result = SchemaReader.read([file]) { _ in throw CancellationError() }
    let schema = try #require(result.schema, "\(result.diagnostics.map(\.message))")
    return try #require(
      Refinement(of: file, schema, with: evidence, InferenceOptions(name: "API")))
  }

  static let article = #"""
    {"type": "articles", "id": "a1", "attributes": {"title": "A", "subtitle": "B", "words": 3},
     "relationships": {"author": {"data": {"type": "people", "id": "p1"}}}}
    """#
  static let articles = #"{"data": [\#(article), \#(article), \#(article)]}"#

  @Test("adds members, resources and documents behind their siblings, and touches nothing else")
  func adding() throws {
    let text = """
      schema: 1
      name: API # mine

      resources:
        # The articles.
        articles:
          attributes:
            title:   String   # unusual spaces
          # a comment at the end

      """
    let refinement = try Self.refine(text, [Self.articles])
    #expect(
      refinement.text == """
        schema: 1
        name: API # mine

        resources:
          # The articles.
          articles:
            attributes:
              title:   String   # unusual spaces
              subtitle: String
              words: Int
            relationships:
              author: people
            # a comment at the end

          people: {} # guess: seen in identifiers alone

        """)
    #expect(refinement.contradictions.isEmpty)
    #expect(try Self.refine(refinement.text, [Self.articles]).isChanged == false)
  }

  @Test("keeps line breaks of CR LF")
  func lineBreaks() throws {
    let text =
      "schema: 1\r\nname: API\r\nresources:\r\n  articles:\r\n    attributes:\r\n      title: String\r\n"
    let refined = try Self.refine(text, [Self.articles]).text
    #expect(refined.contains("      title: String\r\n      subtitle: String\r\n"))
    #expect(!refined.replacing("\r\n", with: "").contains("\n"))
  }

  @Test("writes guesses again")
  func guesses() throws {
    let text = """
      schema: 1
      name: API
      resources:
        articles: # guess: seen once
          attributes:
            title: { enum: [A, B] } # guess: 2 values in 2
            subtitle?: String
            words?: JSON # guess: null so far
          relationships:
            author?: people? # guess: target from its name
        people: {} # guess: seen in identifiers alone

      """
    let refined = try Self.refine(text, [Self.articles])
    #expect(
      refined.text == """
        schema: 1
        name: API
        resources:
          articles:
            attributes:
              title: String
              subtitle?: String
              words: Int
            relationships:
              author: people
          people: {} # guess: seen in identifiers alone

        """)
  }

  @Test("only loosens a guess if fewer values were seen than it was made of")
  func loosening() throws {
    let text = """
      schema: 1
      name: API
      resources:
        a:
          attributes:
            status: { enum: [finished, running] } # guess: 2 values in 30
            key: UUID # guess: 1 value in 9

      """
    let refined = try Self.refine(
      text,
      [
        #"{"data": {"type": "a", "id": "x", "attributes": {"status": "failed", "key": "none"}}}"#
      ])
    #expect(
      refined.text.contains(
        "      status: { enum: [failed, finished, running] } # guess: 3 values in 30\n"))
    #expect(refined.text.contains("      key: String # guess: 1 value in 9\n"))
  }

  @Test(
    "reports what contradicts a line of the user's, with the payload, and leaves the line",
    arguments: [
      ("title: String", "`title` of `a` is missing in 1 of 4 objects", "write `title?`"),
      ("x: String", "`x` of `a` is a whole number, not String, in 1 of 3 values", ""),
      (
        "y?: { object: { z: Int } }", "`z` in `y` of `a` is missing in 1 of 2 objects", "write `z?`"
      ),
      ("n: Int", "`n` of `a` is null in 1 of 4 objects", "write `?` after its type"),
      ("w?: { enum: [a, b], open: false }", "`w` of `a` has values that its enum does not", ""),
    ])
  func contradictions(line: String, message: String, advice: String) throws {
    let text = "schema: 1\nname: API\nresources:\n  a:\n    attributes:\n      \(line)\n"
    let payload = #"""
      {"data": [{"type": "a", "id": "1", "attributes": {"title": "A", "x": "a", "n": 1, "y": {"z": 1}, "w": "a"}},
        {"type": "a", "id": "2", "attributes": {"title": "B", "x": "b c", "n": null, "y": {}, "w": "c"}},
        {"type": "a", "id": "3", "attributes": {"title": "B", "x": 3, "n": 1}},
        {"type": "a", "id": "4", "attributes": {"n": 2}}]}
      """#
    let refinement = try Self.refine(text, [payload])
    #expect(refinement.text.contains("      \(line)\n"))
    let found = try #require(
      refinement.contradictions.first { $0.message == message },
      "\(refinement.contradictions.map(\.message))")
    #expect(found.payload.file == "1.json" && found.payload.pointer.hasPrefix("/data/"))
    #expect(found.range.start.line == 6)
    #expect(advice.isEmpty || found.advice == advice)
  }

  @Test("reports relationships that lead elsewhere")
  func relationshipContradictions() throws {
    let text = """
      schema: 1
      name: API
      resources:
        articles:
          attributes: { title: String, subtitle: String, words: Int }
          relationships:
            author: [articles]

      """
    let messages = try Self.refine(text, [Self.articles]).contradictions.map(\.message)
    #expect(
      messages == [
        "`author` of `articles` leads to one resource",
        "`author` of `articles` leads to `people`, too",
      ])
  }

  @Test("does not add what a mixin or defaults have")
  func mixins() throws {
    let text = """
      schema: 1
      name: API
      mixins:
        named: { attributes: { title: String, subtitle: String } }
      resources:
        articles: { with: [named], attributes: { words: Int }, relationships: { author: people } }
        people: {}

      """
    #expect(try Self.refine(text, [Self.articles]).isChanged == false)
  }

  // MARK: - Real payloads

  @Test(
    "keeps lines that were taken over, stays valid, and changes nothing in a third run",
    .enabled(if: Measured.exist, "The payloads of ../shared/data are not on this machine."),
    arguments: Measured.apis)
  func realPayloads(api: String) throws {
    let payloads = try Measured.payloads(of: api)
    for seed in 0..<3 {
      let (half, _) = Measured.halves(payloads, seed: seed)
      let first = Inference.schema(
        from: Measured.evidence(of: half), InferenceOptions(name: "API")
      ).text
      // Every third guess is taken over.
      var number = 0
      let lines = first.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard let guess = line.firstRange(of: " # guess") else { return String(line) }
        number += 1
        return number % 3 == 0 ? String(line[..<guess.lowerBound]) + " # mine" : String(line)
      }
      let all = Measured.evidence(of: payloads)
      let second = try Self.refine(lines.joined(separator: "\n"), all).text
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
      withKnownIssue("a third run still changes a guess", isIntermittent: true) {
        #expect(!third.isChanged, "\(third.changeSummary)")
      } when: {
        api == "drf-example"
      }
    }
  }
}
