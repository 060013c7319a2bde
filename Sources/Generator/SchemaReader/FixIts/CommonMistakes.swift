/// Words from other languages, with their meaning in the schema language.
///
/// The only table of such words. Each row has an example with `%` in place of the word, and a test
/// reads the example with every word of the row. Similar spellings need no row.
enum CommonMistakes {
  static let keys: [CommonKeyMistake] = [
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
    .init(
      "hidden load_only input_only inputOnly requestOnly", for: "writeOnly",
      in: attribute("%: true")),
    .init("regex regexp matches", for: "pattern", in: attribute("%: '[a-z]'")),
    .init(
      "dateFormat date_format", for: "format",
      in: resource("attributes: { a: { type: DateTime, %: yyyy } }")),
    .init("idType id_type", for: "id", in: resource("%: UUID")),
    .init(
      "discriminator discriminatedBy tagName typeKey", for: "tag",
      in: "types: { A: { oneOf: { b: B, c: C }, %: kind } }"),
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
      """, for: "many list", in: relationship("%: articles, links: [self]")),
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
      """
      scalars enums definitions aliases structs typealiases unions interfaces messages records
      inputTypes
      """, for: "types", in: "%: [Color]"
    ),
    .init("include require requires", for: "imports", in: "%: [common.yaml]"),
    .init("fragments partials", for: "mixins", in: "%: [a]"),
    .init("suppress ignore disable", for: "allow", in: "%: { a: b }"),
    .init("endpoint url uri route basePath", for: "path", in: resource("%: /articles")),
    .init(
      "order sort orderBy sortable sortBy ordering sorting", for: "sorts",
      in: resource("%: [created, title]")),
    .init(
      "filterable filtering filterBy where queryParams parameters params", for: "filters names",
      in: resource("%: [title]")),
    .init(
      "page pageNumber page_number pageParam", for: "number",
      in: resource("page: { style: number, names: { %: p } }")),
    .init("skip", for: "offset", in: resource("page: { style: offset, names: { %: p } }")),
    .init(
      "module package framework using library namespace", for: "import",
      in: "types: { A: { swift: B, %: C } }"),
    .init(
      "input source", for: "from schemas", in: "types: { A: { transform: B, to: Date, %: String } }"
    ),
    .init("in inputs sources src specs", for: "schemas", in: configuration("%: [a.yaml]")),
    .init(
      "out outDir outdir outputDir destination dest", for: "output", in: configuration("%: Models")),
    .init("accessLevel visibility", for: "access", in: configuration("swift: { %: internal }")),
    .init(
      "output result swift_type", for: "to",
      in: "types: { A: { transform: B, from: String, %: Date } }"),
    .init("index", for: "list", in: resource("answers: { %: Doc }")),
    .init("plural", for: "list many swift", in: resource("answers: { %: Doc }")),
    .init("show read detail", for: "get", in: resource("answers: { %: Doc }")),
    .init("single", for: "get one", in: resource("answers: { %: Doc }")),
    .init("list", for: "many", in: "defaults: { documents: { %: { links: [self] } } }"),
    .init("item singular", for: "one", in: "defaults: { documents: { %: { links: [self] } } }"),
    .init(
      "param queryParam query_param queryParameter", for: "parameter",
      in: resource("filters: { a: { type: Int, %: b } }")),
    .init("strategy mode kind", for: "style", in: resource("page: { %: [number] }")),
    .init(
      "limit perPage per_page defaultSize default", for: "size",
      in: resource("page: { style: number, %: { a: b } }")),
    .init(
      "maxSize max_size maximum maxPerPage", for: "max",
      in: resource("page: { style: number, %: { a: b } }")),
    .init(
      "operator op ops comparisons", for: "operators",
      in: resource("filters: { a: { type: Int, %: [eq] } }")),
    .init("pagination paginate paging", for: "page", in: resource("%: [number]")),
    .init(
      "compound includes included expand with preload embed", for: "include imports",
      in: "documents: { Doc: { data: articles, %: [author] } }"),
    .init("primary primaryData", for: "data", in: "documents: { Doc: { %: articles } }"),
    .init("type", for: "alias data style", in: "documents: { Doc: { %: articles } }"),
    .init(
      """
      computed generated serverOnly auto read_only auto_now auto_now_add server serverSet
      server_set systemGenerated dump_only output_only outputOnly
      """, for: "readOnly",
      in: attribute("%: true")),
    .init("className class struct modelName swiftType", for: "swift", in: resource("%: { a: b }")),
    .init("methods actions verbs endpoints routes", for: "operations", in: resource("%: { a: b }")),
    .init(
      "resource model response body payload content returns $ref ref", for: "data",
      in: "documents: { Doc: { %: articles } }"),
    .init(
      "deprecationReason obsolete deprecation", for: "deprecated",
      in: resource("%: { text: Use posts. }")),
  ]

  /// Keys that other languages use to group types of one kind.
  static let typeSections = [
    "enums": "enum", "unions": "oneOf", "structs": "object", "interfaces": "object",
    "messages": "object", "records": "object", "inputTypes": "object",
  ]

  /// Words that surely come from another language, even if they are similar to a key of the schema
  /// language.
  static let certainKeys: Set<String> = [
    "relations", "rels", "any", "load_only", "max", "min", "desc", "docs", "attrs", "rename",
    "schemas", "allOf",
    "secret", "writeOnce", "case", "$schema",
  ]

  /// The keys of other languages at the top of a file, with the names of these languages.
  static let otherLanguages = [
    "openapi": "OpenAPI", "swagger": "OpenAPI", "components": "OpenAPI", "paths": "OpenAPI",
    "$schema": "JSON Schema", "$defs": "JSON Schema", "asyncapi": "AsyncAPI",
    "jsonapi": "a JSON:API document", "data": "a JSON:API document",
    "included": "a JSON:API document",
  ]

  /// The types of the language by their names in other languages, in lowercase. The example is
  /// `a: %`.
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
      integer int32 smallint tinyint serial uint uint32 short int16 int8
      uint8 uint16 i8 i16 i32 u8 u16 u32 isize usize integerfield autofield
      positiveintegerfield mediumint byte
      """.words, "Int"
    ),
    ("long uint64 i64 u64 bigint bigserial bigintegerfield bigautofield biginteger".words, "Int64"),
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

