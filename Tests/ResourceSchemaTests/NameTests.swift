import ResourceSchema
import Testing

/// JSON:API's rules for names, and those that real servers break.
struct NameTests {
  @Test func allThatJSONAPIAllows() throws {
    for name in ["a", "first-name", "first_name", "first name", "größe", "日本", "A1"] {
      #expect(try readAttribute("\(name): Int").name.value == name)
    }
  }

  @Test func whatCannotBeAName() {
    let cases = [
      ("a.b", "contain `.`"), ("_a", "begin with `_`"), ("a-", "end with `-`"),
      ("\"a\\x07\"", "contain the control character U+0007"), ("'@a'", "contain `@`"),
    ]
    for (name, problem) in cases {
      let plain = name == "\"a\\x07\"" ? "a\u{7}" : name.replacing("'", with: "")
      expectFinding(
        in: article("attributes:\n  1️⃣\(name)2️⃣: Int"), .invalidName,
        "`\(plain)` cannot be the name of an attribute: a name in JSON:API cannot \(problem)")
    }
    expectFinding(
      in: article("attributes:\n  1️⃣''2️⃣: Int"), .invalidName,
      "`` cannot be the name of an attribute: a name has at least one character")
    expectFinding(
      in: article("relationships:\n  1️⃣a/b2️⃣: articles"), .invalidName,
      "`a/b` cannot be the name of a relationship: a name in JSON:API cannot contain `/`")
    expectFinding(
      in: "resources: { 1️⃣blog/posts2️⃣: {} }\n", .invalidName,
      "`blog/posts` cannot be the name of a resource type: a name in JSON:API cannot contain `/`")
  }

  @Test func namesThatJSONAPIKeepsForItself() {
    for name in ["type", "id"] {
      expectFinding(
        in: article("attributes:\n  1️⃣\(name)2️⃣: Int"), .reservedMemberName,
        "JSON:API keeps the name `\(name)` for itself: an attribute cannot have it")
      expectFinding(
        in: article("relationships:\n  1️⃣\(name)?2️⃣: articles"), .reservedMemberName,
        "JSON:API keeps the name `\(name)` for itself: a relationship cannot have it")
    }
    expectFinding(
      in: article("attributes:\n  a: { object: { 1️⃣links2️⃣: Int } }"), .reservedMemberName,
      "JSON:API keeps the name `links` for itself: a member cannot have it")
  }

  @Test func objectsThatAreNoAttributesAreFree() throws {
    _ = try read("types: { A: { object: { links: Int, type: Int, id: Int } } }\n")
    _ = try readArticle("meta: { links: Int, relationships: Int }")
  }
}
