import ResourceSchema
import Testing

struct AttributeTests {
  @Test("a question mark after the name means optional, after the type nullable")
  func questionMarks() throws {
    let article = try readArticle(
      """
      attributes:
        a: String
        b?: String
        c: String?
        d?: String?
      """)
    #expect(article.attributes.map(\.name.value) == ["a", "b", "c", "d"])
    #expect(article.attributes.map(\.isOptional) == [false, true, false, true])
    #expect(article.attributes.map(\.isNullable) == [false, false, true, true])
  }

  @Test("the long form takes every key")
  func theLongFormHasEverything() throws {
    let attribute = try readAttribute(
      """
      birth-date: {
          type: DateTime, optional: true, nullable: true, swift: bornOn, query: born,
          description: When they were born., deprecated: Use age., readOnly: true,
          sensitive: true, example: 1970-01-01, format: yyyy-MM-dd, since: 1.10 }
      """.replacing("\n", with: ""))
    #expect(attribute.name.value == "birth-date")
    #expect(attribute.type == .primitive(.dateTime))
    #expect(attribute.isOptional)
    #expect(attribute.isNullable)
    #expect(attribute.swiftName?.value == "bornOn")
    #expect(attribute.queryName == "born")
    #expect(attribute.description == "When they were born.")
    #expect(attribute.deprecated == "Use age.")
    #expect(attribute.access == .readOnly)
    #expect(attribute.isSensitive)
    #expect(attribute.example == "1970-01-01")
    #expect(attribute.format?.value == "yyyy-MM-dd")
    #expect(attribute.since == "1.10")
  }

