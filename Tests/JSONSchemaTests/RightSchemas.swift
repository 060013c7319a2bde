/// Schemas that are right, each in a way that a JSON Schema could take for wrong.
let rightSchemas: [(name: String, text: String)] = [
  (
    "texts that YAML takes for something else",
    """
    schema: 1
    name: no
    description: 2026-11-21
    types:
      Answer: { enum: [yes, no, on, off, y, n, 1.10, 1.1, 0x1F, 1_000, 12:30:45, .inf, .nan, 2026-11-21] }
      Nothing: { enum: ['~', 'null', Null] }
      Truth: { enum: [true, True, TRUE] }
      Text: { enum: { no: no, on: ~, 2: '1', true: 1.0 } }
      Number: { enum: [1, 2, -3] }
    resources:
      no:
        description: ~
        path: 1.10
        attributes:
          no: Answer
          on: { type: Nothing, since: 1.10, query: no, example: ~, deprecated: 2026-11-21 }
          true: Truth
          2: { type: Text, swift: two, since: 2 }
        relationships:
          off: no
          y: [no]
          123: { many: no, inverse: off }
      123: { attributes: { x: String }, relationships: { other: 123, others: [123], none: no | 123 } }
    """
  ),
  (
    "values in quotes",
    """
    schema: '1'
    name: "Quoted"
    resources:
      'articles':
        page: { style: 'number', size: '20', max: '+100' }
        includes: '2'
        attributes:
          title: 'String'
          tags: '[String]?'
          words: '{ map: [Int?] }?'
          nested: ' [ { map : [[Int]] } ] '
          rating: { type: 'Double', readOnly: 'true', nullable: "false" }
    """
  ),
  (
    "one of several types, and what requests say",
    """
    schema: 1
    name: Several
    types:
      Short: String | Int
      Long: { oneOf: [String, [Short], { map: { type: Int } }], open: false }
      Named: { oneOf: { text: String, list: '[Int | Bool]', box: { object: { a: Int } } } }
      Id: { alias: String, pattern: 'a-[0-9]+' }
      Cents: { alias: Int, format: text }
    resources:
      articles:
        id: Id
        attributes:
          bars: ' String|[Int?] | Bool? '
          deep: '[[String | { map: [Int] }] | Int]?'
          list: [String | Int]
          map: { map: Short | Bool }
          long?: { oneOf: { kind: { enum: [a] }, size: { type: Int } }, nullable: true, create: required }
          price: { type: Decimal?, format: text, create: optional }
          code: { type: String, pattern: '[A-Z]+', writeOnly: true, create: forbidden }
        relationships:
          next?: { one: articles, create: required, createOnly: true }
    """
  ),
  (
    "every place of a question mark",
    """
    schema: 1
    name: Marks
    defaults: { links?: [self], meta?: { build?: String? }, relationships: { linkage: included, links?: [self] }, documents: { one: {}, many: { meta: JSON, errors: unknown, jsonapi: none } } }
    resources:
      articles:
        attributes: { a?: String, b: String?, c?: String?, d: [String?], e?: { map: Day? } }
        relationships:
          one?: articles?
          union: articles | people?
          long?: { one: articles | people?, links?: [self, related?, next??], meta?: { x: Int }, idMeta?: { y: Int } }
        links?: { self: {}, next?: { nullable: true } }
        meta?: { words: Int }
      people:
    documents:
      Maybe: { data: articles?, links?: pagination, meta?: { total?: Int } }
      Union: { data: articles | people?, jsonapi: { meta?: { build: String } } }
      Many: { data: [articles | people] }
      Text: { data: '[articles]' }
    """
  ),
  (
    "nothing behind the colon",
    """
    schema: 1
    name: Nothing
    defaults:
    types:
      Empty: { object: {} }
    mixins:
      nothing:
    resources:
      articles:
        attributes:
        relationships:
        filters:
        operations: []
        links: []
        with: [nothing]
      people: { links: { self: , next: }, meta: none }
      teams: { links: { next: { meta?: JSON } }, meta: JSON }
    documents:
    """
  ),
  (
    "names in every alphabet",
    """
    schema: 1
    name: Namen
    types: { Größe: { enum: [groß, 小さい] }, _Private: String, __: Int }
    resources:
      bücher: { attributes: { größe: Größe, 'zwei wörter': String, x_y-z: __, '名前?': _Private, 62x62: URL } }
      😀: { relationships: { bücher: [bücher], buch: bücher | 😀 } }
    allow: [digit-first-name]
    """
  ),
  (
    "names that servers have",
    """
    schema: 1
    name: Names
    allow: [disallowed-name]
    resources:
      a:
        attributes: { $consent?: String, o: { object: { _id: Int, '@type': String, a.b: Int } } }
        links: ['@next']
        meta: { total_: Int }
    """
  ),
  (
    "merge keys and aliases",
    """
    schema: 1
    name: Merged
    resources:
      articles: &base
        description: Has what all have.
        attributes: &common { title: String, 'subtitle?': String }
        links: &links [self]
      books:
        <<: *base
        attributes: { <<: *common, pages: Int }
        links: *links
    """
  ),
  (
    "types in every form",
    """
    schema: 1
    name: Types
    types:
      Short: String
      Words: [String]
      Table: { map: [Int?] }
      Named: { alias: { type: [Short], nullable: false }, description: Long. }
      Wrapped: { transform: Wrapper, from: [Short], to: My.Kind, import: Module, swift: Wrap }
      Checked: { validate: Checker, of: { map: Int }, deprecated: Not checked any more. }
      Own: { swift: Money.Amount }
    resources:
      articles:
        id: Short
        filters:
          text: String
          many: [String]
          map: { map: Int }
          author: articles
          long: { type: [Day], operators: [in, not in] }
        attributes:
          a: { type: { type: { type: String }, nullable: true } }
          b: [{ type: String, nullable: true }]
          c: { enum: [a], open: false, example: [1, { x: ~ }] }
          d: { object: { e: { object: { f: { enum: { g: { value: '', swift: empty } } } } } } }
          h: { map: { object: { i: [{ map: { enum: [1] } }] } } }
          j: { type: DateTime, format: "yyyy" }
    """
  ),
  (
    "any, and others",
    """
    schema: 1
    name: Any
    allow: [disallowed-name]
    types:
      Address: { alias: URL, base: "https://example.com:8080/a/" }
      Links: { links: { self: {}, ...: {} } }
    resources:
      articles:
        attributes:
          a: { type: URL, base: https://example.com }
          b: { object: { c: { type: [Address], readOnly: true }, '': Int } }
        relationships:
          owner: any?
          tags: [any]
          subject: { one: any, links: ['?', self??, ...] }
          things?: { many: any, links: { …: , '': {} } }
        links: [self, …]
    documents:
      Search: { data: [any] }
      Maybe: { data: 'any?', links: Links }
      Titles: { data: [articles], sparse: true }
    """
  ),
  ("only an import", "schema: 1\nname: Imports\nimports: [../common.yaml, a/b.yml]\n"),
]

let rightConfigurations: [(name: String, text: String)] = [
  ("nothing", "# Later.\n"),
  (
    "everything",
    """
    schemas: [Schemas, 2.0]
    output: 1.10
    templates: Templates
    swift: { access: internal, properties: let, descriptions: enum, files: one, namespace: API }
    allow: [digit-first-name]
    warn: []
    strict: 'true'
    """
  ),
]
