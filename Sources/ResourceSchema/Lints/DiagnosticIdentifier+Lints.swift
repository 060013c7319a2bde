extension DiagnosticIdentifier {
  /// Whether it is about what is no mistake, and only a run that asks for advice gives it.
  public var isLint: Bool { SchemaLints.all[self] != nil || self == .nearDefaultDocument }

  /// The warnings that every run gives.
  public static let warningsOfEveryRun = Set(
    allCases.filter { $0.severity == .warning && !$0.isLint })

  /// The warnings that a run gives that validates a schema, unless it is told otherwise: all but
  /// those that most schemas would be full of.
  public static let warningsOfValidation = Set(
    allCases.filter { $0.severity == .warning && $0 != .missingDescription })
}
