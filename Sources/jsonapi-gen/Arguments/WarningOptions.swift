import ArgumentParser
import ResourceSchema

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

  @Flag(name: .customLong("strict"), help: "Make every warning an error.")
  var isStrict = false

  func validate() throws {
    if let both = allowed.first(where: wanted.contains) {
      throw ValidationError("--allow and --warn exclude each other for \(both.rawValue).")
    }
  }

  var given: Set<DiagnosticIdentifier> {
    DiagnosticIdentifier.warningsOfValidation.union(wanted).subtracting(allowed)
  }

  /// A finding with the weight that it has in this run.
  func judged(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if isStrict { finding.severity = .error }
    return finding
  }

  @Sendable private static func warning(named name: String) throws -> DiagnosticIdentifier {
    do {
      return try .warning(named: name)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
