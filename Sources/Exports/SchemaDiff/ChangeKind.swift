import Diagnostics

/// The kinds of changes between two versions of a schema, each with its stable identifier.
///
/// ``ChangeRow`` specifies the effects of each kind.
public enum ChangeKind: String, DiagnosticKind {
  // Resource types
  case removedResource = "removed-resource"
  case addedResource = "added-resource"
  case changedId = "changed-id"
  case changedClientIds = "changed-client-ids"

  // Attributes, and members of objects
  case removedAttribute = "removed-attribute"
  case addedAttribute = "added-attribute"

  // Presence
  case becameOptional = "became-optional"
  case becameRequired = "became-required"
  case becameNullable = "became-nullable"
  case becameNonNull = "became-non-null"

  // Types
  case changedType = "changed-type"
  case changedFormat = "changed-format"
  case changedPattern = "changed-pattern"
  case addedEnumValue = "added-enum-value"
  case removedEnumValue = "removed-enum-value"
  case enumClosed = "enum-closed"
  case enumOpened = "enum-opened"
  case addedCase = "added-case"
  case removedCase = "removed-case"
  case changedTag = "changed-tag"

  // Requests
  case becameReadOnly = "became-read-only"
  case becameCreateOnly = "became-create-only"
  case becameWritable = "became-writable"
  case becameWriteOnly = "became-write-only"
  case becameReadable = "became-readable"
  case createForbidden = "create-forbidden"
  case createRequired = "create-required"
  case createOptional = "create-optional"

  // Relationships
  case removedRelationship = "removed-relationship"
  case addedRelationship = "added-relationship"
  case changedArity = "changed-arity"
  case addedTarget = "added-target"
  case removedTarget = "removed-target"
  case changedLinkage = "changed-linkage"

  // Links and meta
  case removedLink = "removed-link"
  case addedLink = "added-link"
  case removedMeta = "removed-meta"
  case addedMeta = "added-meta"

  // Documents
  case changedDocument = "changed-document"
  case removedDocument = "removed-document"
  case addedDocument = "added-document"

  // Queries and endpoints
  case removedInclude = "removed-include"
  case addedInclude = "added-include"
  case removedFilter = "removed-filter"
  case addedFilter = "added-filter"
  case removedOperator = "removed-operator"
  case addedOperator = "added-operator"
  case removedSort = "removed-sort"
  case addedSort = "added-sort"
  case removedOperation = "removed-operation"
  case addedOperation = "added-operation"
  case changedFilterIds = "changed-filter-ids"
  case loweredPageMax = "lowered-page-max"
  case raisedPageMax = "raised-page-max"
  case changedPath = "changed-path"
  case changedPageStyle = "changed-page-style"
  case changedPageLinks = "changed-page-links"
  case changedQueryName = "changed-query-name"

  // Swift
  case changedSwiftName = "changed-swift-name"
  case changedSwiftType = "changed-swift-type"
  case changedArgumentOrder = "changed-argument-order"
  case removedSwiftDeclaration = "removed-swift-declaration"
  case deprecated = "deprecated"
  case undeprecated = "undeprecated"

  /// The changes that only Swift code notices.
  static let ofSwift: Set<ChangeKind> = [
    .changedSwiftName, .changedSwiftType, .changedArgumentOrder, .removedSwiftDeclaration,
  ]

  /// The change in one line, without a final full stop.
  public var summary: String { explanation.summary }

  /// The consequences and the possible remedies, for a reader who sees the change for the first
  /// time.
  public var advice: String { explanation.advice }
}

extension ChangeKind {
  private var explanation: (summary: String, advice: String) {
    Self.explanations[rawValue] ?? ("", "")
  }

  /// The sections of `Changes.md`, by their titles.
  private static let explanations: [String: (summary: String, advice: String)] = {
    var result: [String: (summary: String, advice: String)] = [:]
    for (title, text) in EmbeddedChanges.explanations.markdownSections {
      let parts = text.split(separator: "\n\n", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      result[title] = (parts[0], parts[1].replacing(#/\n+$/#, with: ""))
    }
    return result
  }()
}
