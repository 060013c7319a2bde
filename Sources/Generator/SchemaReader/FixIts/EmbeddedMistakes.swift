// Written by Scripts/embed from the files in Mistakes.

enum EmbeddedMistakes {
  static let `dates` = ###"""
    # Formats of dates in the notations of other languages.

    # Notations: their owner as messages name it; a regular expression that matches only formats of this kind; their words
    # with Unicode's pattern letters, of which the longest match is used; and the letters that are literal, which are `all` where other letters are no words. A notation that is not `certain` is one only if all
    # of the format is of its words.
    notations:
      - owner: a layout of Go
        sign: '2006|15:?04|\b0?3:04|04:05|\bJan\b|_2\b|Z07'
        words: >-
          2006=yyyy 06=yy January=MMMM Jan=MMM 01=MM 1=M 02=dd 2=d _2=d Monday=EEEE Mon=EEE 15=HH 03=hh 3=h 04=mm
          4=m 05=ss 5=s PM=a pm=a MST=z UTC=z GMT=z -0700=xx -07:00=xxx -07=x Z0700=XX Z07:00=XXX Z07=X
        literals: all
      - owner: a pattern of SQL
        sign: 'HH24|HH12|MI'
        words: >-
          YYYY=yyyy YY=yy yyyy=yyyy yy=yy MONTH=MMMM Month=MMMM MON=MMM Mon=MMM MM=MM mm=MM DD=dd dd=dd HH24=HH
          HH12=hh HH=hh MI=mm SS=ss MS=SSS US=SSSSSS FF3=SSS FF6=SSSSSS AM=a PM=a TZ=z TZH:TZM=xxx OF=xxx DAY=EEEE
          Day=EEEE DY=EEE Dy=EEE
        literals: T
      - owner: a pattern of .NET
        sign: 'tt|f{2,}|F{2,}|[^z]zzz$|K$'
        words: >-
          yyyy=yyyy yy=yy MMMM=MMMM MMM=MMM MM=MM M=M dddd=EEEE ddd=EEE dd=dd d=d HH=HH H=H hh=hh h=h mm=mm m=m
          ss=ss s=s tt=a t=a K=XXX zzz=xxx zz=x
        literals: TZ
      - owner: a pattern of JavaScript
        sign: 'YY.*(?:\[|ddd|Z$|ZZ|A$|a$)'
        words: >-
          YYYY=yyyy YY=yy MMMM=MMMM MMM=MMM MM=MM M=M DD=dd D=d dddd=EEEE ddd=EEE HH=HH H=H hh=hh h=h mm=mm m=m
          ss=ss s=s A=a a=a Z=XXX ZZ=xx
        literals: T
      - owner: 'a pattern of `strftime`'
        sign: '%'
        words: >-
          %Y=yyyy %y=yy %m=MM %-m=M %b=MMM %h=MMM %B=MMMM %d=dd %-d=d %e=d %a=EEE %A=EEEE %H=HH %-H=H %k=H %I=hh
          %-I=h %l=h %p=a %P=a %M=mm %-M=m %S=ss %-S=s %L=SSS %f=SSSSSS %N=SSSSSSSSS %z=Z %:z=xxx %Z=z %%=%
          %F=yyyy-MM-dd %D=MM/dd/yy %T=HH:mm:ss %R=HH:mm
        literals: all
      - owner: a pattern of PHP
        sign: '[Yi]'
        words: >-
          Y=yyyy y=yy m=MM n=M M=MMM F=MMMM d=dd j=d D=EEE l=EEEE H=HH G=H h=hh g=h A=a a=a i=mm s=ss v=SSS u=SSSSSS
          P=xxx p=XXX O=Z T=z
        certain: false

    # Formats that have a name, without punctuation and in lowercase: the pattern, or the advice.
    names:
      - words: >-
          iso iso8601 rfc3339 rfc3339nano w3c atom datetime datetimez internetdatetime isoinstant isodatetime
          isooffsetdatetime isozoneddatetime toisostring rfc3339milli utc withinternetdatetime text string default
          standard zulu
        say: 'leave `format` out: `DateTime` alone is RFC 3339, `2026-11-21T08:30:00Z`'
      - words: >-
          unix epoch seconds timestamp unixtimestamp unixtime posix secondssince1970 unixseconds epochseconds
        say: 'write `Timestamp` for the type, without `format`: seconds since 1970'
      - words: >-
          milliseconds millis ms epochmillis unixmilliseconds unixms epochms millisecondssince1970 javascript
        say: >-
          write `Int64` for the type, without `format`, or declare a type with `transform`; `Timestamp` is seconds
          since 1970
      - words: >-
          date day fulldate isodate isolocaldate dateonly
        say: 'write `Day` for the type, without `format`: `2026-11-21`'
      - words: >-
          time fulltime partialtime isolocaltime timeonly
        say: 'write `Time` for the type, without `format`'
      - words: short medium long full
        say: 'write the format of the dates in the JSON, such as `yyyy-MM-dd HH:mm`'
      - words: >-
          http httpdate rfc1123 rfc7231 imffixdate
        pattern: 'EEE, dd MMM yyyy HH:mm:ss ''GMT'''
      - words: >-
          rfc822 rfc2822 rfc5322 rss
        pattern: 'EEE, dd MMM yyyy HH:mm:ss Z'

    """###
  static let `keys` = ###"""
    # Keys in the words of other languages.

