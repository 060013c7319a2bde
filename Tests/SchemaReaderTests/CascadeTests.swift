import Diagnostics
import SchemaReader
import Testing

/// What follows from one mistake is not reported as another.
struct CascadeTests {
  private func diagnostics(_ body: String) -> [String] { identifiers(header + body) }

  @Test("no name is unknown if another file is not YAML")
  func nothingIsUnknownBesideAFileThatIsNotYAML() {
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

  @Test("other errors are reported if another file is not YAML")
  func otherErrorsAreReported() {
    let result = SchemaReader.read([
      SourceFile(path: "a.yaml", text: "{"),
      SourceFile(path: "b.yaml", text: header + "types: { A: { enum: [] } }\n"),
    ]) { _ in throw NoImports() }
    #expect(result.diagnostics.count == 2)
    #expect(result.diagnostics.last?.identifier == "empty-list")
  }

  @Test("the names of a misspelled section are not unknown")
  func aMisspeltSectionHidesItsNames() {
    #expect(
      diagnostics("type: { A: Int }\n" + article("attributes: { a: A }")) == ["unknown-key"])
    #expect(
      diagnostics("types: [A]\n" + article("attributes: { a: A }")) == ["expected-mapping"])
  }

  @Test("errors that are certain are reported even if names are hidden")
  func whatIsCertainIsReportedBesideHiddenNames() {
    let schema = article(
      """
      attributes: { a: Strng, b: integer, c: FromElsewhere }
      relationships: { d: elsewhere }
      """)
    let result = SchemaReader.read([
      SourceFile(path: "a.yaml", text: header + "imports: [b.yaml]\n" + schema)
    ]) { _ in throw NoImports() }
    #expect(
      result.diagnostics.map(\.identifier) == ["missing-import", "unknown-type", "unknown-type"])
    #expect(
      result.diagnostics[0].note?.hasSuffix(
        "names that may be declared here were not checked: `FromElsewhere`, `elsewhere`") == true
    )
  }

  @Test("a misspelled section is read nonetheless")
  func aMisspeltSectionIsReadAllTheSame() {
    #expect(
      diagnostics("type: { A: Strng }\n" + article("relationships: { b: nope }"))
        == ["unknown-key", "unknown-type", "unknown-target"])
    #expect(
      diagnostics(article("atributes: { a: Int }\nsorts: [a, b]")) == [
        "unknown-key", "unknown-sort",
      ])
  }

  @Test("misplaced parts are read nonetheless")
  func partsInAnotherPlaceAreReadAllTheSame() {
    #expect(
      diagnostics(
        """
        resources:
          as:
            attributes:
              b: Int
              relationships:
                c: as
            sorts: [b, c.b]
          documents:
            D: { data: nope }

        """) == ["misplaced-key", "misplaced-key", "unknown-target"])
    #expect(
      diagnostics("as: { attributes: { b: Int } }\ndocuments: { D: { data: as } }\n")
        == ["unknown-key"])
    #expect(
      diagnostics(
        """
        resources:
          as: { b: Int, c: [as] }
          ds: { attributes: { e: Int } }
        documents:
          D: { data: as, include: [c] }

        """) == ["unknown-key"])
  }

  @Test("a declaration with an error still declares its name")
  func aDeclarationWithAnErrorStillDeclares() {
    #expect(
      diagnostics(
        "types: { A: { alias: Nope } }\n" + article("attributes: { a: A }\nid: A\nmeta: A"))
        == ["unknown-type"])
  }

  @Test("members with errors still exist")
  func membersWithErrorsStillExist() {
    #expect(
      diagnostics(
        article(
          """
          attributes: { a: '[' }
          relationships: { b: [], c: { many: articles, inverse: b } }
          sorts: [a]
          includes: [b.c.d]
          """)) == ["malformed-type", "empty-list"])
  }

  @Test("a resource type that was not read completely may have any member")
  func aResourceThatIsNotReadWhollyHasUnknownMembers() {
    #expect(
      diagnostics(
        article("stuff: [b]\nincludes: [b]\nsorts: [a]")
          + "documents: { D: { data: articles, include: [b] }, L: { linkage: articles.b } }\n")
        == ["unknown-key"])
    #expect(
      diagnostics(article("with: [nope]\nincludes: [b]\nsorts: [a]")) == ["unknown-mixin"])
  }

  @Test("a misspelled key is not reported as absent too")
  func aMisspeltKeyIsNotMissedToo() {
    #expect(diagnostics("documents: { D: { date: articles } }\n") == ["unknown-key"])
    #expect(diagnostics("types: { A: { transform: T, form: String, to: B } }\n") == ["unknown-key"])
    #expect(diagnostics(article("attributes: { a: { tpye: Int } }")) == ["unknown-key"])
    #expect(diagnostics(article("page: { stile: number }")) == ["unknown-key"])
    #expect(identifiers("shema: 1\nname: A\n") == ["unknown-key"])
    #expect(identifiers("schema: 1\nnam: A\n") == ["unknown-key"])
  }

  @Test("values that YAML could not provide are not reported as absent")
  func valuesThatYAMLLeftOutAreNotMissed() {
    #expect(diagnostics("documents: { D: { data: *nowhere } }\n") == ["undefined-alias"])
    #expect(
      diagnostics(article("attributes: { a: { type: *nowhere } }\nsorts: [b]"))
        == ["undefined-alias"])
    #expect(identifiers("schema: *a\nname: *b\n") == ["undefined-alias", "undefined-alias"])
  }

  @Test("an unknown target may have the inverse relationship")
  func anUnknownTargetMayBeWhatLeadsBack() {
    #expect(
      diagnostics(
        article(
          "relationships: { a: nope, b: { many: articles, inverse: a } }\nsorts: [a.x]\nincludes: [a.x]"
        )) == ["unknown-target"])
  }

  @Test("a type that YAML could not provide is not reported as absent")
  func aTypeThatYAMLCouldNotProvide() {
    #expect(diagnostics(article("attributes: { a: !String , b: Int }")) == ["unsupported-tag"])
  }

  @Test("an invalid name still names something")
  func aNameThatCannotBeIsStillTheNameOfSomething() {
    #expect(
      diagnostics("types: { my-color: String }\n" + article("attributes: { a: my-color }"))
        == ["invalid-type-name"])
    #expect(
      diagnostics("resources: { 'a!b': {}, x: { relationships: { y: a!b } } }\n") == [
        "invalid-name"
      ])
    #expect(
      diagnostics("types: { Color?: String }\n" + article("attributes: { a: Color }"))
        == ["misplaced-question-mark"])
  }

  @Test("errors of imported files hide nothing elsewhere")
  func errorsOfImportedFilesHideNothingElsewhere() {
    let files = [
      "a.yaml": header + "imports: [b.yaml]\n"
        + article(
          """
          with: [stamps]
          attributes: { color: Color }
          relationships: { author: people }
          sorts: [createdAt, author.name]
          includes: [author.friends]
          """),
      "b.yaml": """
      schema: 1
      types: { Color: { enum: [] } }
      mixins: { stamps: { attributes: [createdAt] } }
      resources: { people: { attributes: 1, relationships: 2 } }

      """,
    ]
    let result = SchemaReader.read([
      SourceFile(path: "a.yaml", text: files["a.yaml"] ?? "")
    ]) { SourceFile(path: $0, text: files[$0] ?? "") }
    #expect(
      result.diagnostics.map { "\($0.range.file) \($0.identifier)" } == [
        "b.yaml empty-list", "b.yaml expected-mapping", "b.yaml expected-mapping",
        "b.yaml expected-mapping",
      ])
  }

  @Test("an error in a mixin or a default is reported once")
  func whatAMixinOrADefaultGivesToManyIsWrongOnce() {
    #expect(
      diagnostics(
        """
        defaults: { id: Nope }
        mixins: { m: { attributes: { a: Nada }, relationships: { r: nobody } } }
        resources: { x: { with: [m] }, y: { with: [m] } }

        """) == ["unknown-type", "unknown-type", "unknown-target"])
  }

  @Test("all errors of a run are reported in order")
  func allErrorsOfARunAreReportedInOrder() {
    #expect(
      diagnostics(
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
