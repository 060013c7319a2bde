import ArgumentParser
import Diagnostics
import Foundation
import SchemaReader

struct Settings {
  var configuration = Configuration()
  /// The configuration file, if there is one.
  var files: [SourceFile] = []
}

struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "Configuration file.",
      discussion: "Defaults to \(Configuration.fileName) in the current folder, if it exists.",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  /// Reads the configuration file, if there is one.
  func read(_ reporter: Reporter) throws -> Settings {
    reporter.inputs.seek([path ?? Configuration.fileName])
    let exists = FileManager.default.fileExists(atPath: Configuration.fileName)
    guard let path = path ?? (exists ? Configuration.fileName : nil) else {
      // A file with the other extension of YAML would be ignored silently.
      let other = Configuration.fileName.replacing(".yaml", with: ".yml")
      guard FileManager.default.fileExists(atPath: other) else { return Settings() }
      throw RunFailure(
        .missingConfiguration,
        "\(other) is not picked up automatically; rename it to \(Configuration.fileName), or use "
          + "--config \(other)")
    }
    let reading = try failing(as: .missingConfiguration) {
      try Configuration.read(contentsOf: path)
    }
    reporter.inputs.add([reading.file])
    try reporter.check(
      reading.diagnostics, in: [reading.file], consequence: "no schema was read")
    return Settings(configuration: reading.configuration, files: [reading.file])
  }
}
