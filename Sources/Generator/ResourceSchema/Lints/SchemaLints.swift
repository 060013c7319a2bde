import Diagnostics

/// All lints: warnings about valid declarations that are rarely intended.
package struct SchemaLints {
  let assembly: AssembledSchema
  /// True if the schema has errors, so that an absent declaration may only be misspelled.
  let hasErrors: Bool
  var diagnostics = DiagnosticList()

  var schema: Schema { assembly.schema }

  fileprivate static let all: [DiagnosticIdentifier: @Sendable (inout SchemaLints) -> Void] = [
    .emptyResource: { $0.checkEmptyResources() },
    .oneWayRelationship: { $0.checkOneWayRelationships() },
    .nothingIncluded: { $0.checkDocumentsWithoutInclude() },
    .notCamelCase: { $0.checkCamelCase() },
    .missingDescription: { $0.checkDescriptions() },
    .unusedType: { $0.checkUnusedTypes() },
    .unusedMixin: { $0.checkUnusedMixins() },
    .repeatedShape: { $0.checkRepeatedShapes() },
    .deprecatedWithoutReplacement: { $0.checkReplacements() },
    .needlessAtomic: { $0.checkAtomic() },
  ]

  package static func diagnostics(
    _ wanted: Set<DiagnosticIdentifier>, in assembly: AssembledSchema, hasErrors: Bool
  ) -> [Diagnostic] {
    var lints = SchemaLints(assembly: assembly, hasErrors: hasErrors)
    for identifier in DiagnosticIdentifier.allCases where wanted.contains(identifier) {
      all[identifier]?(&lints)
    }
    return lints.diagnostics.elements
  }
}

extension DiagnosticIdentifier {
  /// True if the warning is about a likely mistake, and only `validate` reports it.
  public var isLint: Bool { SchemaLints.all[self] != nil || self == .nearDefaultDocument }

  public static let warningsOfEveryRun = Set(
    allCases.filter { $0.severity == .warning && !$0.isLint })

  /// The lints that would fill the output for most schemas.
  private static let offByDefault: Set<Self> = [.missingDescription]

  /// The warnings that `validate` reports by default.
  public static let warningsOfValidation = Set(allCases.filter { $0.severity == .warning })
    .subtracting(offByDefault)
}
