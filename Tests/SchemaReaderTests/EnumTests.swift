import ResourceSchema
import Testing

struct EnumTests {
  private func enumeration(_ text: String) throws -> Enumeration {
    let schema = try read("types:\n  T: { \(text) }\n")
    guard case .enumeration(let enumeration) = schema.types.first?.definition else {
      throw NotAnEnum()
    }
    return enumeration
  }

  private struct NotAnEnum: Error {}

  private func mistake(_ text: String) -> String { "types:\n  T: { \(text) }\n" }

  @Test("a list of texts is an enum")
  func aListOfTexts() throws {
    let enumeration = try enumeration("enum: [red, dark green, no, on, 1.10, 2020-01-01, '7']")
    let values = ["red", "dark green", "no", "on", "1.10", "2020-01-01", "7"]
    #expect(enumeration.cases.map(\.name.value) == values)
    #expect(enumeration.cases.map(\.rawValue) == values.map { .string($0) })
    #expect(enumeration.isOpen)
  }

  @Test("an enum can have names with values")
  func namesWithValues() throws {
    let cases = try enumeration("enum: { low: 1, high: -2 }, open: false").cases
    #expect(cases.map(\.name.value) == ["low", "high"])
    #expect(cases.map(\.rawValue) == [.int(1), .int(-2)])
    #expect(try enumeration("enum: { none: '' }").cases.map(\.rawValue) == [.string("")])
  }

  @Test("a value has a long form")
  func theLongFormOfAValue() throws {
    let value = try #require(
      enumeration(
        "enum: { draft: { value: DRAFT, swift: sketch, description: Early., deprecated: No. } }"
      ).cases.first)
    #expect(value.name.value == "draft")
    #expect(value.rawValue == .string("DRAFT"))
    #expect(value.swiftName?.value == "sketch")
    #expect(value.description == "Early.")
    #expect(value.deprecated == "No.")
  }

  @Test("a value is used once")
  func aValueIsUsedOnce() {
    expectDiagnostic(
      in: mistake("enum: [3️⃣red4️⃣, green, 1️⃣red2️⃣]"), .repeatedEnumValue,
      "the enum has the value `red` twice", labels: ["the first is here"])
    expectDiagnostic(
      in: mistake("enum: { a: 3️⃣X4️⃣, b: { value: 1️⃣X2️⃣ } }"), .repeatedEnumValue,
      "the enum has the value `X` twice", labels: ["the first is here"])
  }

  @Test("values are of one kind")
  func valuesAreOfOneKind() {
    expectDiagnostic(
      in: mistake("enum: [3️⃣all4️⃣, 1️⃣12️⃣]"), .mixedEnumValues,
      "enum values must be all strings or all integers",
      labels: ["this one is a text"],
      help: "if the values are texts on the wire, quote each integer: `'1'`")
  }

  @Test("a number must fit 64 bits")
  func numbersHaveAnEnd() {
    expectDiagnostic(
      in: mistake("enum: [1️⃣99999999999999999999992️⃣]"), .expectedInteger,
      "`9999999999999999999999` is beyond what an enum's value can be",
      help: "if it is a text on the wire, quote it")
  }

  @Test("an enum has values")
  func anEnumHasValues() {
    expectDiagnostic(in: mistake("enum: 1️⃣[]2️⃣"), .emptyList, "the enum has no values")
    expectDiagnostic(
      in: mistake("enum: 1️⃣red2️⃣"), .expectedList,
      "an enum is a list of values, or keys with their values")
    expectDiagnostic(
      in: mistake("enum: { 1️⃣red2️⃣: }"), .emptyValue, "`red` has no value",
      help: "write `red: red`, or `''` for an empty text")
    expectDiagnostic(
      in: mistake("enum: [red, 1️⃣''2️⃣]"), .emptyValue, "an empty value needs a name",
      help: "give the values names: `enum: { red: red, empty: '' }`")
    expectDiagnostic(
      in: mistake("enum: { 1️⃣red2️⃣: { description: Warm. } }"), .missingKey, "`red` has no `value`")
    expectDiagnostic(
      in: mistake("enum: 1️⃣[{ value: red }]2️⃣"), .expectedText,
      "put keys with their values in braces", help: "write `enum: { red: red }`")
    expectDiagnostic(
      in: mistake("enum: [red, 1️⃣null2️⃣]"), .expectedText,
      "`null` is not an enum value: these must be strings or integers")
  }
}
