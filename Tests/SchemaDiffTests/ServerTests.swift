import SchemaDiff
import Testing

/// What a server of the old schema has to expect of new clients.
struct ServerTests {
  /// Returns the effect on a server of a type that became another, in an attribute.
  private func effect(_ old: String, _ new: String, in attribute: (String) -> String) throws
    -> [Effect]
  {
    func schema(_ type: String) -> String {
      "resources: { articles: { attributes: { \(attribute(type)) } }, people: {}, things: {} }"
    }
    return try Versions(schema(old), schema(new)).changes.map { $0.effects[.server] }
  }

  @Test(
    "what clients may newly send is named, in members of objects and arrays too",
    arguments: [
      ("{ enum: [a, b] }", "{ enum: [a, b, c] }", Effect.possible),
      ("{ enum: [a, b], open: false }", "{ enum: [a, b, c], open: false }", .breaking),
      ("Int", "Double", .possible), ("UUID", "String", .breaking),
      ("Int", "Int | String", .breaking), ("String", "String?", .breaking),
    ])
  func newValues(old: String, new: String, expected: Effect) throws {
    #expect(try effect(old, new) { "a: \($0)" } == [expected])
    #expect(try effect(old, new) { "a: { object: { b: \($0) } }" } == [expected])
    // Only responses contain it.
    let readOnly = try effect(old, new) { "a: { object: { b: \($0) }, readOnly: true }" }
    #expect(readOnly == [.none])
  }

  @Test("elements of arrays and types in `types` that clients write are looked at, too")
  func sharedTypes() throws {
    func schema(_ values: String, _ access: String) -> String {
      """
      types: { Part: { object: { shade: { enum: [\(values)], open: false } } } }
      resources: { articles: { attributes: { parts: { type: '[Part]'\(access) } } } }
      """
    }
    let written = try Versions(schema("a, b", ""), schema("a, b, c", ""))
    #expect(written.summaries == ["✗·✗~ added-enum-value"])
    let read = try Versions(
      schema("a, b", ", readOnly: true"), schema("a, b, c", ", readOnly: true"))
    #expect(read.summaries == ["✗··~ added-enum-value"])
  }

  @Test("values of filters are what clients send")
  func filters() throws {
    func schema(_ values: String) -> String {
      """
      types: { State: { enum: [\(values)], open: false } }
      resources: { articles: { operations: [list], filters: { state: State } } }
      """
    }
    let versions = try Versions(schema("a, b"), schema("a, b, c"))
    #expect(versions.summaries == ["··✗~ added-enum-value"])
  }

  @Test("targets and null count where clients can set a relationship")
  func relationships() throws {
    func schema(_ target: String) -> String {
      "resources: { articles: { relationships: { a?: articles, \(target) } }, people: {}, things: {} }"
    }
    for (old, new, marks) in [
      ("owner: people", "owner: people | things", "✗·✗✗"),
      (
        "owner: { one: people, readOnly: true }", "owner: { one: people | things, readOnly: true }",
        "✗··✗"
      ),
      ("owner: people", "owner: people?", "✗·✗✗"),
      ("owner: { one: people, readOnly: true }", "owner: { one: people?, readOnly: true }", "✗··✗"),
    ] {
      let changes = try Versions(schema(old), schema(new)).summaries
      #expect(changes.count == 1 && changes[0].hasPrefix(marks), "\(changes)")
    }
  }
}
