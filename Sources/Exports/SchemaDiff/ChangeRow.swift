/// The changes that `diff` distinguishes, with their effects: the only table, which rules,
/// explanations and the page in `Documentation` use.
///
/// An effect on reads only counts if responses contain the changed element. An effect on writes or
/// on accepting only counts if requests can contain it.
public enum ChangeRow: Sendable, Hashable, CaseIterable {
  case removedResource, addedResource
  case idToString, idFromString, idToOther
  case clientIdsForbidden, clientIdsRequired, clientIdsAllowed

  case removedRequiredAttribute, removedOptionalAttribute
  case addedRequiredAttribute, addedRequiredAttributeOfRequests, addedOptionalAttribute

  case becameOptional, becameOptionalInRequests
  case becameRequired, becameRequiredInRequests
  case requiredBecameNullable, optionalBecameNullable
  case becameNonNull

  case integerToNumber, numberToInteger
  case formToString, openEnumToString, stringToForm, stringToEnum
  case toUnion, fromUnion
  case mapOrObject, toJSON, fromJSON
  case otherType
  case changedFormat, changedPattern
  case addedOpenEnumValue, addedClosedEnumValue, removedEnumValue
  case enumClosed, enumOpened
  case addedCaseToOpenUnion, addedCaseToClosedUnion, removedCase, changedTag

  case becameReadOnly, becameCreateOnly, becameWritable
  case requiredBecameWriteOnly, optionalBecameWriteOnly
  case requiredBecameReadable, optionalBecameReadable
  case createForbidden, createRequired, createOptional

  case removedRequiredRelationship, removedOptionalRelationship
  case addedRequiredRelationship, addedRequiredRelationshipOfRequests, addedOptionalRelationship
  case changedArity
  case addedSecondTarget, addedTargetToUnion, removedTarget
  case lessLinkage, lessOptionalLinkage, moreLinkage

  case removedRequiredLink, removedOptionalLink, addedRequiredLink, addedOptionalLink
  case removedRequiredMeta, removedOptionalMeta, addedRequiredMeta, addedOptionalMeta

  case documentOfOtherData, documentWithRequiredMeta, documentOfOtherSurroundings
  case removedDocument, addedDocument
  case removedDocumentInclude, addedInclude

  case removedInclude
  case removedFilter, addedFilter, removedOperator, addedOperator, removedSort, addedSort
  case removedOperation, addedOperation, loweredPageMax, raisedPageMax
  case addedIdsToFilter, removedIdsFromFilter, changedFilterTarget
  case changedPath, changedPageStyle, pageLinksRemoved, pageLinksAdded, changedQueryName

  case changedSwiftName, changedSwiftType, changedArgumentOrder, removedSwiftDeclaration
  case deprecated, undeprecated

  public var kind: ChangeKind { definition.kind }

  /// The condition under which the kind of change has these effects; `nil` if they are the only
  /// ones.
  public var condition: String? { definition.condition }

  /// The effects that the schemas determine; the effect on source depends on the generated Swift.
  public var effects: Effects { definition.effects }

  /// The effect on a server for the old schema when clients send what the new schema allows.
  public var effectOnAccepting: Effect { definition.effectOnAccepting }
}

extension ChangeRow {
  private struct Definition {
    var kind: ChangeKind
    var condition: String?
    var effects: Effects
    var effectOnAccepting: Effect

    init(_ kind: ChangeKind, _ marks: String) { self.init(kind, nil, marks) }

    init(_ kind: ChangeKind, _ condition: String?, _ marks: String) {
      self.kind = kind
      self.condition = condition
      effects = Effects(stringLiteral: String(marks.prefix(3)))
      effectOnAccepting = marks.dropFirst(3).first.flatMap(Effect.init(rawValue:)) ?? .none
    }
  }

