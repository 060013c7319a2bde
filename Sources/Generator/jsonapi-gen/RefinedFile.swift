import ArgumentParser
import Diagnostics
import Inference
import OutputFolder
import SchemaReader

/// A schema file to which a command adds lines.
struct RefinedFile {
  let path: String
  /// The file, and the other files in its folder that belong to the same schema.
  let files: [SourceFile]
  private let reporter: Reporter

  init(path: String, _ reporter: Reporter) throws {
    self.path = path
    self.reporter = reporter
    files = try failing(as: .missingSchema) { try Self.schemas(beside: path) }
  }

  /// Refines the file.
  func refined(
    _ refine: (SourceFile, @escaping Refinement.Reading) -> Refinement?
  ) throws -> Refinement {
    let refinement = reporter.progress.during("Refining the schema") { refine(files[0], read) }
    guard let refinement else {
      let old = read(files[0])
      reporter.report(old.diagnostics, in: old.files)
      reporter.summarize(old.diagnostics, consequence: "nothing was written")
      throw ExitCode.diagnostics
    }
    return refinement
  }

  func write(_ refinement: Refinement) throws {
    if refinement.isChanged { try FileReplacement.replace(path, with: refinement.file.text) }
  }

  private func read(_ file: SourceFile) -> SchemaReader.Result {
    let inputs = [file] + files.dropFirst()
    return SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
  }

  /// Returns the schema at a path, with the others in its folder if all of them are one schema, so
  /// that their declarations are not added again.
  private static func schemas(beside output: String) throws -> [SourceFile] {
    let own = try SchemaFiles.named([output])
    let folder = output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !folder.isEmpty,
      let all = try? SchemaFiles.named([output, folder.joined(separator: "/") + "/"]),
      SchemaReader.read(all, importing: SchemaFiles.importer(beside: all)).schema != nil
    else { return own }
    return all
  }
}
