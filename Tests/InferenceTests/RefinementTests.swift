import Diagnostics
import Evidence
import Foundation
import Inference
import SchemaReader
import SchemaWriter
import TestWorkspace
import Testing

@Suite("Refining a schema")
struct RefinementTests {
  /// Adds to a schema what payloads show.
  static func refine(_ text: String, _ payloads: [String]) throws -> Refinement {
    try refine(text, Inferred.evidence(payloads))
  }

  static func refine(_ text: String, _ evidence: Evidence) throws -> Refinement {
    let file = SourceFile(path: "api.yaml", text: text)
    let refinement = Refinement(of: file, with: evidence, InferenceOptions(name: "API")) { file in
      SchemaReader.read([file]) { _ in throw CancellationError() }
    }
    return try #require(refinement, "\(ValidityTests.errors(in: text))")
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
      refinement.file.text == """
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
    #expect(try Self.refine(refinement.file.text, [Self.articles]).isChanged == false)
  }

  @Test("keeps line breaks of CR LF")
  func lineBreaks() throws {
    let text =
      "schema: 1\r\nname: API\r\nresources:\r\n  articles:\r\n    attributes:\r\n      title: String\r\n"
    let refined = try Self.refine(text, [Self.articles]).file.text
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
      refined.file.text == """
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
      refined.file.text.contains(
        "      status: { enum: [failed, finished, running] } # guess: 3 values in 30\n"))
    #expect(refined.file.text.contains("      key: String # guess: 1 value in 9\n"))
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
    #expect(refinement.file.text.contains("      \(line)\n"))
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
        "`author` of `articles` also leads to `people`",
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

  // MARK: - What does not go together with the lines of the user

  /// Articles with their author, whose profile is included, too.
  static func profiles() throws -> Evidence {
    let article = #"""
      {"data": [{"type": "articles", "id": "1", "attributes": {"createdAt": "2026-11-21T08:30:00Z"},
        "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}],
       "included": [
        {"type": "people", "id": "9", "attributes": {"name": "A"}, "relationships":
          {"profile": {"data": {"type": "profiles", "id": "5"}, "links": {"related": "/p/5"}}}},
        {"type": "profiles", "id": "5", "attributes": {"text": "A"}}]}
      """#
    let url = HARTests.base + "/articles?include=author,author.profile&sort=created_at"
    return Inferred.evidence([try HARTests.har([.init(url: url, response: article)])])
  }

  @Test("leaves out include paths, documents and sorts that lines of the user do not allow")
  func usesOfOldLines() throws {
    let text = """
      schema: 1
      name: API
      resources:
        articles:
          attributes:
            createdAt: DateTime
          relationships:
            author: people
        people:
          attributes: { name: String }
          relationships:
            profile: { links: [related] }

      """
    let refined = try Self.refine(text, try Self.profiles())
    #expect(
      refined.file.text == """
        schema: 1
        name: API
        resources:
          articles:
            sorts: [{ name: created_at }]
            includes: [author]
            attributes:
              createdAt: DateTime
            relationships:
              author: people
          people:
            attributes: { name: String }
            relationships:
              profile: { links: [related] }

          profiles: # guess: seen once; the only id is a whole number
            attributes:
              text?: String

        """)
    #expect(try Self.refine(refined.file.text, try Self.profiles()).isChanged == false)
  }

  @Test("adds the target of a relationship that had none before, in one line and in several")
  func targetsSeenLater() throws {
    let text = """
      schema: 1
      name: API
      resources:
        articles:
          attributes:
            createdAt?: DateTime
          relationships:
            author?: # guess: no target so far
              links: [related] # mine
        people:
          attributes: { name?: String }
          relationships:
            profile?: { links?: [related?] } # guess: no target so far

      """
    let refined = try Self.refine(text, try Self.profiles())
    #expect(
      refined.file.text.contains(
        """
              author?:
                one: people?
                links: [related] # mine
        """))
    #expect(refined.file.text.contains("      profile?: { one: 'profiles?', linkage: included,"))
    #expect(refined.file.text.contains("    includes: [author, author.profile]\n"))
    #expect(try Self.refine(refined.file.text, try Self.profiles()).isChanged == false)
  }

  @Test("gives a new member another name in Swift where the user has its name already")
  func nameOfTheUser() throws {
    let text = """
      schema: 1
      name: API
      resources:
        articles:
          attributes:
            created-at: DateTime # mine
          relationships:
            author: people
        people: {}

      """
    let refined = try Self.refine(text, try Self.profiles())
    #expect(ValidityTests.errors(in: refined.file.text) == [])
    #expect(refined.file.text.contains("      created-at: DateTime # mine\n"))
    #expect(refined.file.text.contains("swift: createdAt2"))
  }

  // MARK: - Real payloads

  @Test(
    "keeps lines that were taken over, stays valid, and changes nothing in a third run",
    .enabled(if: Measured.exist, "The payloads of ../shared/data are not on this machine."),
    arguments: Measured.apis)
  func realPayloads(api: String) throws {
    let payloads = try Measured.payloads(of: api)
    for seed in 0..<TestExtent.count(all: 20, sample: 4) {
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
