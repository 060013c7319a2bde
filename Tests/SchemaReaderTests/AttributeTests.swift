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

  @Test("question marks and long flags must agree")
  func questionMarksAndLongFlagsAgree() throws {
    let both = try readAttribute("a?: { type: Int?, optional: true, nullable: true }")
    #expect(both.isOptional && both.isNullable)
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
  }

  @Test("a member of an object may be read-only, at any depth")
  func readOnlyMembers() throws {
    let attribute = try readAttribute(
      "a: { object: { b: { object: { c: { type: Int, readOnly: true }, d: Int } } } }")
    guard case .object(let outer) = attribute.type, case .object(let inner) = outer.members[0].type
    else { return #expect(Bool(false), "not an object in an object") }
    #expect(inner.members.map(\.access) == [.readOnly, .readWrite])
  }
}

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
