import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder
import Rendering
import SchemaReader

/// `jsonapi-gen templates eject`: copies built-in templates for editing.
struct TemplatesEjectCommand: ParsableCommand {
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

  func run() throws {
    let reporter = Reporter(format: .text)
    let configuration = try settings.read(reporter).configuration
    let folder = folder ?? configuration.templates ?? "Templates"
    let all = names.isEmpty ? BuiltInTemplate.all : BuiltInTemplate.all + BuiltInTemplate.extra
    let files = all.filter { names.isEmpty || names.contains($0.name) }.map {
      GeneratedFile(
        path: OutputFolder(path: folder).location(of: $0.name + ".mustache"), text: $0.text)
    }
    let taken = try reporter.failing(as: .unwritableOutput) { try Set(NewFiles(files).taken()) }
    let new = NewFiles(files.filter { !taken.contains($0.path) })
    let written = try reporter.failing(as: .unwritableOutput) { try Set(new.write()) }
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
