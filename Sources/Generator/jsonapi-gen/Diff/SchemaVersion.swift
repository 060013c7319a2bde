import ArgumentParser
import Diagnostics
import ResourceSchema
import SchemaReader

/// The files of one version of a schema.
struct SchemaVersion {
  private let inputs: [SourceFile]
  private let load: (String) throws -> SourceFile
  /// A text before the paths of its files, such as `origin/main:`.
  let prefix: String

  /// - Parameter load: Reads imports; by default from the disk.
  init(
    _ inputs: [SourceFile], prefix: String = "",
    importing load: ((String) throws -> SourceFile)? = nil
  ) {
    self.inputs = inputs
    self.prefix = prefix
    self.load = load ?? SchemaFiles.importer(beside: inputs)
  }

  /// Reads the schema.
  ///
  /// - Throws: An exit code, if the schema has errors; they are reported.
  func schema(_ reporter: Reporter) throws -> Schema {
    let reading = SchemaReader.read(inputs, warnings: [], importing: load)
    if let schema = reading.schema { return schema }
    let errors = reading.diagnostics.errors.map(prefixed)
    try reporter.check(
      errors, in: reading.files.map(prefixed), consequence: "nothing was compared")
    throw ExitCode.diagnostics
  }

  private func prefixed(_ file: SourceFile) -> SourceFile {
    prefix.isEmpty ? file : SourceFile(path: prefix + file.path, bytes: file.bytes)
  }

  /// Returns a diagnostic without edits, with the prefix in its paths, because a file in a revision
  /// cannot be edited.
  private func prefixed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !prefix.isEmpty else { return diagnostic }
    var result = diagnostic
    result.range.file = prefix + result.range.file
    for index in result.labels.indices {
      result.labels[index].range.file = prefix + result.labels[index].range.file
    }
    result.fixIts = []
    return result
  }
}