  @Test("access keys set who may set an attribute")
  func accessSaysWhoMaySetAnAttribute() throws {
    #expect(try readAttribute("a: { type: Int, writeOnly: true }").access == .writeOnly)
    #expect(try readAttribute("a: { type: Int, createOnly: true }").access == .createOnly)
    #expect(try readAttribute("a: { type: Int, readOnly: false }").access == .readWrite)
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 3️⃣readOnly4️⃣: true, 1️⃣createOnly2️⃣: true }"),
      .conflictingAccess, "`createOnly` cannot be combined with `readOnly`",
      labels: ["the first is here"])
  }

  @Test("`create` sets what requests that create a resource need")
  func createRequestsCanSayOtherThanResponses() throws {
    #expect(try readAttribute("a?: { type: Int, create: required }").creation == .required)
    #expect(try readAttribute("a: { type: Int, create: optional }").creation == .optional)
    #expect(
      try readAttribute("a: { type: Int, writeOnly: true, create: forbidden }").creation
        == .forbidden)
    #expect(try readAttribute("a: Int").creation == nil)
    #expect(try readRelationship("a?: { one: people, create: required }").creation == .required)
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, create: 1️⃣require2️⃣ }"), .unknownWord,
      "`require` is not a value of `create`", help: "did you mean `required`?")
  }

  @Test("`create` cannot be combined with `readOnly`")
  func whatOnlyTheServerSetsIsInNoRequest() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 3️⃣readOnly4️⃣: true, 1️⃣create2️⃣: required }"),
      .conflictingAccess, "`create` cannot be combined with `readOnly`",
      labels: ["the first is here"])
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 3️⃣createOnly4️⃣: true, 1️⃣create2️⃣: forbidden }"),
      .conflictingAccess, "`create` cannot be combined with `createOnly`",
      labels: ["the first is here"])
  }

  @Test("a member of an object cannot be sensitive by itself")
  func aMemberIsNoSecretOfItsOwn() {
    let help = "write `sensitive: true` at the attribute that has this object, beside its type"
    expectDiagnostic(
      in: "types:\n  Card: { object: { pin: { type: String, 1️⃣sensitive2️⃣: true } } }\n",
      .unknownKey, "a member has no key `sensitive`", help: help)
    expectDiagnostic(
      in: article("meta: { token: { type: String, 1️⃣sensitive2️⃣: true } }"),
      .unknownKey, "a member has no key `sensitive`", help: help)
  }

  @Test("enums, objects and maps can be written inline")
  func inlineEnumsObjectsAndMaps() throws {
    guard
      case .enumeration(let enumeration) = try readAttribute("a: { enum: [x, y], open: false }")
        .type
    else {
      Issue.record("not an enum")
      return
    }
    #expect(enumeration.cases.map(\.name.value) == ["x", "y"])
    #expect(!enumeration.isOpen)
    guard case .object(let object) = try readAttribute("a: { object: { x?: Int? } }").type else {
      Issue.record("not an object")
      return
    }
    #expect(object.members.first?.isOptional == true)
    #expect(object.members.first?.isNullable == true)
    let map = try readAttribute("a?: { map: Int, nullable: true }")
    #expect(map.type == .map(.primitive(.int)))
    #expect(map.isNullable && map.isOptional)
  }

  @Test("an example is kept as it is spelled")
  func anExampleIsKeptAsItIsSpelt() throws {
    #expect(try readAttribute("a: { type: Int, example: 1.10 }").example == "1.10")
    #expect(try readAttribute("a: { type: [Int], example: [1, 2] }").example == "[1, 2]")
  }

  @Test("an attribute has one type")
  func anAttributeHasOneType() {
    expectDiagnostic(
      in: article("attributes:\n  a: { 3️⃣type4️⃣: Int, 1️⃣enum2️⃣: [b] }"), .conflictingTypes,
      "`enum` cannot be combined with `type`", labels: ["the first type is here"])
    expectDiagnostic(
      in: article("attributes:\n  a: 1️⃣{ description: Lost. }2️⃣"), .missingType,
      "there is no type here")
    expectDiagnostic(
      in: article("attributes:\n  1️⃣a2️⃣:"), .missingType, "`a` has no type",
      help: "write `a: String`")
  }

  @Test("an object needs its keyword")
  func anObjectNeedsItsKeyword() {
    expectDiagnostic(
      in: article("attributes:\n  1️⃣address2️⃣: { street: String, zip?: String }"), .missingType,
      "`address` does not say what it is",
      help: "write `address: { object: { street: String, zip?: String } }`")
    expectDiagnostic(
      in: article("attributes:\n  1️⃣address2️⃣:\n    street: String"), .missingType,
      "`address` does not say what it is",
      help: "write `address: { object: { street: String } }`")
  }

  @Test("question marks and long flags must agree")
  func questionMarksAndLongFlagsAgree() throws {
    let both = try readAttribute("a?: { type: Int?, optional: true, nullable: true }")
    #expect(both.isOptional && both.isNullable)
    expectDiagnostic(
      in: article("attributes:\n  3️⃣a?4️⃣: { type: Int, optional: 1️⃣false2️⃣ }"),
      .contradictoryQuestionMark, "the name has a question mark, and `optional` says no",
      labels: ["the question mark is here"])
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int?, nullable: 1️⃣false2️⃣ }"),
      .contradictoryQuestionMark, "the type has a question mark, and `nullable` says no")
    expectDiagnostic(
      in: article("attributes:\n  1️⃣a??2️⃣: Int"), .misplacedQuestionMark,
      "a name has at most one question mark, at its end",
      help: "write `a?: Int?`: the first mark says that it may be absent, the second that it may be"
        + " null")
  }

  @Test("`open` belongs to enums and unions")
  func openBelongsToEnums() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 1️⃣open2️⃣: false }"), .misplacedKey,
      "`open` belongs to an enum, or to `oneOf`")
  }

  @Test("a name is used once")
  func aNameIsTakenOnce() {
    expectDiagnostic(
      in: article("attributes:\n  3️⃣a4️⃣: Int\n  1️⃣a?2️⃣: Int"), .duplicateName,
      "attributes have two members called `a`", labels: ["the first is here"])
    expectDiagnostic(
      in: article("attributes:\n  3️⃣a4️⃣: Int\nrelationships:\n  1️⃣a2️⃣: articles"),
      .duplicateName, "`a` is an attribute and a relationship",
      labels: ["the attribute is here"])
  }

  @Test("an attribute and a relationship share a name on the wire if they have two in Swift")
  func aNameIsTakenTwice() throws {
    for (attribute, relationship) in [
      ("Int", "{ one: articles, swift: b }"), ("{ type: Int, swift: b }", "articles"),
    ] {
      let schema = try read(
        article("attributes:\n  a: \(attribute)\nrelationships:\n  a: \(relationship)"))
      #expect(schema.resources[0].attributes.map(\.name.value) == ["a"])
      #expect(schema.resources[0].relationships.map(\.name.value) == ["a"])
    }
  }

  @Test("relative URLs have a base")
  func baseOfURLs() throws {
    let base = "https://example.com/media/"
    let attribute = try readAttribute("a: { type: URL, base: \(base) }")
    #expect(attribute.type == .relativeURL(base: Located(base)))
    #expect(
      try read("types: { A: { alias: URL, base: \(base) } }\n" + article("attributes: { a: A }"))
        .types[0].definition == .alias(.relativeURL(base: Located(base)), format: nil))
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 1️⃣base2️⃣: \(base) }"), .misplacedFormat,
      "`base` belongs to `URL`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: [URL], 1️⃣base2️⃣: \(base) }"), .misplacedFormat,
      "`base` belongs to `URL`",
      help: "declare a type, `A: { alias: URL, base: \(base) }`, and write `[A]`")
  }

  @Test(
    "a base is an absolute URL without a query",
    arguments: [
      "/media": "write the scheme and the host: `base: https://example.com/media/`",
      "example.com": "write the whole URL, such as `base: https://example.com/`",
      "https://": "write the whole URL, such as `base: https://example.com/`",
      "https://a b.c": "write the whole URL, such as `base: https://example.com/`",
      "https://a.b?c": "write the whole URL, such as `base: https://example.com/`",
      "://a": "write the whole URL, such as `base: https://example.com/`",
    ])
  func baseThatIsNoURL(base: String, help: String) {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: URL, base: 1️⃣'\(base)'2️⃣ }"), .malformedFormat,
      "`\(base)` is not an absolute URL", help: help)
  }

  @Test("a member of an object may be read-only, at any depth")
  func readOnlyMembers() throws {
    let attribute = try readAttribute(
      "a: { object: { b: { object: { c: { type: Int, readOnly: true }, d: Int } } } }")
    guard case .object(let outer) = attribute.type, case .object(let inner) = outer.members[0].type
    else { return #expect(Bool(false), "not an object in an object") }
    #expect(inner.members.map(\.access) == [.readOnly, .readWrite])
    expectDiagnostic(
      in: article("attributes:\n  a: { object: { b: { type: Int, 1️⃣writeOnly2️⃣: true } } }"),
      .unknownKey, "a member has no key `writeOnly`")
  }
}
