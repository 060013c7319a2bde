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
    Console.say(Self.text(templates, folder: self.templates.folder(settings.configuration)))
  }

  /// The list of the templates, for people.
  private static func text(_ templates: ModelTemplates, folder: String?) -> String {
    var sections = [
      (
        "Built-in templates, and the records that they render:",
        BuiltInTemplate.all.map { [$0.name, records(of: $0.name, templates), $0.summary] }
      ),
      (
        "Templates for `also:` in the configuration, and their partials:",
        BuiltInTemplate.extra.map { [$0.name, $0.record ?? "", $0.summary] }
      ),
    ]
    let names = Set(sections.flatMap(\.1).map { $0[0] })
    let users = templates.sources.filter { !$0.isBuiltIn }
    if let folder, !users.isEmpty {
      let rows = users.map { source in
        let output = templates.outputs.first { $0.template == source.name }
        let path = output.map { " " + source.file.text(in: $0.pathRange) } ?? ""
        let purpose =
          names.contains(source.name)
          ? "replaces the built-in one"
          : output.map { "a file for each \($0.record):\(path)" } ?? "a partial"
        return [source.name, output?.record ?? records(of: source.name, templates), purpose]
      }
      sections.append(("Templates in \(folder):", rows))
    }
    let widths = (0...1).map { column in
      sections.flatMap(\.1).map { $0[column].count }.max() ?? 0
    }
    return sections.map { title, rows in
      ([title]
        + rows.map { "  \($0[0].padded(to: widths[0]))  \($0[1].padded(to: widths[1]))  \($0[2])" })
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func records(of template: String, _ templates: ModelTemplates) -> String {
    let records = templates.records(of: template)
    return records.count > 2 ? "several" : records.joined(separator: ", ")
  }
}
