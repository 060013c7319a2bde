import ArgumentParser
import Diagnostics
import OutputFolder
import Rendering
import SchemaReader

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists, copies and checks the templates for the generated code.",
    discussion: """
      Templates determine what generated code looks like. A file `property.mustache` in the folder \
      of --templates replaces the built-in template `property`; a template with front matter adds \
      a file for each resource, document or value type, or for the schema. \
      Documentation/Templates.md describes the language and all fields.
      """,
    subcommands: [
      TemplatesListCommand.self, TemplatesEjectCommand.self, TemplatesCheckCommand.self,
      TemplatesReferenceCommand.self,
    ]
  )
}

/// `jsonapi-gen templates reference`: the part of Documentation/Templates.md that `make generate`
/// writes.
struct TemplatesReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints the tables of built-in templates, as Markdown.",
    shouldDisplay: false
  )

  func run() {
    Console.write(TemplatePage.markdown)
  }
}

struct TemplatesListCommand: ReportingCommand {
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

  func run(_ reporter: Reporter) throws {
    let settings = try settings.read(reporter)
    let templates = try templates.read(settings, reporter)
    Console.say(Self.text(templates, folder: self.templates.folder(settings.configuration)))
  }

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
        let path = output.map { " " + $0.path } ?? ""
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

struct TemplatesEjectCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Copies built-in templates into a folder, for editing.",
    usage: "jsonapi-gen templates eject [<options>] [<name> ...]",
    discussion: """
      A copied template no longer changes with the generator, so copy only those that you edit. \
      Nothing is overwritten: templates that are already in the folder stay as they are.

      Exit codes: 0 done, 1 the configuration has errors, 64 invalid arguments, 66 the configuration \
      cannot be read, 73 a file cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Names of templates; without names, all templates of the models are copied.",
      valueName: "name"),
    completion: .list((BuiltInTemplate.all + BuiltInTemplate.extra).map(\.name)))
  var names: [String] = []

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Folder for the copies; created if missing.",
      discussion: "Defaults to `templates` in the configuration file, or else Templates.",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var settings: ConfigurationOptions

  func validate() throws {
    let known = (BuiltInTemplate.all + BuiltInTemplate.extra).map(\.name)
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw ValidationError(
      "Unknown built-in template", unknown, among: known,
      otherwise: "; `jsonapi-gen templates list` lists all.")
  }

  func run(_ reporter: Reporter) throws {
    let configuration = try settings.read(reporter).configuration
    let folder = folder ?? configuration.templates ?? "Templates"
    let all = names.isEmpty ? BuiltInTemplate.all : BuiltInTemplate.all + BuiltInTemplate.extra
    let files = all.filter { names.isEmpty || names.contains($0.name) }.map {
      GeneratedFile(
        path: OutputFolder(path: folder).location(of: $0.name + ".mustache"), text: $0.text)
    }
    let taken = try Set(NewFiles(files).taken())
    let new = NewFiles(files.filter { !taken.contains($0.path) })
    let written = try Set(new.write())
    for file in files {
      Console.say(
        written.contains(file.path) ? "new      \(file.path)" : "kept     \(file.path)")
    }
    if configuration.templates == nil, !written.isEmpty {
      Console.say(
        "Generate with `--templates \(folder)`, or add `templates: \(folder)` to"
          + " \(Configuration.fileName).")
    }
  }
}

struct TemplatesCheckCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks your templates for errors and likely mistakes.",
    usage: "jsonapi-gen templates check [<options>]",
    discussion: """
      Names in tags are checked against all fields, whatever the schema. `generate` reports only \
      errors; this and `validate` report warnings too, for example about a template that is not \
      used.

      Exit codes: 0 the templates are usable, 1 there are errors, 64 invalid arguments, 66 the \
      templates or the configuration cannot be read, 74 standard output or standard error cannot be \
      written.
      """
  )

  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var templates: TemplateOptions

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func run(_ reporter: Reporter) throws {
    let settings = try settings.read(reporter)
    let folder = templates.folder(settings.configuration)
    guard folder != nil || settings.configuration.also.contains(where: \.isFile) else {
      throw ValidationError(
        "Name the template folder with --templates, or with `templates` in"
          + " \(Configuration.fileName).")
    }
    let templates = try templates.read(settings, reporter)
    try reporter.check(templates.diagnostics, in: templates.sources.map(\.file))
    reporter.summarize(templates.diagnostics, consequence: "the templates are still usable")
    if templates.diagnostics.isEmpty, !quiet {
      let count = templates.sources.count { !$0.isBuiltIn }
      reporter.say(
        (folder.map { $0 + ": " } ?? "") + "\(counted(count, "template")), no diagnostics")
    }
  }
}
