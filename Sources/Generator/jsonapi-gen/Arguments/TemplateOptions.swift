import ArgumentParser
import Diagnostics
import Rendering
import SchemaReader

struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp(
      "Folder of templates that replace built-in ones or add files.",
      discussion: "Defaults to `templates` in the configuration file.",
      valueName: "folder"),
    completion: .directory
  )
  var folder: String?

  func folder(_ configuration: Configuration) -> String? { folder ?? configuration.templates }

  func areGiven(_ configuration: Configuration) -> Bool {
    folder(configuration) != nil || !configuration.also.isEmpty
  }

  /// Reads and compiles the templates.
  ///
  /// - Parameter output: The folder of the models.
  func read(
    _ settings: Settings, _ reporter: Reporter, output: String? = nil
  ) throws -> ModelTemplates {
    let configuration = settings.configuration
    let folder = folder(configuration)
    let others = configuration.also.filter(\.isFile).map(\.template.value)
    reporter.inputs.seek([folder].compactMap(\.self) + others)
    let sources = try reporter.failing(as: .missingTemplates) {
      let own = try folder.map { try TemplateFolder(path: $0).read() } ?? []
      return try own + others.map { TemplateSource(file: try SourceFile(contentsOf: $0)) }
    }
    reporter.inputs.add(sources.map(\.file))
    let additions = TemplateAdditions(configuration.also, output: output)
    let templates = ModelTemplates(sources, destinations: additions.destinations)
    try reporter.check(
      additions.diagnostics(of: templates), in: settings.files,
      consequence: output == nil ? nil : "nothing was written")
    return templates
  }
}
