import ArgumentParser
import Diagnostics
import Foundation
import SchemaReader

/// The configuration of a run.
struct Settings {
  var configuration = Configuration()
  /// The configuration file, if there is one.
  var files: [SourceFile] = []
}

/// Where a command finds what its command line does not say.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file.",
      discussion:
        "Without it, \(Configuration.fileName) in the working folder is read if it is there.",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  func validate() throws {
    guard path != "" else { throw ValidationError("The name of the configuration file is empty.") }
  }

  /// What the configuration file says; nothing if there is none.
  ///
  /// - Throws: an exit code, if the file is missing or has a mistake, which is told.
  func read(_ reporter: Reporter) throws -> Settings {
    let isThere = FileManager.default.fileExists(atPath: Configuration.fileName)
    guard let path = path ?? (isThere ? Configuration.fileName : nil) else {
      try refuseOtherEnding(reporter)
      return Settings()
    }
    let reading = try reporter.failing(as: .missingConfiguration) {
      try Configuration.read(contentsOf: path)
    }
    reporter.report(reading.diagnostics, in: [reading.file])
    guard reading.diagnostics.allSatisfy({ $0.severity != .error }) else {
      reporter.summarize(reading.diagnostics, consequence: "no schema was read")
      throw ExitCode.diagnostics
    }
    return Settings(configuration: reading.configuration, files: [reading.file])
  }

  /// Nothing of a file with the other ending of YAML would be read, and its author would not know.
  private func refuseOtherEnding(_ reporter: Reporter) throws {
    let name = Configuration.fileName.replacing(".yaml", with: ".yml")
    guard FileManager.default.fileExists(atPath: name) else { return }
    reporter.report(
      RunFailure(
        .missingConfiguration,
        "\(name) is not read by itself: call it \(Configuration.fileName), or say --config \(name)")
    )
    throw RunFailure.Kind.missingConfiguration.exitCode
  }
}
