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
      valueName: "schema"),
    completion: .file(extensions: ["yaml", "yml"]))
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
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
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

struct PartOptions: ParsableArguments {
  @Option(
    name: .customLong("emit"),
    help: ArgumentHelp(
      "What to generate: models, queries, client and server, separated by commas.",
      discussion: "Defaults to `emit` in the configuration file, or else models.",
      valueName: "parts"),
    completion: .list(ModelOptions.Part.allCases.map(\.rawValue)),
    transform: { try listed($0, "cannot be generated; write models, queries, client or server.") })
  var parts: [ModelOptions.Part]?

  @Option(
    name: .customLong("models"),
    help: ArgumentHelp(
      "Module of the models, if --emit does not generate them.",
      discussion: "Defaults to `models` in the configuration file.", valueName: "module"))
  var module: String?

  func apply(to settings: Settings) throws -> Settings {
    var settings = settings
    var style = settings.configuration.style
    if let parts {
      style.emit = Set(parts)
      if style.emit.contains(.models) { style.modelsModule = nil }
    }
    if let module {
      style.modelsModule = Located(module, at: .unknown)
      guard !style.emit.contains(.models) else {
        throw ValidationError(
          "--models names the module of models that are not generated; leave out --models, or "
            + "models in --emit.")
      }
    }
    guard style.emit.contains(.models) || style.modelsModule != nil else {
      throw ValidationError(
        "Queries, clients and servers use the models: name their module with --models, or add models to "
          + "--emit.")
    }
    settings.configuration.style = style
    return settings
  }

  func validate() throws {
    guard let module else { return }
    guard !module.isEmpty, module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw ValidationError("`\(module)` is not the name of a module.")
    }
  }
}

struct WarningOptions: ParsableArguments {
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "Warning to suppress, such as unused-type; several are separated by commas.",
      valueName: "identifier"),
    completion: identifiers,
    transform: warnings(named:))
  var allowedLists: [[DiagnosticIdentifier]] = []

  @Option(
    name: .customLong("warn"),
    help: ArgumentHelp(
      "Warning to enable that is off by default, such as missing-description.",
      valueName: "identifier"),
    completion: identifiers,
    transform: warnings(named:))
  var wantedLists: [[DiagnosticIdentifier]] = []

  @Flag(
    name: .customLong("strict"), inversion: .prefixedNo,
    help: ArgumentHelp("Treat warnings as errors."))
  var isStrict: Bool?

  @Flag(
    name: .customLong("all"),
    help: "Show every warning; by default, those of one kind in a file are shown once.")
  var showsAll = false

  private var allowed: [DiagnosticIdentifier] { allowedLists.flatMap(\.self) }
  private var wanted: [DiagnosticIdentifier] { wantedLists.flatMap(\.self) }

  func validate() throws {
    if let both = allowed.first(where: wanted.contains) {
      throw ValidationError("--allow and --warn cannot be combined for \(both.identifier).")
    }
  }

  /// Returns the policy for a run with the usual set of warnings. Command-line arguments override
  /// the configuration.
  func policy(
    _ usual: Set<DiagnosticIdentifier>, _ configuration: Configuration
  ) -> WarningPolicy {
    var policy = configuration.warnings(usual)
    policy.given = policy.given.union(wanted).subtracting(allowed)
    policy.isStrict = isStrict ?? policy.isStrict
    return policy
  }

  @Sendable private static func warnings(named names: String) throws -> [DiagnosticIdentifier] {
    try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      do {
        return try .warning(named: String(name))
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  private static var identifiers: CompletionKind {
    .list(DiagnosticIdentifier.allCases.filter { $0.severity == .warning }.map(\.identifier))
  }
}
