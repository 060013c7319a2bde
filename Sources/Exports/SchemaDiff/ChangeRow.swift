import Diagnostics

/// The changes that `diff` distinguishes, with their effects: the only table, which rules,
/// explanations and the page in `Documentation` use.
///
/// Each row has the identifier of its kind, then the effects on reads, on writes, on the server and,
/// if clients may send something new, on a server that receives it. Where a kind has several rows,
/// the condition of the row follows.
///
/// An effect on reads only counts if responses contain the changed element. An effect on writes or
/// on accepting only counts if requests can contain it.
public enum ChangeRow: String, Sendable, CaseIterable {
  case removedResource = "removed-resource ~✗·"
  case addedResource = "added-resource ··✗"
  case idToString = "changed-id ✗··✗ to `String`"
  case idFromString = "changed-id ·~✗ from `String`"
  case idToOther = "changed-id ✗✗✗ any other"
  case clientIdsForbidden = "changed-client-ids ·✗· forbids"
  case clientIdsRequired = "changed-client-ids ·✗· requires"
  case clientIdsAllowed = "changed-client-ids ··✗ allows"

  case removedRequiredAttribute = "removed-attribute ✗~· was required"
  case removedOptionalAttribute = "removed-attribute ·~· was optional"
  case addedRequiredAttribute = "added-attribute ··✗ required"
  case addedRequiredAttributeOfRequests = "added-attribute ·✗✗ required, in create requests too"
  case addedOptionalAttribute = "added-attribute ···~ optional"

  case becameOptional = "became-optional ✗·· in responses"
  case becameOptionalInRequests = "became-optional ✗·✗ in create requests too"
  case becameRequired = "became-required ··✗ in responses"
  case becameRequiredInRequests = "became-required ·✗✗ in create requests too"
  case requiredBecameNullable = "became-nullable ✗··✗ was required"
  case optionalBecameNullable = "became-nullable ···~ was optional"
  case becameNonNull = "became-non-null ·✗✗"

  case integerToNumber = "changed-type ~··~ `Int` → `Double`"
  case numberToInteger = "changed-type ·~✗ `Double` → `Int`"
  case formToString = "changed-type ✗··✗ a string format → `String`"
  case openEnumToString = "changed-type ···~ an open enum → `String`"
  case stringToForm = "changed-type ·~✗ `String` → a string format"
  case stringToEnum = "changed-type ·✗✗ `String` → an enum"
  case toUnion = "changed-type ✗··✗ `T` → a union with `T`"
  case fromUnion = "changed-type ·✗✗ a union with `T` → `T`"
  case mapOrObject = "changed-type ~~~ `map` ↔ `object`"
  case toJSON = "changed-type ~~~ anything → `JSON`, or to or from your own type"
  case fromJSON = "changed-type ·~✗ `JSON` → anything"
  case otherType = "changed-type ✗✗✗ any other"
  case changedFormat = "changed-format ✗✗✗"
  case changedPattern = "changed-pattern ·~~"
  case addedOpenEnumValue = "added-enum-value ···~ open"
  case addedClosedEnumValue = "added-enum-value ✗··✗ closed"
  case removedEnumValue = "removed-enum-value ·✗✗"
  case enumClosed = "enum-closed ·~✗"
  case enumOpened = "enum-opened ···✗"
  case addedCaseToOpenUnion = "added-case ···~ open"
  case addedCaseToClosedUnion = "added-case ✗··✗ closed"
  case removedCase = "removed-case ·✗✗"
  case changedTag = "changed-tag ✗✗✗"

  case becameReadOnly = "became-read-only ·✗·"
  case becameCreateOnly = "became-create-only ·~·"
  case becameWritable = "became-writable ··✗"
  case requiredBecameWriteOnly = "became-write-only ✗·· was required"
  case optionalBecameWriteOnly = "became-write-only ··· was optional"
  case requiredBecameReadable = "became-readable ··✗ required"
  case optionalBecameReadable = "became-readable ··· optional"
  case createForbidden = "create-forbidden ·✗·"
  case createRequired = "create-required ·✗·"
  case createOptional = "create-optional ··✗"

