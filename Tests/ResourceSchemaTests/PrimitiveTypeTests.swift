import ResourceSchema
import Testing

@Suite struct PrimitiveTypeTests {
  /// Otherwise examples, diffs and generated code would take the values for strings.
  @Test(
    "values in a form of their own have a type in JSON of the same kind",
    arguments: PrimitiveType.allCases)
  func jsonType(type: PrimitiveType) {
    #expect(type.jsonType.definition.json == type.definition.json)
    #expect(type.jsonType.definition.coding == .plain)
  }
}
