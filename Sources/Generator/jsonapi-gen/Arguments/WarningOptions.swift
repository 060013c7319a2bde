import ArgumentParser
import ResourceSchema
import SchemaReader

struct WarningOptions: ParsableArguments {
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "Warning to suppress, such as unused-type; several are separated by commas.",
      valueName: "identifier"
    ),
    completion: identifiers,
    transform: warnings(named:)
  )
  var allowedLists: [[DiagnosticIdentifier]] = []

  @Option(
    name: .customLong("warn"),
    help: ArgumentHelp(
      "Warning to enable that is off by default, such as missing-description.",
      valueName: "identifier"
    ),
    completion: identifiers,
    transform: warnings(named:)
  )
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
      throw ValidationError("--allow and --warn cannot be combined for \(both.rawValue).")
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
    .list(DiagnosticIdentifier.allCases.filter { $0.severity == .warning }.map(\.rawValue))
  }
}
