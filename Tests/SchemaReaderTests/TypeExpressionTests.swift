import ResourceSchema
import Testing

/// The type after the name of an attribute.
struct TypeExpressionTests {
  private let types = "types:\n  Color: { enum: [red] }\n"

  private func type(_ expression: String) throws -> ValueType {
    try readAttribute("a: \(expression)", with: types).type
  }

  @Test("primitive types are read")
  func primitiveTypes() throws {
    for primitive in PrimitiveType.allCases {
      #expect(try type(primitive.rawValue) == .primitive(primitive))
    }
  }

  @Test("names, arrays and maps are read")
  func namesArraysAndMaps() throws {
    #expect(try type("Color") == .named("Color"))
    #expect(try type("[String]") == .array(.primitive(.string)))
    #expect(try type("[Color?]") == .array(.nullable(.named("Color"))))
    #expect(try type("[[Int]]") == .array(.array(.primitive(.int))))
    #expect(try type("{ map: Int }") == .map(.primitive(.int)))
    #expect(try type("{ map: [Int?] }") == .map(.array(.nullable(.primitive(.int)))))
    #expect(try type("[{ map: Color }]") == .array(.map(.named("Color"))))
  }

  @Test("an array may be written on several lines")
  func anArrayMayBeWrittenInLines() throws {
    #expect(try type("\n        - String") == .array(.primitive(.string)))
  }

  @Test("a quoted text is the same expression")
  func quotedTextIsTheSameExpression() throws {
    let attribute = try readAttribute("a: '[String?]?'")
    #expect(attribute.type == .array(.nullable(.primitive(.string))))
    #expect(attribute.isNullable)
    let map = try readAttribute("a: \"{ map: [Int] }?\"")
    #expect(map.type == .map(.array(.primitive(.int))))
    #expect(map.isNullable)
    #expect(try readAttribute("a: '{map:Int}'").type == .map(.primitive(.int)))
  }

  @Test("types inside others have long forms")
  func typesInsideOthersHaveLongForms() throws {
    #expect(
      try type("[{ type: String, nullable: true }]") == .array(.nullable(.primitive(.string))))
    #expect(try type("{ map: { type: Color } }") == .map(.named("Color")))
    guard case .array(.object(let object)) = try type("[{ object: { x: Int, y: Int } }]") else {
      Issue.record("not an array of objects")
      return
    }
    #expect(object.members.map(\.name.value) == ["x", "y"])
  }

  @Test("unknown types are underlined inside expressions")
  func unknownTypesAreUnderlinedInsideExpressions() {
    expectDiagnostic(
      in: article("attributes:\n  a: [1️⃣Strng2️⃣?]"), .unknownType, "unknown type `Strng`",
      help: "did you mean `String`?")
    expectDiagnostic(
      in: article("attributes:\n  a: '{ map: [1️⃣Colour2️⃣] }?'") + types, .unknownType,
      "unknown type `Colour`", help: "did you mean `Color`?")
    expectDiagnostic(
      in: article("attributes:\n  größe: { type: \"[1️⃣Ünklar2️⃣]\" }"), .unknownType,
      "unknown type `Ünklar`")
  }

  @Test("names of other languages suggest the right type")
  func wordsOfOtherLanguagesAreUnderstood() {
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣boolean2️⃣"), .unknownType, "unknown type `boolean`",
      help: "did you mean `Bool`?")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣Date2️⃣"), .unknownType, "unknown type `Date`",
      help: "did you mean `DateTime`, or `Day` for a date without a time?")
  }

  @Test("a resource type is not the type of a value")
  func aResourceTypeIsNoValue() {
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣articles2️⃣"), .unknownType, "unknown type `articles`")
  }

  @Test("malformed expressions name the right spelling")
  func malformedExpressionsNameTheRightSpelling() {
    expectDiagnostic(
      in: article("attributes:\n  a: String1️⃣[]2️⃣"), .malformedType, "not a type",
      help: "an array is written `[String]`")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣Array<Int>2️⃣"), .malformedType, "`Array<Int>` is not a type",
      help: "an array is written `[Int]`")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣Optional<Int>2️⃣"), .malformedType,
      "`Optional<Int>` is not a type", help: "a value that may be null is written `Int?`")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣Dictionary<String, Int>2️⃣"), .malformedType,
      "`Dictionary<String, Int>` is not a type",
      help: "an object with arbitrary names is written `{ map: Int }`")
    expectDiagnostic(
      in: article("attributes:\n  a: String?1️⃣?2️⃣"), .misplacedQuestionMark,
      "one question mark is enough")
    expectDiagnostic(
      in: article("attributes:\n  a: '1️⃣[String2️⃣'"), .malformedType, "a `]` is missing")
    expectDiagnostic(
      in: article("attributes:\n  a: '{ 1️⃣String: Int }2️⃣'"), .malformedType, "not a map",
      help: "an object with arbitrary names is written `{ map: String }`")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣Money.Amount2️⃣"), .malformedType,
      "`Money.Amount` is not a type",
      help: "declare a type of your own in `types`, `Name: { swift: Money.Amount }`,"
        + " and write its name here")
  }

  @Test("arrays have one type")
  func arraysHoldOneType() {
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣[String, Int]2️⃣"), .malformedType,
      "an array has values of one type",
      help: "write `String | Int` for one of these types, or `[String | Int]` for an array of them")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣[]2️⃣"), .emptyList,
      "the array has no element type")
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣[String: Int]2️⃣"), .malformedType, "not an array",
      help: "an object with arbitrary names is written `{ map: Int }`")
  }

  @Test("the error for an unquoted nullable array shows both spellings")
  func anUnquotedNullableArrayIsASyntaxErrorThatShowsBothSpellings() throws {
    let text = header + article("attributes:\n  tags: [String]?")
    #expect(identifiers(text) == ["unquoted-nullable"])
  }
}
