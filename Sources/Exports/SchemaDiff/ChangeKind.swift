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
    switch self {
    case .removedResource:
      (
        "a resource type was removed",
        """
        Requests for it fail, and its Swift types are gone. Responses that contain it are rare once
        the server has removed it, but a client may still have relationships to it. Mark a resource
        type as `deprecated` first, and remove it when no client uses it.
        """
      )
    case .addedResource:
      (
        "a resource type was added",
        "Clients that do not know it ignore it. A server has to provide it."
      )
    case .changedId:
      (
        "the ids of a resource type have a different type",
        """
        A model with `id: Int` or `id: UUID` cannot decode any other id. `String`, the default,
        decodes every id.
        """
      )
    case .changedClientIds:
      (
        "`clientIds` changed",
        """
        Requests with an id are rejected if ids are forbidden, and requests without one if they are
        required. `allowed` accepts both.
        """
      )
    case .removedAttribute:
      (
        "an attribute, or a member of an object, was removed",
        """
        Models of the old schema expect a required attribute in each response and cannot be decoded
        without it. Make it optional and `deprecated` first; remove it when no client uses a model
        that requires it. Requests that still contain it may be rejected.
        """
      )
    case .addedAttribute:
      (
        "an attribute, or a member of an object, was added",
        """
        Clients ignore attributes that they do not know. A server has to send a required attribute,
        and rejects create requests of old clients if these must contain it: write
        `create: optional`, and give it a default in the server.
        """
      )
    case .becameOptional:
      (
        "a member may be absent (`x` became `x?`)",
        """
        Models of the old schema expect it in each response and cannot be decoded without it. In
        Swift, its type becomes optional.
        """
      )
    case .becameRequired:
      (
        "a member must be present (`x?` became `x`)",
        """
        A server has to send it in each response. If create requests can contain it, they now must,
        unless the schema says `create: optional`.
        """
      )
    case .becameNullable:
      (
        "a value may be null (`T` became `T?`)",
        """
        Models of the old schema cannot decode `null` for a required member; they decode it as
        absent for an optional one.
        """
      )
    case .becameNonNull:
      (
        "a value may no longer be null (`T?` became `T`)",
        "Requests with `null` are rejected, and a server may no longer send `null`."
      )
    case .changedType:
      (
        "values have a different type",
        """
        What breaks depends on the direction: a model decodes everything that its own type covers.
        To change a type without breaking clients, add an attribute with the new type and deprecate
        the old one.
        """
      )
    case .changedFormat:
      (
        "values have a different format, such as a date pattern",
        "Neither side can read what the other writes: add an attribute with the new format instead."
      )
    case .changedPattern:
      (
        "strings must match a different pattern",
        "Models decode any string. Requests may be rejected if the new pattern is narrower."
      )
    case .addedEnumValue:
      (
        "an enum has a new value",
        """
        Models keep unknown values of an open enum, but cannot decode them if the enum is closed
        (`open: false`). A `switch` over its cases needs the new one.
        """
      )
    case .removedEnumValue:
      (
        "an enum no longer has a value",
        """
        Requests with the value are rejected, a server may no longer send it, and its case is gone
        in Swift. Mark a value as `deprecated` first.
        """
      )
    case .enumClosed:
      (
        "an enum became closed (`open: false`)",
        "Values that the schema does not list are now errors."
      )
    case .enumOpened:
      ("an enum became open", "It can have unknown values, so its Swift type is different.")
    case .addedCase:
      (
        "a union has a new case",
        """
        Models keep values of unknown cases of an open union, but cannot decode them if the union is
        closed (`open: false`). A server has to accept the new case if requests can contain it.
        """
      )
    case .removedCase:
      (
        "a union no longer has a case",
        "Requests with such a value are rejected, and a server may no longer send one."
      )
    case .changedTag:
      (
        "the cases of a union are distinguished differently (`tag`)",
        """
        Neither side can read what the other writes: the member with the tag has a different name,
        or the union had no tag before. Add an attribute with the new union instead.
        """
      )
    case .becameReadOnly:
      (
        "clients may no longer set a member (`readOnly: true`)",
        "Requests that contain it are rejected, and the types of requests no longer have it."
      )
    case .becameCreateOnly:
      (
        "clients may set a member on creation only (`createOnly: true`)",
        "Updates that contain it may be rejected."
      )
    case .becameWritable:
      (
        "clients may set a member that they could not set before",
        "A server has to accept it in requests."
      )
    case .becameWriteOnly:
      (
        "responses no longer contain a member (`writeOnly: true`)",
        "Models of the old schema expect it if it was required."
      )
    case .becameReadable:
      (
        "responses contain a member that only requests contained before",
        "Clients ignore members that they do not know. A server has to send it if it is required."
      )
    case .createForbidden:
      (
        "create requests must not contain a member (`create: forbidden`)",
        "Create requests of old clients that contain it are rejected."
      )
    case .createRequired:
      (
        "create requests must contain a member",
        """
        Create requests of old clients without it are rejected. Give it a default in the server and
        keep it optional.
        """
      )
    case .createOptional:
      (
        "create requests need not contain a member",
        "A server has to accept create requests without it."
      )
    case .removedRelationship:
      (
        "a relationship was removed",
        """
        Models of the old schema expect a required relationship in each response. Make it optional
        and `deprecated` first.
        """
      )
    case .addedRelationship:
      (
        "a relationship was added",
        """
        Clients ignore relationships that they do not know. A server has to send a required one, and
        rejects create requests of old clients if these must contain it.
        """
      )
    case .changedArity:
      (
        "a relationship became to-one or to-many",
        "Its `data` changes between an object and an array; neither side can read the other form."
      )
    case .addedTarget:
      (
        "a relationship, or the data of a document, can have another resource type",
        """
        A model with one target cannot decode resource identifiers of other types. A union of
        targets keeps them, and a `switch` over it needs the new case.
        """
      )
    case .removedTarget:
      (
        "a relationship, or the data of a document, can no longer have a resource type",
        "Requests that link to it are rejected, and a server must not send it."
      )
    case .changedLinkage:
      (
        "relationships have `data` in different responses (`linkage`)",
        """
        Models of the old schema expect `data` where the schema promised it. More linkage only means
        more work for the server.
        """
      )
    case .removedLink:
      ("a link was removed", "Models of the old schema expect it if it was required.")
    case .addedLink:
      (
        "a link was added",
        "Clients ignore links that they do not know. A server has to send it if it is required."
      )
    case .removedMeta:
      (
        "meta, or a member of meta, was removed",
        "Models of the old schema expect it if it was required."
      )
    case .addedMeta:
      (
        "meta, or a member of meta, was added",
        "Clients ignore meta that they do not know. A server has to send it if it is required."
      )
    case .changedDocument:
      (
        "a document has different contents",
        """
        One resource and many resources are different JSON. If the endpoint can return both, add a
        document with another name.
        """
      )
    case .removedDocument:
      ("a document was removed", "Its Swift type is gone; servers and requests are not affected.")
    case .addedDocument:
      ("a document was added", "It is a new Swift type and breaks nothing.")
    case .removedInclude:
      (
        "an include path was removed",
        """
        Requests with the path in `include` are rejected. A document without it no longer promises
        the resources: they may be absent, and the type of its included resources may change.
        """
      )
    case .addedInclude:
      (
        "an include path was added",
        "A server has to include the resources; clients ignore those that they do not know."
      )
    case .removedFilter:
      ("a filter was removed", "Requests with it are rejected.")
    case .addedFilter:
      ("a filter was added", "A server has to implement it.")
    case .removedOperator:
      ("an operator of a filter was removed", "Requests with it are rejected.")
    case .addedOperator:
      ("an operator of a filter was added", "A server has to implement it.")
    case .removedSort:
      ("a sort field was removed", "Requests that sort by it are rejected.")
    case .addedSort:
      ("a sort field was added", "A server has to implement it.")
    case .removedOperation:
      ("an operation was removed", "Requests for it are rejected.")
    case .addedOperation:
      ("an operation was added", "A server has to implement it.")
    case .changedFilterIds:
      (
        "a filter takes different ids",
        """
        A filter that takes several ids still accepts one. One that takes ids of a different
        resource type finds other resources, or none.
        """
      )
    case .loweredPageMax:
      ("the maximum page size became smaller", "Requests for larger pages are rejected.")
    case .raisedPageMax:
      ("the maximum page size became larger", "A server has to support pages of this size.")
    case .changedPath:
      (
        "an endpoint has a different path",
        "Requests to the old path fail, unless the server redirects them."
      )
    case .changedPageStyle:
      (
        "pages are requested in a different way",
        "Requests for pages in the old style are rejected."
      )
    case .changedPageLinks:
      (
        "links lead from page to page, or no longer do (`followLinks`)",
        """
        Clients that follow links stop after the first page if there are no links. Clients that
        count pages do not notice new links.
        """
      )
    case .changedQueryName:
      (
        "a query parameter has a different name or form",
        "Requests with the old one are rejected unless the server accepts both."
      )
    case .changedSwiftName:
      (
        "something has a different name in Swift",
        """
        The schema sets a different name (`swift`, `plural`, the name of the API), or something else
        needs the old one. Payloads are the same. Swift code has to use the new name.
        """
      )
    case .changedSwiftType:
      (
        "something has a different type in Swift, but the same JSON",
        """
        For example, an enum moved into `types`, links that two relationships shared became two
        types, or a transformer was replaced. Swift code that uses the name of the type has to
        change.
        """
      )
    case .changedArgumentOrder:
      (
        "an initializer takes its arguments in a different order",
        """
        Arguments have the order of the members in the schema. Calls with several of the moved
        arguments no longer compile. Do not reorder members, even when you add new ones.
        """
      )
    case .removedSwiftDeclaration:
      (
        "something is no longer in the generated Swift, but the JSON is the same",
        "For example, an unused type was removed. Swift code that uses its name has to change."
      )
    case .deprecated:
      (
        "something became deprecated",
        "The compiler warns where Swift code uses it, which matters if warnings are errors."
      )
    case .undeprecated:
      ("something is no longer deprecated", "The compiler no longer warns about it.")
    }
  }
}
