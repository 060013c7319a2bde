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
      (.idToString, "✗·✗✗", "ids are now `String`, were `Int`"),
      (.idFromString, "·~✗✗", "ids are now `Int`, were `String`"), in: Place.resource),
    ChangePair(
      "id: Int",
      "id: UUID",
      (.idToOther, "✗✗✗✗", "ids are now `UUID`, were `Int`"),
      (.idToOther, "✗✗✗✗", "ids are now `Int`, were `UUID`"), in: Place.resource),
    ChangePair(
      "clientIds: allowed",
      "clientIds: forbidden",
      (.clientIdsForbidden, "·✗·✗", "ids of clients are now forbidden, were allowed"),
      (.clientIdsAllowed, "··✗·", "ids of clients are now allowed, were forbidden"),
      in: Place.resource),
    ChangePair(
      "clientIds: allowed",
      "clientIds: required",
      (.clientIdsRequired, "·✗·✗", "ids of clients are now required, were allowed"),
      (.clientIdsAllowed, "··✗·", "ids of clients are now allowed, were required"),
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
      (.changedArity, "✗✗✗✗", "relationship `author` is now to-many, was to-one"),
      (.changedArity, "✗✗✗✗", "relationship `author` is now to-one, was to-many"),
      in: Place.relationship),
    ChangePair(
      "owner: people",
      "owner: people | things",
      (.addedSecondTarget, "✗·✗✗", "relationship `owner` can now lead to `things`"),
      (.removedTarget, "·✗~✗", "relationship `owner` can no longer lead to `things`"),
      in: Place.relationship),
    ChangePair(
      "owner: people | things",
      "owner: people | things | articles",
      (.addedTargetToUnion, "··~~", "relationship `owner` can now lead to `articles`"),
      (.removedTarget, "·✗~✗", "relationship `owner` can no longer lead to `articles`"),
      in: Place.relationship),
    ChangePair(
      "owner: people",
      "owner: any",
      (.addedSecondTarget, "✗·✗✗", "relationship `owner` can now lead to any resource type"),
      (.removedTarget, "·✗~✗", "relationship `owner` can now only lead to `people`"),
      in: Place.relationship),
    ChangePair(
      "author: people",
      "author: { one: people, linkage: included }",
      (.lessLinkage, "✗··✗", "linkage of `author` is now `included`, was `always`"),
      (.moreLinkage, "··✗✗", "linkage of `author` is now `always`, was `included`"),
      in: Place.relationship),
    ChangePair(
      "author?: people",
      "author?: { one: people, linkage: included }",
      (.lessOptionalLinkage, "···✗", "linkage of `author` is now `included`, was `always`"),
      (.moreLinkage, "··✗✗", "linkage of `author` is now `always`, was `included`"),
      in: Place.relationship),
    ChangePair(
      "author: people",
      "author: people?",
      (.requiredBecameNullable, "✗·✗✗", "relationship `author` may now be null"),
      (.becameNonNull, "·✗✗✗", "relationship `author` can no longer be null"),
      in: Place.relationship),
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
      (.becameOptional, "✗··✗", "link `self` may now be absent"),
      (.becameRequired, "··✗✗", "link `self` must now be present"), in: Place.resource),
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
      (.becameOptional, "✗··✗", "meta member `meta.pages` may now be absent"),
      (.becameRequired, "··✗✗", "meta member `meta.pages` must now be present"), in: Place.resource),
  ]

  /// Documents.
  static let documents: [ChangePair] = [
    ChangePair(
      "data: articles",
      "data: [articles]",
      (.documentOfOtherData, "✗·✗✗", "document `Page` now has many resources, had one resource"),
      (.documentOfOtherData, "✗·✗✗", "document `Page` now has one resource, had many resources"),
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
        .documentOfOtherSurroundings, "~·~✗", "the errors of `Page` are now `unknown`, were `basic`"
      ),
      (
        .documentOfOtherSurroundings, "~·~✗", "the errors of `Page` are now `basic`, were `unknown`"
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
