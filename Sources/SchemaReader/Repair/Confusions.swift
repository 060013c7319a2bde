/// The words that people bring from other languages, with what they mean here.
///
/// The one table of them: each row has an example, in which `%` is the place of the word, and a test
/// reads the example with every word of the row. Words that are spelt nearly right need no row.
enum Confusions {
  static let keys = [
    KeyConfusion(
      [
        "relations", "rels", "associations", "edges", "references", "foreignKeys", "foreign_keys",
        "joins",
      ], for: ["relationships"],
      in: "resources: { articles: { %: { author: articles } } }"),
    KeyConfusion(
      ["attrs", "columns", "props", "schema", "fillable"], for: ["attributes"],
      in: "resources: { articles: { %: { title: String } } }"),
    KeyConfusion(
      ["swiftName", "swift_name", "rename", "alias", "as", "propertyName"], for: ["swift"],
      in: "resources: { articles: { attributes: { a: { type: String, %: title } } } }"),
    KeyConfusion(
      ["immutable", "writeOnce"], for: ["createOnly"],
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyConfusion(
      ["secret", "private", "confidential", "isSecret"], for: ["sensitive"],
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyConfusion(
      ["regex", "regexp", "matches"], for: ["pattern"],
      in: "resources: { articles: { attributes: { a: { type: String, %: '[a-z]' } } } }"),
    KeyConfusion(
      ["dateFormat", "date_format"], for: ["format"],
      in: "resources: { articles: { attributes: { a: { type: DateTime, %: yyyy } } } }"),
    KeyConfusion(
      ["idType", "id_type"], for: ["id"], in: "resources: { articles: { %: UUID } }"),
    KeyConfusion(["linkTo"], for: ["links"], in: "resources: { articles: { %: [self] } }"),
    KeyConfusion(
      [
        "null", "nillable", "allowNull", "allow_nil", "allow_null", "isNullable", "canBeNull",
      ], for: ["nullable"],
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyConfusion(
      ["blank", "omitempty", "isOptional", "allowBlank", "notRequired"], for: ["optional"],
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyConfusion(
      [
        "related_name", "relatedName", "inverse_of", "inverseOf", "inversedBy", "mappedBy",
        "back_populates", "backref", "reverse", "opposite",
      ], for: ["inverse"],
      in: "resources: { articles: { relationships: { a: { one: articles, %: b } } } }"),
    KeyConfusion(
      ["values", "cases", "case", "options", "choices"], for: ["enum"],
      in: "types: { Color: { %: [red], open: false } }"),
    KeyConfusion(
      ["baseUrl", "baseURL", "base_url", "relativeTo"], for: ["base"],
      in: "types: { Picture: { alias: URL, %: https://example.com/ } }"),
    KeyConfusion(
      ["partial", "isSparse", "sparseFieldset", "sparseFieldsets", "sparse_fieldset"],
      for: ["sparse"],
      in: "resources: { a: { attributes: { b: Int } } }\ndocuments: { D: { data: a, %: true } }"),
    KeyConfusion(
      ["anyOf", "union", "either"], for: ["oneOf"],
      in: "types: { Id: { %: [String, Int], description: Either. } }"),
    KeyConfusion(
      ["properties", "fields", "members"], for: ["object", "attributes"],
      in: "mixins: { stamps: { %: { at: DateTime } } }"),
    KeyConfusion(
      [
        "hasOne", "has_one", "belongsTo", "belongs_to", "toOne", "to_one", "to-one", "target",
        "ForeignKey", "foreignKey", "foreign_key", "OneToOneField", "OneToOne", "ManyToOne",
        "manyToOne", "many_to_one", "oneToOne", "one_to_one",
      ],
      for: ["one"],
      in: "resources: { articles: { relationships: { a: { %: { b: c }, links: [self] } } } }"),
    KeyConfusion(
      [
        "hasMany", "has_many", "toMany", "to_many", "to-many", "ManyToManyField", "ManyToMany",
        "manyToMany", "many_to_many", "OneToMany", "oneToMany", "one_to_many",
        "has_and_belongs_to_many", "collection",
      ], for: ["many"],
      in: "resources: { articles: { relationships: { a: { %: articles, links: [self] } } } }"),
    KeyConfusion(
      [
        "title", "summary", "desc", "doc", "docs", "documentation", "comment", "help",
        "help_text", "helpText", "docstring", "remarks", "verbose_name",
      ],
      for: ["description"], in: "resources: { articles: { %: { text: An article. } } }"),
    KeyConfusion(
      ["extends", "allOf", "traits", "concerns", "uses"], for: ["with", "imports", "mixins"],
      in: "resources: { articles: { %: [stamps] } }"),
    KeyConfusion(
      ["mixins", "mixin"], for: ["with"],
      in: "resources: { articles: { %: [stamps] } }"),
    KeyConfusion(["version"], for: ["schema"], in: "%: 2"),
    KeyConfusion(
      [
        "models", "entities", "schemas", "serializers", "objects", "tables", "classes",
        "collections",
      ], for: ["resources"],
      in: "%: [articles]"),
    KeyConfusion(
      ["scalars", "enums", "definitions", "aliases", "structs", "typealiases", "unions"],
      for: ["types"], in: "%: [Color]"),
    KeyConfusion(
      ["include", "require", "requires"], for: ["imports"], in: "%: [common.yaml]"),
    KeyConfusion(["fragments", "abstract"], for: ["mixins"], in: "%: [a]"),
    KeyConfusion(["suppress", "ignore", "disable"], for: ["allow"], in: "%: { a: b }"),
    KeyConfusion(
      ["endpoint", "url", "uri", "route", "basePath"], for: ["path"],
      in: "resources: { articles: { %: /articles } }"),
    KeyConfusion(
      ["order", "orderBy", "sortable", "sortBy", "ordering", "sorting"], for: ["sorts"],
      in: "resources: { articles: { %: [created, title] } }"),
    KeyConfusion(
      ["filterable", "filtering", "filterBy", "where", "queryParams"], for: ["filters"],
      in: "resources: { articles: { %: [title] } }"),
    KeyConfusion(
      ["strategy", "mode"], for: ["style"],
      in: "resources: { articles: { page: { %: [number] } } }"),
    KeyConfusion(
      ["limit", "perPage", "per_page", "defaultSize", "default"], for: ["size"],
      in: "resources: { articles: { page: { style: number, %: { a: b } } } }"),
    KeyConfusion(
      ["maxSize", "max_size", "maximum", "maxPerPage"], for: ["max"],
      in: "resources: { articles: { page: { style: number, %: { a: b } } } }"),
    KeyConfusion(
      ["operator", "ops", "comparisons"], for: ["operators"],
      in: "resources: { articles: { filters: { a: { type: Int, %: [eq] } } } }"),
    KeyConfusion(
      ["pagination", "paginate", "paging"], for: ["page"],
      in: "resources: { articles: { %: [number] } }"),
    KeyConfusion(
      ["compound", "includes", "included", "expand", "with", "preload", "embed"],
      for: ["include", "imports"],
      in: "documents: { Doc: { data: articles, %: [author] } }"),
    KeyConfusion(
      ["primary", "primaryData"], for: ["data"], in: "documents: { Doc: { %: articles } }"),
    KeyConfusion(
      [
        "type"
      ], for: ["alias", "data", "style"], in: "documents: { Doc: { %: articles } }"),
    KeyConfusion(
      [
        "computed", "generated", "serverOnly", "auto", "read_only", "auto_now", "auto_now_add",
      ], for: ["readOnly"],
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyConfusion(
      ["className", "class", "struct", "modelName", "swiftType"], for: ["swift"],
      in: "resources: { articles: { %: { a: b } } }"),
    KeyConfusion(
      ["methods", "actions", "verbs", "endpoints", "routes"], for: ["operations"],
      in: "resources: { articles: { %: { a: b } } }"),
    KeyConfusion(
      ["resource", "model", "response", "body", "payload", "content", "returns"], for: ["data"],
      in: "documents: { Doc: { %: articles } }"),
    KeyConfusion(
      ["deprecationReason", "obsolete", "deprecation"], for: ["deprecated"],
      in: "resources: { articles: { %: { text: Use posts. } } }"),
  ]

  /// Words that are surely those of other languages, however near they are to a key of ours.
  static let certainKeys: Set<String> = [
    "relations", "rels", "max", "min", "desc", "docs", "attrs", "rename", "schemas", "allOf",
    "secret", "writeOnce", "case",
  ]

  /// The keys of other languages at the top of a file, with the names of these languages.
  static let otherLanguages = [
    "openapi": "OpenAPI", "swagger": "OpenAPI", "components": "OpenAPI", "paths": "OpenAPI",
    "$schema": "JSON Schema", "$defs": "JSON Schema", "asyncapi": "AsyncAPI",
    "jsonapi": "a JSON:API document", "data": "a JSON:API document",
    "included": "a JSON:API document",
  ]

  /// Keys that have no counterpart here, or none in the same place.
  static let keyAdvice = [
    KeyAdvice(
      ["required", "mandatory", "presence"],
      "write `optional: true`, or a `?` after the name", ifKey: "optional", ifValue: "false",
      in: "resources: { articles: { attributes: { a: { type: String, %: false } } } }"),
    KeyAdvice(
      ["required", "mandatory", "presence", "notNull", "nonNull"],
      "remove it: every member is required unless a `?` follows its name",
      in: "resources: { articles: { attributes: { a: { type: String, %: true } } } }"),
    KeyAdvice(
      ["openapi", "swagger", "asyncapi", "syntax"],
      "remove it: the version of this language is `schema: 1`", ifKey: "resources",
      in: "resources: {}\n%: 3.0.0"),
    KeyAdvice(
      ["info"], "remove it: the name of the API is `name`, its description `description`",
      ifKey: "resources", in: "resources: {}\n%: { version: 1.0.0 }"),
    KeyAdvice(
      ["components", "$defs"],
      "remove it, and indent what is below it less: types belong under `types`, resource types"
        + " under `resources`", ifKey: "resources", in: "resources: {}\n%: { schemas: [a] }"),
    KeyAdvice(
      [
        "inputs", "input", "mutations", "mutation", "queries", "query", "requests",
      ],
      "remove it: create requests are generated for each resource type; what they may contain is"
        + " said with `create`, `readOnly` and `writeOnly`", ifKey: "resources", in: "%: [a]"),
    KeyAdvice(
      [
        "paths", "servers", "security", "tags", "host", "basePath", "baseUrl", "base_url",
        "consumes", "produces", "datasource", "generator", "package", "namespace",
      ],
      "remove it: a schema describes resources, types and documents, and no server",
      ifKey: "resources", in: "resources: {}\n%: [a]"),
    KeyAdvice(
      [
        "relationships"
      ],
      "relationships belong to a resource type: indent them below its name, which is below"
        + " `resources:`", ifForm: "a schema", in: "%: { a: b }"),
    KeyAdvice(
      [
        "attributes"
      ],
      "attributes belong to a resource type: indent them below its name, which is below"
        + " `resources:`", ifForm: "a schema", in: "%: { a: b }"),
    KeyAdvice(
      ["items", "array"], "an array is written `[String]`", ifKey: "type",
      in: "resources: { articles: { attributes: { a: { type: JSON, %: String } } } }"),
    KeyAdvice(
      ["additionalProperties", "patternProperties"],
      "an object with arbitrary names is written `{ map: String }`", ifKey: "map",
      in: "resources: { articles: { attributes: { a: { type: JSON, %: String } } } }"),
    KeyAdvice(
      ["type", "jsonType"], "write `one: people`, or `many: people`", ifKey: "one",
      in: "resources: { articles: { relationships: { a: { %: { b: c }, links: [self] } } } }"),
    KeyAdvice(
      ["type", "jsonType"],
      "remove it: the JSON:API type is the key of the resource itself", ifKey: "relationships",
      in: "resources: { articles: { %: { name: posts } } }"),
    KeyAdvice(
      ["closed"], "write `open: false`: other values are an error then", ifKey: "open",
      in: "types: { Color: { enum: [red], %: true } }"),
    KeyAdvice(
      [
        "max", "min", "maximum", "minimum", "maxLength", "minLength", "maxItems", "minItems",
        "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "uniqueItems",
      ],
      "remove it: a schema limits no values, except for texts with `pattern`",
      ifKey: "pattern", in: "resources: { articles: { attributes: { a: { type: Int, %: 3 } } } }"),
    KeyAdvice(
      ["default"],
      "remove it: a schema says what a server sends; `create: optional` says that a"
        + " create request may leave the value out",
      ifKey: "example", in: "resources: { articles: { attributes: { a: { type: Int, %: 3 } } } }"),
    KeyAdvice(
      ["default", "defaultValue", "initial"],
      "remove it: a schema has no default values",
      in: "types: { A: { enum: [b, c], %: b } }"),
    KeyAdvice(
      ["pagination", "paginated", "paging", "paginate"], "write `links: pagination`",
      ifForm: "a document", in: "documents: { A: { data: none, meta: { a: Int }, %: true } }"),
    KeyAdvice(
      ["units", "unit", "label", "placeholder"], "say it in `description`",
      ifForm: "an attribute",
      in: "resources: { articles: { attributes: { a: { type: Int, %: kg } } } }"),
    KeyAdvice(
      ["trim", "lowercase", "uppercase", "validate", "validation", "validators"],
      "remove it: a schema describes what the API sends, not how the server makes or checks it",
      ifForm: "an attribute",
      in: "resources: { articles: { attributes: { a: { type: Int, %: kg } } } }"),
    KeyAdvice(
      ["casts", "columnTypes", "validators", "permissions", "hidden"],
      "remove it: what there is to say of an attribute belongs to it, under `attributes`",
      ifForm: "a resource", in: "resources: { articles: { %: { a: b } } }"),
    KeyAdvice(
      ["allOf"],
      "types are not joined here: declare one `object` with the members of all of them",
      ifKey: "object", in: "types: { A: { object: { a: Int }, %: [B, C] } }"),
    KeyAdvice(
      ["primaryKey", "primary_key", "pk"],
      "remove it: the id is always `id`; where it is not a text, write `id: Int` or `id: UUID`",
      ifKey: "attributes", in: "resources: { articles: { %: id } }"),
    KeyAdvice(
      [
        "through", "dependent", "polymorphic", "join_table", "source", "on_delete", "joinColumn",
        "onDelete", "onUpdate", "cascade", "eager", "lazy", "fields",
      ],
      "remove it: a relationship says which resource types it leads to, as `one` or `many`",
      ifKey: "one", in: "resources: { articles: { relationships: { a: { one: articles, %: b } } } }"
    ),
    KeyAdvice(
      ["discriminator"],
      "remove it: the types of `oneOf` are told apart by their shape in JSON",
      ifKey: "oneOf", in: "types: { A: { oneOf: [String, Int], %: { propertyName: kind } } }"),
    KeyAdvice(
      ["implements", "interfaces", "inherits", "parent"],
      "members that several resource types share are a mixin: `with: [%v]`", ifKey: "with",
      in: "resources: { articles: { %: node } }"),
    KeyAdvice(
      ["const"], "a value that is always the same is an enum: write `enum: [%v]`", ifKey: "enum",
      in: "resources: { articles: { attributes: { a: { %: bus } } } }"),
    KeyAdvice(
      [
        "unique", "index", "indexed", "autoIncrement", "length", "precision", "scale", "column",
        "columnName",
      ],
      "remove it: a schema describes what the API sends, not how it is stored",
      ifKey: "pattern", in: "resources: { articles: { attributes: { a: { type: Int, %: 3 } } } }"),
    KeyAdvice(
      ["json", "jsonName", "serializedName", "wireName", "fieldName"],
      "the key of a member is its name in JSON; `swift` sets its name in Swift", ifKey: "query",
      in: "resources: { articles: { attributes: { a: { type: Int, %: b } } } }"),
    KeyAdvice(
      ["timestamps"],
      "write the attributes: `attributes: { createdAt: DateTime, updatedAt: DateTime }`",
      ifKey: "attributes", in: "resources: { articles: { %: true } }"),
    KeyAdvice(
      [
        "table", "tableName", "table_name", "collection", "database", "validates", "validations",
        "scopes", "indexes", "callbacks",
      ],
      "remove it: a schema describes what the API sends, not how it is stored",
      ifKey: "attributes", in: "resources: { articles: { %: posts } }"),
    KeyAdvice(
      ["$ref"], "a type from `types` is used by its name: `color: Color`", ifKey: "type",
      in: "resources: { articles: { filters: { a: { operators: [eq], %: Color } } } }"),
    KeyAdvice(
      ["sensitive"],
      "an attribute is sensitive as a whole: write `sensitive: true` at the attribute that has"
        + " this object, or make the secret an attribute of its own",
      ifForm: "a member", in: "types: { A: { object: { a: { type: String, %: true } } } }"),
  ]

  /// The types of the language by what other languages call them, in small letters. They are
  /// where types do, as in `a: %`.
  static let types: [(words: [String], type: String)] = [
    (
      [
        "str", "text", "varchar", "char", "citext", "id", "nvarchar", "longtext", "symbol",
        "email", "slug", "charfield", "textfield", "emailfield", "slugfield",
        "genericipaddressfield",
        "phone", "password", "ipaddress", "character", "nchar", "clob", "tinytext", "mediumtext",
        "objectid", "ulid", "cuid", "currency",
      ], "String"
    ),
    (["boolean", "booleanfield", "bit", "checkbox"], "Bool"),
    (
      [
        "integer", "int32", "bigint", "smallint", "tinyint", "serial", "bigserial", "uint",
        "uint32", "short", "int16", "int8", "uint8", "uint16", "i8", "i16", "i32", "u8", "u16",
        "u32", "isize", "usize", "integerfield", "autofield", "positiveintegerfield", "mediumint",
        "byte",
      ], "Int"
    ),
    (["long", "uint64", "i64", "u64", "bigintegerfield", "bigautofield", "biginteger"], "Int64"),
    (
      [
        "number", "float", "float64", "float32", "real", "f32", "f64", "floatfield", "cgfloat",
      ], "Double"
    ),
    (["money", "numeric", "bigdecimal", "decimalfield", "smallmoney"], "Decimal"),
    (["uri", "link", "href", "urlfield", "imagefield", "filefield"], "URL"),
    (["date", "localdate", "datefield", "dateonly", "calendardate", "naivedate"], "Day"),
    (["localtime", "timefield", "timeonly", "timeofday"], "Time"),
    (
      [
        "datetime", "date-time", "iso8601", "rfc3339", "instant", "datetimez", "timestamptz",
        "datetimefield", "datetimeoffset", "zoneddatetime", "offsetdatetime", "localdatetime",
        "datetime2", "isodate", "datetimetz", "isodatetime",
      ],
      "DateTime"
    ),
    (
      [
        "any", "object", "hash", "dictionary", "anyjson", "jsonb", "mixed", "unknown", "jsonobject",
        "jsonfield", "anyobject", "struct", "anyvalue", "jsonvalue", "hstore", "variant",
      ], "JSON"
    ),
    (
      [
        "base64", "binary", "bytes", "blob", "bytea", "varbinary", "binaryfield", "bytearray",
      ], "Data"
    ),
    (["guid", "uuidfield", "uniqueidentifier", "uuidv4"], "UUID"),
  ]

  /// Words in place of a type that name none, in small letters.
  static let typeAdvice: [(words: [String], advice: String)] = [
    (["null", "nil", "undefined"], "a value that may be null has a question mark: `String?`"),
    (
      ["nometadata", "noidmetadata"], "remove it: there is no meta unless the schema has some"
    ),
    (
      ["nullable", "optional", "required"],
      "write the type, and a `?` after it where the value may be null: `String?`"
    ),
    (["array", "list", "set"], "an array is written `[String]`"),
    (["enum"], "list its values: `{ enum: [first, second] }`"),
    (["map", "dict"], "an object with arbitrary names is written `{ map: String }`"),
  ]

  private static let operations = "resources: { articles: { operations: [%] } }"
  private static let page = "resources: { articles: { page: { style: % } } }"

  /// The words that keys know by what other languages call them, in small letters.
  static let words: [(words: [String], word: String, example: String)] = [
    (["index", "all", "search"], "list", "resources: { articles: { operations: [get, %] } }"),
    (["show", "read", "fetch", "retrieve", "find"], "get", operations),
    (["post", "new", "add", "insert", "store"], "create", operations),
    (["patch", "put", "edit", "change"], "update", operations),
    (["destroy", "remove"], "delete", operations),
    (
      ["yes", "true", "optional", "on"], "allowed", "resources: { articles: { clientIds: % } }"
    ),
    (["no", "false", "never", "off"], "forbidden", "resources: { articles: { clientIds: % } }"),
    (["must"], "required", "resources: { articles: { clientIds: % } }"),
    (["page", "pages", "page-based", "paged"], "number", page),
    (["offset-based", "limit"], "offset", page),
    (["cursor-based", "keyset", "after"], "cursor", page),
    (["paginated", "paging"], "pagination", "resources: { articles: { links: % } }"),
    (["nolinks", "empty", "null", "nil"], "none", "resources: { articles: { links: % } }"),
    (["1.0", "1.1"], "version", "defaults: { jsonapi: % }"),
  ]

  /// Words for all that there are.
  static let wordsForAll: Set<String> = ["all", "any", "*", "crud", "everything", "full"]
}

/// Words for keys of ours.
struct KeyConfusion: Sendable {
  let words: [String]
  /// The keys that may be meant; the first that a form has is.
  let keys: [String]
  let example: String

  init(_ words: [String], for keys: [String], in example: String) {
    self.words = words
    self.keys = keys
    self.example = example
  }
}

/// Advice on keys that a form does not have under any name.
struct KeyAdvice: Sendable {
  let words: [String]
  let advice: String
  /// The advice is good in forms that have this key.
  let key: String?
  /// The advice is good in the form that messages call so.
  let form: String?
  /// The advice is good on this value.
  let value: String?
  let example: String

  init(
    _ words: [String], _ advice: String, ifKey key: String? = nil, ifForm form: String? = nil,
    ifValue value: String? = nil, in example: String
  ) {
    self.words = words
    self.advice = advice
    self.key = key
    self.form = form
    self.value = value
    self.example = example
  }

  func isGood(in form: LanguageForm, of value: String?) -> Bool {
    if let own = self.value, own != value { return false }
    if let key, form.key(key) == nil { return false }
    return self.form == nil || self.form == form.name
  }
}
