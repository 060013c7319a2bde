import Evidence
import Inference
import Testing

@Suite("Lines of the user that traffic contradicts")
struct ContradictionTests {
  typealias Entry = HARTests.Entry

  private static let base = "https://example.com/api"

  private static func boat(_ id: Int) -> String {
    #"""
    {"type": "boats", "id": "\#(id)", "attributes": {"name": "A", "pin": "1"},
     "relationships": {"captain": {"data": {"type": "sailors", "id": "9"}}}}
    """#
  }

  /// The messages about a schema, by the line that each of them is at.
  private static func messages(_ schema: String, _ entries: [Entry]) throws -> [String] {
    let evidence = Inferred.evidence([try HARTests.har(entries)])
    let refinement = try RefinementTests.refine(schema, evidence)
    let lines = refinement.file.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Every line of the user is as it was.
    let others = schema.split(separator: "\n").filter { !lines.contains($0) }
    #expect(others == [])
    return refinement.contradictions.map { contradiction in
      let line = lines[contradiction.range.start.line - 1].drop { $0 == " " }
      return "\(line.prefix { $0 != ":" }): \(contradiction.message)"
    }
  }

  private static func schema(_ keys: String, attributes: String = "{ name: String, pin: String }")
    -> String
  {
    """
    schema: 1
    name: API
    resources:
      boats:
        \(keys)
        attributes: \(attributes)
        relationships: { captain: sailors }
      sailors: {}

    """
  }

  private static let list = Entry(
    url: base + "/boats",
    response: #"{"data": [\#(boat(1)), \#(boat(2)), \#(boat(3))]}"#)

  private static func create(_ attributes: String, id: String = "") -> Entry {
    Entry(
      method: "POST", url: base + "/boats", status: 201, response: #"{"data": \#(boat(4))}"#,
      request: #"{"data": {"type": "boats"\#(id), "attributes": \#(attributes)}}"#)
  }

  private static func update(_ attributes: String) -> Entry {
    Entry(
      method: "PATCH", url: base + "/boats/1", response: #"{"data": \#(boat(1))}"#,
      request: #"{"data": {"type": "boats", "id": "1", "attributes": \#(attributes)}}"#)
  }

  @Test(
    "reports what requests send and the schema forbids",
    arguments: [
      (
        "readOnly: true", #"{"pin": "1"}"#, "",
        "is in 1 of 1 create request, which the server accepted"
      ),
      (
        "create: forbidden", #"{"pin": "1"}"#, "",
        "is in 1 of 1 create request, which the server accepted"
      ),
      (
        "createOnly: true", #"{"name": "A"}"#, #"{"pin": "2"}"#,
        "is in 1 of 1 update request, which the server accepted"
      ),
      ("create: required", #"{"name": "A"}"#, "", "is missing in 1 of 1 create request"),
      ("writeOnly: true", #"{"pin": "1"}"#, "", "is in 4 of 4 objects of responses"),
      ("readOnly: false", #"{"pin": 1}"#, "", "is a whole number, not String, in 1 of 1 value"),
      ("readOnly: false", #"{"pin": "1"}"#, #"{"pin": "2"}"#, nil),
    ] as [(String, String, String, String?)])
  func access(key: String, created: String, updated: String, message: String?) throws {
    let schema = Self.schema(
      "clientIds: forbidden", attributes: "{ name: String, pin: { type: String, \(key) } }")
    var entries = [Self.list, Self.create(created)]
    if !updated.isEmpty { entries.append(Self.update(updated)) }
    let found = try Self.messages(schema, entries).filter { $0.contains("`pin`") }
    #expect(found == [message].compactMap { $0.map { "attributes: `pin` of `boats` \($0)" } })
  }

  @Test("reports ids that clients choose, or do not")
  func clientIds() throws {
    let withId = [Self.list, Self.create(#"{"name": "A"}"#, id: #", "id": "x""#)]
    #expect(
      try Self.messages(Self.schema("clientIds: forbidden"), withId)
        == ["boats: `boats` has an id in 1 of 1 create request, which the server accepted"])
    #expect(
      try Self.messages(
        Self.schema("clientIds: required"), [Self.list, Self.create(#"{"name": "A"}"#)])
        == ["boats: `boats` has no id in 1 of 1 create request"])
    #expect(try Self.messages(Self.schema("clientIds: allowed"), withId) == [])
  }

  @Test(
    "reports paths, operations and queries that the schema does not allow",
    arguments: [
      ("path: ships", "boats: `boats` is requested at `api/boats`"),
      (
        "operations: [get]",
        "boats: `boats` has no `list` in its operations, but the server responded to it"
      ),
      ("page: { style: offset }", "boats: `boats` was paged by `number`"),
      ("filters: { name: String }", "filters: `boats` was filtered by `pin`"),
      ("filters: { pin: String }", "filters: `boats` was filtered by `pin` with the operator `gt`"),
      ("sorts: [name]", "sorts: `boats` was sorted by `pin`"),
      ("path: boats", nil),
      ("operations: [list, delete]", nil),
      ("page: { style: number }", nil),
      ("filters: { pin: { type: String, operators: [gt] } }", nil),
      ("sorts: [pin]", nil),
      ("includes: [captain]", nil),
    ] as [(String, String?)])
  func queries(key: String, message: String?) throws {
    var entry = Self.list
    entry.url += "?filter%5Bpin%5D%5Bgt%5D=1&sort=-pin&page%5Bnumber%5D=1&include=captain"
    let sailors = Entry(
      url: Self.base + "/sailors",
      response: #"{"data": [{"type": "sailors", "id": "9", "attributes": {}}]}"#)
    #expect(
      try Self.messages(Self.schema(key), [entry, sailors]) == [message].compactMap(\.self))
  }

  @Test("reports where endpoints of relationships lead, once")
  func linkage() throws {
    let endpoint = Entry(
      url: Self.base + "/boats/1/relationships/captain",
      response: #"{"data": {"type": "robots", "id": "1"}}"#)
    #expect(
      try Self.messages(Self.schema("clientIds: forbidden"), [Self.list, endpoint])
        == ["relationships: `captain` of `boats` also leads to `robots`"])
    let many = Entry(
      url: Self.base + "/boats/1/relationships/captain",
      response: #"{"data": [{"type": "sailors", "id": "9"}]}"#)
    #expect(
      try Self.messages(Self.schema("clientIds: forbidden"), [Self.list, many])
        == ["relationships: `captain` of `boats` leads to many resources"])
  }

  @Test("reports the members of errors, and the meta and links of documents")
  func documents() throws {
    let schema = """
      schema: 1
      name: API
      types:
        Problem:
          object:
            hint: Int
      defaults: { errors: Problem }
      resources:
        boats:
          attributes: { name: String, pin: String }
          relationships: { captain: sailors }
        sailors: {}
      documents:
        BoatList: { data: [boats], meta: { total: Int }, links: [self] }

      """
    let entries = [
      Entry(
        url: Self.base + "/boats",
        response: #"{"data": [\#(Self.boat(1))], "meta": {"total": "3"}, "links": {"next": "/x"}}"#),
      Entry(
        method: "POST", url: Self.base + "/boats", status: 422,
        response: #"{"errors": [{"hint": "A"}]}"#),
    ]
    #expect(
      try Self.messages(schema, entries) == [
        "hint: `hint` of `Problem` is a string, not Int, in 1 of 1 value",
        "BoatList: the link `self` of `BoatList` is missing in 1 of 1 object",
        "BoatList: `total` in the meta of `BoatList` is a string, not Int, in 1 of 1 value",
      ])
  }

  @Test("finds nothing wrong with a schema that was inferred from the same traffic")
  func own() throws {
    var list = Self.list
    list.url += "?filter%5Bpin%5D=1&sort=-pin&page%5Bnumber%5D=1&include=captain"
    let evidence = Inferred.evidence([
      try HARTests.har([
        list, Self.create(#"{"name": "A"}"#, id: #", "id": "x""#), Self.update(#"{"pin": "2"}"#),
        Entry(
          url: Self.base + "/boats/1/relationships/captain", response: #"{"data": null}"#),
        Entry(
          method: "POST", url: Self.base + "/boats", status: 422,
          response: #"{"errors": [{"hint": "A"}]}"#),
      ])
    ])
    let text = Inference.schema(from: evidence, InferenceOptions(name: "API")).text
    let refinement = try RefinementTests.refine(text, evidence)
    #expect(!refinement.isChanged)
    #expect(refinement.contradictions.map(\.message) == [])
  }
}
