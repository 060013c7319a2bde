import Diagnostics

/// The identifiers of the reader's diagnostics: `unknown-type` for ``unknownType``. Users write them,
/// so the cases keep their names.
///
/// Errors of YAML itself have the identifiers of `YAMLDiagnostic`.
public enum DiagnosticIdentifier: Int, DiagnosticKind {
  // Files
  case emptyFile, unsupportedVersion, invalidImport, missingImport, importCycle, nameDisagrees
  case conflictingDefaults, tooManyMembers, unknownWarning

  // Forms
  case expectedMapping, expectedList, expectedText, expectedBoolean, expectedInteger, unknownWord
  case emptyValue, emptyList, repeatedValue, unknownKey, missingKey, misplacedKey
  case misplacedQuestionMark, contradictoryQuestionMark

  // Names
  case duplicateName, invalidName, invalidTypeName, invalidSwiftName, reservedTypeName

  // Types
  case missingType, malformedType, conflictingTypes, unknownType, typeCycle, infiniteType, deepType
  case formattedWireType, indistinctShapes, repeatedEnumValue, mixedEnumValues, misplacedFormat
  case malformedFormat, misplacedPattern, malformedPattern, conflictingAccess, invalidIdType
  case invalidMetaType, invalidErrorsType, invalidLinksType

  // Resources
  case unknownMixin, malformedTarget, unknownTarget, nullableToMany, conflictingCardinality
  case targetlessRelationship, emptyRelationship, identifierMetaWithoutLinkage, invalidInverse
  case unknownSort, invalidPage, invalidTotal, invalidPath, unknownParent, invalidAnswer
  case invalidFilterPattern

  // Documents
  case conflictingData, unknownInclude, includeWithoutData, includeOutsideLinkage, invalidLinkage

  // Warnings, which `allow` silences
  case commentAfterText, reservedMemberName, disallowedName, digitFirstName, blankInName
  case emptyDocument

  // Lints: warnings that only `validate` gives
  case emptyResource, oneWayRelationship, nothingIncluded, notCamelCase, missingDescription
  case unusedType, unusedMixin, repeatedShape, nearDefaultDocument, deprecatedWithoutReplacement
  case needlessAtomic

  /// The name of each case with hyphens between its words.
  private static let identifiers = allCases.map {
    String(describing: $0).reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  public init?(identifier: String) {
    guard let index = Self.identifiers.firstIndex(of: identifier) else { return nil }
    self.init(rawValue: index)
  }

  public var identifier: String { Self.identifiers[rawValue] }

  public var severity: Diagnostic.Severity {
    switch self {
    case .commentAfterText, .reservedMemberName, .disallowedName, .digitFirstName, .blankInName,
      .emptyDocument:
      .warning
    default: isLint ? .warning : .error
    }
  }
}

extension DiagnosticList {
  package mutating func report(
    _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
    labels: [Diagnostic.Label] = [], note: String? = nil, suggestion: Advice? = nil
  ) {
    add(Diagnostic(identifier, message, at: range, labels: labels, note: note, advice: suggestion))
  }

  /// Returns `did you mean …?` with the most similar candidate; `nil` if none is similar enough.
  package mutating func suggestion(
    for name: Located<String>, among candidates: some Sequence<String>
  ) -> Advice? {
    suggestions.nearest(to: name.value, among: candidates).map { .didYouMean($0, at: name.range) }
  }
}
