import ModelGenerator
import ResourceSchema
import YAMLSource

/// What the pipeline has to say of the files of an example.
public struct ExampleRun: Sendable {
  public let diagnostics: [Diagnostic]
  /// Every file that was read.
  public let files: [SourceFile]

  /// Reads the first file, and from the others what it imports.
  ///
  /// - Throws: `TemplateError` if a template of the generator is broken.
  public init(_ example: [SourceFile]) throws {
    let result = SchemaReader.read(Array(example.prefix(1))) { path in
      guard let file = example.first(where: { $0.path == path }) else {
        throw SourceFile.ReadingError(path: path, reason: .missing)
      }
      return file
    }
    let naming = try ModelGenerator.generate(result.schema ?? result.readable)
    diagnostics = result.diagnostics(with: naming.diagnostics)
    files = result.files
  }

  /// The findings as a terminal shows them.
  public func text(isColored: Bool = false) -> String {
    DiagnosticText.render(diagnostics, files: files, isColored: isColored)
  }
}
