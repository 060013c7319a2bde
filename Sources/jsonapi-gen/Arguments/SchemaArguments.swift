import ArgumentParser
import ResourceSchema

/// The schema that a command is about.
struct SchemaArguments: ParsableArguments {
  /// Where schemas are looked for if none is named.
  static let defaultFolder = "Schemas"

  @Argument(
    help: ArgumentHelp(
      "Schema files, and folders whose .yaml and .yml files are schemas; together they are one schema.",
      discussion: "Without any, the folder \(defaultFolder) is read.",
      valueName: "schema"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var schemas: [String] = []

  func validate() throws {
    guard !schemas.contains("") else { throw ValidationError("The name of a schema is empty.") }
    guard !schemas.isEmpty || SchemaFiles.isFolder(Self.defaultFolder) else {
      throw ValidationError(
        "Name a schema file or a folder of schemas, since there is no folder "
          + "\(Self.defaultFolder) here.")
    }
  }

  var paths: [String] { schemas.isEmpty ? [Self.defaultFolder] : schemas }
}
