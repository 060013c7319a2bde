import Testing

@Suite("Types of values")
struct TypeTests {
  @Test(
    "finds the type that the first rule says",
    arguments: [
      ("x", "true", "x: Bool"),
      ("x", "1", "x: Int"),
      ("x", "1.5", "x: Double"),
      ("x", #""2026-11-21T08:30:00.5+01:00""#, "x: DateTime"),
      ("x", #""2026-11-21""#, "x: Day"),
      ("x", #""08:30:00""#, "x: Time"),
      ("x", #""2026-02-30""#, "x: String"),
      ("x", #""2026-11-21T24:30:00""#, "x: String"),
      ("x", #""5f3a1e88-0000-4000-8000-000000000001""#, "x: UUID # guess: one value so far"),
      ("x", #""https://example.com/a""#, "x: URL # guess: one value so far"),
      ("x", #""/a""#, "x: String"),
      ("x", #""12""#, "x: String"),
      ("x", "[]", "x: [JSON] # guess: empty so far"),
      ("x", "[1, 2]", "x: [Int]"),
      ("x", "[1, null]", "x: ['Int?']"),
      ("x", "{}", "x: { map: JSON } # guess: empty so far"),
      ("x", #"{"1": 2, "3": 4}"#, "x: { map: Int } # guess: names like data"),
      ("x", #"{"en": "a", "en_jp": "b"}"#, "x: { map: String } # guess: names like data"),
      ("x", #"{"id": 1, "to": 2}"#, "x: { object: { id: Int, to: Int } }"),
      ("x", "null", "x: JSON # guess: null so far"),
    ])
  func single(name: String, value: String, line: String) {
    #expect(Inferred.attribute(name, value, value, value) == line)
  }

  @Test(
    "looks at all values together",
    arguments: [
      (["1", "2.5", "1"], "x: Double"),
      (["1", "null", "2"], "x: Int?"),
      (
        [#""a b""#, "1", "true"],
        "x: String | Double | Bool # guess: strings and numbers and Booleans"
      ),
      (["[1]", "{}", "1"], "x: JSON # guess: values of different shapes"),
      (
        [#""1.5""#, #""2.25""#, #""2.25""#],
        "x: { type: Decimal, format: text } # guess: numbers in 3 strings"
      ),
      ([#""2026-11-21""#, #""soon""#, #""2026-11-22""#], "x: String"),
      ([#""""#, #""https://example.com/a""#, #""https://example.com/b""#], "x: String"),
      (["99999999999999999999", "1", "1"], "x: Double"),
    ])
  func several(values: [String], line: String) {
    #expect(Inferred.line("x", in: Inferred.schema([Inferred.document("x", values)]).text) == line)
  }

  @Test(
    "gives dates that RFC 3339 does not spell so a format",
    arguments: [
      (["2026-11-21T08:30:00"], "yyyy-MM-dd'T'HH:mm:ss", "no zone, read as UTC"),
      (["2026-11-21 08:30:00"], "yyyy-MM-dd HH:mm:ss", "no zone, read as UTC"),
      (["2026-11-21 08:30"], "yyyy-MM-dd HH:mm", "no zone, read as UTC"),
      (
        ["2026-11-21T08:30:00.5", "2026-11-21T08:30:00.125"], "yyyy-MM-dd'T'HH:mm:ss.SSS",
        "no zone, read as UTC"
      ),
      (["2026-11-21 08:30:00+01:00", "2026-11-21 08:30:00Z"], "yyyy-MM-dd HH:mm:ssXXX", nil),
      (["2026-11-21T08:30:00-0530"], "yyyy-MM-dd'T'HH:mm:ssxx", nil),
    ] as [([String], String, String?)])
  func formats(texts: [String], pattern: String, reason: String?) {
    let values = texts.map { "\"\($0)\"" }
    let schema = Inferred.schema([Inferred.document("x", values + ["null", values[0]])])
    let member = schema.schema.resources[0].attributes[0]
    #expect(member.type == .primitive(.dateTime) && member.isNullable)
    #expect(member.format?.value == pattern)
    #expect(
      Inferred.line("x", in: schema.text)?.firstRange(of: " # guess: ").map { _ in true }
        == reason.map { _ in true })
    #expect(reason.map { schema.text.contains("# guess: \($0)\n") } ?? true)
    #expect(ValidityTests.errors(in: schema.text) == [])
  }

  @Test("takes dates of several spellings, and those in arrays, for strings")
  func noFormat() {
    for values in [
      [#""2026-11-21T08:30:00""#, #""2026-11-21 08:30:00""#],
      [#""2026-11-21T08:30:00""#, #""2026-11-21T08:30:00Z""#],
      [#""2026-11-21T08:30:00""#, #""2026-11-21T08:30:00.5""#],
      [#""2026-11-21T08:30:00+25:00""#],
    ] {
      #expect(
        Inferred.line(
          "x", in: Inferred.schema([Inferred.document("x", values + values + values)]).text)
          == "x: String")
    }
    let array = #"["2026-11-21 08:30:00"]"#
    #expect(Inferred.attribute("x", array, array, array) == "x: [String]")
  }

  @Test("takes UUIDs for ids of some other form unless many differ")
  func idsOfSomethingElse() {
    func uuids(_ count: Int) -> [String] {
      (1...count).map { #""5f3a1e88-0000-4000-8000-00000000000\#($0)""# }
    }
    for name in ["owner-id", "handle", "billingAccount"] {
      func line(_ count: Int) -> String? {
        Inferred.line(name, in: Inferred.schema([Inferred.document(name, uuids(count))]).text)
      }
      #expect(line(4) == "\(name): String")
      #expect(line(5) == "\(name): UUID")
    }
  }

  @Test("is sure of UUIDs and URLs when several differ")
  func differentValues() {
    #expect(
      Inferred.attribute(
        "x", #""5f3a1e88-0000-4000-8000-000000000001""#,
        #""5f3a1e88-0000-4000-8000-000000000002""#, "null") == "x: UUID?")
    #expect(
      Inferred.attribute("x", #""https://a.org""#, #""https://b.org""#, #""https://c.org/?d=e""#)
        == "x: URL")
  }

  @Test(
    "takes repeated symbols of a telling name for an enum, open and in the order of the alphabet")
  func enums() {
    #expect(
      Inferred.attribute("status", #""running""#, #""finished""#, #""running""#)
        == "status: { enum: [finished, running] } # guess: 2 values in 3")
    #expect(Inferred.attribute("status", #""a""#, #""b""#, #""c""#) == "status: String")
    #expect(Inferred.attribute("city", #""a""#, #""b""#, #""a""#) == "city: String")
    #expect(Inferred.attribute("status", #""a""#, #""not one""#, #""a""#) == "status: String")
    #expect(
      Inferred.attribute("type", #""a""#, #""b""#, #""a""#)
        == "type: { enum: [a, b], swift: kind } # guess: 2 values in 3")
  }

  @Test("takes symbols that repeat often for an enum, but not names and codes")
  func frequentSymbols() {
    let values = (0..<12).map { #""v\#($0 % 3)""# }
    let schema = { Inferred.schema([Inferred.document($0, values)]).text }
    #expect(
      Inferred.line("shape", in: schema("shape"))
        == "shape: { enum: [v0, v1, v2] } # guess: 3 values in 12")
    let people = (0..<12).map { #""\#(["Amstrad", "Halo", "Nestor"][$0 % 3])""# }
    #expect(
      Inferred.line("shape", in: Inferred.schema([Inferred.document("shape", people)]).text)
        == "shape: String")
    #expect(
      Inferred.line("platform", in: Inferred.schema([Inferred.document("platform", people)]).text)
        == "platform: String")
    #expect(
      Inferred.line("status", in: Inferred.schema([Inferred.document("status", people)]).text)
        == "status: { enum: [Amstrad, Halo, Nestor] } # guess: 3 values in 12")
    #expect(Inferred.line("first-name", in: schema("first-name")) == "first-name: String")
    #expect(Inferred.line("countryCode", in: schema("countryCode")) == "countryCode: String")
  }

  @Test("takes null for a date if the name and other dates say so")
  func nullDates() {
    let object = #"""
      {"type": "a", "id": "x", "attributes": {"created-at": "2026-11-21T08:30:00Z",
       "updated-at": "2026-11-21T08:30:00Z", "sent-at": "2026-11-21T08:30:00Z", "seen-at": null,
       "format": null}}
      """#
    let text = Inferred.schema([#"{"data": [\#(object), \#(object), \#(object)]}"#]).text
    #expect(Inferred.line("seen-at", in: text) == "seen-at: DateTime? # guess: null so far")
    #expect(Inferred.line("format", in: text) == "format: JSON # guess: null so far")
  }

  @Test("takes many names in few objects for a map")
  func manyNames() {
    let values = (0..<5).map { #"{"name\#(letter($0))": 1}"# }
    #expect(
      Inferred.line("x", in: Inferred.schema([Inferred.document("x", values)]).text)
        == "x: { map: Int } # guess: 5 names in 5 objects")
  }

  private func letter(_ index: Int) -> String { String("abcdefgh".dropFirst(index).prefix(1)) }
}
