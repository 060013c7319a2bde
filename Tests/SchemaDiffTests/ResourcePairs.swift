import SchemaDiff

extension ChangePair {
  /// Resource types and their ids.
  static let resources: [ChangePair] = [
    ChangePair(
      "resources: { articles: { attributes: { title: String } }, videos: {} }",
      "resources: { articles: { attributes: { title: String } } }",
      (.removedResource, "~✗·✗", "resource type `videos` was removed"),
      (.addedResource, "··✗~", "resource type `videos` was added")),
    ChangePair(
      "id: Int",
      "id: String",
      (.idToString, "✗·✗✗", "ids are `String` now, were `Int`"),
      (.idFromString, "·~✗✗", "ids are `Int` now, were `String`"), in: Place.resource),
    ChangePair(
      "id: Int",
      "id: UUID",
      (.idToOther, "✗✗✗✗", "ids are `UUID` now, were `Int`"),
      (.idToOther, "✗✗✗✗", "ids are `Int` now, were `UUID`"), in: Place.resource),
    ChangePair(
      "clientIds: allowed",
      "clientIds: forbidden",
      (.clientIdsForbidden, "·✗·✗", "ids of clients are forbidden now, were allowed"),
      (.clientIdsAllowed, "··✗·", "ids of clients are allowed now, were forbidden"),
      in: Place.resource),
    ChangePair(
      "clientIds: allowed",
      "clientIds: required",
      (.clientIdsRequired, "·✗·✗", "ids of clients are required now, were allowed"),
      (.clientIdsAllowed, "··✗·", "ids of clients are allowed now, were required"),
      in: Place.resource),
  ]

  /// Relationships.
  static let relationships: [ChangePair] = [
    ChangePair(
      "author: people",
      "",
      (.removedRequiredRelationship, "✗~·✗", "relationship `author` was removed"),
      (
        .addedRequiredRelationshipOfRequests, "·✗✗✗",
        "required relationship `author` was added, which create requests must contain"
      ), in: Place.relationship),
    ChangePair(
      "author?: people",
      "",
      (.removedOptionalRelationship, "·~·✗", "relationship `author` was removed"),
      (.addedOptionalRelationship, "··~·", "optional relationship `author` was added"),
      in: Place.relationship),
    ChangePair(
      "author: { one: people, readOnly: true }",
      "",
      (.removedRequiredRelationship, "✗··✗", "relationship `author` was removed"),
      (.addedRequiredRelationship, "··✗✗", "required relationship `author` was added"),
      in: Place.relationship),
    ChangePair(
      "author: people",
      "author: [people]",
      (.changedArity, "✗✗✗✗", "relationship `author` is to-many now, was to-one"),
      (.changedArity, "✗✗✗✗", "relationship `author` is to-one now, was to-many"),
      in: Place.relationship),
    ChangePair(
      "owner: people",
      "owner: people | things",
      (.addedSecondTarget, "✗·✗✗", "relationship `owner` can lead to `things` now"),
      (.removedTarget, "·✗~✗", "relationship `owner` can no longer lead to `things`"),
      in: Place.relationship),
    ChangePair(
      "owner: people | things",
      "owner: people | things | articles",
      (.addedTargetToUnion, "··~~", "relationship `owner` can lead to `articles` now"),
      (.removedTarget, "·✗~✗", "relationship `owner` can no longer lead to `articles`"),
      in: Place.relationship),
    ChangePair(
      "owner: people",
      "owner: any",
      (.addedSecondTarget, "✗·✗✗", "relationship `owner` can lead to any resource type now"),
      (.removedTarget, "·✗~✗", "relationship `owner` can lead to `people` alone now"),
      in: Place.relationship),
    ChangePair(
      "author: people",
      "author: { one: people, linkage: included }",
      (.lessLinkage, "✗··✗", "linkage of `author` is `included` now, was `always`"),
      (.moreLinkage, "··✗✗", "linkage of `author` is `always` now, was `included`"),
      in: Place.relationship),
    ChangePair(
      "author?: people",
      "author?: { one: people, linkage: included }",
      (.lessOptionalLinkage, "···✗", "linkage of `author` is `included` now, was `always`"),
      (.moreLinkage, "··✗✗", "linkage of `author` is `always` now, was `included`"),
      in: Place.relationship),
    ChangePair(
      "author: people",
      "author: people?",
      (.requiredBecameNullable, "✗·✗✗", "relationship `author` may be null now"),
      (.becameNonNull, "·✗✗✗", "relationship `author` is never null now"), in: Place.relationship),
  ]

