extension Position {
  static let all = ofLanguage + references

  /// Places that only take what is declared in another, together with that.
  private static let references: [Position] = [
    Position(
      name: "resources and the data of documents", section: "resources", opening: "",
      entry: "%text%: { attributes: { a: String } }", closing: "",
      middle: "documents:", echo: "%Owner%x%n%: { data: %text% }",
      texts: SchemaTexts.all, namesTypes: true,
      wire: Wire(
        type: "%Owner%x%n%",
        json: #"{"data":{"type":VALUE,"id":"1","attributes":{"a":"x"}}}"#, content: .value)),
    Position(
      name: "relationships and the paths to include", section: "resources",
      opening: "%owner%: { relationships: {", entry: "%text%: %owner%,", closing: "] }",
      middle: "  } }\ndocuments:\n  %Owner%Paths: { data: %owner%, include: [", echo: "%text%,",
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "relationships and what clients can include", section: "resources",
      opening: "%owner%: { relationships: {", entry: "%text%: %owner%,", closing: "] }",
      middle: "  }, includes: [", echo: "%text%,",
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "relationships and their linkage", section: "resources",
      opening: "%owner%: { relationships: {", entry: "%text%: %owner%,", closing: "",
      middle: "  } }\ndocuments:", echo: #"%Owner%x%n%: { linkage: "%owner%.%inner%" }"#,
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "relationships and their inverse", section: "resources",
      opening: "%owner%: { relationships: {",
      entry: "%text%: { one: %owner%, inverse: %text% },", closing: "} }",
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "mixins and who has them", section: "mixins", opening: "",
      entry: "%text%: { attributes: { a%n%: String } }", closing: "",
      middle: "resources:", echo: "%owner%x%n%: { with: [%text%] }",
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "documents and answers", section: "documents", opening: "",
      entry: "%text%: { data: [%owner%x%n%], meta: { total: Int } }", closing: "",
      middle: "resources:",
      echo: """
        %owner%x%n%: { attributes: { a: String }, answers: { list: %text% }, \
        page: { style: number, total: meta.total } }
        """,
      texts: SchemaTexts.hostile + SchemaTexts.keywords, namesTypes: true),
    Position(
      name: "meta and totals", section: "documents", opening: "",
      entry: "%Owner%x%n%: { data: [%owner%y%n%], meta: { %text%: Int } }", closing: "",
      middle: "resources:",
      echo: """
        %owner%y%n%: { attributes: { a: String }, answers: { list: %Owner%x%n% }, \
        page: { style: number, total: "meta.%inner%" } }
        """,
      texts: SchemaTexts.hostile + SchemaTexts.keywords),
    Position(
      name: "attributes and sorts", section: "resources", opening: "%owner%: { attributes: {",
      entry: "%text%: String,", closing: "] }", middle: "  }, sorts: [", echo: "%text%,",
      texts: (SchemaTexts.hostile + SchemaTexts.words).filter { !$0.value.hasSuffix("?") }),
    Position(
      name: "types and filters", section: "types", opening: "",
      entry: "%text%: { enum: [a] }", closing: "} }",
      middle: "resources:\n  %owner%: { attributes: { a: String }, filters: {",
      echo: "m%n%: { type: %text%, operators: [eq] },",
      texts: SchemaTexts.hostile + SchemaTexts.keywords, namesTypes: true),
    Position(
      name: "types and members", section: "types", opening: "",
      entry: "%text%: { object: { a: String } }", closing: "} }",
      middle: "resources:\n  %owner%: { attributes: {", echo: "m%n%: %text%,",
      texts: SchemaTexts.hostile + SchemaTexts.keywords, namesTypes: true),
    Position(
      name: "types, meta and errors", section: "types", opening: "",
      entry: "%text%: { object: { a: String } }", closing: "",
      middle: "documents:", echo: "%Owner%x%n%: { data: spares, meta: %text%, errors: %text% }",
      texts: SchemaTexts.all, namesTypes: true),
    Position(
      name: "types and ids", section: "types", opening: "", entry: "%text%: String", closing: "",
      middle: "resources:", echo: "%owner%x%n%: { id: %text% }",
      texts: SchemaTexts.hostile + SchemaTexts.keywords, namesTypes: true),
  ]
}
