import Diagnostics

/// All lints: what is no mistake, and yet is rarely meant.
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
