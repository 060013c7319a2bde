import Diagnostics

/// The stable identifiers of the reader's diagnostics.
///
/// Errors of YAML itself have the identifiers of `YAMLDiagnostic`.
public enum DiagnosticIdentifier: String, DiagnosticKind {
  // Files
  case emptyFile = "empty-file"
  case unsupportedVersion = "unsupported-version"
  case invalidImport = "invalid-import"
  case missingImport = "missing-import"
  case importCycle = "import-cycle"
  case nameDisagrees = "name-disagrees"
  case conflictingDefaults = "conflicting-defaults"
  case tooManyMembers = "too-many-members"
  case unknownWarning = "unknown-warning"

  // Forms
  case expectedMapping = "expected-mapping"
  case expectedList = "expected-list"
  case expectedText = "expected-text"
  case expectedBoolean = "expected-boolean"
  case expectedInteger = "expected-integer"
  case unknownWord = "unknown-word"
  case emptyValue = "empty-value"
  case emptyList = "empty-list"
  case repeatedValue = "repeated-value"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case misplacedKey = "misplaced-key"
  case misplacedQuestionMark = "misplaced-question-mark"
  case contradictoryQuestionMark = "contradictory-question-mark"

  // Names
  case duplicateName = "duplicate-name"
  case invalidName = "invalid-name"
  case invalidTypeName = "invalid-type-name"
  case invalidSwiftName = "invalid-swift-name"
  case reservedTypeName = "reserved-type-name"

  // Types
  case missingType = "missing-type"
  case malformedType = "malformed-type"
  case conflictingTypes = "conflicting-types"
  case unknownType = "unknown-type"
  case typeCycle = "type-cycle"
  case infiniteType = "infinite-type"
  case deepType = "deep-type"
  case formattedWireType = "formatted-wire-type"
  case indistinctShapes = "indistinct-shapes"
  case repeatedEnumValue = "repeated-enum-value"
  case mixedEnumValues = "mixed-enum-values"
  case misplacedFormat = "misplaced-format"
  case malformedFormat = "malformed-format"
  case misplacedPattern = "misplaced-pattern"
  case malformedPattern = "malformed-pattern"
  case conflictingAccess = "conflicting-access"
  case invalidIdType = "invalid-id-type"
  case invalidMetaType = "invalid-meta-type"
  case invalidErrorsType = "invalid-errors-type"
  case invalidLinksType = "invalid-links-type"

  // Resources
  case unknownMixin = "unknown-mixin"
  case malformedTarget = "malformed-target"
  case unknownTarget = "unknown-target"
  case nullableToMany = "nullable-to-many"
  case conflictingCardinality = "conflicting-cardinality"
  case targetlessRelationship = "targetless-relationship"
  case emptyRelationship = "empty-relationship"
  case identifierMetaWithoutLinkage = "identifier-meta-without-linkage"
  case invalidInverse = "invalid-inverse"
  case unknownSort = "unknown-sort"
  case invalidPage = "invalid-page"
  case invalidTotal = "invalid-total"
  case invalidPath = "invalid-path"
  case unknownParent = "unknown-parent"
  case invalidAnswer = "invalid-answer"
  case invalidFilterPattern = "invalid-filter-pattern"

  // Documents
  case conflictingData = "conflicting-data"
  case unknownInclude = "unknown-include"
  case includeWithoutData = "include-without-data"
  case includeOutsideLinkage = "include-outside-linkage"
  case invalidLinkage = "invalid-linkage"

  // Warnings, which `allow` silences
  case commentAfterText = "comment-after-text"
  case reservedMemberName = "reserved-member-name"
  case disallowedName = "disallowed-name"
  case digitFirstName = "digit-first-name"
  case blankInName = "blank-in-name"
  case emptyDocument = "empty-document"

  // Lints: warnings that only `validate` gives
  case emptyResource = "empty-resource"
  case oneWayRelationship = "one-way-relationship"
  case nothingIncluded = "nothing-included"
  case notCamelCase = "not-camel-case"
  case missingDescription = "missing-description"
  case unusedType = "unused-type"
  case unusedMixin = "unused-mixin"
  case repeatedShape = "repeated-shape"
  case nearDefaultDocument = "near-default-document"
  case deprecatedWithoutReplacement = "deprecated-without-replacement"
  case needlessAtomic = "needless-atomic"

  public var severity: Diagnostic.Severity {
    switch self {
    case .commentAfterText, .reservedMemberName, .disallowedName, .digitFirstName, .blankInName,
      .emptyDocument:
      .warning
    default: isLint ? .warning : .error
    }
  }
}