  /// The marks are the effects on reads, on writes, on the server and, if clients may send
  /// something new, on a server that receives it.
  private var definition: Definition {
    switch self {
    case .removedResource: .init(.removedResource, "~✗·")
    case .addedResource: .init(.addedResource, "··✗")
    case .idToString: .init(.changedId, "to `String`", "✗··✗")
    case .idFromString: .init(.changedId, "from `String`", "·~✗")
    case .idToOther: .init(.changedId, "any other", "✗✗✗")
    case .clientIdsForbidden: .init(.changedClientIds, "forbids", "·✗·")
    case .clientIdsRequired: .init(.changedClientIds, "requires", "·✗·")
    case .clientIdsAllowed: .init(.changedClientIds, "allows", "··✗")

    case .removedRequiredAttribute: .init(.removedAttribute, "was required", "✗~·")
    case .removedOptionalAttribute: .init(.removedAttribute, "was optional", "·~·")
    case .addedRequiredAttribute: .init(.addedAttribute, "required", "··✗")
    case .addedRequiredAttributeOfRequests:
      .init(.addedAttribute, "required, in create requests too", "·✗✗")
    case .addedOptionalAttribute: .init(.addedAttribute, "optional", "···~")

    case .becameOptional: .init(.becameOptional, "in responses", "✗··")
    case .becameOptionalInRequests: .init(.becameOptional, "in create requests too", "✗·✗")
    case .becameRequired: .init(.becameRequired, "in responses", "··✗")
    case .becameRequiredInRequests: .init(.becameRequired, "in create requests too", "·✗✗")
    case .requiredBecameNullable: .init(.becameNullable, "was required", "✗··✗")
    case .optionalBecameNullable: .init(.becameNullable, "was optional", "···~")
    case .becameNonNull: .init(.becameNonNull, "·✗✗")

    case .integerToNumber: .init(.changedType, "`Int` → `Double`", "~··~")
    case .numberToInteger: .init(.changedType, "`Double` → `Int`", "·~✗")
    case .formToString: .init(.changedType, "a string format → `String`", "✗··✗")
    case .openEnumToString: .init(.changedType, "an open enum → `String`", "···~")
    case .stringToForm: .init(.changedType, "`String` → a string format", "·~✗")
    case .stringToEnum: .init(.changedType, "`String` → an enum", "·✗✗")
    case .toUnion: .init(.changedType, "`T` → a union with `T`", "✗··✗")
    case .fromUnion: .init(.changedType, "a union with `T` → `T`", "·✗✗")
    case .mapOrObject: .init(.changedType, "`map` ↔ `object`", "~~~")
    case .toJSON: .init(.changedType, "anything → `JSON`, or to or from your own type", "~~~")
    case .fromJSON: .init(.changedType, "`JSON` → anything", "·~✗")
    case .otherType: .init(.changedType, "any other", "✗✗✗")
    case .changedFormat: .init(.changedFormat, "✗✗✗")
    case .changedPattern: .init(.changedPattern, "·~~")
    case .addedOpenEnumValue: .init(.addedEnumValue, "open", "···~")
    case .addedClosedEnumValue: .init(.addedEnumValue, "closed", "✗··✗")
    case .removedEnumValue: .init(.removedEnumValue, "·✗✗")
    case .enumClosed: .init(.enumClosed, "·~✗")
    case .enumOpened: .init(.enumOpened, "···✗")

    case .addedCaseToOpenUnion: .init(.addedCase, "open", "···~")
    case .addedCaseToClosedUnion: .init(.addedCase, "closed", "✗··✗")
    case .removedCase: .init(.removedCase, "·✗✗")
    case .changedTag: .init(.changedTag, "✗✗✗")

    case .becameReadOnly: .init(.becameReadOnly, "·✗·")
    case .becameCreateOnly: .init(.becameCreateOnly, "·~·")
    case .becameWritable: .init(.becameWritable, "··✗")
    case .requiredBecameWriteOnly: .init(.becameWriteOnly, "was required", "✗··")
    case .optionalBecameWriteOnly: .init(.becameWriteOnly, "was optional", "···")
    case .requiredBecameReadable: .init(.becameReadable, "required", "··✗")
    case .optionalBecameReadable: .init(.becameReadable, "optional", "···")
    case .createForbidden: .init(.createForbidden, "·✗·")
    case .createRequired: .init(.createRequired, "·✗·")
    case .createOptional: .init(.createOptional, "··✗")

    case .removedRequiredRelationship: .init(.removedRelationship, "was required", "✗~·")
    case .removedOptionalRelationship: .init(.removedRelationship, "was optional", "·~·")
    case .addedRequiredRelationship: .init(.addedRelationship, "required", "··✗")
    case .addedRequiredRelationshipOfRequests:
      .init(.addedRelationship, "required, in create requests too", "·✗✗")
    case .addedOptionalRelationship: .init(.addedRelationship, "optional", "···~")
    case .changedArity: .init(.changedArity, "✗✗✗")
    case .addedSecondTarget: .init(.addedTarget, "to a single target", "✗··✗")
    case .addedTargetToUnion: .init(.addedTarget, "to a union", "···~")
    case .removedTarget: .init(.removedTarget, "·✗~")
    case .lessLinkage: .init(.changedLinkage, "less often, was required", "✗··")
    case .lessOptionalLinkage: .init(.changedLinkage, "less often, was optional", "···")
    case .moreLinkage: .init(.changedLinkage, "more often", "··✗")

    case .removedRequiredLink: .init(.removedLink, "was required", "✗··")
    case .removedOptionalLink: .init(.removedLink, "was optional", "···")
    case .addedRequiredLink: .init(.addedLink, "required", "··✗")
    case .addedOptionalLink: .init(.addedLink, "optional", "···")
    case .removedRequiredMeta: .init(.removedMeta, "was required", "✗··")
    case .removedOptionalMeta: .init(.removedMeta, "was optional", "···")
    case .addedRequiredMeta: .init(.addedMeta, "required", "··✗")
    case .addedOptionalMeta: .init(.addedMeta, "optional", "···")

    case .documentOfOtherData: .init(.changedDocument, "one ↔ many, or other data", "✗·✗")
    case .documentWithRequiredMeta: .init(.changedDocument, "required meta added", "··✗")
    case .documentOfOtherSurroundings:
      .init(.changedDocument, "other errors, `jsonapi` or response", "~·~")
    case .removedDocument: .init(.removedDocument, "···")
    case .addedDocument: .init(.addedDocument, "···")
    case .removedDocumentInclude: .init(.removedInclude, "from a document", "~··")
    case .addedInclude: .init(.addedInclude, "··✗")

    case .removedInclude: .init(.removedInclude, "from requests", "·✗·")
    case .removedFilter: .init(.removedFilter, "·✗·")
    case .addedFilter: .init(.addedFilter, "··✗")
    case .removedOperator: .init(.removedOperator, "·✗·")
    case .addedOperator: .init(.addedOperator, "··✗")
    case .removedSort: .init(.removedSort, "·✗·")
    case .addedSort: .init(.addedSort, "··✗")
    case .removedOperation: .init(.removedOperation, "·✗·")
    case .addedOperation: .init(.addedOperation, "··✗")
    case .loweredPageMax: .init(.loweredPageMax, "·✗·")
    case .raisedPageMax: .init(.raisedPageMax, "··✗")
    case .addedIdsToFilter: .init(.changedFilterIds, "one → several", "···✗")
    case .removedIdsFromFilter: .init(.changedFilterIds, "several → one", "·✗·")
    case .changedFilterTarget: .init(.changedFilterIds, "of another resource type", "·✗✗")
    case .changedPath: .init(.changedPath, "·✗✗")
    case .changedPageStyle: .init(.changedPageStyle, "·✗✗")
    case .pageLinksRemoved: .init(.changedPageLinks, "removed", "~··")
    case .pageLinksAdded: .init(.changedPageLinks, "added", "··✗")
    case .changedQueryName: .init(.changedQueryName, "·✗✗")

    case .changedSwiftName: .init(.changedSwiftName, "···")
    case .changedSwiftType: .init(.changedSwiftType, "···")
    case .changedArgumentOrder: .init(.changedArgumentOrder, "···")
    case .removedSwiftDeclaration: .init(.removedSwiftDeclaration, "···")
    case .deprecated: .init(.deprecated, "···")
    case .undeprecated: .init(.undeprecated, "···")
    }
  }
}