    # Words for keys of the language: the words; the keys that they stand for, of which the first one that the form has is
    # used; and an example with `%` in place of the word. The example is a `schema`, a `configuration`, or what is in the
    # braces of a `resource`, an `attribute` or a `relationship`.
    keys:
      - words: relations rels associations edges references foreignKeys foreign_keys joins
        for: relationships
        resource: '%: { author: articles }'
      - words: attrs columns props schema fillable
        for: attributes
        resource: '%: { title: String }'
      - words: swiftName swift_name rename as propertyName
        for: swift
        attribute: '%: title'
      - words: writeOnce
        for: createOnly
        attribute: '%: true'
      - words: secret private confidential isSecret
        for: sensitive
        attribute: '%: true'
      - words: hidden load_only input_only inputOnly requestOnly
        for: writeOnly
        attribute: '%: true'
      - words: regex regexp matches
        for: pattern
        attribute: |-
          %: '[a-z]'
      - words: dateFormat date_format
        for: format
        resource: 'attributes: { a: { type: DateTime, %: yyyy } }'
      - words: identifierMeta identifier_meta resourceIdentifierMeta linkageMeta
        for: idMeta
        relationship: 'one: articles, %: { since: Day }'
      - words: idType id_type
        for: id
        resource: '%: UUID'
      - words: discriminator discriminatedBy tagName typeKey
        for: tag
        schema: 'types: { A: { oneOf: { b: B, c: C }, %: kind } }'
      - words: null nillable allowNull allow_nil allow_null isNullable canBeNull
        for: nullable
        attribute: '%: true'
      - words: omitempty isOptional notRequired
        for: optional
        attribute: '%: true'
      - words: related_name relatedName inverse_of inverseOf inversedBy mappedBy back_populates backref reverse opposite
        for: inverse
        relationship: 'one: articles, %: b'
      - words: values cases case options choices
        for: enum
        schema: 'types: { Color: { %: [red], open: false } }'
      - words: baseUrl baseURL base_url relativeTo
        for: base
        schema: 'types: { Picture: { alias: URL, %: https://example.com/ } }'
      - words: anyOf union either
        for: oneOf
        schema: 'types: { Id: { %: [String, Int], description: Either. } }'
      - words: properties fields members
        for: object attributes
        schema: 'mixins: { stamps: { %: { at: DateTime } } }'
      - words: >-
          hasOne has_one belongsTo belongs_to toOne to_one to-one target ForeignKey foreignKey foreign_key OneToOneField
          OneToOne ManyToOne manyToOne many_to_one oneToOne one_to_one
        for: one
        relationship: '%: { b: c }, links: [self]'
      - words: >-
          hasMany has_many toMany to_many to-many ManyToManyField ManyToMany manyToMany many_to_many OneToMany oneToMany
          one_to_many has_and_belongs_to_many collection
        for: many list
        relationship: '%: articles, links: [self]'
      - words: title summary desc doc docs documentation comment help help_text helpText docstring remarks verbose_name
        for: description
        resource: '%: { text: An article. }'
      - words: extends allOf implements traits concerns uses
        for: with imports mixins
        resource: '%: [stamps]'
      - words: mixins mixin
        for: with
        resource: '%: [stamps]'
      - words: protocols
        for: mixins
        schema: '%: { stamps: { attributes: { at: DateTime } } }'
      - words: version
        for: schema
        schema: '%: 2'
      - words: models entities schemas serializers objects tables classes collections
        for: resources
        schema: '%: [articles]'
      - words: responses payloads views results envelopes
        for: documents
        schema: '%: [Doc]'
      - words: scalars enums definitions aliases structs typealiases unions interfaces messages records inputTypes
        for: types
        schema: '%: [Color]'
      - words: include require requires
        for: imports
        schema: '%: [common.yaml]'
      - words: endpoint url uri route basePath
        for: path
        resource: '%: /articles'
      - words: order sort orderBy sortable sortBy ordering sorting
        for: sorts
        resource: '%: [created, title]'
      - words: filterable filtering filterBy where queryParams parameters params
        for: filters names
        resource: '%: [title]'
      - words: page pageNumber page_number pageParam
        for: number
        resource: 'page: { style: number, names: { %: p } }'
      - words: module package framework using library namespace
        for: import
        schema: 'types: { A: { swift: B, %: C } }'
      - words: into
        for: to
        schema: 'types: { A: { transform: B, from: String, %: Date } }'
      - words: input source
        for: from schemas
        schema: 'types: { A: { transform: B, to: Date, %: String } }'
      - words: in inputs sources src specs
        for: schemas
        configuration: '%: [a.yaml]'
      - words: out outDir outdir outputDir destination dest
        for: output
        configuration: '%: Models'
      - words: accessLevel visibility
        for: access
        configuration: 'swift: { %: internal }'
      - words: index
        for: list many
        resource: 'answers: { %: Doc }'
      - words: show read detail single
        for: get one
        resource: 'answers: { %: Doc }'
      - words: list
        for: many
        schema: 'defaults: { documents: { %: { links: [self] } } }'
      - words: get
        for: one
        schema: 'defaults: { documents: { %: { links: [self] } } }'
      - words: strategy mode kind
        for: style
        resource: 'page: { %: [number] }'
      - words: limit perPage per_page defaultSize default
        for: size
        resource: 'page: { style: number, %: { a: b } }'
      - words: maxSize max_size maximum maxPerPage
        for: max
        resource: 'page: { style: number, %: { a: b } }'
      - words: pagination paginate paging
        for: page
        resource: '%: [number]'
      - words: compound includes included expand with preload embed
        for: include imports
        schema: 'documents: { Doc: { data: articles, %: [author] } }'
      - words: type
        for: alias data style
        schema: 'documents: { Doc: { %: articles } }'
      - words: >-
          computed generated serverOnly auto read_only auto_now auto_now_add server serverSet server_set systemGenerated
          dump_only output_only outputOnly
        for: readOnly
        attribute: '%: true'
      - words: className class struct modelName swiftType
        for: swift
        resource: '%: { a: b }'
      - words: methods actions verbs endpoints routes
        for: operations
        resource: '%: { a: b }'
      - words: resource model response body payload content returns $ref ref
        for: data
        schema: 'documents: { Doc: { %: articles } }'
    withoutCounterpart:
      - words: type idType jsonType
        say: 'remove it: the resource type that it leads to says the type of its ids'
        beside: one many
        form: a relationship
        relationship: 'one: articles, %: String'
      - words: all any both every each default
        say: >-
          documents with one resource and with many have keys of their own: write `one: %v` and `many: %v`
        form: '`defaults.documents`'
        schema: 'defaults: { documents: { %: { links: [self] } } }'
      - words: immutable
        write: 'createOnly: true'
        or: '`readOnly: true` if only the server sets it'
        key: createOnly
        value: 'true'
        attribute: '%: true'
      - words: blank allowBlank allow_blank
        say: 'remove it: a text may be empty; for one that may be absent, write `optional: true`'
        form: an attribute
        attribute: '%: true'
      - words: required mandatory presence
        write: 'optional: true'
        or: a `?` after the name
        key: optional
        value: 'false'
        attribute: '%: false'
      - words: required mandatory presence notNull nonNull
        say: 'remove it: every member is required unless a `?` follows its name'
        attribute: '%: true'
      - words: openapi swagger asyncapi syntax
        say: 'remove it: the version of this language is `schema: 1`'
        key: resources
        schema: |-
          resources: {}
          %: 3.0.0
      - words: info
        say: 'write its title as `name: …` and its description as `description: …`, without `info:`'
        key: resources
        schema: |-
          resources: {}
          %: { version: 1.0.0 }
      - words: components $defs
        say: 'remove it, and indent what is below it less: types belong under `types`, resource types under `resources`'
        key: resources
        schema: |-
          resources: {}
          %: { schemas: [a] }
      - words: >-
          paths servers security tags host basePath base baseUrl baseURL base_url consumes produces datasource generator
          package namespace
        say: 'remove it: a schema describes resources, types and documents, and no server'
        key: resources
        schema: |-
          resources: {}
          %: [a]
      - words: items array
        say: an array is written `[String]`
        key: type
        resource: 'attributes: { a: { type: JSON, %: String } }'
      - words: additionalProperties patternProperties
        say: 'an object with arbitrary names is written `{ map: String }`; one that has other members as well is `JSON`'
        key: map
        resource: 'attributes: { a: { type: JSON, %: String } }'
      - words: data includeData
        write: 'linkage: never'
        form: a relationship
        value: 'false'
        relationship: 'one: articles, links: [related], %: false'
      - words: data includeData
        say: 'remove it: `data` is there unless `linkage` says otherwise'
        form: a relationship
        value: 'true'
        relationship: 'one: articles, links: [related], %: true'
      - words: readOnly readonly read_only immutable
        write: 'operations: [list, get]'
        form: a resource
        value: 'true'
        resource: 'attributes: { a: Int }, %: true'
      - words: type jsonType
        write: 'one: %t'
        or: '`many: %t`'
        form: a relationship
        relationship: '%: { b: c }, links: [self]'
      - words: type jsonType
        say: 'remove it: the JSON:API type is the key of the resource itself'
        form: a resource
        resource: '%: { name: posts }'
      - words: closed sealed frozen exhaustive strict final fixed
        write: 'open: false'
        because: other values are an error then
        key: open
        schema: 'types: { Color: { enum: [red], %: true } }'
      - words: maxLength minLength maxLen minLen length size limit
        say: >-
          the length of a `String` is said with a pattern, such as `pattern: '.{1,80}'`, which documents it; of anything else,
          say it in `description`
        key: pattern
        attribute: '%: 3'
      - words: >-
          max min maximum minimum maxItems minItems exclusiveMinimum exclusiveMaximum multipleOf uniqueItems range gte lte
          gt lt between
        say: 'remove it: a schema limits no values; say it in `description`: `description: %k %v`'
        key: pattern
        attribute: '%: 3'
      - words: default defaultValue default_value initial
        say: >-
          a schema has no default values: write `create: optional` for a value that a create request may leave out, or
          remove it
        key: create
        attribute: '%: 3'
      - words: default defaultValue default_value initial
        say: 'remove it: a schema has no default values'
        key: pattern
        schema: 'types: { A: { object: { b: { type: String, %: 3 } } } }'
      - words: units unit label placeholder
        say: say it in `description`
        form: an attribute
        attribute: '%: kg'
      - words: allOf
        say: 'types are not joined here: declare one `object` with the members of all of them'
        key: object
        attribute: '%: [B, C]'
      - words: primaryKey primary_key pk
        say: 'remove it: the id is always `id`; where it is not a text, write `id: Int` or `id: UUID`'
        key: attributes
        resource: '%: id'
      - words: >-
          through dependent join_table source on_delete joinColumn onDelete onUpdate cascade eager lazy fields unique min
          max minItems maxItems count order orderBy sort filter paginated page limit where embedded async autosave touch
          counterCache counter_cache required_on
        say: 'remove it: a relationship says which resource types it leads to, as `one` or `many`'
        form: a relationship
        relationship: 'one: articles, %: b'
      - words: keyDecodingStrategy keyEncodingStrategy keyTransform key_transform
        say: 'remove it: keys are the names in JSON, and their names in Swift follow from them'
        form: a schema
        schema: '%: convertFromSnakeCase'
      - words: discriminator discriminatedBy tagName typeKey
        say: 'write `tag: kind` with the name of the member, and its values as keys in `oneOf`'
        key: oneOf
        schema: 'types: { A: { oneOf: [B, C], %: kind } }'
      - words: x-enum-varnames x-enumNames x-enum-descriptions
        say: 'names of values are keys: `enum: { red: 0, green: 1 }`'
        key: enum
        resource: 'attributes: { a: { enum: [0, 1], %: [red, green] } }'
      - words: const
        say: 'a value that is always the same is an enum: write `enum: [%v]`'
        key: enum
        resource: 'attributes: { a: { %: bus } }'
      - words: >-
          unique index indexed autoIncrement auto_increment precision scale column columnName max_digits decimal_places
          searchable collation
        say: 'remove it: a schema describes what the API sends, not how it is stored'
        key: pattern
        attribute: '%: 3'
      - words: json jsonName json_name serializedName serialized_name wireName fieldName codingKey key name
        say: 'the key of a member is its name in JSON: write `%v:` in place of `%m:`, and remove `%k`; `swift` sets its name in Swift'
        key: query
        attribute: '%: b'
      - words: alias
        say: 'a type is written `type: %v`; a name in JSON is the key of the member'
        key: query
        attribute: '%: b'
      - words: swift className swiftName name as
        say: 'a document is called in Swift as its key says: write `%v:` in place of `%o:`'
        form: a document
        schema: 'documents: { A: { data: none, meta: { a: Int }, %: B } }'
      - words: many isMany list isList collection array
        say: 'brackets say that there are many: write `data: [%r]`'
        form: a document
        schema: 'documents: { A: { data: none, meta: { a: Int }, %: true } }'
      - words: optional nullable null
        say: 'data that may be null has a question mark: write `data: %r?`'
        form: a document
        schema: 'documents: { A: { data: none, meta: { a: Int }, %: true } }'
      - words: total totalCount
        write: 'meta: { %k: %v }'
        form: a document
        schema: 'documents: { A: { data: none, %: Int } }'
      - words: partial
        write: 'sparse: true'
        form: a document
        value: 'true'
        schema: 'documents: { A: { data: articles, %: true } }'
      - words: attributes relationships
        say: 'they belong to the resource type: a document has those of `%r` without naming them'
        form: a document
        schema: 'documents: { A: { data: none, meta: { a: Int }, %: [b] } }'
      - words: number offset cursor
        write: 'style: %k'
        form: '`page`'
        value: '1'
        resource: 'page: { %: 1 }'
      - words: version
        write: 'jsonapi: version'
        form: '`jsonapi`'
        schema: 'defaults: { jsonapi: { %: 1.0 } }'
      - words: create update post patch
        say: 'responses to `create` and `update` are that of `get`: write `get: %v`'
        form: '`answers`'
        resource: 'answers: { %: A }'
      - words: type href url path template
        say: 'remove it: a link is a URL, which the server sends'
        form: a link
        resource: 'links: { a: { %: String } }'
      - words: include included
        say: 'a document says what it includes: write `include: [%m]` at a document with `%r`'
        form: a relationship
        relationship: 'one: articles, %: true'
      - words: any polymorphic generic
        say: 'remove it: `one` or `many` names all of the resource types, as in `photos | videos`, or says `any`'
        form: a relationship
        relationship: 'links: [self], %: true'
      - words: attributes pivot extra extras edge joinAttributes
        say: >-
          a relationship has no attributes: write `idMeta: %v` if the identifiers have them as meta; what has attributes of
          its own is a resource type, directly below `resources:`
        form: a relationship
        relationship: 'one: articles, %: { b: Int }'
      - words: create
        write: 'readOnly: true'
        form: a member
        value: forbidden
        schema: 'types: { A: { object: { b: { type: String, %: forbidden } } } }'
      - words: links meta
        say: 'resources, relationships and documents have %k: write it below `%o:`, beside `attributes`'
        form: an attribute
        attribute: '%: [self]'
      - words: extends inherits parent
        say: 'types take nothing from each other: write the members of `%v` here as well'
        form: a type
        schema: 'types: { A: { object: { a: Int }, %: B } }'
      - words: meta idMeta
        write: 'object: %v'
        because: a type of meta is an object
        form: a type
        schema: 'types: { A: { %: { b: Int } } }'
      - words: name label
        say: 'remove it: `%m` is the name in Swift already; `swift` sets another'
        form: an enum value
        schema: 'types: { A: { enum: { b: { value: c, %: d } } } }'
      - words: baseUrl baseURL base_url url host auth authentication headers timeout token
        say: 'remove it: programs say it when they create a client'
        form: '`client`'
        schema: 'client: { atomic: operations, %: a }'
      - words: links meta
        say: 'a mixin has members alone: write `%k: %v` at %u, or `defaults: { %k: %v }` for all resource types'
        form: a mixin
        schema: 'mixins: { stamps: { attributes: { at: DateTime }, %: [self] } }'
      - words: attributes
        say: >-
          members that several resource types share are a mixin: write `mixins: { common: { attributes: %v } }` at the top
          of the file, and `with: [common]` at each
        form: '`defaults`'
        schema: 'defaults: { %: { a: Int } }'
      - words: references foreignKey foreign_key
        say: 'a resource that another one leads to is a relationship: it belongs under `relationships`'
        form: an attribute
        attribute: '%: b'

