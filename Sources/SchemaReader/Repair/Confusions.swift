/// The words that people bring from other languages, with what they mean here.
///
/// The one table of them: each row has an example, in which `%` is the place of the word, and a test
/// reads the example with every word of the row. Words that are spelt nearly right need no row.
enum Confusions {
  static let keys: [KeyConfusion] = [
    .init(
      "relations rels associations edges references foreignKeys foreign_keys joins",
      for: "relationships", in: resource("%: { author: articles }")),
    .init(
      "attrs columns props schema fillable", for: "attributes", in: resource("%: { title: String }")
    ),
    .init(
      "swiftName swift_name rename alias as propertyName", for: "swift", in: attribute("%: title")),
    .init("immutable writeOnce", for: "createOnly", in: attribute("%: true")),
    .init("secret private confidential isSecret", for: "sensitive", in: attribute("%: true")),
    .init("regex regexp matches", for: "pattern", in: attribute("%: '[a-z]'")),
    .init(
      "dateFormat date_format", for: "format",
      in: resource("attributes: { a: { type: DateTime, %: yyyy } }")),
    .init("idType id_type", for: "id", in: resource("%: UUID")),
    .init("linkTo", for: "links", in: resource("%: [self]")),
    .init(
      "null nillable allowNull allow_nil allow_null isNullable canBeNull", for: "nullable",
      in: attribute("%: true")),
    .init(
      "blank omitempty isOptional allowBlank notRequired", for: "optional", in: attribute("%: true")
    ),
    .init(
      """
      related_name relatedName inverse_of inverseOf inversedBy mappedBy back_populates
      backref reverse opposite
      """, for: "inverse", in: relationship("one: articles, %: b")),
    .init(
      "values cases case options choices", for: "enum",
      in: "types: { Color: { %: [red], open: false } }"),
    .init(
      "baseUrl baseURL base_url relativeTo", for: "base",
      in: "types: { Picture: { alias: URL, %: https://example.com/ } }"),
    .init(
      "partial isSparse sparseFieldset sparseFieldsets sparse_fieldset", for: "sparse",
      in: "resources: { a: { attributes: { b: Int } } }\ndocuments: { D: { data: a, %: true } }"),
    .init(
      "anyOf union either", for: "oneOf",
      in: "types: { Id: { %: [String, Int], description: Either. } }"),
    .init(
      "properties fields members", for: "object attributes",
      in: "mixins: { stamps: { %: { at: DateTime } } }"),
    .init(
      """
      hasOne has_one belongsTo belongs_to toOne to_one to-one target ForeignKey foreignKey
      foreign_key OneToOneField OneToOne ManyToOne manyToOne many_to_one oneToOne
      one_to_one
      """, for: "one", in: relationship("%: { b: c }, links: [self]")),
    .init(
      """
      hasMany has_many toMany to_many to-many ManyToManyField ManyToMany manyToMany
      many_to_many OneToMany oneToMany one_to_many has_and_belongs_to_many collection
      """, for: "many", in: relationship("%: articles, links: [self]")),
    .init(
      """
      title summary desc doc docs documentation comment help help_text helpText docstring
      remarks verbose_name
      """, for: "description", in: resource("%: { text: An article. }")),
    .init(
      "extends allOf traits concerns uses", for: "with imports mixins", in: resource("%: [stamps]")),
    .init("mixins mixin", for: "with", in: resource("%: [stamps]")),
    .init("version", for: "schema", in: "%: 2"),
    .init(
      "models entities schemas serializers objects tables classes collections", for: "resources",
      in: "%: [articles]"),
    .init("responses payloads views results envelopes", for: "documents", in: "%: [Doc]"),
    .init(
      "scalars enums definitions aliases structs typealiases unions", for: "types", in: "%: [Color]"
    ),
    .init("include require requires", for: "imports", in: "%: [common.yaml]"),
    .init("fragments abstract", for: "mixins", in: "%: [a]"),
    .init("suppress ignore disable", for: "allow", in: "%: { a: b }"),
    .init("endpoint url uri route basePath", for: "path", in: resource("%: /articles")),
    .init(
      "order orderBy sortable sortBy ordering sorting", for: "sorts",
      in: resource("%: [created, title]")),
    .init(
      "filterable filtering filterBy where queryParams parameters params", for: "filters",
      in: resource("%: [title]")),
    .init("strategy mode", for: "style", in: resource("page: { %: [number] }")),
    .init(
      "limit perPage per_page defaultSize default", for: "size",
      in: resource("page: { style: number, %: { a: b } }")),
    .init(
      "maxSize max_size maximum maxPerPage", for: "max",
      in: resource("page: { style: number, %: { a: b } }")),
    .init(
      "operator ops comparisons", for: "operators",
      in: resource("filters: { a: { type: Int, %: [eq] } }")),
    .init("pagination paginate paging", for: "page", in: resource("%: [number]")),
    .init(
      "compound includes included expand with preload embed", for: "include imports",
      in: "documents: { Doc: { data: articles, %: [author] } }"),
    .init("primary primaryData", for: "data", in: "documents: { Doc: { %: articles } }"),
    .init("type", for: "alias data style", in: "documents: { Doc: { %: articles } }"),
    .init(
      "computed generated serverOnly auto read_only auto_now auto_now_add", for: "readOnly",
      in: attribute("%: true")),
    .init("className class struct modelName swiftType", for: "swift", in: resource("%: { a: b }")),
    .init("methods actions verbs endpoints routes", for: "operations", in: resource("%: { a: b }")),
    .init(
      "resource model response body payload content returns", for: "data",
      in: "documents: { Doc: { %: articles } }"),
    .init(
      "deprecationReason obsolete deprecation", for: "deprecated",
      in: resource("%: { text: Use posts. }")),
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
  static let keyAdvice: [KeyAdvice] = [
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
      paths servers security tags host basePath baseUrl base_url consumes produces
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
      "type jsonType", "write `one: people`, or `many: people`", ifKey: "one",
      in: relationship("%: { b: c }, links: [self]")),
    .init(
      "type jsonType", "remove it: the JSON:API type is the key of the resource itself",
      ifKey: "relationships", in: resource("%: { name: posts }")),
    .init(
      "closed", "write `open: false`: other values are an error then", ifKey: "open",
      in: "types: { Color: { enum: [red], %: true } }"),
    .init(
      """
      max min maximum minimum maxLength minLength maxItems minItems exclusiveMinimum
      exclusiveMaximum multipleOf uniqueItems
      """, "remove it: a schema limits no values, except for texts with `pattern`",
      ifKey: "pattern", in: attribute("%: 3")),
    .init(
      "default",
      "remove it: a schema says what a server sends; `create: optional` says that a"
        + " create request may leave the value out", ifKey: "example", in: attribute("%: 3")),
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
      "casts columnTypes validators permissions hidden",
      "remove it: what there is to say of an attribute belongs to it, under `attributes`",
      ifForm: "a resource", in: resource("%: { a: b }")),
    .init(
      "allOf", "types are not joined here: declare one `object` with the members of all of them",
      ifKey: "object", in: "types: { A: { object: { a: Int }, %: [B, C] } }"),
    .init(
      "primaryKey primary_key pk",
      "remove it: the id is always `id`; where it is not a text, write `id: Int` or `id: UUID`",
      ifKey: "attributes", in: resource("%: id")),
    .init(
      """
      through dependent polymorphic join_table source on_delete joinColumn onDelete
      onUpdate cascade eager lazy fields
      """, "remove it: a relationship says which resource types it leads to, as `one` or `many`",
      ifKey: "one", in: relationship("one: articles, %: b")),
    .init(
      "discriminator", "remove it: the types of `oneOf` are told apart by their shape in JSON",
      ifKey: "oneOf", in: "types: { A: { oneOf: [String, Int], %: { propertyName: kind } } }"),
    .init(
      "implements interfaces inherits parent",
      "members that several resource types share are a mixin: `with: [%v]`", ifKey: "with",
      in: resource("%: node")),
    .init(
      "const", "a value that is always the same is an enum: write `enum: [%v]`", ifKey: "enum",
      in: resource("attributes: { a: { %: bus } }")),
    .init(
      "unique index indexed autoIncrement length precision scale column columnName",
      "remove it: a schema describes what the API sends, not how it is stored", ifKey: "pattern",
      in: attribute("%: 3")),
    .init(
      "json jsonName serializedName wireName fieldName codingKey",
      "the key of a member is its name in JSON; `swift` sets its name in Swift", ifKey: "query",
      in: attribute("%: b")),
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
    .init(
      "$ref", "a type from `types` is used by its name: `color: Color`", ifKey: "type",
      in: resource("filters: { a: { operators: [eq], %: Color } }")),
    .init(
      "sensitive",
      "an attribute is sensitive as a whole: write `sensitive: true` at the attribute that has"
        + " this object, or make the secret an attribute of its own", ifForm: "a member",
      in: "types: { A: { object: { a: { type: String, %: true } } } }"),
  ]

  /// The types of the language by what other languages call them, in small letters. They are
  /// where types do, as in `a: %`.
  static let types: [(words: [String], type: String)] = [
    (
      """
      str text varchar char citext id nvarchar longtext symbol email slug charfield
      textfield emailfield slugfield genericipaddressfield phone password ipaddress
      character nchar clob tinytext mediumtext objectid ulid cuid currency
      """.words, "String"
    ),
    ("boolean booleanfield bit checkbox".words, "Bool"),
    (
      """
      integer int32 bigint smallint tinyint serial bigserial uint uint32 short int16 int8
      uint8 uint16 i8 i16 i32 u8 u16 u32 isize usize integerfield autofield
      positiveintegerfield mediumint byte
      """.words, "Int"
    ),
    ("long uint64 i64 u64 bigintegerfield bigautofield biginteger".words, "Int64"),
    ("number float float64 float32 real f32 f64 floatfield cgfloat".words, "Double"),
    ("money numeric bigdecimal decimalfield smallmoney".words, "Decimal"),
    ("uri link href urlfield imagefield filefield".words, "URL"),
    ("date localdate datefield dateonly calendardate naivedate".words, "Day"),
    ("localtime timefield timeonly timeofday".words, "Time"),
    (
      """
      datetime date-time iso8601 rfc3339 instant datetimez timestamptz datetimefield
      datetimeoffset zoneddatetime offsetdatetime localdatetime datetime2 isodate
      datetimetz isodatetime
      """.words, "DateTime"
    ),
    (
      """
      any object hash dictionary anyjson jsonb mixed unknown jsonobject jsonfield
      anyobject struct anyvalue jsonvalue hstore variant
      """.words, "JSON"
    ),
    ("base64 binary bytes blob bytea varbinary binaryfield bytearray".words, "Data"),
    ("guid uuidfield uniqueidentifier uuidv4".words, "UUID"),
  ]

  /// Words in place of a type that name none, in small letters.
  static let typeAdvice: [(words: [String], advice: String)] = [
    ("null nil undefined".words, "a value that may be null has a question mark: `String?`"),
    ("nometadata noidmetadata".words, "remove it: there is no meta unless the schema has some"),
    (
      "nullable optional required".words,
      "write the type, and a `?` after it where the value may be null: `String?`"
    ),
    ("array list set".words, "an array is written `[String]`"),
    ("enum".words, "list its values: `{ enum: [first, second] }`"),
    ("map dict".words, "an object with arbitrary names is written `{ map: String }`"),
  ]

  private static func attribute(_ text: String) -> String {
    "resources: { articles: { attributes: { a: { type: String, \(text) } } } }"
  }

  private static func relationship(_ text: String) -> String {
    "resources: { articles: { relationships: { a: { \(text) } } } }"
  }

  private static func resource(_ text: String) -> String { "resources: { articles: { \(text) } }" }

  private static let operations = "resources: { articles: { operations: [%] } }"
  private static let page = "resources: { articles: { page: { style: % } } }"

  /// The words that keys know by what other languages call them, in small letters.
  static let words: [(words: [String], word: String, example: String)] = [
    ("index all search".words, "list", "resources: { articles: { operations: [get, %] } }"),
    ("show read fetch retrieve find".words, "get", operations),
    ("post new add insert store".words, "create", operations),
    ("patch put edit change".words, "update", operations),
    ("destroy remove".words, "delete", operations),
    (
      "yes true optional on".words, "allowed", "resources: { articles: { clientIds: % } }"
    ),
    ("no false never off".words, "forbidden", "resources: { articles: { clientIds: % } }"),
    ("must".words, "required", "resources: { articles: { clientIds: % } }"),
    ("page pages page-based paged".words, "number", page),
    ("offset-based limit".words, "offset", page),
    ("cursor-based keyset after".words, "cursor", page),
    ("paginated paging".words, "pagination", "resources: { articles: { links: % } }"),
    ("nolinks empty null nil".words, "none", "resources: { articles: { links: % } }"),
    ("1.0 1.1".words, "version", "defaults: { jsonapi: % }"),
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

  /// - Parameters: words and keys with spaces between them.
  init(_ words: String, for keys: String, in example: String) {
    self.words = words.words
    self.keys = keys.words
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
    _ words: String, _ advice: String, ifKey key: String? = nil, ifForm form: String? = nil,
    ifValue value: String? = nil, in example: String
  ) {
    self.words = words.words
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

extension String {
  /// The words between spaces and line breaks.
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
