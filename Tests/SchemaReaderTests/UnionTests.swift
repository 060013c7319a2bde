import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// Values that are one of several types.
struct UnionTests {
  private func union(_ line: String, with rest: String = "") throws -> ValueUnion {
    let type = try readAttribute(line, with: rest).type
    guard case .union(let union) = type else {
      Issue.record("\(type) is no union")
      return ValueUnion(cases: [])
    }
    return union
  }

  private let types = """
    types:
      Color: { enum: [red] }
      Level: { enum: [1, 2] }
      Point: { object: { x: Int } }
      Slug: { alias: String }
      Own: { swift: Money }
      Instant: { transform: T, from: String, to: Date }
      Fill: Color | Point

    """

  @Test("types are separated by bars")
  func typesAreSeparatedByBars() throws {
    let short = try union("a: String | Double | [Int?]")
    #expect(short.cases.map(\.name.value) == ["string", "double", "array"])
    #expect(
      short.cases.map(\.type)
        == [
          .primitive(.string), .primitive(.double), .array(.nullable(.primitive(.int))),
        ])
    #expect(short.isOpen)
    #expect(
      try union("a: Color | Point", with: types).cases.map(\.name.value) == ["Color", "Point"])
  }

  @Test("the question mark applies to the whole union")
  func theQuestionMarkBelongsToTheWhole() throws {
    #expect(try readAttribute("a: String | Int?").isNullable)
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣String?2️⃣ | Int"), .misplacedQuestionMark,
      "the question mark applies to the whole union: any of these may then be null",
      help: "write `String | Int?`")
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: [1️⃣String?2️⃣, Int] }"), .misplacedQuestionMark,
      "the question mark applies to the whole union: any of these may then be null",
      help: "write `nullable: true` beside `oneOf`")
  }

  @Test("the long form has names and can be closed")
  func theLongFormGivesNamesAndCloses() throws {
    let long = try union(
      "a: { oneOf: { text: String, box: { object: { b: Int } } }, open: false }")
    #expect(long.cases.map(\.name.value) == ["text", "box"])
    #expect(!long.isOpen)
  }

  @Test("a type can be declared as a union")
  func typesAreDeclaredByThem() throws {
    let schema = try read(types + "  Tree: String | [Tree]\n")
    let kinds = schema.types.map { type in
      if case .union(let union) = type.definition { union.cases.count } else { 0 }
    }
    #expect(kinds == [0, 0, 0, 0, 0, 0, 2, 2])
  }

  @Test(
    "two types of one shape are reported",
    arguments: [
      ("DateTime | 1️⃣String2️⃣", "strings"),
      ("Int | 1️⃣Double2️⃣", "numbers"),
      ("Slug | 1️⃣Color2️⃣", "strings"),
      ("Level | 1️⃣Timestamp2️⃣", "numbers"),
      ("Instant | 1️⃣URL2️⃣", "strings"),
      ("Fill | 1️⃣Point2️⃣", "objects"),
      ("[Int] | 1️⃣[String]2️⃣", "arrays"),
      ("Bool | 1️⃣Bool2️⃣", "true or false"),
    ])
  func twoTypesOfOneShapeAreReported(line: String, shape: String) {
    let text = MarkedText(header + article("attributes:\n  a: '\(line)'") + types)
    let result = SchemaReader.read([text.file]) { _ in throw NoImports() }
    #expect(
      result.diagnostics.map(\.message)
        == ["these cannot be distinguished in JSON: both are \(shape)"])
    #expect(result.diagnostics.first?.range == text.range("1️⃣", "2️⃣"))
    #expect(result.diagnostics.first?.identifier == "indistinct-shapes")
  }

  @Test("a union with thousands of types of one shape is reported a few times")
  func largeUnion() {
    let members = Array(repeating: "Int", count: 5_000).joined(separator: ", ")
    let result = SchemaReader.read([
      SourceFile(
        path: "a.yaml", text: "schema: 1\nname: A\ntypes: { U: { oneOf: [\(members)] } }\n")
    ]) { _ in throw NoImports() }
    #expect(result.diagnostics.filter { $0.identifier == "indistinct-shapes" }.count == 10)
  }

  @Test("`JSON` leaves no shape for other types")
  func aTypeOfEveryShapeLeavesNoneForOthers() {
    expectDiagnostic(
      in: article("attributes:\n  a: String | 1️⃣JSON2️⃣"), .indistinctShapes,
      "`JSON` matches any value, so the other cases can't match",
      help: "write `JSON` alone, or say what it can be: `[JSON]`, `{ map: JSON }`")
    expectDiagnostic(
      in: article("attributes:\n  a: String | 1️⃣Own2️⃣") + types, .indistinctShapes,
      "the JSON shape of your own type is unknown",
      help: "state it with `transform`, whose `from` states the type in the JSON")
  }

  @Test("a union has at least two types")
  func thereAreAtLeastTwo() {
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: 1️⃣[String]2️⃣ }"), .malformedType,
      "`oneOf` needs at least two types", help: "write `oneOf: [String, Int]`")
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: 1️⃣String | Int2️⃣ }"), .expectedList,
      "`oneOf` must be a list of types, or names with their types",
      help: "write `oneOf: [String, Int]`")
    expectDiagnostic(
      in: article("attributes:\n  a: 'String | 1️⃣2️⃣'"), .malformedType, "a type is missing here")
  }

  @Test("a union in a place of named types needs a name")
  func whereTypesHaveNamesTheyNeedOne() {
    let help = "declare it in `types` and write its name here"
    expectDiagnostic(
      in: "types:\n  A: { map: 1️⃣String | Int2️⃣ }\n", .malformedType,
      "a union needs a name here", help: help)
    expectDiagnostic(
      in: article("filters: { a: 1️⃣String | Int2️⃣ }"), .malformedType,
      "a union needs a name here", help: help)
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: [Int, { 1️⃣enum2️⃣: [b] }] }"), .malformedType,
      "an enum needs a name here", help: help)
  }

  @Test("a type that contains itself through a union is reported")
  func aTypeThatContainsItselfThroughAUnion() {
    expectDiagnostic(
      in: "types:\n  A: String | 3️⃣B4️⃣\n  B: { object: { a: 1️⃣A2️⃣ } }\n", .infiniteType,
      "a value of this type would contain another value of the same type: A → B → A",
      labels: ["on the way"], help: "write an array, `[A]`, or `JSON` for a value of any shape")
  }

  @Test("keywords of other languages suggest `oneOf`")
  func wordsOfOtherLanguagesAreUnderstood() {
    expectDiagnostic(
      in: article("attributes:\n  a: { optional: true, 1️⃣anyOf2️⃣: [String, Int] }"), .unknownKey,
      "an attribute has no key `anyOf`", help: "write `oneOf: [String, Int]`")
  }

  @Test("the types of a union with a tag are objects that do not declare it")
  func tags() {
    expectDiagnostic(
      in: article(
        "attributes:\n  a: { oneOf: { x: { object: { 1️⃣kind2️⃣: Int } }, y: { object: {} } }, tag: 3️⃣kind4️⃣ }"
      ),
      .conflictingTypes, "`kind` is the tag, and also a member of the object",
      labels: ["the tag is here"],
      help: "remove the member: the case of the enum says which value it has")
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: { 1️⃣x2️⃣: String, y: { object: {} } }, tag: 3️⃣kind4️⃣ }"),
      .indistinctShapes, "only objects can have a tag, and this type is not a declared object",
      labels: ["the tag is here"],
      help: "declare an object in `types` and write its name, or write `object: { … }`")
    expectDiagnostic(
      in: article("attributes:\n  a: { oneOf: 1️⃣[X, Y]2️⃣, tag: kind }")
        + "types: { X: { object: { a: Int } }, Y: { object: { b: Int } } }\n",
      .expectedMapping, "with `tag`, `oneOf` has a type for each value of `kind`",
      help: "write `oneOf: { X: X, Y: Y }`, with the values as keys")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: String, 1️⃣tag2️⃣: kind }"), .misplacedKey,
      "`tag` belongs to `oneOf`", help: "remove it, or write it where `oneOf` is")
  }
}