    # Keys that other languages use to group types of one kind, with the key of such a type.
    sectionsOfTypes:
      enums: enum
      unions: oneOf
      structs: object

    # Words that surely come from another language, even if they are similar to a key.
    certain: >-
      relations rels any load_only max min desc docs attrs rename schemas allOf secret writeOnce case $schema

    # The keys of other languages at the top of a file.
    otherLanguages:
      openapi: OpenAPI
      swagger: OpenAPI
      components: OpenAPI
      paths: OpenAPI
      $schema: JSON Schema
      $defs: JSON Schema
      asyncapi: AsyncAPI
      jsonapi: a JSON:API document
      data: a JSON:API document
      included: a JSON:API document

    # Keys of another form, where another sentence than their place is said: the form that has them by mistake, or the keys
    # that mean nothing alone; the form that they belong to, as messages name it; and the advice.
    places:
      - form: a type
        keys: with
        owner: a resource
        say: &mixins >-
          mixins are for resource types: give the members of the mixin an anchor, `attributes: &shared`, and write
          `object: { <<: *shared, … }` here
      - form: an attribute
        keys: with
        owner: a resource
        say: *mixins
      - form: a mixin
        owner: a resource
        say: 'a mixin has members alone: write `%k: %v` at %u'
      - form: a mixin
        owner: '`defaults`'
        say: 'a mixin has members alone: write `%k: %v` at %u, or `defaults: { %k: %v }` for all resource types'
      - form: a member
        keys: writeOnly createOnly create
        owner: an attribute
        say: 'an attribute is read and written as a whole: write `%k: %v` at the attribute if that is true of all members, or make the member an attribute'
      - form: a member
        owner: a relationship
        say: 'relationships belong to resource types, not to objects: remove it'
      - form: a relationship
        owner: an attribute
        say: 'it belongs to an attribute, and `%m` leads to resources: remove it'
      - form: an attribute
        owner: a type
        say: 'it belongs to a type: declare one in `types`, such as `%N: { %k: %v, … }`, and write `%N` as the type here'
      - form: a link
        owner: an attribute
        say: 'a link is a URL, or an object with `href` and `meta`: remove it'
      - form: a filter
        owner: an attribute
        say: 'clients need not use a filter, which has a type and nothing else: remove it'
      - form: '`defaults`'
        owner: a resource
        say: 'there is no default for it: write `%k: %v` at each resource type'
      - form: '`defaults`'
        owner: a document
        say: 'there is no default for it: write `%k: %v` at each document'
      - form: '`defaults.relationships`'
        owner: a relationship
        say: 'there is no default for it: write `%k: %v` at each relationship'
      - form: a default of documents
        owner: a document
        say: 'there is no default for it: write `%k: %v` at each document'
      - form: a schema
        owner: a resource
        say: 'it belongs to a resource type: indent it below its name, which is below `resources:`'
      - form: a schema
        owner: a document
        say: 'it belongs to a document: indent it below its name, which is below `documents:`'

