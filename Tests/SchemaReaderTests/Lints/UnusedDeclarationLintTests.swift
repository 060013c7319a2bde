import Diagnostics
import Testing

/// Types and mixins are there for something.
struct UnusedDeclarationLintTests {
  @Test("an unused type is reported")
  func aTypeThatNothingUses() {
    expectLint(
      in: "types: { 1️⃣Color2️⃣: { enum: [red] } }\n" + article("attributes: { a: Int }"), .unusedType,
      "the type `Color` is not used", help: "use it or remove it")
  }

  @Test("types that only unused types use are reported")
  func typesThatOnlyUnusedTypesUse() {
    #expect(
      diagnostics(
        .unusedType,
        "types: { A: { object: { b: B } }, B: Int, C: { object: { c: [C] } }, D: Int }\n"
          + article("attributes: { d: D }"))
        == [
          "the type `A` is not used", "only unused types use the type `B`: `A`",
          "the type `C` is not used",
        ])
  }

  @Test(
    "a used type is not reported",
    arguments: [
      "attributes: { a: T }", "attributes: { a: [T] }", "attributes: { a: { object: { b: T? } } }",
      "meta: T", "relationships: { a: { one: articles, idMeta: T } }", "filters: { a: T }",
      "links: { self: { meta: T } }", "attributes: { a: OtherName }",
    ])
  func aTypeThatIsUsed(lines: String) {
    let types = "types: { T: { object: { a: Int } }, OtherName: { alias: T } }\n"
    let unused = diagnostics(.unusedType, types + article(lines))
    #expect(!unused.contains("the type `T` is not used"))
  }

  @Test("ids use types")
  func idsUseTypes() {
    #expect(diagnostics(.unusedType, "types: { Key: String }\n" + article("id: Key")) == [])
  }

  @Test("defaults and documents use types")
  func defaultsAndDocumentsUseTypes() {
    #expect(
      diagnostics(
        .unusedType,
        "types: { M: { object: { a: Int } }, E: { object: { a: Int } }, D: { object: { a: Int } } }\n"
          + "defaults: { meta: M, errors: E }\n" + article("attributes: { a: Int }")
          + "documents: { Doc: { data: articles, meta: D } }\n") == [])
  }

  @Test("an unused mixin is reported")
  func aMixinThatNothingHas() {
    expectLint(
      in: "mixins: { 1️⃣stamps2️⃣: { attributes: { b: Int } } }\n" + article("attributes: { a: Int }"),
      .unusedMixin, "the mixin `stamps` is not used",
      help: "name it in a resource type, `with: [stamps]`, or remove it")
    #expect(
      diagnostics(
        .unusedMixin, "mixins: { stamps: { attributes: { b: Int } } }\n" + article("with: [stamps]")
      )
        == [])
  }

  @Test("a file without a name is for others to use")
  func aFileForOthersIsUsedByThem() {
    let vocabulary = "types: { A: Int }\nmixins: { m: { attributes: { a: A } } }\n"
    #expect(diagnostics(.unusedType, vocabulary) == [])
    #expect(diagnostics(.unusedMixin, vocabulary) == [])
    let files = [
      SourceFile(path: "a.yaml", text: header + "imports: [b.yaml]\n" + article("with: [m]")),
      SourceFile(path: "b.yaml", text: "schema: 1\n" + vocabulary),
    ]
    #expect(diagnostics(.unusedType, in: files) == [])
    #expect(diagnostics(.unusedMixin, in: files) == [])
  }

  @Test(
    "a use that an error may hide is not reported",
    arguments: [
      "attributes: { a: Colour }", "attribute: { a: Color }", "attributes: { a: '[Color' }",
      "with: [stamp]",
    ])
  func anErrorMayHideTheUse(lines: String) {
    let body =
      "types: { Color: { enum: [red] } }\nmixins: { stamps: { attributes: { b: Int } } }\n"
      + article(lines)
    #expect(diagnostics(.unusedType, body) == [])
    #expect(diagnostics(.unusedMixin, body) == [])
  }
}
