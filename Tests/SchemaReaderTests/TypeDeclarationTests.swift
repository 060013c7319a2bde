import ResourceSchema
import SchemaWriter
import Testing

struct TypeDeclarationTests {
  private func declaration(_ line: String) throws -> TypeDeclaration {
    try #require(read("types:\n  \(line)\n").types.first)
  }

  @Test("objects have members")
  func objects() throws {
    let type = try declaration(
      "Address: { object: { street: String, zip?: String }, swift: PostalAddress }")
    guard case .object(let object) = type.definition else {
      Issue.record("not an object")
      return
    }
    #expect(object.members.map(\.name.value) == ["street", "zip"])
    #expect(object.members.map(\.isOptional) == [false, true])
    #expect(type.swiftName?.value == "PostalAddress")
  }

  @Test("an object may be empty")
  func anObjectMayBeEmpty() throws {
    #expect(
      try declaration("Nothing: { object: {} }").definition == .object(ObjectType(members: [])))
  }

  @Test("aliases are other names of types")
  func aliases() throws {
    let slug = try declaration("Slug: { alias: String, description: Lower case., deprecated: No. }")
    #expect(slug.definition == .alias(.primitive(.string), format: nil))
    #expect(slug.description == "Lower case.")
    #expect(slug.deprecated == "No.")
    #expect(
      try declaration("Tags: { map: [String] }").definition
        == .alias(.map(.array(.primitive(.string))), format: nil))
    let date = try declaration("Date: { alias: DateTime, format: yyyy-MM-dd }")
    guard case .alias(.primitive(.dateTime), let format) = date.definition else {
      Issue.record("not an alias")
      return
    }
    #expect(format?.value == "yyyy-MM-dd")
  }

  @Test("a type can be the user's own Swift type")
  func typesThatTheUserWrote() throws {
    let price = try declaration("Price: { swift: Money.Amount, import: Money }")
    guard case .custom(let swiftType) = price.definition else {
      Issue.record("not a type of the user's")
      return
    }
    #expect(swiftType.value == "Money.Amount")
    #expect(price.importedModule?.value == "Money")
    #expect(price.swiftName == nil)
  }

  @Test("transformers and validators are read with their types")
  func transformersAndValidators() throws {
    let instant = try declaration(
      "Instant: { transform: My.Instants, from: String, to: Foundation.Date, import: My }")
    guard case .transformed(let transformer, .primitive(.string), let to) = instant.definition
    else {
      Issue.record("not transformed")
      return
    }
    #expect(transformer.value == "My.Instants")
    #expect(to.value == "Foundation.Date")
    #expect(instant.importedModule?.value == "My")
    let email = try declaration("Email: { validate: EmailValidator, of: [String] }")
    guard case .validated(let validator, let of) = email.definition else {
      Issue.record("not validated")
      return
    }
    #expect(validator.value == "EmailValidator")
    #expect(of == .array(.primitive(.string)))
  }

  @Test("transformers can start from named types")
  func transformersStartFromNamedTypes() throws {
    let schema = try read(
      """
      types:
        Slug: { alias: String }
        Color: { enum: [red] }
        Place: { object: { seen: DateTime } }
        A: { validate: V, of: [Slug] }
        B: { transform: T, from: Color, to: S }
        C: { transform: T, from: Place, to: S }
        D: { validate: V, of: { map: Decimal } }
      """)
    #expect(schema.types.count == 7)
  }
}

struct TypeCycleTests {
  @Test("an array or a map may contain its own type")
  func anArrayOrAMapEndsACircle() throws {
    let schema = try read(
      """
      types:
        Node:
          object:
            children: [Node]
            byName: { map: Node }
            inner: { object: { nodes?: '[[Node]]?' } }
      """)
    #expect(schema.types.count == 1)
  }

  @Test("a type may be called as its own Swift type")
  func nameOfItsOwnType() {
    #expect(identifiers(header + "types: { A: { swift: A, import: Foundation } }\n") == [])
  }
}
