import ArgumentParser
import Diagnostics
import ResourceSchema
import SchemaReader

struct PartOptions: ParsableArguments {
  @Option(
    name: .customLong("emit"),
    help: ArgumentHelp(
      "What to generate: models, queries, client and server, separated by commas.",
      discussion: "Defaults to `emit` in the configuration file, or else models.",
      valueName: "parts"),
    completion: .list(ModelOptions.Part.allCases.map(\.rawValue)),
    transform: { try listed($0, "cannot be generated; write models, queries, client or server.") }
  )
  var parts: [ModelOptions.Part]?

  @Option(
    name: .customLong("models"),
    help: ArgumentHelp(
      "Module of the models, if --emit does not generate them.",
      discussion: "Defaults to `models` in the configuration file.", valueName: "module")
  )
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
