/// The tables of the built-in templates as Markdown, for their manual.
public enum TemplatePage {
  public static var markdown: String {
    let templates = ModelTemplates()
    let all = BuiltInTemplate.all.map { ($0, templates.records(of: $0.name)) }
    let extra = BuiltInTemplate.extra.map { ($0, [$0.record].compactMap(\.self)) }
    return table("## Built-in templates", all) + "\n"
      + table(
        "These are for [`also`](#files-in-other-folders); those without a record are partials.",
        extra)
  }

  private static func table(
    _ heading: String, _ templates: [(template: BuiltInTemplate, records: [String])]
  ) -> String {
    let rows = templates.map { template, records in
      let links = records.map { "[`\($0)`](#\($0.lowercased()))" }.joined(separator: ", ")
      let shown = records.count > 4 ? "any" : links
      return "| `\(template.name)` | \(shown) | \(template.summary) |"
    }
    return ([heading, "", "| template | record | writes |", "|---|---|---|"] + rows)
      .map { $0 + "\n" }.joined()
  }
}
