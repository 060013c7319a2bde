import ResourceSchema
import Testing

struct LinksTests {
  private func links(_ line: String) throws -> LinksDeclaration {
    try #require(readArticle(line).links)
  }

  private func members(_ line: String) throws -> [LinkMember] {
    guard case .members(let members) = try links(line).content else { return [] }
    return members
  }

  @Test("links can be a list of names")
  func aListOfNames() throws {
    let members = try members("links: [self, related?]")
    #expect(members.map(\.name.value) == ["self", "related"])
    #expect(members.map(\.isOptional) == [false, true])
    #expect(try !links("links: [self]").isOptional)
    #expect(try links("links?: [self]").isOptional)
  }

  @Test(
    "an ellipsis means any other links",
    arguments: [
      "[self, …]", "[…, self]", "[self, ...]", "{ self: {}, …: {} }", "{ ...: , self: {} }",
    ])
  func otherLinks(value: String) throws {
    let links = try links("links: \(value)")
    #expect(links.isOpen)
    #expect(try members("links: \(value)").map(\.name.value) == ["self"])
    let schema = try read("types: { A: { links: \(value) } }\n" + article("links: A"))
    guard case .links(_, isOpen: true) = schema.types[0].definition else {
      Issue.record("not open")
      return
    }
  }

  @Test("nothing more is said of other links")
  func markedOtherLinks() {
    expectDiagnostic(
      in: article("links: [self, 1️⃣…?2️⃣]"), .misplacedQuestionMark,
      "links that are not listed may be absent anyway", help: "write `…`")
    expectDiagnostic(
      in: article("links: { self: {}, …: 1️⃣{ nullable: true }2️⃣ }"), .misplacedKey,
      "links that are not listed can't be described", help: "write `{}`")
  }

  @Test("the name of a link may be empty", arguments: ["['', self]", "{ '': {}, self: {} }"])
  func emptyName(value: String) throws {
    let schema = try read("allow: [disallowed-name]\n" + article("links: \(value)"))
    guard case .members(let members)? = schema.resources[0].links?.content else {
      Issue.record("no links")
      return
    }
    #expect(members.map(\.name.value) == ["", "self"])
    #expect(identifiers(header + article("links: \(value)")) == ["disallowed-name"])
  }

  @Test("links in a list may be null")
  func aListOfNamesThatMayBeNull() throws {
    let members = try members("links: [self, prev??, next?]")
    #expect(members.map(\.name.value) == ["self", "prev", "next"])
    #expect(members.map(\.isOptional) == [false, true, true])
    #expect(members.map(\.isNullable) == [false, true, false])
    let long = "links: { self: {}, prev?: { nullable: true }, next?: {} }"
    #expect(try members == self.members(long))
  }

  @Test("links can be a map")
  func aMapOfLinks() throws {
    let members = try members(
      """
      links:
        self:
        next?: { nullable: true, swift: following, description: What comes., deprecated: No. }
        prev: { optional: true, meta: { page: Int } }
      """)
    #expect(members.map(\.name.value) == ["self", "next", "prev"])
    #expect(members.map(\.isOptional) == [false, true, true])
    #expect(members.map(\.isNullable) == [false, true, false])
    #expect(members[1].swiftName?.value == "following")
    #expect(members[1].description == "What comes.")
    #expect(members[1].deprecated == "No.")
    #expect(members[2].meta != nil)
  }

  @Test("`pagination` means the links of pages")
  func pagination() throws {
    #expect(try links("links: pagination").content == .pagination)
    expectDiagnostic(
      in: article("links: 1️⃣paginated2️⃣"), .unknownWord, "`paginated` is not a value of `links`")
    expectDiagnostic(
      in: article("links: 1️⃣self2️⃣"), .unknownWord, "`self` is not a value of `links`",
      help: "a list of links is written `[self]`")
  }

