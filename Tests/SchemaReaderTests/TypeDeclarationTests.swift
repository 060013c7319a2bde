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

  @Test("a declaration has one definition")
  func aDeclarationSaysOneThing() {
    expectDiagnostic(
      in: "types:\n  T: { 3️⃣enum4️⃣: [a], 1️⃣alias2️⃣: Int }\n", .conflictingTypes,
      "`alias` cannot be combined with `enum`", labels: ["the first is here"])
    expectDiagnostic(
      in: "types:\n  T: { object: { a: Int }, 1️⃣open2️⃣: true }\n", .misplacedKey,
      "`open` does not belong to an object")
    expectDiagnostic(
      in: "types:\n  1️⃣T2️⃣: { description: Lost. }\n", .missingType, "`T` does not say what it is")
    expectDiagnostic(
      in: "types:\n  1️⃣T2️⃣: { street: String }\n", .missingType, "`T` does not say what it is",
      help: "write `T: { object: { street: String } }`")
    expectDiagnostic(in: "types:\n  1️⃣T2️⃣:\n", .missingType, "`T` does not say what it is")
  }

  @Test("transformers and validators need their types")
  func transformersAndValidatorsNeedTheirTypes() {
    expectDiagnostic(
      in: "types:\n  T: { 1️⃣transform2️⃣: A, to: B }\n", .missingKey,
      "`transform` needs `from` beside it",
      help: "write `{ transform: A, from: String, to: B }`: `to` is the Swift type that it makes")
    expectDiagnostic(
      in: "types:\n  T: { 1️⃣validate2️⃣: A }\n", .missingKey, "`validate` needs `of` beside it")
    expectDiagnostic(
      in: "types:\n  T: { validate: A, of: 1️⃣String?2️⃣ }\n", .misplacedQuestionMark,
      "`of` is never null itself", help: "put the question mark where the type is used")
  }

  @Test("transformers start from types without a format")
  func transformersStartFromJSON() {
    expectDiagnostic(
      in: "types:\n  Due: { transform: A, from: 1️⃣DateTime2️⃣, to: B }\n", .formattedWireType,
      "`from` names the type in the JSON, which is not `DateTime`",
      help: "write `from: String`, which your code reads unchanged")
    expectDiagnostic(
      in: "types:\n  Site: { validate: A, of: 1️⃣[URL]2️⃣ }\n", .formattedWireType,
      "`of` names the type in the JSON, which is not `URL`",
      help: "write `of: [String]`, which your code reads unchanged")
    expectDiagnostic(
      in: """
        types:
          3️⃣Stamps4️⃣: { map: Timestamp }
          Log: { validate: A, of: 1️⃣Stamps2️⃣ }
        """, .formattedWireType,
      "`of` names the type in the JSON, which is not `Stamps`", labels: ["declared here"],
      help: "write `of: { map: Double }`, which your code reads unchanged")
    expectDiagnostic(
      in: """
        types:
          3️⃣Email4️⃣: { validate: A, of: String }
          Work: { transform: B, from: 1️⃣Email2️⃣, to: C }
        """, .formattedWireType,
      "`from` names the type in the JSON, which is not `Email`", labels: ["declared here"],
      help: "write `from: String`, which your code reads unchanged")
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

  @Test("an alias is not nullable")
  func anAliasIsNotNullable() {
    expectDiagnostic(
      in: "types:\n  T: { alias: 1️⃣String?2️⃣ }\n", .misplacedQuestionMark,
      "a type is never null itself", help: "put the question mark where the type is used")
  }

  @Test("names are valid in Swift")
  func namesAreNamesInSwift() {
    expectDiagnostic(
      in: "types:\n  1️⃣blog-color2️⃣: { enum: [a] }\n", .invalidTypeName,
      "`blog-color` cannot be the name of a type: it has to be a name in Swift as well")
    expectDiagnostic(
      in: "types:\n  1️⃣DateTime2️⃣: { enum: [a] }\n", .reservedTypeName,
      "`DateTime` is already a word of the schema language")
    expectDiagnostic(
      in: "resources: { 1️⃣none2️⃣: {} }\n", .reservedTypeName,
      "`none` is a word of the language: `data: none`")
    expectDiagnostic(
      in: "types:\n  T: { swift: 1️⃣Money<Euro>2️⃣ }\n", .invalidSwiftName,
      "`Money<Euro>` is not the name of a Swift type")
    expectDiagnostic(
      in: "types:\n  T: { enum: [a], swift: 1️⃣my-type2️⃣ }\n", .invalidSwiftName,
      "`my-type` is not a Swift identifier", help: "write `swift: MyType`")
  }

  @Test("an enum in a map needs a name")
  func whatIsUsedByNameHasAName() {
    expectDiagnostic(
      in: "types:\n  T: { map: { 1️⃣enum2️⃣: [a] } }\n", .malformedType,
      "an enum needs a name here")
  }
}

struct TypeCycleTests {
  @Test("a type is not defined by itself")
  func aTypeIsNotDefinedByItself() {
    expectDiagnostic(
      in: """
        types:
          A: 3️⃣B4️⃣
          B: { alias: [1️⃣A2️⃣] }
        """, .typeCycle, "the type is defined in terms of itself: A → B → A", labels: ["on the way"]
    )
    expectDiagnostic(
      in: "types:\n  A: { validate: V, of: 1️⃣A2️⃣ }\n", .typeCycle,
      "the type is defined in terms of itself: A → A")
  }

  @Test("an object does not contain itself")
  func anObjectDoesNotContainItself() {
    expectDiagnostic(
      in: "types:\n  Node: { object: { next: 1️⃣Node2️⃣ } }\n", .infiniteType,
      "a value of this type would contain another value of the same type: Node → Node")
    expectDiagnostic(
      in: "types:\n  Node: { object: { next?: 1️⃣Node2️⃣? } }\n", .infiniteType,
      "a value of this type would contain another value of the same type: Node → Node",
      help: "write an array, `[Node]`, or `JSON` for a value of any shape")
    expectDiagnostic(
      in: """
        types:
          A: { object: { inner: { object: { b: 3️⃣B4️⃣ } } } }
          B: 5️⃣C6️⃣
          C: { object: { a: 1️⃣A2️⃣ } }
        """, .infiniteType,
      "a value of this type would contain another value of the same type: A → B → C → A",
      labels: ["on the way", "on the way"])
  }

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

  @Test(
    "words that are not types are reported",
    arguments: [
      ("swift: Self", "Self"), ("swift: Any", "Any"), ("swift: Money.Type", "Type"),
      ("swift: Foundation", "Foundation"), ("of: String, validate: Protocol", "Protocol"),
      ("transform: T, from: String, to: Any", "Any"),
    ])
  func wordsThatNameNoType(declaration: String, word: String) {
    let marked = declaration.split(separator: " ").map { part in
      part == word || part.hasSuffix(".\(word)") ? "1️⃣\(part)2️⃣" : String(part)
    }.joined(separator: " ")
    expectDiagnostic(
      in: "types: { A: { \(marked) } }\n",
      .invalidSwiftName, "`\(word)` is a word of Swift that cannot be the name of a type")
    #expect(identifiers(header + "types: { A: { swift: A, import: Foundation } }\n") == [])
  }
}
