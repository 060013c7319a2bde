import SwiftModel

/// The reference of templates as Markdown, generated from the declarations of the fields.
public enum TemplatePage {
  /// The tables of the built-in templates and of the records with their fields.
  public static var markdown: String {
    let shapes = ShapeTable(ModelTemplates.outputRecords)
    let records = shapes.names.indices.map { section(of: shapes.names[$0], shapes.fields(of: $0)) }
    return ([templates, extraTemplates, introduction] + records).joined(separator: "\n\n") + "\n"
  }

  private static var templates: String {
    let templates = ModelTemplates()
    let rows = BuiltInTemplate.all.map { template in
      let records = templates.records(of: template.name)
      let shown = records.count > 4 ? "any" : records.map(link).joined(separator: ", ")
      return "| `\(template.name)` | \(shown) | \(template.summary) |"
    }
    return table("## Built-in templates", "| template | record | writes |", rows)
  }

  private static var extraTemplates: String {
    let rows = BuiltInTemplate.extra.map { template in
      "| `\(template.name)` | \(template.record.map(link) ?? "") | \(template.summary) |"
    }
    return table(
      "These are for [`also`](#files-in-other-folders); those without a record are partials.",
      "| template | record | writes |", rows)
  }

  private static let introduction = """
    ## Records

    Each table lists the fields of a record. A field has one of these kinds:

    | kind | tag |
    |---|---|
    | text | `{{name}}` |
    | text? | a text that may be absent: `{{message}}`, or `{{#message}}{{.}}{{/message}}` |
    | flag | `{{#isOptional}}…{{/isOptional}}` if true, `{{^isOptional}}…{{/isOptional}}` if false |
    | texts | a list of texts: `{{#imports}}{{.}}{{/imports}}` |
    | a record | `{{#alias}}{{type}}{{/alias}}`, or `{{alias.type}}`; it may be absent |
    | a list of records | `{{#properties}}{{name}}{{^last}}, {{/last}}{{/properties}}` |
    """

  private static func section(of record: String, _ fields: some Sequence<RecordField>) -> String {
    let rows = fields.map { field in
      let words = field.words + (field.isGlobal ? " Visible everywhere." : "")
      return "| `\(field.name)` | \(kind(of: field)) | \(words) |"
    }
    return table("### `\(record)`", "| field | kind | |", rows)
  }

  private static func table(_ heading: String, _ columns: String, _ rows: [String]) -> String {
    ([heading, "", columns, "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func kind(of field: RecordField) -> String {
    switch field.content {
    case .text: "text"
    case .optionalText: "text?"
    case .flag: "flag"
    case .texts: "texts"
    case .record(let shape, _): link(shape.name)
    case .records(let shape, _): "list of \(link(shape.name))"
    }
  }

  private static func link(_ record: String) -> String {
    "[`\(record)`](#\(record.lowercased()))"
  }
}
