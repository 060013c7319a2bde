import Testing

/// Numbers in texts, and the patterns of texts.
struct TextFormTests {
  @Test("`format: text` means a number in a text")
  func numbersInTexts() throws {
    #expect(
      try readAttribute("a: { type: Decimal?, format: text }").type == .numberText(.decimal))
    #expect(try readAttribute("a: { type: Int, format: text }").format == nil)
    let schema = try read("types: { Cents: { alias: Int64, format: text } }\n")
    #expect(schema.types.first?.definition == .alias(.numberText(.int64), format: nil))
  }

  @Test("numbers have no other format")
  func otherFormsOfNumbersAreNone() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, format: 1️⃣string2️⃣ }"), .malformedFormat,
      "a number is either a number or a string in JSON",
      help: "write `format: text`, or leave `format` out")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: [Int], 1️⃣format2️⃣: text }"), .misplacedFormat,
      "`format` belongs to `DateTime` and to numbers",
      help: "it says how each element is written: declare a type, `A: { alias: Int, format: text"
        + " }`, and write `[A]`")
  }

  @Test("a number in a text has the shape of a text")
  func aNumberInATextIsAText() {
    expectDiagnostic(
      in: article("attributes:\n  a: 3️⃣String4️⃣ | 1️⃣Cents2️⃣")
        + "types: { Cents: { alias: Int, format: text } }\n", .indistinctShapes,
      "these cannot be distinguished in JSON: both are strings",
      labels: ["the other is here"],
      help: "write `String` for both, or `JSON` for a value of any shape")
    expectDiagnostic(
      in: "types:\n  3️⃣C4️⃣: { alias: Int, format: text }\n"
        + "  T: { transform: T, from: 1️⃣C2️⃣, to: X }\n",
      .formattedWireType, "`from` names the type in the JSON, which is not `C`",
      labels: ["declared here"], help: "write `from: String`, which your code reads unchanged")
  }

  @Test("texts have patterns")
  func textsHavePatterns() throws {
    let attribute = try readAttribute("a: { type: String?, pattern: 'ws-[a-z]+' }")
    #expect(attribute.pattern?.value == "ws-[a-z]+")
    let schema = try read(
      article("id: Id") + "types: { Id: { alias: String, pattern: 'ws-.*' } }\n")
    #expect(schema.types.first?.pattern?.value == "ws-.*")
    #expect(schema.resources.first?.idType != .string)
  }

  @Test("patterns are regular expressions, and only for texts")
  func patternsAreRegularExpressionsOfTexts() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 1️⃣pattern2️⃣: '[0-9]+' }"), .misplacedPattern,
      "`pattern` only applies to `String`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: [String], 1️⃣pattern2️⃣: '[0-9]+' }"), .misplacedPattern,
      "`pattern` only applies to `String`",
      help: "it says what each text matches: declare a type, `A: { alias: String, pattern:"
        + " '[0-9]+' }`, and write `[A]`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: String, pattern: 1️⃣'[0-9'2️⃣ }"), .malformedPattern,
      "`[0-9` is not a regular expression")
    expectDiagnostic(
      in: "types:\n  A: { enum: [b], 1️⃣pattern2️⃣: b }\n", .misplacedKey,
      "`pattern` does not belong to an enum")
  }
}