  /// Links and meta.
  static let linksAndMeta: [ChangePair] = [
    ChangePair(
      "links: [self]",
      "",
      (.removedRequiredLink, "✗··✗", "link `self` was removed"),
      (.addedRequiredLink, "··✗✗", "required link `self` was added"), in: Place.resource),
    ChangePair(
      "links: ['self?']",
      "",
      (.removedOptionalLink, "···✗", "link `self` was removed"),
      (.addedOptionalLink, "···✗", "optional link `self` was added"), in: Place.resource),
    ChangePair(
      "links: [self]",
      "links: ['self?']",
      (.becameOptional, "✗··✗", "link `self` may be absent now"),
      (.becameRequired, "··✗✗", "link `self` must be present now"), in: Place.resource),
    ChangePair(
      "meta: { total: Int }",
      "",
      (.removedRequiredMeta, "✗··✗", "`meta` was removed"),
      (.addedRequiredMeta, "··✗✗", "required `meta` was added"), in: Place.resource),
    ChangePair(
      "meta?: { total: Int }",
      "",
      (.removedOptionalMeta, "···✗", "`meta` was removed"),
      (.addedOptionalMeta, "···✗", "optional `meta` was added"), in: Place.resource),
    ChangePair(
      "meta: { total: Int, pages: Int }",
      "meta: { total: Int }",
      (.removedRequiredMeta, "✗··✗", "meta member `meta.pages` was removed"),
      (.addedRequiredMeta, "··✗✗", "required meta member `meta.pages` was added"),
      in: Place.resource),
    ChangePair(
      "meta: { total: Int, pages: Int }",
      "meta: { total: Int, pages?: Int }",
      (.becameOptional, "✗··✗", "meta member `meta.pages` may be absent now"),
      (.becameRequired, "··✗✗", "meta member `meta.pages` must be present now"), in: Place.resource),
  ]

  /// Documents.
  static let documents: [ChangePair] = [
    ChangePair(
      "data: articles",
      "data: [articles]",
      (.documentOfOtherData, "✗·✗✗", "document `Page` has many resources now, had one resource"),
      (.documentOfOtherData, "✗·✗✗", "document `Page` has one resource now, had many resources"),
      in: Place.document),
    ChangePair(
      "data: [articles]",
      "data: [articles], meta: { total: Int }",
      (.documentWithRequiredMeta, "··✗✗", "required `Page.meta` was added"),
      (.removedRequiredMeta, "✗··✗", "`Page.meta` was removed"), in: Place.document),
    ChangePair(
      "data: articles",
      "data: articles, errors: unknown",
      (
        .documentOfOtherSurroundings, "~·~✗", "the errors of `Page` are `unknown` now, were `basic`"
      ),
      (
        .documentOfOtherSurroundings, "~·~✗", "the errors of `Page` are `basic` now, were `unknown`"
      ), in: Place.document),
    ChangePair(
      """
      resources: { articles: { attributes: { title: String } } }
      documents: { Page: { data: articles, meta: { total: Int } } }
      """,
      "resources: { articles: { attributes: { title: String } } }",
      (.removedDocument, "···✗", "document `Page` was removed"),
      (.addedDocument, "····", "document `Page` was added")),
    ChangePair(
      "data: articles, include: [author], meta: { total: Int }",
      "data: articles, meta: { total: Int }",
      (.removedDocumentInclude, "~···", "include path `author` of document `Page` was removed"),
      (.addedInclude, "··✗·", "include path `author` of document `Page` was added"),
      in: Place.document),
  ]
}
