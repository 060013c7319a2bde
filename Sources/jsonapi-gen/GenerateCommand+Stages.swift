import ArgumentParser
import ModelGenerator
import ResourceSchema

extension GenerateCommand {
  /// A schema with all that was found on the way to it.
  struct Reading {
    var schema: Schema
    var result: SchemaReader.Result
  }

  func readSchema() throws -> Reading {
    let inputs = try refusing(.missingInput) { try SchemaFiles.named(schemaPaths) }
    let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
    guard let schema = result.schema else {
      try report(allMistakes(of: result), in: result)
      throw ExitCode.findings
    }
    try report(result.diagnostics, in: result)
    return Reading(schema: schema, result: result)
  }

  /// The mistakes of a schema, with those that its names in Swift have already.
  private func allMistakes(of result: SchemaReader.Result) throws -> [Diagnostic] {
    let naming = try refusing(.findings) { try ModelGenerator.generate(result.readable) }
    return result.diagnostics(with: naming.diagnostics)
  }

  func generate(_ reading: Reading) throws -> [GeneratedFile] {
    let result = try refusing(.findings) { try ModelGenerator.generate(reading.schema) }
    try report(result.diagnostics, in: reading.result)
    return result.files
  }

  /// Prints findings, and ends the run if one of them is an error.
  private func report(_ diagnostics: [Diagnostic], in result: SchemaReader.Result) throws {
    guard !diagnostics.isEmpty else { return }
    Console.complain(
      DiagnosticText.render(
        diagnostics, files: result.files, isColored: Console.isColoredForComplaints))
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    Console.complain("\(DiagnosticText.summary(diagnostics)): nothing was written.")
    throw ExitCode.findings
  }

  /// Does something that can fail, and ends the run with an exit code if it does.
  func refusing<Value>(_ code: ExitCode, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      Console.complain("error: \(error)")
      throw code
    }
  }
}

extension ExitCode {
  /// The schema has a mistake, or a check found something.
  static let findings = ExitCode(1)
  /// `EX_NOINPUT` of `sysexits.h`.
  static let missingInput = ExitCode(66)
  /// `EX_CANTCREAT` of `sysexits.h`.
  static let unwritableOutput = ExitCode(73)
}
