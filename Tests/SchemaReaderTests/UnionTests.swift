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
}
