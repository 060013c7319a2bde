import ResourceSchema
import Testing
import YAMLSource

/// What follows from one mistake is not reported as another.
struct CascadeTests {
  private func findings(_ body: String) -> [String] { identifiers(header + body) }

  @Test func nothingIsUnknownBesideAFileThatIsNotYAML() {
    let files = [
      SourceFile(
        path: "a.yaml",
        text: header + "imports: [b.yaml]\n"
          + article(
            """
            id: Key
            with: [stamps]
            attributes: { a: FromB }
            relationships: { b: b }
            meta: Meta
            includes: [b.c]
            sorts: [created]
            """) + "documents: { D: { data: bs, include: [c] } }\n"),
      SourceFile(path: "b.yaml", text: "schema: 1\ntypes: { FromB: {\n"),
    ]
    let result = SchemaReader.read([files[0]]) { _ in files[1] }
    #expect(result.diagnostics.map(\.range.file) == ["b.yaml"])
    #expect(result.schema == nil)
  }

  @Test func otherMistakesBesideItAreReported() {
    let result = SchemaReader.read([
      SourceFile(path: "a.yaml", text: "{"),
      SourceFile(path: "b.yaml", text: header + "types: { A: { enum: [] } }\n"),
    ]) { _ in throw NoImports() }
    #expect(result.diagnostics.count == 2)
    #expect(result.diagnostics.last?.identifier == "empty-list")
  }

  @Test func aMisspeltSectionHidesItsNames() {
    #expect(
      findings("type: { A: Int }\n" + article("attributes: { a: A }")) == ["unknown-key"])
    #expect(
      findings("types: [A]\n" + article("attributes: { a: A }")) == ["expected-mapping"])
  }

  @Test func aDeclarationWithAMistakeIsStillThere() {
    #expect(
      findings(
        "types: { A: { alias: Nope } }\n" + article("attributes: { a: A }\nid: A\nmeta: A"))
        == ["unknown-type"])
  }

  @Test func membersWithMistakesAreStillThere() {
    #expect(
      findings(
        article(
          """
          attributes: { a: '[' }
          relationships: { b: [], c: { many: articles, inverse: b } }
          sorts: [a]
          includes: [b.c.d]
          """)) == ["malformed-type", "empty-list"])
  }

  @Test func aResourceThatIsNotReadWhollyHasUnknownMembers() {
    #expect(
      findings(
        article("relationship: { b: articles }\nincludes: [b]\nsorts: [a]")
          + "documents: { D: { data: articles, include: [b] }, L: { linkage: articles.b } }\n")
        == ["unknown-key"])
    #expect(
      findings(article("with: [nope]\nincludes: [b]\nsorts: [a]")) == ["unknown-mixin"])
  }

  @Test func aMisspeltKeyIsNotMissedToo() {
    #expect(findings("documents: { D: { date: articles } }\n") == ["unknown-key"])
    #expect(findings("types: { A: { transform: T, form: String, to: B } }\n") == ["unknown-key"])
    #expect(findings(article("attributes: { a: { tpye: Int } }")) == ["unknown-key"])
    #expect(findings(article("page: { stile: number }")) == ["unknown-key"])
    #expect(identifiers("shema: 1\nname: A\n") == ["unknown-key"])
    #expect(identifiers("schema: 1\nnam: A\n") == ["unknown-key"])
  }

  @Test func valuesThatYAMLLeftOutAreNotMissed() {
    #expect(findings("documents: { D: { data: *nowhere } }\n") == ["undefined-alias"])
    #expect(
      findings(article("attributes: { a: { type: *nowhere } }\nsorts: [b]"))
        == ["undefined-alias"])
    #expect(identifiers("schema: *a\nname: *b\n") == ["undefined-alias", "undefined-alias"])
  }

  @Test func allMistakesOfARunAreReportedInTheirOrder() {
    #expect(
      findings(
        """
        types:
          A: { enum: [] }
          B: { alias: Nope }
        resources:
          a_: { id: Key }
        documents:
          D: { data: b }
        """)
        == ["empty-list", "unknown-type", "invalid-name", "unknown-type", "unknown-target"])
  }
}