  /// Advice on words in the position of a type that do not name one, in lowercase.
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

  static func attribute(_ text: String) -> String {
    "resources: { articles: { attributes: { a: { type: String, \(text) } } } }"
  }

  static func relationship(_ text: String) -> String {
    "resources: { articles: { relationships: { a: { \(text) } } } }"
  }

  static func resource(_ text: String) -> String { "resources: { articles: { \(text) } }" }

  /// Marks an example as a configuration instead of a schema.
  private static func configuration(_ text: String) -> String {
    "# \(Configuration.fileName)\n\(text)"
  }

  private static let operations = "resources: { articles: { operations: [%] } }"
  private static let page = "resources: { articles: { page: { style: % } } }"

  /// The values that keys accept, by their names in other languages, in lowercase.
  static let words: [(words: [String], word: String, example: String)] = [
    ("index all search".words, "list", "resources: { articles: { operations: [get, %] } }"),
    ("show read fetch retrieve find".words, "get", operations),
    ("post new add insert store write".words, "create", operations),
    ("patch put edit change".words, "update", operations),
    ("destroy remove".words, "delete", operations),
    (
      "yes true optional on".words, "allowed", "resources: { articles: { clientIds: % } }"
    ),
    ("no false never off".words, "forbidden", "resources: { articles: { clientIds: % } }"),
    ("must".words, "required", "resources: { articles: { clientIds: % } }"),
    ("page pages page-based paged pagenumber page-number page_number".words, "number", page),
    ("offset-based limit skip".words, "offset", page),
    ("cursor-based keyset after token".words, "cursor", page),
    ("paginated paging".words, "pagination", "resources: { articles: { links: % } }"),
    ("nolinks empty null nil".words, "none", "resources: { articles: { links: % } }"),
    ("1.0 1.1 true yes on".words, "version", "defaults: { jsonapi: % }"),
    ("false no off null".words, "none", "defaults: { jsonapi: % }"),
    (
      "true yes data full on identifiers required resource".words, "always",
      relationship("one: articles, linkage: %")
    ),
    (
      "include optional lazy sometimes partial maybe embedded conditional".words, "included",
      relationship("one: articles, linkage: %")
    ),
    (
      "false no none links off omitted hidden".words, "never",
      relationship("one: articles, linkage: %, links: [self]")
    ),
    ("csv commas joined".words, "comma", "client: { lists: % }"),
    ("multiple array repeat exploded brackets".words, "repeated", "client: { lists: % }"),
    ("true yes always must on".words, "required", attribute("create: %")),
    ("maybe sometimes allowed default defaulted".words, "optional", attribute("create: %")),
    ("false no never none off readonly omit".words, "forbidden", attribute("create: %")),
    ("private fileprivate".words, "internal", configuration("swift: { access: % }")),
    ("single".words, "one", configuration("swift: { files: % }")),
  ]

  /// Words that mean all operations that only read.
  static let wordsForReading: Set<String> = [
    "readonly", "read-only", "read_only", "readonlymodelviewset", "reading",
  ]
}

extension String {
  /// The words between spaces and line breaks.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
