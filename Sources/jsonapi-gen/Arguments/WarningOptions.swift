import ArgumentParser
import ResourceSchema
import SchemaReader

/// Which warnings a command gives, and what they mean.
struct WarningOptions: ParsableArguments {
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "A kind of warning not to give, such as unused-type; may be repeated.",
      valueName: "identifier"
    ),
    transform: warning(named:)
  )
  var allowed: [DiagnosticIdentifier] = []

  @Option(
    name: .customLong("warn"),
    help: ArgumentHelp(
      "A kind of warning to give that is not given otherwise: missing-description; may be repeated.",
      valueName: "identifier"
    ),
    transform: warning(named:)
  )
  var wanted: [DiagnosticIdentifier] = []

  @Flag(
    name: .customLong("strict"), inversion: .prefixedNo,
    help: ArgumentHelp("Make every warning an error."))
  var isStrict: Bool?

  @Flag(
    name: .customLong("all"),
    help: "Show each warning, not one for each kind and file with the first places.")
  var showsAll = false

  func validate() throws {
    if let both = allowed.first(where: wanted.contains) {
      throw ValidationError("--allow and --warn exclude each other for \(both.rawValue).")
    }
  }

  /// What a run makes of warnings that gives some of them unless it is told otherwise. What the
  /// command line says goes before what the configuration says.
  func policy(
    _ usual: Set<DiagnosticIdentifier>, _ configuration: Configuration
  ) -> WarningPolicy {
    let configured = usual.union(configuration.wanted).subtracting(configuration.allowed)
    return WarningPolicy(
      given: configured.union(wanted).subtracting(allowed),
      isStrict: isStrict ?? configuration.isStrict)
  }

  @Sendable private static func warning(named name: String) throws -> DiagnosticIdentifier {
    do {
      return try .warning(named: name)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
