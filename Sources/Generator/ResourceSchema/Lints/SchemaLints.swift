import Diagnostics

/// All lints: warnings about valid declarations that are rarely intended.
package enum SchemaLints {
  fileprivate typealias Check = @Sendable (LintedSchema, inout DiagnosticList) -> Void

  /// The lints by the warnings that they give.
  fileprivate static let all: [DiagnosticIdentifier: Check] = [
    .emptyResource: EmptyResourceLint.check,
    .oneWayRelationship: OneWayRelationshipLint.check,
    .nothingIncluded: NothingIncludedLint.check,
    .notCamelCase: CamelCaseLint.check,
    .missingDescription: DescriptionLint.check,
    .unusedType: UnusedTypeLint.check,
    .unusedMixin: UnusedMixinLint.check,
    .repeatedShape: RepeatedShapeLint.check,
    .deprecatedWithoutReplacement: ReplacementLint.check,
    .needlessAtomic: AtomicLint.check,
  ]

  package static func diagnostics(
    _ wanted: Set<DiagnosticIdentifier>, in assembly: AssembledSchema, _ files: [LintedFile],
    hasErrors: Bool
  ) -> [Diagnostic] {
    let schema = LintedSchema(assembly: assembly, files: files, hasErrors: hasErrors)
    var diagnostics = DiagnosticList()
    for identifier in DiagnosticIdentifier.allCases where wanted.contains(identifier) {
      all[identifier]?(schema, &diagnostics)
    }
    return diagnostics.elements
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
