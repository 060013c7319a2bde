import Diagnostics
import ResourceSchema
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

  @Test("answers are documents of the resource type")
  func answers() throws {
    let documents =
      "documents: { List: { data: [articles], include: none }, One: { data: articles, include: none } }"
    let answers = try read(
      schema("{}", ", answers: { list: List, get: One }", documents: documents)
    ).resources[0].api.answers
    #expect(answers.list?.value == "List" && answers.get?.value == "One")
  }
}