  @Test("errors in links are reported")
  func errors() {
    expectDiagnostic(
      in: article("links: [3️⃣self4️⃣, 1️⃣self?2️⃣]"), .repeatedValue, "`self` appears twice",
      labels: ["the first is here"])
    expectDiagnostic(
      in: article("links: [1️⃣next: { nullable: true }2️⃣]"), .expectedText,
      "a list of links only has names")
    expectDiagnostic(
      in: article("links: [1️⃣'ne,xt'2️⃣]"), .invalidName,
      "`ne,xt` cannot be the name of a link: a name in JSON:API cannot contain `,`")
    expectDiagnostic(
      in: article("links: [1️⃣next???2️⃣]"), .misplacedQuestionMark,
      "the question marks of a link are at its end, two at most", help: "write `next??`")
    expectDiagnostic(
      in: article("links: [1️⃣ne?xt2️⃣]"), .misplacedQuestionMark,
      "the question marks of a link are at its end, two at most", help: "write `next?`")
    expectDiagnostic(
      in: article("links: { 1️⃣next??2️⃣: {} }"), .misplacedQuestionMark,
      "a link that may be null has the key `nullable` here",
      help: "write `next?: { nullable: true }`")
    expectDiagnostic(
      in: article("links: { self: 1️⃣URL2️⃣ }"), .expectedMapping,
      "`self` is a link, which has no type: it is a URL, or an object with one",
      help: "write `links: [self]`")
  }
}

/// Links that have a name in `types`.
struct NamedLinksTests {
  private let types = """
    types:
      RepoLinks: { links: [self, html?] }
      Color: { enum: [red] }

    """

  @Test("links can be a type with a name")
  func aTypeOfLinks() throws {
    let schema = try read(types + article("links?: RepoLinks"))
    guard case .links(let members, _) = schema.types[0].definition else {
      Issue.record("not links")
      return
    }
    #expect(members.map(\.name.value) == ["self", "html"])
    #expect(members.map(\.isOptional) == [false, true])
    let links = try #require(schema.resources[0].links)
    #expect(links.content == .named(Located("RepoLinks")))
    #expect(links.isOptional)
  }

  @Test("a type of links can be a map")
  func aMapOfLinksSaysMore() throws {
    let schema = try read(
      "types: { A: { links: { self: {}, next: { nullable: true } }, swift: B } }\n"
        + article("links: A"))
    guard case .links(let members, _) = schema.types[0].definition else {
      Issue.record("not links")
      return
    }
    #expect(members.map(\.isNullable) == [false, true])
    #expect(schema.types[0].swiftName?.value == "B")
  }

  @Test("only a type of links can be named as links")
  func namesThatAreNoLinks() {
    expectDiagnostic(
      in: "types: { 3️⃣Color4️⃣: { enum: [red] } }\n" + article("links: 1️⃣Color2️⃣"), .invalidLinksType,
      "`Color` is not declared with `links`", labels: ["declared here"])
    expectDiagnostic(
      in: types + article("links: 1️⃣String2️⃣"), .invalidLinksType,
      "`String` is not declared with `links`")
    expectDiagnostic(
      in: types + article("links: 1️⃣RepoLink2️⃣"), .unknownType, "unknown type `RepoLink`",
      help: "did you mean `RepoLinks`?")
    expectDiagnostic(
      in: types + article("links: 1️⃣Others2️⃣"), .unknownType, "unknown type `Others`")
  }

  @Test(
    "a type of links cannot be the type of a value",
    arguments: ["attributes: { a: 1️⃣RepoLinks2️⃣ }", "attributes: { a: [1️⃣RepoLinks2️⃣] }"])
  func noValueIsLinks(lines: String) {
    expectDiagnostic(
      in: "types: { 3️⃣RepoLinks4️⃣: { links: [self] } }\n" + article(lines), .invalidLinksType,
      "`RepoLinks` is declared with `links`, so it is not the type of a value",
      labels: ["declared here"])
  }

