import Diagnostics
import Testing

/// Names are as JSON:API recommends them.
struct CamelCaseLintTests {
  @Test(
    "a name that is not in camelCase is reported",
    arguments: [
      ("first-name", "has a dash"), ("first_name", "has an underscore"),
      ("FirstName", "begins with a capital letter"),
      ("größe", "has a letter that is not ASCII"),
    ])
  func aName(name: String, reason: String) {
    expectLint(
      in: article("attributes:\n  lastName: Int\n  1️⃣\(name)2️⃣: Int"), .notCamelCase,
      "the name `\(name)` \(reason); JSON:API recommends camelCase")
  }

  @Test("a name is reported once in a file")
  func aNameIsReportedOnceInAFile() {
    let files = ["a", "b", "c"].map { name in
      SourceFile(
        path: "\(name).yaml",
        text: header + (name == "a" ? "imports: [b.yaml, c.yaml]\n" : "")
          + "resources:\n  \(name): { attributes: { \(name == "c" ? "is-c" : "isB"): Int } }\n"
          + "  \(name)s: { attributes: { \(name == "c" ? "is-c" : "isB"): Int } }\n")
    }
    #expect(
      diagnostics(.notCamelCase, in: files)
        == ["the name `is-c` has a dash; JSON:API recommends camelCase"])
  }

  @Test("names in camelCase are not reported")
  func namesInCamelCase() {
    #expect(
      diagnostics(.notCamelCase, article("attributes: { a: Int, firstName: Int, line2: Int }"))
        == [])
  }

  @Test("names that are not on the wire are not reported")
  func whatIsNoNameOnTheWire() {
    #expect(
      diagnostics(
        .notCamelCase,
        "types: { Some_Type: { enum: [in-review, NEW] } }\n"
          + "mixins: { my-mixin: { attributes: { a: Some_Type } } }\n"
          + article("with: [my-mixin]\nfilters: { created-at: Int }")
          + "documents: { ADocument: { data: articles } }\n") == [])
  }

  @Test("names with another diagnostic are not reported")
  func namesThatAreReportedAlready() {
    #expect(
      diagnostics(.notCamelCase, article("attributes: { a.b: Int, 62x62: Int, 1-a: Int }")) == [])
  }
}