  case removedRequiredRelationship = "removed-relationship ✗~· was required"
  case removedOptionalRelationship = "removed-relationship ·~· was optional"
  case addedRequiredRelationship = "added-relationship ··✗ required"
  case addedRequiredRelationshipOfRequests =
    "added-relationship ·✗✗ required, in create requests too"
  case addedOptionalRelationship = "added-relationship ···~ optional"
  case changedArity = "changed-arity ✗✗✗"
  case addedSecondTarget = "added-target ✗··✗ to a single target"
  case addedTargetToUnion = "added-target ···~ to a union"
  case removedTarget = "removed-target ·✗~"
  case lessLinkage = "changed-linkage ✗·· less often, was required"
  case lessOptionalLinkage = "changed-linkage ··· less often, was optional"
  case moreLinkage = "changed-linkage ··✗ more often"

  case removedRequiredLink = "removed-link ✗·· was required"
  case removedOptionalLink = "removed-link ··· was optional"
  case addedRequiredLink = "added-link ··✗ required"
  case addedOptionalLink = "added-link ··· optional"
  case removedRequiredMeta = "removed-meta ✗·· was required"
  case removedOptionalMeta = "removed-meta ··· was optional"
  case addedRequiredMeta = "added-meta ··✗ required"
  case addedOptionalMeta = "added-meta ··· optional"

  case documentOfOtherData = "changed-document ✗·✗ one ↔ many, or other data"
  case documentWithRequiredMeta = "changed-document ··✗ required meta added"
  case documentOfOtherSurroundings = "changed-document ~·~ other errors, `jsonapi` or response"
  case removedDocument = "removed-document ···"
  case addedDocument = "added-document ···"
  case removedDocumentInclude = "removed-include ~·· from a document"
  case addedInclude = "added-include ··✗"

  case removedInclude = "removed-include ·✗· from requests"
  case removedFilter = "removed-filter ·✗·"
  case addedFilter = "added-filter ··✗"
  case removedOperator = "removed-operator ·✗·"
  case addedOperator = "added-operator ··✗"
  case removedSort = "removed-sort ·✗·"
  case addedSort = "added-sort ··✗"
  case removedOperation = "removed-operation ·✗·"
  case addedOperation = "added-operation ··✗"
  case addedIdsToFilter = "changed-filter-ids ···✗ one → several"
  case removedIdsFromFilter = "changed-filter-ids ·✗· several → one"
  case changedFilterTarget = "changed-filter-ids ·✗✗ of another resource type"
  case loweredPageMax = "lowered-page-max ·✗·"
  case raisedPageMax = "raised-page-max ··✗"
  case changedPath = "changed-path ·✗✗"
  case changedPageStyle = "changed-page-style ·✗✗"
  case pageLinksRemoved = "changed-page-links ~·· removed"
  case pageLinksAdded = "changed-page-links ··✗ added"
  case changedQueryName = "changed-query-name ·✗✗"

  case changedSwiftName = "changed-swift-name ···"
  case changedSwiftType = "changed-swift-type ···"
  case changedArgumentOrder = "changed-argument-order ···"
  case removedSwiftDeclaration = "removed-swift-declaration ···"
  case deprecated = "deprecated ···"
  case undeprecated = "undeprecated ···"

  public var kind: ChangeKind { ChangeKind(of: self) }

  /// The condition under which the kind of change has these effects; `nil` if they are the only
  /// ones.
  public var condition: String? { columns.count > 2 ? String(columns[2]) : nil }

  /// The effects that the schemas determine; the effect on source depends on the generated Swift.
  public var effects: Effects { Effects(stringLiteral: String(columns[1].prefix(3))) }

  /// The effect on a server for the old schema when clients send what the new schema allows.
  public var effectOnAccepting: Effect {
    columns[1].dropFirst(3).first.flatMap(Effect.init(rawValue:)) ?? .none
  }

  var columns: [Substring] { rawValue.split(separator: " ", maxSplits: 2) }
}

/// A kind of change between two versions of a schema: one or several rows with the same stable
/// identifier.
public struct ChangeKind: RawRepresentable, DiagnosticKind {
  public static let allCases = ChangeRow.allCases.grouped { $0.columns[0] }.map { $0[0].kind }

  public let rawValue: String

  public init?(rawValue: String) {
    guard Self.allCases.contains(where: { $0.rawValue == rawValue }) else { return nil }
    self.rawValue = rawValue
  }

  init(of row: ChangeRow) {
    rawValue = String(row.columns[0])
  }

  /// The change in one line, without a final full stop.
  public var summary: String { explanation.summary }

  /// The consequences and the possible remedies, for a reader who sees the change for the first
  /// time.
  public var advice: String { explanation.advice }

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
