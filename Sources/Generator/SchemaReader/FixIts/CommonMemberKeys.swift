extension CommonMistakes {
  /// Keys of other languages without a counterpart, or with one in another place.
  static let keyAdvice = keyAdviceOfMembers + keyAdviceOfDocuments

  /// Keys of schemas, resource types and their members.
  private static let keyAdviceOfMembers: [KeyAdvice] = [
    .init(
      "required mandatory presence", "write `optional: true`, or a `?` after the name",
      ifKey: "optional", ifValue: "false", in: attribute("%: false")),
    .init(
      "required mandatory presence notNull nonNull",
      "remove it: every member is required unless a `?` follows its name", in: attribute("%: true")),
    .init(
      "openapi swagger asyncapi syntax", "remove it: the version of this language is `schema: 1`",
      ifKey: "resources", in: "resources: {}\n%: 3.0.0"),
    .init(
      "$schema",
      "remove it: editors find the JSON Schema by a comment, `# yaml-language-server: $schema=…`",
      ifKey: "resources", in: "resources: {}\n%: a.json"),
    .init(
      "info", "remove it: the name of the API is `name`, its description `description`",
      ifKey: "resources", in: "resources: {}\n%: { version: 1.0.0 }"),
    .init(
      "components $defs",
      "remove it, and indent what is below it less: types belong under `types`, resource types"
        + " under `resources`", ifKey: "resources", in: "resources: {}\n%: { schemas: [a] }"),
    .init(
      "inputs input mutations mutation queries query requests",
      "remove it: create requests are generated for each resource type; what they may contain is"
        + " said with `create`, `readOnly` and `writeOnly`", ifKey: "resources", in: "%: [a]"),
    .init(
      """
      paths servers security tags host basePath base baseUrl baseURL base_url consumes produces
      datasource generator package namespace
      """, "remove it: a schema describes resources, types and documents, and no server",
      ifKey: "resources", in: "resources: {}\n%: [a]"),
    .init(
      "relationships",
      "relationships belong to a resource type: indent them below its name, which is below"
        + " `resources:`", ifForm: "a schema", in: "%: { a: b }"),
    .init(
      "attributes",
      "attributes belong to a resource type: indent them below its name, which is below"
        + " `resources:`", ifForm: "a schema", in: "%: { a: b }"),
    .init(
      "items array", "an array is written `[String]`", ifKey: "type",
      in: resource("attributes: { a: { type: JSON, %: String } }")),
    .init(
      "additionalProperties patternProperties",
      "an object with arbitrary names is written `{ map: String }`", ifKey: "map",
      in: resource("attributes: { a: { type: JSON, %: String } }")),
    .init(
      "data includeData", "write `linkage: never`", ifForm: "a relationship", ifValue: "false",
      in: relationship("one: articles, links: [related], %: false")),
    .init(
      "data includeData", "remove it: `data` is there unless `linkage` says otherwise",
      ifForm: "a relationship", ifValue: "true",
      in: relationship("one: articles, links: [related], %: true")),
    .init(
      "readOnly readonly read_only immutable", "write `operations: [list, get]`",
      ifForm: "a resource", ifValue: "true", in: resource("attributes: { a: Int }, %: true")),
    .init(
      "singular singularName",
      "remove it: the name of the model is made from `%o`; `swift` sets another",
      ifForm: "a resource", in: resource("%: article")),
    .init(
      "update write edit patch writable editable mutable updatable updateable insertable",
      "write `createOnly: true` if clients set it when they create a resource, `readOnly: true` if"
        + " they never do", ifForm: "an attribute", in: attribute("%: false")),
    .init(
      "pagination paginated paging paginate",
      "there is no default for it: write `page: { style: number }` at each resource type",
      ifForm: "`defaults`", in: "defaults: { %: true }"),
    .init(
      "type jsonType", "write `one: %t`, or `many: %t`", ifForm: "a relationship",
      in: relationship("%: { b: c }, links: [self]")),
    .init(
      "type jsonType", "remove it: the JSON:API type is the key of the resource itself",
      ifForm: "a resource", in: resource("%: { name: posts }")),
    .init(
      "closed sealed frozen exhaustive strict final fixed",
      "write `open: false`: other values are an error then", ifKey: "open",
      in: "types: { Color: { enum: [red], %: true } }"),
    .init(
      "maxLength maxLen limit",
      "the length of a `String` is said with `pattern: '.{0,%v}'`, which"
        + " documents it; of anything else, say it in `description`", ifKey: "pattern",
      in: attribute("%: 3")),
    .init(
      "minLength minLen",
      "the length of a `String` is said with `pattern: '.{%v,}'`, which"
        + " documents it; of anything else, say it in `description`", ifKey: "pattern",
      in: attribute("%: 3")),
    .init(
      "length size",
      "the length of a `String` is said with `pattern: '.{%l}'`, which documents it;"
        + " of anything else, say it in `description`", ifKey: "pattern", in: attribute("%: 3")),
    .init(
      """
      max min maximum minimum maxItems minItems exclusiveMinimum exclusiveMaximum multipleOf
      uniqueItems range gte lte gt lt between
      """, "remove it: a schema limits no values; say it in `description`: `description: %k %v`",
      ifKey: "pattern", in: attribute("%: 3")),
    .init(
      "default defaultValue default_value initial",
      "a schema has no default values: remove it, or write `create: optional` for a value that a"
        + " create request may leave out", ifKey: "create", in: attribute("%: 3")),
    .init(
      "default defaultValue default_value initial",
      "remove it: a schema has no default values", ifKey: "example",
      in: "types: { A: { object: { b: { type: String, %: 3 } } } }"),
    .init(
      "default defaultValue initial", "remove it: a schema has no default values",
      in: "types: { A: { enum: [b, c], %: b } }"),
    .init(
      "pagination paginated paging paginate", "write `links: pagination`", ifForm: "a document",
      in: "documents: { A: { data: none, meta: { a: Int }, %: true } }"),
    .init(
      "units unit label placeholder", "say it in `description`", ifForm: "an attribute",
      in: attribute("%: kg")),
    .init(
      "trim lowercase uppercase validate validation validators",
      "remove it: a schema describes what the API sends, not how the server makes or checks it",
      ifForm: "an attribute", in: attribute("%: kg")),
    .init(
      "casts columnTypes validators permissions",
      "remove it: what there is to say of an attribute belongs to it, under `attributes`",
      ifForm: "a resource", in: resource("%: { a: b }")),
    .init(
      "allOf", "types are not joined here: declare one `object` with the members of all of them",
      ifKey: "object", in: attribute("%: [B, C]")),
    .init(
      "primaryKey primary_key pk",
      "remove it: the id is always `id`; where it is not a text, write `id: Int` or `id: UUID`",
      ifKey: "attributes", in: resource("%: id")),
    .init(
      """
      through dependent join_table source on_delete joinColumn onDelete onUpdate cascade eager lazy
      fields unique min max minItems maxItems count order orderBy sort filter paginated page limit
      where embedded async autosave touch counterCache counter_cache required_on
      """, "remove it: a relationship says which resource types it leads to, as `one` or `many`",
      ifForm: "a relationship", in: relationship("one: articles, %: b")),
    .init(
      "discriminator discriminatedBy tagName typeKey",
      "write `tag: kind` with the name of the member, and its values as keys in `oneOf`",
      ifKey: "oneOf", in: "types: { A: { oneOf: [B, C], %: kind } }"),
    .init(
      "implements interfaces inherits parent",
      "members that several resource types share are a mixin: `with: [%v]`", ifKey: "with",
      in: resource("%: node")),
    .init(
      "const", "a value that is always the same is an enum: write `enum: [%v]`", ifKey: "enum",
      in: resource("attributes: { a: { %: bus } }")),
    .init(
      """
      unique index indexed autoIncrement auto_increment precision scale column columnName
      max_digits decimal_places searchable collation
      """,
      "remove it: a schema describes what the API sends, not how it is stored", ifKey: "pattern",
      in: attribute("%: 3")),
    .init(
      "json jsonName json_name serializedName serialized_name wireName fieldName codingKey key name",
      "the key of a member is its name in JSON: write `%v: %T` in place of `%m:`; `swift` sets its"
        + " name in Swift", ifKey: "query", in: attribute("%: b")),
    .init(
      "codingKeys CodingKeys",
      "the key of a member is its name in JSON; `swift` sets its name in Swift",
      ifKey: "attributes", in: resource("%: { a: b }")),
    .init(
      "key_transform set_type set_id set_key_transform cache_options casing",
      "remove it: names are written as the server sends them", ifKey: "attributes",
      in: resource("%: camel")),
    .init(
      "timestamps",
      "write the attributes: `attributes: { createdAt: DateTime, updatedAt: DateTime }`",
      ifKey: "attributes", in: resource("%: true")),
    .init(
      """
      table tableName table_name collection database validates validations scopes indexes
      callbacks
      """, "remove it: a schema describes what the API sends, not how it is stored",
      ifKey: "attributes", in: resource("%: posts")),
  ]
}
