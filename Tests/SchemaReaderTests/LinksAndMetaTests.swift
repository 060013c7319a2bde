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
}
