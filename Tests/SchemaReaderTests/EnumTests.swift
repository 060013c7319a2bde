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
}
