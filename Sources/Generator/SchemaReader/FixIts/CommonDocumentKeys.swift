extension CommonMistakes {
  /// Keys of documents, links, defaults and mixins.
  static let keyAdviceOfDocuments: [KeyAdvice] = [
    .init(
      "swift className swiftName name as",
      "a document is called in Swift as its key says:"
        + " write `%v:` in place of `%o:`", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: B } }"),
    .init(
      "many isMany list isList collection array",
      "brackets say that there are many: write `data: [%r]`", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: true } }"),
    .init(
      "one single isSingle", "without brackets, there is one: write `data: %r`",
      ifForm: "a document", in: "documents: { A: { data: none, meta: { a: Int }, %: true } }"),
    .init(
      "optional nullable null", "data that may be null has a question mark: write `data: %r?`",
      ifForm: "a document", in: "documents: { A: { data: none, meta: { a: Int }, %: true } }"),
    .init(
      "fields only select sparseFields",
      "a response with some of the fields is `sparse`: write"
        + " `sparse: true`", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: [b] } }"),
    .init(
      "attributes relationships",
      "they belong to the resource type: a document has those of `%r`"
        + " without naming them", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: [b] } }"),
    .init(
      """
      status statusCode status_code code method verb url uri endpoint route headers request
      contentType content_type mediaType operation operationId
      """, "remove it: a document says what is sent, and nothing of HTTP", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: get } }"),
    .init(
      "extends inherits base",
      "documents take nothing from each other: write `data`,"
        + " `include` and so on here as well", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: B } }"),
    .init(
      "self related first last prev next", "links have a key of their own: write `links: [%k]`",
      ifKey: "links", in: resource("%: String")),
    .init(
      "total count totalCount total_count",
      "meta has a key of its own: write"
        + " `meta: { %k: Int }`", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: Int } }"),
    .init(
      "number offset cursor", "write `style: %k`", ifForm: "`page`", ifValue: "1",
      in: resource("page: { %: 1 }")),
    .init(
      "version", "write `jsonapi: version`", ifForm: "`jsonapi`",
      in: "defaults: { jsonapi: { %: 1.0 } }"),
    .init(
      "create update post patch",
      "responses to `create` and `update` are that of `get`: write"
        + " `get: %v`", ifForm: "`answers`", in: resource("answers: { %: A }")),
    .init(
      "delete destroy remove", "remove it: there is no document in the response to `delete`",
      ifForm: "`answers`", in: resource("answers: { %: A }")),
    .init(
      "type href url path template", "remove it: a link is a URL, which the server sends",
      ifForm: "a link", in: resource("links: { a: { %: String } }")),
    .init(
      "rel hreflang describedby describedBy mediaType",
      "remove it: link objects are read"
        + " with what JSON:API gives them; only `meta` is declared", ifForm: "a link",
      in: resource("links: { a: { %: String } }")),
    .init(
      "optional nullable",
      "remove it: a relationship is optional or empty where a `?`"
        + " says so", ifForm: "`defaults.relationships`",
      in: "defaults: { relationships: { %: true } }"),
    .init(
      "description text label summary doc",
      "remove it: `allow` and `description` belong to what"
        + " has the values", ifForm: "`names`",
      in: resource("page: { style: number, names: { %: a } }")),
    .init(
      "include included",
      "a document says what it includes: write `documents: { %D: { data: %r,"
        + " include: [%m] } }`", ifForm: "a relationship",
      in: relationship("one: articles, %: true")),
    .init(
      "any polymorphic generic", "a resource of any type is written `one: any`",
      ifForm: "a relationship", in: relationship("links: [self], %: true")),
    .init(
      "attributes pivot extra extras edge joinAttributes",
      "a relationship has no attributes: write `idMeta: %v` if the identifiers have"
        + " them as meta, or a resource type for what is between the two", ifForm: "a relationship",
      in: relationship("one: articles, %: { b: Int }")),
    .init(
      "links meta",
      "resources, relationships and documents have %k: write it below `%o:`, beside"
        + " `attributes`", ifForm: "an attribute", in: attribute("%: [self]")),
    .init(
      "access accessibility visibility permission scope",
      "write `readOnly: true`, `writeOnly: true`"
        + " or `createOnly: true`", ifForm: "an attribute", in: attribute("%: private")),
    .init(
      "timezone timeZone tz zone",
      "remove it: a date says its zone, and a `format` without one is in"
        + " UTC", ifKey: "pattern", in: attribute("%: UTC")),
    .init(
      "direction order dir descending ascending", "remove it: clients choose the direction",
      ifForm: "a sort", in: resource("sorts: [{ name: a, %: desc }]")),
    .init(
      "extends inherits parent",
      "types take nothing from each other: write the"
        + " members of `%v` here as well", ifForm: "a type",
      in: "types: { A: { object: { a: Int }, %: B } }"),
    .init(
      "meta idMeta", "write `object: %v`: a type of meta is an object", ifForm: "a type",
      in: "types: { A: { %: { b: Int } } }"),
    .init(
      "name label", "remove it: `%m` is the name in Swift already; `swift` sets another",
      ifForm: "an enum value", in: "types: { A: { enum: { b: { value: c, %: d } } } }"),
    .init(
      "baseUrl baseURL base_url url host auth authentication headers timeout token",
      "remove it: programs say it when they create a client", ifForm: "`client`",
      in: "client: { atomic: operations, %: a }"),
    .init(
      "swift swiftName", "remove it: the `name` of the API is its name in Swift",
      ifKey: "resources",
      in: "resources: {}\n%: Shop"),
    .init(
      "swift name", "remove it: a mixin is nothing in Swift", ifForm: "a mixin",
      in: "mixins: { stamps: { attributes: { at: DateTime }, %: Stamps } }"),
    .init(
      "links meta",
      "a mixin has members alone: write `defaults: { %k: %v }`, or `%k: %v` at each resource type",
      ifForm: "a mixin", in: "mixins: { stamps: { attributes: { at: DateTime }, %: [self] } }"),
    .init(
      "attributes",
      "members that several resource types share are a mixin: write"
        + " `mixins: { common: { attributes: %v } }` at the top of the file, and `with: [common]` at"
        + " each",
      ifForm: "`defaults`", in: "defaults: { %: { a: Int } }"),
    .init(
      "x-common x-base x-shared common shared templates anchors",
      "members that several resource types share are a mixin: write `mixins: { %w: { attributes:"
        + " { … } } }`, and `with: [%w]` at each", ifKey: "mixins",
      in: "resources: {}\n%: { a: { b: Int } }"),
  ]
}
