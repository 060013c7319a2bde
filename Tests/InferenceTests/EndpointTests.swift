import Evidence
import Inference
import Testing

@Suite("Endpoints of relationships, and errors")
struct EndpointTests {
  typealias Entry = HARTests.Entry

  private static let base = HARTests.base

  /// Boats whose relationships have links alone.
  private static let boats = {
    let boats = (1...3).map { id in
      #"""
      {"type": "boats", "id": "\#(id)", "attributes": {"name": "Hidden"}, "relationships": {
        "captain": {"links": {"self": "\#(base)/boats/\#(id)/relationships/captain"}},
        "log-entries": {"links": {"related": "\#(base)/boats/\#(id)/logs"}}}}
      """#
    }
    return #"{"data": [\#(boats.joined(separator: ","))]}"#
  }()

  private static func text(_ entries: [Entry]) throws -> String {
    let evidence = Inferred.evidence([try HARTests.har(entries)])
    let text = Inference.schema(from: evidence, InferenceOptions(name: "API")).text
    #expect(ValidityTests.errors(in: text) == [])
    #expect(!text.contains("Hidden"))
    return text
  }

  @Test("takes targets and arity from endpoints of relationships, in any order")
  func targets() throws {
    let entries = [
      Entry(
        url: Self.base + "/boats/1/relationships/captain",
        response: #"{"data": {"type": "sailors", "id": "9"}}"#),
      Entry(
        url: Self.base + "/boats/2/relationships/logEntries",
        response: #"{"data": [{"type": "notes", "id": "9"}]}"#),
      Entry(
        method: "PATCH", url: Self.base + "/boats/2/relationships/crew", status: 204,
        request: #"{"data": [{"type": "sailors", "id": "9"}]}"#),
      Entry(url: Self.base + "/boats", response: Self.boats),
    ]
    for text in [try Self.text(entries), try Self.text(entries.reversed())] {
      #expect(
        Inferred.line("captain", in: text)
          == "captain: { one: sailors, linkage: never, links: [self] }")
      #expect(
        Inferred.line("log-entries", in: text)
          == "log-entries: { many: notes, linkage: never, links: [related] }")
      #expect(
        Inferred.line("crew", in: text) == "crew?: [sailors] # guess: seen at its endpoint alone")
    }
  }

  @Test("keeps the slash at the end of a path", arguments: ["/", ""])
  func slash(_ slash: String) throws {
    let text = try Self.text([
      Entry(url: Self.base + "/boats\(slash)?page[size]=3", response: Self.boats)
    ])
    #expect(Inferred.line("path", in: text) == (slash.isEmpty ? nil : "path: boats/"))
  }

  private static func errors(_ objects: String) -> Entry {
    Entry(
      method: "POST", url: Self.base + "/boats", status: 422,
      response: #"{"errors": [\#(objects)]}"#)
  }

  private static let error = #"""
    {"status": "422", "title": "Hidden", "source": {"pointer": "/data/attributes/name"},
     "hint": "Hidden", "retryable": false}
    """#

  @Test("gives errors a type of their own if they have members that JSON:API does not name")
  func errorMembers() throws {
    let text = try Self.text([
      Entry(url: Self.base + "/boats", response: Self.boats), Self.errors(Self.error),
    ])
    #expect(
      text.contains(
        """
        defaults: { errors: APIError }

        types:
          APIError: # guess: of 1 error
            object:
              status?: String
              title?: String
              source?: { object: { 'pointer?': String } }
              hint?: String
              retryable?: Bool

        """), "\(text)")
  }

  @Test("leaves errors basic that have no other members")
  func basicErrors() throws {
    let text = try Self.text([
      Entry(url: Self.base + "/boats", response: Self.boats),
      Self.errors(#"{"status": "422", "code": "Hidden", "meta": {"a": 1}}"#),
    ])
    #expect(!text.contains("APIError") && !text.contains("defaults"))
  }

  @Test("adds the members of errors to a schema, and to those that it added before")
  func refinedErrors() throws {
    let first = Inferred.evidence([
      try HARTests.har([
        Entry(url: Self.base + "/boats", response: Self.boats), Self.errors(Self.error),
      ])
    ])
    let text = "schema: 1\nname: API\nresources:\n  boats: { attributes: { name: String } }\n"
    let refined = try RefinementTests.refine(text, first)
    #expect(refined.file.text.hasPrefix(text))
    #expect(refined.file.text.contains("defaults:\n  errors: APIError\n"))
    #expect(refined.contradictions.isEmpty)
    #expect(try RefinementTests.refine(refined.file.text, first).isChanged == false)

    let second = Inferred.evidence([
      try HARTests.har([
        Entry(url: Self.base + "/boats", response: Self.boats), Self.errors(Self.error),
        Self.errors(#"{"hint": "Hidden", "field": "Hidden"}"#),
      ])
    ])
    let again = try RefinementTests.refine(refined.file.text, second).file.text
    #expect(again.contains("APIError: # guess: of 2 errors\n"))
    #expect(again.contains("      field?: String\n"))
    #expect(try RefinementTests.refine(again, second).isChanged == false)

    let basic = "schema: 1\nname: API\ndefaults:\n  errors: basic\nresources:\n  boats: {}\n"
    #expect(try !RefinementTests.refine(basic, first).file.text.contains("APIError"))
  }
}
