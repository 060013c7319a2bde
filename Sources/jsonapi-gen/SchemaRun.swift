import ArgumentParser
import Diagnostics
import ModelGenerator
import OutputFolder
import Rendering
import SchemaReader

/// The steps that commands about schemas have in common: reading one, and saying what is wrong.
///
/// ```swift
/// let run = try SchemaRun(of: ["Schemas"], settings, warnings: policy, reporter: reporter)
/// let files = try run.models(templates).files
/// ```
struct SchemaRun {
  let reporter: Reporter
  let warnings: WarningPolicy
  private let settings: Settings
  let reading: SchemaReader.Result

  /// Reads the schema that paths name, and says nothing about it yet.
  ///
  /// - Throws: an exit code, if a file is missing, which is told.
  init(
    of paths: [String], _ settings: Settings, warnings: WarningPolicy, reporter: Reporter
  ) throws {
    let inputs = try reporter.failing(as: .missingSchema) { try SchemaFiles.named(paths) }
    self.settings = settings
    self.reporter = reporter
    self.warnings = warnings
    reading = SchemaReader.read(
      inputs, warnings: warnings.given, importing: SchemaFiles.importer(beside: inputs))
  }

  /// What has been read: `Blog: 12 resource types in 2 schema files`.
  var subject: String {
    let schema = reading.readable
    return "\(schema.name.value): \(counted(schema.resources.count, "resource type")) "
      + "in \(counted(reading.files.count, "schema file"))"
  }

  /// The files that diagnostics are about.
  var files: [SourceFile] { reading.files + settings.files }

  /// Everything that is wrong with the schema and its names in Swift.
  func diagnostics() -> [Diagnostic] {
    warnings.applyingSeverity(
      reading.diagnostics(
        with: ModelGenerator.diagnostics(
          of: reading.readable, options: settings.configuration.style)))
  }

  /// What a schema without mistakes becomes.
  struct Models {
    var files: [GeneratedFile]
    /// Diagnostics that do not keep the schema from being used; they have been told.
    var warnings: [Diagnostic]
  }

  /// Tells everything that is wrong with the schema and its names in Swift.
  ///
  /// - Throws: an exit code, if a diagnostic is an error.
  func models(_ templates: ModelTemplates) throws -> Models {
    let templateErrors = templates.diagnostics.filter { $0.severity == .error }
    guard let schema = reading.schema, templateErrors.isEmpty else {
      throw telling(diagnostics() + templateErrors, templates)
    }
    let models = try reporter.failing(as: .brokenTemplate) {
      try ModelGenerator.generate(
        schema, options: settings.configuration.style, templates: templates)
    }
    let diagnostics = warnings.applyingSeverity(reading.diagnostics(with: models.diagnostics))
    let errors = diagnostics.filter { $0.severity == .error } + models.templateDiagnostics
    guard errors.isEmpty else {
      throw telling(diagnostics + models.templateDiagnostics, templates)
    }
    reporter.report(diagnostics, in: files)
    return Models(files: models.files, warnings: diagnostics)
  }

  /// Tells diagnostics that keep anything from being written, and ends the run.
  private func telling(_ diagnostics: [Diagnostic], _ templates: ModelTemplates) -> ExitCode {
    reporter.report(diagnostics, in: files + templates.sources.map(\.file))
    reporter.summarize(diagnostics, consequence: "nothing was written")
    return .diagnostics
  }
}
