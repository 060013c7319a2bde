import Diagnostics
import ResourceSchema
import SchemaReader
import Testing

@Suite("client, answers and totals")
struct ClientTests {
  private func schema(_ client: String, _ resources: String = "", documents: String = "") -> String
  {
    "client: \(client)\nresources: { articles: { attributes: { title: String }"
      + "\(resources) } }\n\(documents)"
  }

  private func client(_ text: String) throws -> ClientDefinition {
    try read(schema(text)).client
  }

  @Test("filters are a word, a pattern or a Swift type")
  func filters() throws {
    #expect(try client("{ filters: functions }").filters == .functions)
    #expect(try client("{ filters: json, lists: repeated }").lists == .repeated)
    #expect(
      try client("{ filters: 'filter[{name}.{operator}]' }").filters
        == .pattern(Located("filter[{name}.{operator}]")))
    #expect(
      try client("{ filters: { swift: RSQLFilters, import: BlogTypes } }").filters
        == .custom(swiftType: Located("RSQLFilters"), module: Located("BlogTypes")))
    #expect(try client("{ atomic: operations }").atomic?.value == "operations")
    #expect(try client("{}") == ClientDefinition())
  }

  @Test("a pattern has a name once, and an operator at most once")
  func patterns() {
    func expect(_ pattern: String, _ message: String, help: String? = nil) {
      expectDiagnostic(
        in: schema("{ filters: 1️⃣'\(pattern)'2️⃣ }"), .invalidFilterPattern, message, help: help)
    }
    expect("function", "`function` is not a form of filters", help: "did you mean `functions`?")
    expect("filter[{name]", "unmatched brace in the pattern `filter[{name]`")
    expect("filter[{nmae}]", "a pattern has `{name}` and `{operator}`, not `{nmae}`")
    expect("filter[{operator}]", "the pattern has `{name}` nowhere")
    expect("{name}{name}", "the pattern has `{name}` twice")
    expect("{name}{operator}{operator}", "the pattern has `{operator}` twice")
  }

  @Test("a filter with operators needs a pattern with an operator")
  func operators() {
    expectDiagnostic(
      in: schema(
        "{ filters: 1️⃣'filter[{name}]'2️⃣ }",
        ", filters: { title: { type: String, operators: [3️⃣eq4️⃣] } }"),
      .invalidFilterPattern,
      "the pattern has no `{operator}`, but the filter `title` has operators",
      labels: ["they are here"])
  }

  @Test("atomic operations need something to write")
  func atomic() {
    expectLint(
      in: schema("{ atomic: 1️⃣operations2️⃣ }", ", operations: [list]"), .needlessAtomic,
      "no resource type has operations that write")
    #expect(diagnostics(.needlessAtomic, schema("{ atomic: operations }")) == [])
  }

  @Test("one file has `client`")
  func oneFile() {
    let files = [
      SourceFile(
        path: "a.yaml", text: header + "imports: [b.yaml]\nclient: { lists: comma }\n"),
      SourceFile(path: "b.yaml", text: header + "client: { lists: repeated }\n"),
    ]
    #expect(
      diagnostics(.duplicateName, in: files)
        == ["two files have `client`, which applies to the whole API"])
  }

  @Test("answers are documents of the resource type")
  func answers() throws {
    let documents =
      "documents: { List: { data: [articles], include: none }, One: { data: articles, include: none } }"
    let answers = try read(
      schema("{}", ", answers: { list: List, get: One }", documents: documents)
    ).resources[0].api.answers
    #expect(answers.list?.value == "List" && answers.get?.value == "One")
    expectDiagnostic(
      in: schema(
        "{}", ", answers: { list: 1️⃣One2️⃣ }",
        documents: documents.replacing("One:", with: "3️⃣One4️⃣:")),
      .invalidAnswer, "`One` is not a document of `[articles]`",
      labels: ["the document is here"])
    expectDiagnostic(
      in: schema("{}", ", answers: { get: 1️⃣Onne2️⃣ }", documents: documents), .invalidAnswer,
      "unknown document `Onne`", help: "did you mean `One`?")
  }

  @Test("a total is a number in the meta of a list")
  func totals() throws {
    func schema(_ meta: String, total: String = "1️⃣meta.total2️⃣") -> String {
      self.schema(
        "{}", ", answers: { list: List }, page: { style: number, total: \(total) }",
        documents: "documents: { List: { data: [articles], include: none\(meta) } }")
    }
    expectDiagnostic(in: schema(""), .invalidTotal, "`List` has no meta")
    expectDiagnostic(
      in: schema(", meta: JSON"), .invalidTotal,
      "the schema does not say what the meta of `List` has")
    expectDiagnostic(
      in: schema(", meta: { totals: Int }"), .invalidTotal,
      "the meta of `List` has no member `total`", help: "did you mean `meta.totals`?")
    expectDiagnostic(
      in: schema(", meta: { 3️⃣total4️⃣: String }"), .invalidTotal, "`meta.total` is not an Int",
      labels: ["the member is here"])
    expectDiagnostic(
      in: schema(", meta: { 3️⃣page4️⃣: Int }", total: "1️⃣meta.page.total2️⃣"), .invalidTotal,
      "`meta.page.total` is not an Int", labels: ["the member is here"])
  }
}
