import ArgumentParser
import Diagnostics
import OutputFolder
import Rendering
import ResourceSchema
import SchemaReader
import SwiftModel

/// The steps that `generate` and `validate` share: reading a schema, and reporting its diagnostics.
struct SchemaRun {
  let reporter: Reporter
  let warnings: WarningPolicy
  private let settings: Settings
  private let reading: SchemaReader.Result

  /// Reads the schema in some files and their imports, without reporting diagnostics.
  init(
    of schemas: [SourceFile], _ settings: Settings, warnings: WarningPolicy, reporter: Reporter
  ) {
    self.settings = settings
    self.reporter = reporter
    self.warnings = warnings
    let load = SchemaFiles.importer(beside: schemas)
    reading = reporter.progress.during("Reading the schema") {
      SchemaReader.read(schemas, warnings: warnings.given) { path in
        reporter.inputs.seek([path])
        let file = try load(path)
        reporter.inputs.add([file])
        return file
      }
    }
  }

  var api: String { reading.readable.name.value }

  /// A summary of the schema: `Blog: 12 resource types in 2 schema files`.
  var subject: String {
    "\(api): \(counted(reading.readable.resources.count, "resource type")) "
      + "in \(counted(reading.files.count, "schema file"))"
  }

  /// The files that diagnostics refer to.
  var files: [SourceFile] { reading.files + settings.files }

  /// Returns all diagnostics of the schema and of its names in Swift.
  func diagnostics() -> [Diagnostic] {
    let style = settings.configuration.style
    let names = SwiftModel.build(reading.readable, options: style).diagnostics
    return warnings.applyingSeverity(reading.diagnostics(with: names))
  }

  /// Generates the models for an output folder, and reports all diagnostics. Returns the warnings
  /// about the schema, too.
  func models(
    _ templates: ModelTemplates, output: String
  ) throws -> (folders: OutputFolders, warnings: [Diagnostic]) {
    let files = files + templates.sources.map(\.file)
    let errors = templates.diagnostics.errors
    guard let schema = reading.schema, errors.isEmpty else {
      try check(diagnostics() + errors, in: files)
      throw ExitCode.diagnostics
    }
    let models = try failing(as: .brokenTemplate) {
      try reporter.progress.during("Generating the models") {
        try ModelGenerator.generate(
          schema, options: settings.configuration.style, templates: templates)
      }
    }
    let diagnostics = warnings.applyingSeverity(reading.diagnostics(with: models.diagnostics))
    try check(diagnostics + models.templateDiagnostics, in: files)
    let others = models.otherFiles.sorted(by: \.key).map { (OutputFolder(path: $0), $1) }
    let own = (OutputFolder(path: output), models.files)
    return (OutputFolders(folders: [own] + others), diagnostics)
  }

  /// Returns the schema, and reports all diagnostics.
  func schema() throws -> Schema {
    try check(diagnostics(), in: files)
    guard let schema = reading.schema else { throw ExitCode.diagnostics }
    return schema
  }

  private func check(_ diagnostics: [Diagnostic], in files: [SourceFile]) throws {
    try reporter.check(diagnostics, in: files, consequence: "nothing was written")
  }
}
