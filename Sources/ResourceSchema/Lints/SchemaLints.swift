/// All lints: what is no mistake, and yet is rarely meant.
enum SchemaLints {
  /// The lints by the warnings that they give.
  static let all: [DiagnosticIdentifier: @Sendable (LintedSchema) -> [Diagnostic]] = [
    .emptyResource: EmptyResourceLint.findings,
    .oneWayRelationship: OneWayRelationshipLint.findings,
    .nothingIncluded: NothingIncludedLint.findings,
    .notCamelCase: CamelCaseLint.findings,
    .missingDescription: DescriptionLint.findings,
    .unusedType: UnusedTypeLint.findings,
    .unusedMixin: UnusedMixinLint.findings,
    .deprecatedWithoutReplacement: ReplacementLint.findings,
  ]

  static func findings(
    _ wanted: Set<DiagnosticIdentifier>, in schema: LintedSchema
  ) -> [Diagnostic] {
    DiagnosticIdentifier.allCases.filter(wanted.contains)
      .compactMap { all[$0] }
      .flatMap { $0(schema) }
  }
}

/// What lints look at.
struct LintedSchema {
  /// The files put together.
  var assembly: SchemaAssembly
  /// The files one by one.
  var files: [FileDraft]
  /// Whether something is wrong with the schema, so that what is not there may only be misspelt.
  var hasErrors: Bool
}
