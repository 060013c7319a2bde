import ArgumentParser
import ModelGenerator
import ResourceSchema

/// The steps that commands about schemas have in common: reading one, and saying what is wrong.
///
/// ```swift
/// let run = try SchemaRun(of: schemas.paths, reporter: diagnostics.reporter)
/// let (schema, files) = try run.models()
/// ```
struct SchemaRun {
  let reporter: Reporter
  let reading: SchemaReader.Result

  /// Reads the schema that paths name, and says nothing about it yet.
  ///
  /// - Throws: an exit code, if a file is missing, which is told.
  init(of paths: [String], reporter: Reporter) throws {
    let inputs = try reporter.failing(as: .missingSchema) { try SchemaFiles.named(paths) }
    self.reporter = reporter
    reading = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
  }

  /// A schema without mistakes, and what it becomes.
  struct Models {
    var schema: Schema
    var files: [GeneratedFile]
    /// Findings that do not keep the schema from being used; they have been told.
    var warnings: [Diagnostic]
  }

  /// Tells everything that is wrong with the schema and its names in Swift.
  ///
  /// - Throws: an exit code, if a finding is an error.
  func models() throws -> Models {
    let naming = try reporter.failing(as: .brokenTemplate) {
      try ModelGenerator.generate(reading.readable)
    }
    let diagnostics = reading.diagnostics(with: naming.diagnostics)
    reporter.report(diagnostics, in: reading)
    guard let schema = reading.schema, diagnostics.allSatisfy({ $0.severity != .error }) else {
      reporter.summarize(diagnostics, consequence: "nothing was written")
      throw ExitCode.findings
    }
    return Models(schema: schema, files: naming.files, warnings: diagnostics)
  }
}
