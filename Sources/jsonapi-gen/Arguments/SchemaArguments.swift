import ArgumentParser
import ResourceSchema
import SchemaReader

/// The schema that a command is about.
struct SchemaArguments: ParsableArguments {
  /// Where schemas are looked for if none is named.
  static let defaultFolder = "Schemas"

  @Argument(
    help: ArgumentHelp(
      "Schema files, and folders whose .yaml and .yml files are schemas; together they are one schema.",
      discussion: """
        Without any, those of the configuration file are read, or the folder \(defaultFolder).
        """,
      valueName: "schema"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var schemas: [String] = []

  func validate() throws {
    guard !schemas.contains("") else { throw ValidationError("The name of a schema is empty.") }
  }

  /// The schemas of a run: those of the command line, else those of the configuration, else a
  /// folder that has the usual name.
  func paths(_ configuration: Configuration) throws -> [String] {
    if !schemas.isEmpty { return schemas }
    if !configuration.schemas.isEmpty { return configuration.schemas }
    guard SchemaFiles.isFolder(Self.defaultFolder) else {
      let near = SchemaFiles.folder(like: Self.defaultFolder)
      throw ValidationError(
        "Name a schema file or a folder of schemas, since there is no folder "
          + "\(Self.defaultFolder) here, and no configuration that names one"
          + (near.map { ": did you mean the folder `\($0)`?" } ?? "."))
    }
    return [Self.defaultFolder]
  }
}
