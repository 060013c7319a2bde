import Diagnostics
import Testing

/// Names are as JSON:API recommends them.
struct CamelCaseLintTests {
  @Test func oneName() {
    for name in ["first-name", "first_name", "first name", "FirstName", "größe"] {
      let attributes = "attributes:\n  lastName: Int\n  1️⃣\(name)2️⃣: Int"
      expectLint(
        in: article(attributes), .notCamelCase,
        "the name `\(name)` is not in camelCase, as JSON:API recommends")
    }
  }

  @Test func manyNamesAreOneDiagnosticWithTheFirstOfEachKind() {
    expectLint(
      in: """
        resources:
          1️⃣blog-posts2️⃣:
            attributes: { first-name: Int, last-name: Int, 3️⃣last_name4️⃣: Int }
            relationships: { first-author: blog-posts }
            links: [see-also, 5️⃣See6️⃣]
            meta: { word-count: Int, first-name: Int }
        """, .notCamelCase,
      "8 names of this file are not in camelCase, as JSON:API recommends: `blog-posts` is the first",
      labels: ["`last_name` has an underscore", "`See` begins with a capital letter"])
  }

  @Test func eachFileHasItsOwn() {
    let files = ["a", "b", "c"].map { name in
      SourceFile(
        path: "\(name).yaml",
        text: header + (name == "a" ? "imports: [b.yaml, c.yaml]\n" : "")
          + "resources: { \(name): { attributes: { \(name == "c" ? "is-c" : "isB"): Int } } }\n")
    }
    #expect(
      diagnostics(.notCamelCase, in: files)
        == ["the name `is-c` is not in camelCase, as JSON:API recommends"])
  }

  @Test func namesInCamelCase() {
    #expect(
      diagnostics(.notCamelCase, article("attributes: { a: Int, firstName: Int, line2: Int }"))
        == [])
  }

  @Test func whatIsNoNameOnTheWire() {
    #expect(
      diagnostics(
        .notCamelCase,
        "types: { Some_Type: { enum: [in-review, NEW] } }\n"
          + "mixins: { my-mixin: { attributes: { a: Some_Type } } }\n"
          + article("with: [my-mixin]\nfilters: { created-at: Int }")
          + "documents: { ADocument: { data: articles } }\n") == [])
  }

  @Test func namesThatAreReportedAlready() {
    #expect(
      diagnostics(.notCamelCase, article("attributes: { a.b: Int, 62x62: Int, 1-a: Int }")) == [])
  }
}
