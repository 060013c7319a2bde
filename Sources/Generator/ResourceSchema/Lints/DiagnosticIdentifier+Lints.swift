extension DiagnosticIdentifier {
  /// True if it is about a likely mistake and only `validate` gives it.
  public var isLint: Bool { SchemaLints.all[self] != nil || self == .nearDefaultDocument }

  /// The warnings that every run gives.
  public static let warningsOfEveryRun = Set(
    allCases.filter { $0.severity == .warning && !$0.isLint })

  /// The warnings that `validate` gives by default: all but
  /// those that most schemas would be full of.
  public static let warningsOfValidation = Set(
    allCases.filter { $0.severity == .warning && $0 != .missingDescription })
}
