import ArgumentParser
import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader

struct SchemaArguments: ParsableArguments {
  static let defaultFolder = "Schemas"

  @Argument(
    help: ArgumentHelp(
      "Schema files, and folders with .yaml and .yml files; all of them form one schema.",
      discussion: """
        Defaults to `schemas` in the configuration file, or the folder \(defaultFolder). With -, \
        one schema is read from standard input.
        """,
      valueName: "schema"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var schemas: [String] = []

  func validate() throws {
    guard schemas.count == 1 || !schemas.contains("-") else {
      throw ValidationError("- is standard input and cannot be combined with other schemas.")
    }
  }

  /// True if the only schema is read from standard input or another stream.
  var isStream: Bool { schemas.count == 1 && Self.isStream(schemas[0]) }

  static func isStream(_ path: String) -> Bool { stream(path) != nil }

  func read(_ configuration: Configuration, _ reporter: Reporter) throws -> [SourceFile] {
    try Self.read(try paths(configuration), reporter)
  }

  /// Reads the schemas at the given paths.
  static func read(_ paths: [String], _ reporter: Reporter) throws -> [SourceFile] {
    let files = paths.filter { stream($0) == nil }
    reporter.inputs.seek(files)
    return try failing(as: .missingSchema) {
      let streams = try paths.compactMap { path in
        try stream(path).map {
          try Console.read(
            $0, named: path == "-" ? "<stdin>" : path, maxSize: SourceFile.maxSize)
        }
      }
      let schemas = try SchemaFiles.named(files)
      reporter.inputs.add(schemas)
      return streams + schemas
    }
  }

  /// Returns the paths on the command line; by default those in the configuration, or the default
  /// folder.
  func paths(_ configuration: Configuration) throws -> [String] {
    if !schemas.isEmpty { return schemas }
    if !configuration.schemas.isEmpty { return configuration.schemas }
    guard SchemaFiles.isFolder(Self.defaultFolder) else {
      let near = SchemaFiles.folder(like: Self.defaultFolder)
      throw ValidationError(
        "Name a schema file or a folder of schemas: there is no folder \(Self.defaultFolder) here, "
          + "and no configuration that names one"
          + (near.map { "; did you mean the folder `\($0)`?" } ?? "."))
    }
    return [Self.defaultFolder]
  }

  /// Returns the stream that a path names: standard input, or one that a shell opened for a
  /// process substitution.
  private static func stream(_ path: String) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return STDIN_FILENO }
    return path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst("/dev/fd/".count)) : nil
  }
}