  @Test("errors in a type of links are reported")
  func errorsInATypeOfLinks() {
    expectDiagnostic(
      in: "types: { A: { links: 1️⃣pagination2️⃣ } }\n" + article("links: [self]"), .expectedList,
      "`links` must be a list or a mapping of links")
    expectDiagnostic(
      in: "types: { A: { links: 1️⃣[]2️⃣ } }\n" + article("links: [self]"), .emptyValue,
      "there are no links here")
    expectDiagnostic(
      in: "types: { A: { links: [self], 1️⃣open2️⃣: true } }\n" + article("links: A"), .misplacedKey,
      "`open` does not belong to a type of links")
  }
}

struct MetaTests {
  private let types = """
    types:
      Rank: { object: { position: Int } }
      Alias: Rank
      Custom: { swift: MyMeta }
      Color: { enum: [red] }

    """

  private func meta(_ line: String) throws -> MetaDeclaration {
    try #require(readArticle(line, with: types).meta)
  }

  @Test("meta can be an object")
  func anObjectInPlace() throws {
    let meta = try meta("meta: { wordCount: Int, draft?: { type: Bool, description: Early. } }")
    guard case .object(let object) = meta.content else {
      Issue.record("not an object")
      return
    }
    #expect(object.members.map(\.name.value) == ["wordCount", "draft"])
    #expect(object.members.last?.description == "Early.")
    #expect(!meta.isOptional)
  }

  @Test("meta can be a type with a name")
  func aTypeByItsName() throws {
    for name in ["Rank", "Alias", "Custom"] {
      guard case .named(let type) = try meta("meta?: \(name)").content else {
        Issue.record("not a name")
        return
      }
      #expect(type.value == name)
    }
    #expect(try meta("meta?: Rank").isOptional)
  }

  @Test("`JSON` is an object with arbitrary members")
  func anyObject() throws {
    #expect(try meta("meta: JSON") == MetaDeclaration(.json))
    #expect(try meta("meta?: JSON") == MetaDeclaration(.json, isOptional: true))
    let relationship = try readRelationship("a: { one: people, meta: JSON, idMeta?: JSON }")
    #expect(relationship.meta?.content == .json)
    #expect(relationship.idMeta?.content == .json)
  }

  @Test(
    "other words for arbitrary members suggest `JSON`",
    arguments: ["any", "Any", "object", "map", "dict", "JSONValue", "true"])
  func anyObjectInOtherWords(word: String) {
    expectDiagnostic(
      in: article("meta: 1️⃣\(word)2️⃣"), .unknownType, "unknown type `\(word)`",
      help: "an object with arbitrary members is written `JSON`")
  }

  @Test("meta is an object")
  func metaIsAnObject() {
    expectDiagnostic(
      in: article("meta: 1️⃣Color2️⃣") + types.replacing("Color", with: "3️⃣Color4️⃣"),
      .invalidMetaType, "`Color` is not an object type, but meta must be one",
      labels: ["declared here"])
    expectDiagnostic(
      in: article("meta: 1️⃣Int2️⃣"), .invalidMetaType,
      "`Int` is not an object type, which `meta` has to be",
      help: "name an object type, or write the members: `meta: { total: Int }`")
    expectDiagnostic(
      in: article("meta: 1️⃣Rnk2️⃣") + types, .unknownType, "unknown type `Rnk`",
      help: "did you mean `Rank`?")
    expectDiagnostic(
      in: article("meta: 1️⃣[Rank]2️⃣"), .expectedMapping,
      "`meta` must be an object or the name of an object type")
    expectDiagnostic(
      in: article("meta: 1️⃣Rank?2️⃣") + types, .misplacedQuestionMark,
      "a meta object may be absent, but is never null",
      help: "where it may be missing, write `meta?: Rank`")
    expectDiagnostic(
      in: article("meta: 1️⃣{}2️⃣"), .emptyValue, "there are no members here",
      help: "name them, `meta: { total: Int }`, or write `meta: none`")
  }
}
