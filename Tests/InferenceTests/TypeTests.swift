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
}