    """###
  static let `lines` = ###"""
    # Lines of other languages that YAML cannot read.

    # The first row with a correction that YAML can read is used, so the most certain rows come first. `line` is a regular
    # expression for the line without its indentation, a `- ` before it and a comment after it; `{types}` in it are the types
    # of the language. `marks` are characters of which each such line has at least one, so that most lines need no regular
    # expression. `right` is the corrected line, which LineMatch fills in; it is absent if the correction takes more than one
    # line. `part` is what to mark, if it is another part than the correction changes. `say` is the advice, and `write` a text
    # that it says to write, if it is another than to write the right line. A row without a message ends the search.
    lines:
      - line: '`{3,}.*'
        marks: '`'
        message: the fences of Markdown are not part of a schema
        say: remove this line
        example: '```yaml'
      - line: '(?:--+|//+|;+|/\*+) *(.*?)(?: *\*/)?'
        marks: '-/;'
        message: 'comments begin with `#`'
        right: '# $1'
        example: '-- the products'
      - line: '<!-- *(.*?) *-->'
        marks: '<'
        message: 'comments begin with `#`'
        right: '# $1'
        example: '<!-- the products -->'
      - line: (.*\S)([ \t]+)(?://|--+)( .*)
        marks: '-/'
        message: 'comments begin with `#`'
        right: '$1$2#$3'
        write: '#'
        example: 'attributes: // all of them'
      - line: (|.*[\[{,] *)([\w-]+) *:\?+ *(\w.*|['\[{].*)
        marks: '?'
        message: put `?` before `:`
        right: '$1$2?: $3'
        example: nickname:? String
      - line: '(.*[\[{,] *[\w-]+\??: *)\?(\w+)(.*)'
        marks: '?'
        message: a `?` follows the type
        right: $1$2?$3
        example: '{ nickname: ?String, size: Int }'
      - line: '([\w-]+): \? +([\w\[{].*)'
        marks: '?'
        message: a `?` follows a name or a type
        say: 'write `$1?: $2` if it may be absent, `$1: $2?` if it may be null'
        example: 'nickname: ? String'
      - line: |-
          ((['"]?)[\w-]+\2): *(['"])([^'"]+)\3[,;]
        marks: '"'''
        message: a line ends without a comma
        right: '$1: $3$4$3'
        example: '"title": "String",'
      - line: (.*[\]}])([,;])
        marks: ']}'
        message: a line ends without a comma
        right: $1
        say: remove `$2`
        example: 'tags: [String],'
      - line: ([\w-]+\??); +(\w+\??)
        marks: ';'
        message: expected `:` after the key
        right: '$1: $2'
        example: nickname?; String
      - line: |-
          (.*(?:: |[,\[]) *)([rRbBfFuU@$#]{1,2})(?:'([^']*)'|"([^"']*)")(.*)
        marks: '"'''
        message: nothing can precede an opening quote
        right: $1'$3$4'$5
        say: write `'$3$4'` without `$2`
        example: |-
          pattern: r'\d{5}'
      - line: '`([^`]+)`:(.*)'
        marks: '`'
        message: a name has no backticks in YAML
        right: $1:$2
        say: write `$1` without them
        example: '`default`: Bool'
      - line: '([^\s:]+): *"{3}(.*)'
        marks: '"'
        message: a text of several lines takes no quotes
        say: 'write `$1: |`, and the lines of the text below it, indented further'
        example: 'description: """A film.'
      - line: '"""(.+?)"""'
        marks: '"'
        message: a description is a key
        right: 'description: "$1"'
        example: '"""A film."""'
      - line: |-
          ([^\s:]+): *(['"])([^'"]+)\2\?
        marks: '?'
        message: a `?` cannot follow a quote
        right: '$1: $3?'
        example: 'author: "people"?'
      - line: (['"])([^'"]+)\1\?:(.*)
        marks: '?'
        message: a `?` cannot follow a quote
        right: $2?:$3
        say: write `$2?:` without quotes
        example: '"name"?: String'
      - line: |-
          (['"])([^'":]+): *([^'":]+)\1,?
        marks: '"'''
        message: quotes make one text of the name and its value
        right: '$2: $3'
        say: 'remove the quotes: write `$2: $3`'
        example: |-
          'name: String'
      - line: |-
          ([^\s:]+): *(['"])([^'"]+)\2((?: *\|+ *\2[A-Z][^'"]*\2)+)
        marks: '|'
        message: types with `|` between them take no quotes
        right: '$1: $3$u4'
        example: |-
          size: 'String' | 'Int'
      - line: |-
          ([^\s:]+): *(['"])([^'"]+)\2((?: *\| *\2[^'"]+\2)+);?
        marks: '|'
        message: a choice of strings is an enum
        right: '$1: { enum: [$3$l4] }'
        example: |-
          status: 'open' | 'closed'
      - line: '(attributes|relationships|object|meta|idMeta|filters): *\((\w+: .*)\)'
        marks: '('
        message: put keys with their values in braces
        right: '$1: { $2 }'
        example: 'attributes: (title: String, pages: Int)'
      - line: |-
          ([^\s:]+): *(['"])([^'"]+)\2((?:,? or \2[^'"]+\2|, *\2[^'"]+\2)+)
        marks: '"'''
        message: a choice of strings is an enum
        right: '$1: { enum: [$3$l4] }'
        example: |-
          status: 'open' or 'closed'
      - line: '(?=.*: \[?(?:{types})\b)(?!description|deprecated|example|format|pattern)([\w-]+\??): +([A-Z]\w*\??|\[\w+\]) +([\w-]+\??): +(\S+(?: +[\w-]+\??: +\S+)*)'
        message: each key has a line of its own
        say: 'write `$1: $2`, and on the next line `$3: $4`'
        example: 'title: String pages: Int'
      - line: '([^\s:]+): *\((\w+: .*)\)'
        marks: '('
        message: several values with names are an object
        right: '$1: { object: { $2 } }'
        example: 'size: (width: Int, height: Int)'
      - line: |-
          (.*\blinks: *)\{ *(\w+): *['"]?/[^'"]*?\}?['"]? *\}
        marks: '/'
        message: 'a link has no URL in a schema: the server sends it'
        right: $1[$2]
        example: 'links: { self: /articles/{id} }'
      - line: '([\w-]+\??): +(object|enum|map|oneOf|struct|union)[ (]+([\[{].*[\]}])\)?'
        marks: '[{'
        message: a type that is more than a name is in braces
        right: '$1: { $2: $3 }'
        example: 'Money: object { amount: Decimal }'
      - line: '(.*\blinks: *\[)\*+\](.*)'
        marks: '*'
        message: links that are not listed are written `...`
        right: $1...]$2
        example: 'links: [*]'
      - line: '(.*\blinks: *\[.*?), *\*+ *\](.*)'
        marks: '*'
        message: links that are not listed are written `...`
        right: $1, ...]$2
        example: 'links: [self, *]'
      - line: '(.*\bfilters: *)(\w+)\[\w+\]( *\}?)'
        marks: '['
        message: a pattern of parameters needs quotes, and `{name}`
        right: $1'$2[{name}]'$3
        example: 'client: { filters: filter[name] }'
      - line: |-
          (.*\b(?:pattern|regex): *)/([^'"]+?)/[a-z]*( *[,}].*|)
        marks: '/'
        message: a regular expression is a text in quotes, without slashes
        right: $1'$2'$3
        example: 'slug: { type: String, pattern: /[a-z]+/ }'
      - line: '([^\s:]+): *(\[[^\[\]]*\]|\{[^{}]*\}) *=.*'
        marks: =
        message: a schema has no default values
        right: '$1: $2'
        example: 'tags: [String] = []'
      - line: '(.*[\[{,:] *|)([A-Za-z][\w-]*\??)(?: *(?=\{)| +(?=\[))(.*)'
        marks: '[{'
        message: missing `:` after `$2`
        right: '$1$2: $3'
        example: '{ attributes { name: String } }'
      - line: '([^\s:]+): *(\w+)(\??) +@relation.*'
        marks: '@'
        message: a type takes no directives
        say: 'a relationship belongs under `relationships`: write `$1: $t2$3` there'
        example: 'author: Author @relation(fields: [authorId])'
      - line: '([^\s:]+): *\[ *\w+ *: *([^\[\]]+)\]\?'
        marks: '?'
        message: an object with arbitrary names is a `map`
        right: '$1: { map: $t2, nullable: true }'
        example: 'labels: [String: String]?'
      - line: '(.*)\[ *((?!(?:string|int|integer|number|bool|boolean|date|float|double|uuid|url|any)\b)[a-z][\w-]*) *\]\?(.*)'
        marks: '?'
        message: a list of resources can be empty, but is never null
        right: '$1[$2]$3'
        part: '[$2]?'
        say: write `[$2]` without `?`
        example: 'comments: [comments]?'
      - line: '(.*)\[ *([a-z][\w-]*(?:, *[a-z][\w-]*)+) *\]\?(.*)'
        marks: '?'
        message: a list of resources can be empty, but is never null
        right: '$1[$|2]$3'
        part: '[$2]?'
        write: '[$|2]'
        because: bars join the types
        example: 'makers: [vendors, people]?'
      - line: (.*)(\[[^\[\]]+\])\?(.*)
        marks: '?'
        message: a type that begins with a bracket cannot be followed by `?` in YAML
        right: $1'$2?'$3
        say: 'put it in quotes, `''$2?''`, or write `{ type: $2, nullable: true }`'
        example: 'tags: [String]?'
      - line: '(.*)(\{ *map: [^{}]*\})\?(.*)'
        marks: '?'
        message: a type that begins with a brace cannot be followed by `?` in YAML
        right: $1'$2?'$3
        say: 'put it in quotes, `''$2?''`, or write `{ type: $2, nullable: true }`'
        example: 'words: {map: String}?'
      - line: '(.*)(\{ *((?:type|enum|object|oneOf): .*\S) *\}\?)(.*)'
        marks: '?'
        message: a type that begins with a brace cannot be followed by `?` in YAML
        right: '$1{ $3, nullable: true }$4'
        part: $2
        write: '{ $3, nullable: true }'
        example: 'size: { object: { width: Int } }?'
      - line: '(.*)\{ *(\w+) *\}\?(.*)'
        marks: '?'
        message: a type that begins with a brace cannot be followed by `?` in YAML
        right: '$1$2?$3'
        write: $2?
        example: 'size: { Size }?'
      - line: '(.*)(\{ *([\w-]+\??: [^{}]*\S) *\}\?)(.*)'
        marks: '?'
        message: a type that begins with a brace cannot be followed by `?` in YAML
        right: '$1{ object: { $3 }, nullable: true }$4'
        part: $2
        write: '{ object: { $3 }, nullable: true }'
        example: 'size: { width: Int, height: Int }?'
      - line: |-
          ([^'"]*: *)(?:(")([^'"]+)(')|(')([^'"]+)("))
        marks: '"'''
        message: the text begins with `$2$5` and ends with `$4$7`
        right: $1$2$5$3$6$2$5
        example: |-
          description: "Articles'
      - line: '([^\s:]+): *(?:Array|List|Set)<(\{.*\})>(\[\])?;?'
        marks: '<'
        message: an array has its type in the brackets
        right: '$1: [{ object: $2 }]'
        example: 'sizes: Array<{ width: Int }>'
      - line: '([^\s:]+): *\[\] *(\w+)'
        marks: '['
        message: an array has its type in the brackets
        right: '$1: [$t2]'
        example: 'tags: []string'
      - line: '(.*: *)([\w-]+)\[\](?!\?)(.*)'
        marks: '['
        message: an array has its type in the brackets
        right: $1[$t2]$3
        example: '{ tags: string[], size: Int }'
      - line: '([^\s:]+): *\[ *([^\]]+?)!? *\]!'
        marks: '!'
        message: 'there is no `!`: values are never null without a `?`'
        right: '$1: [$t2]'
        example: 'owners: [people!]!'
      - line: (.*)[“”„](.*?)[“”](.*)
        marks: '“”'
        message: '`“` and `”` are not quotes in YAML'
        right: $q0
        write: '"'
        example: 'pattern: “[a-z]+”'
      - line: (.*)[‘’‚](.*?)[‘’](.*)
        marks: '‘’'
        message: '`‘` and `’` are not quotes in YAML'
        right: $q0
        write: ''''
        example: 'pattern: ‘[a-z]+’'
      - line: ([^\s:：]+) *： *(.*)
        marks: '：'
        message: '`：` is another character than `:`'
        right: '$1: $2'
        write: ':'
        example: name： String
      - line: '([^\s:(]+)\(.*\)(\??): *(.+)'
        marks: '('
        message: a name takes no parameters
        right: '$1$2: $t3'
        example: 'poster(size: Int): URL'
      - line: '([^\s:]+): *(\S+) +@deprecated\(reason: *(".*")\)'
        marks: '@'
        message: '`@deprecated` is not a key'
        right: '$1: { type: $t2, deprecated: $3 }'
        example: 'name: String @deprecated(reason: "Use title")'
      - line: '([^\s:]+): *(\S+) +@\w+.*'
        marks: '@'
        message: a type takes no directives
        right: '$1: $t2'
        example: 'email: String @length(max: 255)'
      - line: (?:type|export type|typealias) +(\w+) *= *(.+?);?
        marks: =
        message: a type has no keyword and a `:`
        right: '$1: $2'
        example: 'type Size = { object: { width: Int } }'
      - line: ([^\s:=]+\??) *(?::=|=>|->|=) *(\{.*\}|\[.*\]|[^=>\s].*?)[;,]?
        marks: '=>'
        message: expected `:` after the key
        right: '$1: $2'
        example: 'Size = { object: { width: Int } }'
      - line: '(?:readonly|public|private|var|let|const|val|final) +([^\s:]+): *(.+?);?'
        message: a name takes no keyword
        right: '$1: $t2'
        example: 'const name: { type: String }:'
      - line: '([^\s:]+): *\((\w[^()]*)\)'
        marks: '('
        message: a list is written in brackets
        right: '$1: [$2]'
        example: 'enum: (red, green)'
      - line: '([^\s:]+): *(attributes|relationships|links|meta|object|enum|resources|types|documents)'
        message: a key with other keys below it needs a line of its own
        say: write `$1:`, and `$2:` on the next line, indented further
        example: 'products: attributes'
      - line: '(resources|types|documents|mixins|attributes|relationships): *([^\s:]+):'
        message: a key with other keys below it needs a line of its own
        say: write `$1:`, and `$2:` on the next line, indented further
        example: 'resources: products:'
      - line: '([^\s:]+): *([^:\s]+|\[[^:\]]*\]):'
        message: there is a second `:` after the type
        right: '$1: $2'
        say: remove the second `:`
        example: 'name: String:'
      - line: |-
          ([^'"]*[\[{][^'"]*)(['"])([^'",]+)(, *[\w-]+\??: .*)
        marks: '"'''
        message: missing closing `$2`
        right: $1$2$3$2$4
        example: |-
          { pattern: '[a-z]+, optional: true }
      - line: ([^'"]*\[[^'"\[\]{}]*)(['"])([^'",\]]+)(,.*)
        marks: '['
        message: missing closing `$2`
        right: $1$2$3$2$4
        example: |-
          with: ['stamps, others]
      - line: ([^'"]*[\[{][^'"]*)(['"])([^'"]*[^\s'"])( +[}\]][ }\]]*)
        marks: '"'''
        message: missing closing `$2`
        right: $1$2$3$2$4
        example: |-
          { pattern: '[a-z]+ }
      - line: ([^'"]*[\[{][^'"]*)(['"])([^'"]*[^\s'"\]}])([}\]][ }\]]*)
        marks: '"'''
        message: missing closing `$2`
        right: $1$2$3$2$4
        example: |-
          with: ['stamps]
      - line: ([^'"]*\{[^'"]*)(['"])([^'",]+)(, *.*)
        marks: '{'
        message: missing closing `$2`
        right: $1$2$3$2$4
        example: |-
          { swift: 'Stamps, others
      - line: |-
          ([^'"]*: *(?:\[|\{.*)?)(['"])([^'"]*)
        marks: '"'''
        message: missing closing `$2`
        right: $1$2$3$2
        example: |-
          description: 'The products
      - line: '(description|deprecated|example): .*'
        message: ''
        example: 'description: A text: any'
      - line: '([^\s:]+): *([A-Z]\w*[?]?), *(\w+: .+)'
        marks: ','
        message: several keys are written in braces
        right: '$1: { type: $2, $3 }'
        example: 'name: String, readOnly: true'
      - line: '([^\s:]+): *(\w[\w-]*\??: +[^{}]+)'
        message: put keys on one line in braces
        right: '$1: { $2 }'
        example: 'attributes: name: String'
      - line: '([\w-]+\??) +([A-Za-z]\w*(?: *\(.*\))?(?: +[A-Za-z ]+)?),?'
        message: missing `:` after `$1`
        right: '$1: $k2'
        example: name varchar(80) NOT NULL,
      - line: timestamps
        message: '`timestamps` is not a word of the language'
        say: 'write the attributes, such as `createdAt: DateTime` and `updatedAt: DateTime`'
        example: timestamps
      - line: '\+( +)([^\s:]+:.*)'
        marks: '+'
        message: a `+` of a diff is before the line
        right: $1$2
        say: remove the `+`
        example: '+      name: String'
      - line: '[*+•·–—−] +([^\s:]+:.*)'
        marks: '*+·–—•−'
        message: a key takes no bullet
        right: $1
        example: '* name: String'
      - line: ([*+•·–—−]) +(.*)
        marks: '*+·–—•−'
        message: the items of a list begin with `-`, not with `$1`
        right: '- $2'
        example: '– name'
      - line: (?:(\w+) +)?enum +(\w+).*\{
        marks: '{'
        message: an enum is written with `enum` after its name
        say: 'write `$2: { enum: [first, second] }` below `types:`, with its values'
        example: enum Genre {
      - line: (?:(\w+) +)?(type|interface|input|class|struct|model|message|table|create|def|func) +(\w+).*\{
        marks: '{'
        message: 'this is not YAML: keys end with `:`, and what belongs to them is indented'
        say: >-
          for a resource type, write its fields below `resources:`, its name and `attributes:`; for another type, write `$3:
          { object: { … } }` below `types:`
        example: type Film {

    """###
  static let `types` = ###"""
    # Types in the words and the notation of other languages.

    # The types of the language by their names in other languages, in lowercase. The example is `a: %`.
    types:
      - words: >-
          str text varchar char citext id nvarchar longtext symbol email slug charfield textfield emailfield slugfield
          genericipaddressfield phone password ipaddress character nchar clob tinytext mediumtext objectid ulid cuid
          currency
        type: String
      - words: boolean booleanfield bit checkbox
        type: Bool
      - words: >-
          integer int32 smallint tinyint serial uint uint32 short int16 int8 uint8 uint16 i8 i16 i32 u8 u16 u32 isize usize
          integerfield autofield positiveintegerfield mediumint byte
        type: Int
      - words: long uint64 i64 u64 bigint bigserial bigintegerfield bigautofield biginteger
        type: Int64
      - words: number float float64 float32 real f32 f64 floatfield cgfloat
        type: Double
      - words: money numeric bigdecimal decimalfield smallmoney
        type: Decimal
      - words: uri link href urlfield imagefield filefield
        type: URL
      - words: date localdate datefield dateonly calendardate naivedate
        type: Day
      - words: localtime timefield timeonly timeofday
        type: Time
      - words: >-
          datetime date-time iso8601 rfc3339 instant datetimez timestamptz datetimefield datetimeoffset zoneddatetime
          offsetdatetime localdatetime datetime2 isodate datetimetz isodatetime
        type: DateTime
      - words: >-
          any object hash dictionary anyjson jsonb mixed unknown jsonobject jsonfield anyobject struct anyvalue jsonvalue
          hstore variant
        type: JSON
      - words: base64 binary bytes blob bytea varbinary binaryfield bytearray
        type: Data
      - words: guid uuidfield uniqueidentifier uuidv4
        type: UUID

    # Names that mean a type of the language, or something else: the type, and the advice.
    ambiguous:
      - words: Date
        type: DateTime
        say: 'did you mean `DateTime`, or `Day` for a date without a time?'
      - words: date
        type: Day
        say: 'did you mean `Day`, or `DateTime` for one with a time?'
      - words: object struct hash record
        type: JSON
        say: 'did you mean `JSON`? An object whose members are known is written `{ object: … }`'
      - words: number
        say: 'did you mean `Double`, or `Int` for whole numbers?'
      - words: Money
        write: Decimal
        or: 'declare it in `types`, such as `Money: { object: { amount: Decimal, currency: String } }`, or import its file'

    # The types of members by their names: words that names begin with, that they end with, and that they end with after
    # another word.
    members:
      - type: Bool
        begins: is has can was should allows enabled active visible
        ends: enabled active visible published archived
      - type: DateTime
        after: at timestamp datetime
      - type: Day
        ends: on date day birthday
      - type: URL
        ends: url uri href link
      - type: Int
        begins: &counts >-
          total count page pages size limit offset number year quantity position rank generations seconds minutes hours
          days age totals
        ends: *counts
      - type: Int
        ends: revision index ordinal capacity views likes votes attempts retries

    # Words in the position of a type that do not name one, in lowercase, with what to say.
    withoutCounterpart:
      - words: null nil undefined
        say: 'a value that may be null has a question mark: `String?`'
      - words: nometadata noidmetadata
        say: 'remove it: there is no meta unless the schema has some'
      - words: nullable optional required
        say: 'write the type, and a `?` after it where the value may be null: `String?`'
      - words: relationship relation association
        say: 'what leads to resources belongs under `relationships`, which is beside `attributes`'
      - words: array list set
        say: an array is written `[String]`
      - words: enum
        say: 'list its values: `{ enum: [first, second] }`'
      - words: map dict
        say: 'an object with arbitrary names is written `{ map: String }`'

    # Notations of types. `text` is a regular expression for the whole text, whose first group is a type again; `marks` are
    # characters of which each such text has at least one; `what` begins the sentence, if it says what kind of type it is;
    # `right` has `%` for the inner type, which is all there is without this column, and which must be a type of the language
    # where it has to be `known`, or which is a `list` of at least two values. The `example` gives what is in `gives`.
    texts:
      - text: 'case (\w+(?: case \w+)+)'
        marks: ' '
        what: an enum
        right: '{ enum: % }'
        list: 'true'
        example: case red case green
        gives: '{ enum: [red, green] }'
      - text: (?:\w+\.)*(?i:enum|choices|choice|oneof|literal|in)\s*[(\[]+([^(]*?)[)\]]+
        marks: )]
        what: an enum
        right: '{ enum: % }'
        list: 'true'
        example: Literal["red", "green"]
        gives: '{ enum: [red, green] }'
      - text: '(?i:cases?|values?|one of|enum)[: ]+(\w+(?:(?: *[,|/]| or)+ *\w+)+)'
        marks: ' :'
        what: an enum
        right: '{ enum: % }'
        list: 'true'
        example: 'one of: red, green'
        gives: '{ enum: [red, green] }'
      - text: (?i:u?int8|bytes?|char)\[\]()
        marks: ']'
        what: data in Base64
        right: Data
        example: byte[]
        gives: Data
      - text: (?i:date +time)()
        marks: ' '
        right: DateTime
        example: Date Time
        gives: DateTime
      - text: (?:\w+\.)?(\w+)\(.*\)\.optional\(.*\)
        marks: ')'
        what: a value that may be absent
        example: z.string().optional()
        gives: String
      - text: (?:\w+\.)?(\w+)\(.*\)\.(?:nullable|nullish|allow_null)\(.*\)
        marks: ')'
        what: a value that may be null
        right: '%?'
        example: z.string().nullable()
        gives: String?
      - text: (.+)[,;]
        marks: ',;'
        what: 'a line ends without a comma: the type'
        example: String,
        gives: String
      - text: '(?i:(timestamp|datetime|time)) +(?i:with|without)(?: local)? +time ?zone'
        marks: ' '
        right: DateTime
        example: timestamp with time zone
        gives: DateTime
      - text: (.+) +\?
        marks: '?'
        what: a value that may be null
        right: '%?'
        example: String ?
        gives: String?
      - text: (.+?) +@(?!deprecated).+
        marks: '@'
        what: 'nothing follows a type: it'
        example: String @id
        gives: String
      - text: (\w+) *\((?i:optional)\)
        marks: (
        what: a value that may be absent
        example: string (optional)
        gives: String
      - text: (\w+) *\((?i:nullable|null|or null)\)
        marks: (
        what: a value that may be null
        right: '%?'
        example: string (nullable)
        gives: String?
      - text: (\w+) *\((?!.*yy).*\)
        marks: (
        what: 'lengths and digits are not part of a type: it'
        known: 'true'
        example: VARCHAR(255)
        gives: String
      - text: (?:union|enum|type)? *= *(.+)
        marks: '='
        example: union = Film | Actor
        gives: Film | Actor
      - text: (.+?) *= *.+
        marks: '='
        what: 'a schema has no default values, but `create: optional` for what a create request may leave out: the type'
        example: string = 'x'
        gives: String
      - text: '\?(.+)'
        marks: '?'
        what: a value that may be null
        right: '%?'
        example: '?String'
        gives: String?
      - text: (?i:optional) +(.+)|(.+),? +(?i:optional)
        marks: ' '
        what: a value that may be absent
        example: optional string
        gives: String
      - text: (?i:nullable) +(.+)
        marks: ' '
        what: a value that may be null
        right: '%?'
        example: nullable string
        gives: String?
      - text: '(.+?) *\| *(?i:null|nil|none)'
        marks: '|'
        what: a value that may be null
        right: '%?'
        example: string[] | null
        gives: '[String]?'
      - text: (.+) (?i:or null|or nil|or none|nullable)
        marks: ' '
        what: a value that may be null
        right: '%?'
        example: string or null
        gives: String?
      - text: (.+?) +(?i:required|mandatory)
        marks: ' '
        example: string required
        gives: String
      - text: (.+?) +(?i:default) .*
        marks: ' '
        what: 'a schema has no default values, but `create: optional` for what a create request may leave out: the type'
        example: int default 0
        gives: Int
      - text: (.+?) +(?i:not null|primary key|unique)
        marks: ' '
        example: VARCHAR(255) NOT NULL
        gives: String
      - text: (.+?) +(?i:null)
        marks: ' '
        what: a value that may be null
        right: '%?'
        example: text NULL
        gives: String?
      - text: (.+)!
        marks: '!'
        what: a value that is never null
        example: String!
        gives: String
      - text: '\[[^\[\]]*?:(.+)\]'
        marks: ':'
        what: an object with arbitrary names
        right: '{ map: % }'
        example: '[String: Int]'
        gives: '{ map: Int }'
      - text: '\[(.+)\]'
        marks: '['
        what: an array
        right: '[%]'
        example: '[string]'
        gives: '[String]'
      - text: (.+)\[\d*\]
        marks: '['
        what: an array
        right: '[%]'
        example: string[]
        gives: '[String]'
      - text: (?i:array of|list of|set of|many|repeated) +(.+)
        marks: ' '
        what: an array
        right: '[%]'
        example: array of string
        gives: '[String]'
      - text: (?i:(?:readonly)?array|arraylist|sequence|iterable|hashset|list|set|seq|vec|collection)[<\[\(](.+)[>\]\)]
        marks: '<[('
        what: an array
        right: '[%]'
        example: Array<string>
        gives: '[String]'
      - text: (?i:optional|maybe|nullable|option)[<\[](.+)[>\]]
        marks: '<['
        what: a value that may be null
        right: '%?'
        example: Optional<String>
        gives: String?
      - text: '\[\](.+)'
        marks: '['
        what: an array
        right: '[%]'
        example: '[]string'
        gives: '[String]'
      - text: (?i:map)\[.*?\](.+)
        marks: '['
        what: an object with arbitrary names
        right: '{ map: % }'
        example: map[string]int
        gives: '{ map: Int }'
      - text: '[&*](.+)'
        marks: '&*'
        example: '&str'
        gives: String
      - text: (?:Swift|Foundation|models|schema|types|graphene|sa|db|z|t|serializers|fields|Schema|Types|Sequelize|DataTypes)\.(\w+)(?:\(.*\))?
        marks: '.'
        known: 'true'
        example: models.CharField(max_length=3)
        gives: String
      - text: (?i:dictionary|dict|map|record|hash|hashmap|mapping|btreemap|treemap)[<\[](?:.*, *)?([^,]+)[>\]]
        marks: '<['
        what: an object with arbitrary names
        right: '{ map: % }'
        example: Record<string, number>
        gives: '{ map: Double }'
      - text: (?:Attribute|TransformedAttribute|ValidatedAttribute)<([^,]+).*>
        marks: '<'
        what: the type of an attribute
        example: Attribute<String>
        gives: String
      - text: (?i:partial)<(\w+)>
        marks: '<'
        what: 'members that may be absent have a `?` after their names: the type'
        example: Partial<Size>
        gives: Size
      - text: (?i:required|readonly|promise|nonnullable)<(\w+).*>
        marks: '<'
        example: Required<Size>
        gives: Size
      - text: (?i:unsigned|signed|var|let|type|kind) +(\w+)
        marks: ' '
        known: 'true'
        example: unsigned int
        gives: Int
      - text: ':(\w+)'
        marks: ':'
        known: 'true'
        example: ':string'
        gives: String

    # Types written as mappings: the values of the key `type`, none if there is no such key; the keys beside it for the
    # contents of the type; what it means; and if the keys may as well be names of members.
    shapes:
      - words: Enum String choice enum enumeration select string
        keys: values cases options choices members allowed oneOf one_of in
        meaning: enumeration
      - words: Enum enum enumeration
        keys: enum items of
        meaning: enumeration
      - words: Array List array list set
        keys: of element elements elementType item itemType contains values
        meaning: array
      - words: Object hash object record struct
        keys: fields members attributes object keys props
        meaning: object
      - words: Map dict dictionary hash map object record
        keys: map values valueType value of items
        meaning: map
      - words: Union anyOf either oneOf union
        keys: types oneOf anyOf of members any
        meaning: union
      - keys: array arrayOf listOf
        meaning: array
      - keys: list set items
        meaning: array
        mayBeNames: 'true'
      - keys: dictionary dict mapOf
        meaning: map
      - keys: hash record
        meaning: map
        mayBeNames: 'true'
      - keys: struct interface class
        meaning: object
      - keys: ref kind class
        meaning: type
        mayBeNames: 'true'
      - keys: valueType
        meaning: type

    # The words that other languages write before the name of a declared type.
    keywords: >-
      enum type interface struct class object union scalar model message input record typealias alias def

    """###
  static let `values` = ###"""
    # Values of keys in the words of other languages, in lowercase.

    # The words, the value that they stand for, and an example as in keys.yaml.
    values:
      - words: index all search
        for: list
        resource: 'operations: [get, %]'
      - words: show read fetch retrieve find
        for: get
        resource: 'operations: [%]'
      - words: post new add insert store write
        for: create
        resource: 'operations: [%]'
      - words: patch put edit change
        for: update
        resource: 'operations: [%]'
      - words: destroy remove
        for: delete
        resource: 'operations: [%]'
      - words: optional
        for: allowed
        resource: 'clientIds: %'
      - words: no false never off
        for: forbidden
        resource: 'clientIds: %'
      - words: must
        for: required
        resource: 'clientIds: %'
      - words: page pages page-based paged pagenumber page-number page_number
        for: number
        resource: 'page: { style: % }'
      - words: offset-based limit skip
        for: offset
        resource: 'page: { style: % }'
      - words: cursor-based keyset after token
        for: cursor
        resource: 'page: { style: % }'
      - words: paginated paging
        for: pagination
        resource: 'links: %'
      - words: nolinks empty null nil
        for: none
        resource: 'links: %'
      - words: '1.0 1.1 true yes on'
        for: version
        schema: 'defaults: { jsonapi: % }'
      - words: false no off null
        for: none
        schema: 'defaults: { jsonapi: % }'
      - words: true yes data full on identifiers required resource
        for: always
        relationship: 'one: articles, linkage: %'
      - words: include optional lazy sometimes partial maybe embedded conditional
        for: included
        relationship: 'one: articles, linkage: %'
      - words: false no none links off omitted hidden
        for: never
        relationship: 'one: articles, linkage: %, links: [self]'
      - words: csv commas joined
        for: comma
        schema: 'client: { lists: % }'
      - words: multiple array repeat exploded brackets
        for: repeated
        schema: 'client: { lists: % }'
      - words: always must
        for: required
        attribute: 'create: %'
      - words: maybe sometimes allowed default defaulted
        for: optional
        attribute: 'create: %'
      - words: false no never none off readonly omit
        for: forbidden
        attribute: 'create: %'
      - words: private fileprivate
        for: internal
        configuration: 'swift: { access: % }'
      - words: single
        for: one
        configuration: 'swift: { files: % }'
      - words: readonly read-only immutable constant const
        for: let
        configuration: 'swift: { properties: % }'
      - words: mutable readwrite read-write variable
        for: var
        configuration: 'swift: { properties: % }'

    # Words that mean all operations that only read.
    reading: readonly read-only read_only readonlymodelviewset reading

    """###
  static let `words` = ###"""
    # Words of other languages with one meaning each: the cases of `WordList`.

    # Keys for the JSON:API type of a resource that is named after its class.
    resourceTypes: >-
      type jsonType json_type resourceType resource_type typeName type_name jsonapiType jsonapi_type apiType
    # Keys for the name of an API.
    namesOfAPIs: >-
      title api apiName api_name app application service project package module namespace id
    # Keys for the target of a relationship, and words in a target that mean many, in lowercase.
    targets: >-
      data to resource resourceType resource_type oneOf anyOf type target model ref class_name className class $ref
      references entity serializer polymorphic union
    many: >-
      many list listof array arrayof collection all multiple several set hasmany tomany index page paginated plural items
    # Words of other languages before the name of a member.
    keywordsOfMembers: var let const val readonly readOnly writeonly writeOnly
    # The links that JSON:API names.
    linksOfJSONAPI: self related first last prev next describedby
    # Words for a collection of values in place of its type, in lowercase.
    plurals: strings integers numbers booleans floats doubles ints dates uuids urls texts datetimes objects
    # Keys of the language that hardly any API has as names.
    keywords: >-
      alias attributes enum idMeta inverse linkage links many map meta mixins nullable object one oneOf optional readOnly
      relationships resources writeOnly

    """###
}
