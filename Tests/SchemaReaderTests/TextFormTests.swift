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

  @Test("texts have patterns")
  func textsHavePatterns() throws {
    let attribute = try readAttribute("a: { type: String?, pattern: 'ws-[a-z]+' }")
    #expect(attribute.pattern?.value == "ws-[a-z]+")
    let schema = try read(
      article("id: Id") + "types: { Id: { alias: String, pattern: 'ws-.*' } }\n")
    #expect(schema.types.first?.pattern?.value == "ws-.*")
    #expect(schema.resources.first?.idType != .string)
  }
}
