import ArgumentParser
import Diagnostics
import Rendering
import SchemaReader

/// The option for the user's templates.
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

  func validate() throws {
    guard folder != "" else { throw ValidationError("The name of the template folder is empty.") }
  }

  /// Returns the folder of the command line, else that of the configuration.
  func folder(_ configuration: Configuration) -> String? { folder ?? configuration.templates }

  /// Reads and compiles the templates.
  ///
  /// - Throws: An exit code, if the folder or a template cannot be read, which is reported.
  func read(_ configuration: Configuration, _ reporter: Reporter) throws -> ModelTemplates {
    guard let folder = folder(configuration) else { return ModelTemplates() }
    return ModelTemplates(
      try reporter.failing(as: .missingTemplates) { try TemplateFolder(path: folder).read() })
  }
}
