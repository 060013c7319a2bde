import Diagnostics

/// All lints: warnings about valid declarations that are rarely intended.
package enum SchemaLints {
  /// The lints by the warnings that they give.
  package static let all: [DiagnosticIdentifier: @Sendable (LintedSchema) -> [Diagnostic]] = [
    .emptyResource: EmptyResourceLint.diagnostics,
    .oneWayRelationship: OneWayRelationshipLint.diagnostics,
    .nothingIncluded: NothingIncludedLint.diagnostics,
    .notCamelCase: CamelCaseLint.diagnostics,
    .missingDescription: DescriptionLint.diagnostics,
    .unusedType: UnusedTypeLint.diagnostics,
    .unusedMixin: UnusedMixinLint.diagnostics,
    .repeatedShape: RepeatedShapeLint.diagnostics,
    .deprecatedWithoutReplacement: ReplacementLint.diagnostics,
    .needlessAtomic: AtomicLint.diagnostics,
  ]

  package static func diagnostics(
    _ wanted: Set<DiagnosticIdentifier>, in schema: LintedSchema
  ) -> [Diagnostic] {
    DiagnosticIdentifier.allCases.filter(wanted.contains)
      .compactMap { all[$0] }
      .flatMap { $0(schema) }
  }
}

extension DiagnosticIdentifier {
  /// True if the warning is about a likely mistake, and only `validate` reports it.
  public var isLint: Bool { SchemaLints.all[self] != nil || self == .nearDefaultDocument }

  /// The warnings that every run gives.
  public static let warningsOfEveryRun = Set(
    allCases.filter { $0.severity == .warning && !$0.isLint })

  /// The warnings that `validate` reports by default. Those that would fill the output for most
  /// schemas are left out.
  public static let warningsOfValidation = Set(
    allCases.filter { $0.severity == .warning && $0 != .missingDescription })
}
