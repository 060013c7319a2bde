import ArgumentParser
import Diagnostics
import Rendering

/// `jsonapi-gen templates list`: the templates of a run.
struct TemplatesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the built-in templates and your own, each with its purpose.",
    usage: "jsonapi-gen templates list [<options>]",
    discussion: """
      Exit codes: 0 done, 1 the configuration has errors, 64 invalid arguments, 66 the templates or \
      the configuration cannot be read.
      """
  )

  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var templates: TemplateOptions

  func run() throws {
    let reporter = Reporter(format: .text)
    let settings = try settings.read(reporter)
    let templates = try templates.read(settings, reporter)
    Console.say(
      TemplateList(templates, folder: self.templates.folder(settings.configuration)).text)
  }
}

/// The list of the templates, for people.
struct TemplateList {
  private struct Row {
    var name: String
    var records: String
    var purpose: String
  }

  let text: String

  init(_ templates: ModelTemplates, folder: String?) {
    let builtIn = BuiltInTemplate.all
    let names = Set((builtIn + BuiltInTemplate.extra).map(\.name))
    var sections = [
      (
        "Built-in templates, and the records that they render:",
        builtIn.map { template in
          Row(
            name: template.name, records: Self.records(of: template.name, templates),
            purpose: template.summary)
        }
      ),
      (
        "Templates for `also:` in the configuration, and their partials:",
        BuiltInTemplate.extra.map {
          Row(name: $0.name, records: $0.record ?? "", purpose: $0.summary)
        }
      ),
    ]
    let users = templates.sources.filter { !$0.isBuiltIn }
    if let folder, !users.isEmpty {
      sections.append(
        (
          "Templates in \(folder):",
          users.map { source in
            let output = templates.outputs.first { $0.template == source.name }
            let records = output?.record ?? Self.records(of: source.name, templates)
            let path = output.map { " " + source.file.text(in: $0.pathRange) } ?? ""
            return Row(
              name: source.name, records: records,
              purpose: names.contains(source.name)
                ? "replaces the built-in one"
                : output.map { "a file for each \($0.record):\(path)" } ?? "a partial")
          }
        ))
    }
    let rows = sections.flatMap(\.1)
    let widths = (
      rows.map(\.name.count).max() ?? 0, rows.map(\.records.count).max() ?? 0
    )
    text = sections.map { title, rows in
      ([title]
        + rows.map {
          "  \($0.name.padded(to: widths.0))  \($0.records.padded(to: widths.1))  \($0.purpose)"
        }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func records(of template: String, _ templates: ModelTemplates) -> String {
    let records = templates.records(of: template)
    return records.count > 2 ? "several" : records.joined(separator: ", ")
  }
}
