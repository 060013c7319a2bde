// Written by Scripts/embed from the files in Explanations.

enum EmbeddedExplanations {
  static let markdown = ###"""
    <!-- alias-cycle -->
    # an alias is inside the value that it repeats

    The value marked with `&name` contains `*name`, so it would contain itself endlessly. Mark only the
    part that you want to repeat, or write that part out. For an object that contains others of its
    kind, declare a type in `types`, and use its name in brackets.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Reply: { object: &reply { text: String, replies: [{ object: *reply }] } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Reply: { object: { text: String, replies: [Reply] } }
    ```
    <!-- blank-in-name -->
    # a name contains a space or an invisible character

    JSON:API allows spaces in names but recommends against them. Most are typing errors: a comma is
    missing between two names, or a word such as `var` precedes the name. Zero-width spaces often come
    from copied text, and change a name without changing how it looks. An enum with a single value that
    looks like several is reported for the same reason. If the server uses this name, suppress the
    warning with `allow: [blank-in-name]`. If it is almost certainly a mistake, as in
    `links: [self related]`, `readonly title: String` and `var title: String`, it is an error, which
    cannot be suppressed.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { attributes: { required title: String } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { attributes: { title: String } }
    ```
    <!-- broken-template -->
    # a built-in template is invalid

    A template refers to a value that does not exist. The templates are part of the generator, so this
    is not a problem in your schema. Please report this defect with the message, which names the
    template and the place. The exit code is 70.

    Wrong:

    > A build of the generator with an edited `Templates` folder.

    Right:

    > The generator as released.
    <!-- capitalized-swift-name -->
    # the name of a member begins with a capital letter

    Swift properties and enum cases begin with a lowercase letter, and generated code relies on that to
    distinguish them from types. This name comes from `swift:`; names derived from the wire are
    converted for you.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          TITLE: { type: String, swift: Title }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          TITLE: { type: String, swift: title }
    ```
    <!-- comment-after-text -->
    # a comment follows text without quotes

    In `description: See issue #12`, YAML ends the text before ` #`. The rest is a comment and does not
    appear in your documentation. If the `#` is part of the text, put the text in quotes. If it is a
    comment, move it to its own line. To suppress the warning, use `allow: [comment-after-text]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    description: Articles and comments, see chapter #12
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    description: 'Articles and comments, see chapter #12'
    ```
    <!-- complex-key -->
    # a key is a list or a mapping

    YAML allows lists and mappings as keys, but JSON does not, and neither does the schema language.
    The cause is usually a placeholder of a template, such as `{{ name }}`, or a name in brackets. If
    a key really begins with a bracket, put it in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          [title]: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
    ```
    <!-- conflicting-access -->
    # an attribute combines `readOnly`, `writeOnly` and `createOnly`

    `readOnly` means that only the server sets the attribute, `writeOnly` that only requests contain
    it, and `createOnly` that it is set at creation and never changes. They cannot be combined, and a
    `readOnly` attribute cannot have `create`. Keep the correct one. Without any of them, clients can
    read and change the attribute.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes:
          password: { type: String, writeOnly: true, createOnly: true }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes:
          password: { type: String, writeOnly: true }
    ```
    <!-- conflicting-cardinality -->
    # a relationship has both `one` and `many`

    `one` refers to a single resource and `many` to any number. The generated types differ, and so does
    the JSON. Keep the one that the server sends. If the server sometimes sends one and sometimes many,
    which JSON:API does not allow, use an attribute of type `JSON`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: { one: people, many: people } } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: { one: people } } }
    ```
    <!-- conflicting-data -->
    # a document has both `data` and `linkage`

    The primary data of a document is either resources (`data: articles`) or the identifiers of a
    relationship (`linkage: articles.author`), as returned by `/articles/1/relationships/author`. Keep
    the correct one. Describe two endpoints as two documents.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      Authors: { data: people, linkage: articles.author }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      Authors: { data: people }
      AuthorLinkage: { linkage: articles.author }
    ```
    <!-- conflicting-defaults -->
    # two imports have a default for the same key

    A file inherits the defaults of the files it imports. Two of them set the same key, and the order
    of imports must not decide which one applies. Set the key in this file: its own `defaults` take
    precedence.

    Wrong:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [ids.yaml, common.yaml]
    resources:
      articles:
    ```

    `ids.yaml`

    ```yaml
    schema: 1
    defaults: { id: UUID }
    ```

    `common.yaml`

    ```yaml
    schema: 1
    defaults: { id: Int }
    ```

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [ids.yaml, common.yaml]
    defaults: { id: UUID }
    resources:
      articles:
    ```

    `ids.yaml`

    ```yaml
    schema: 1
    defaults: { id: UUID }
    ```

    `common.yaml`

    ```yaml
    schema: 1
    defaults: { id: Int }
    ```
    <!-- conflicting-types -->
    # two types are given for one value

    `type`, `enum`, `object`, `map` and `oneOf` are alternatives, and so are `enum`, `object`, `map`,
    `oneOf`, `alias`, `transform`, `validate` and `swift` for a type declared in `types`. Keep the
    correct one.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          status: { type: String, enum: [draft, done] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          status: { enum: [draft, done] }
    ```
    <!-- contradictory-question-mark -->
    # a question mark contradicts the long form

    `title?` and `optional: true` mean the same, and so do `String?` and `nullable: true`. Here, the
    question mark says yes and the long form says no. Keep the correct one; you need only one of them.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          subtitle?: { type: String, optional: false }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          subtitle?: { type: String }
    ```
    <!-- deep-type -->
    # a type is more than 64 steps away from its definition

    Each alias, array and map is one step towards the definition of a type. A long chain is hard to
    read and slow to compile. Base the type on one that is closer to the definition.

    Wrong:

    > A chain of 66 types, each an alias of the next: `T1: T2`, …

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Slug: String
      Path: [Slug]
    ```
    <!-- deprecated-without-replacement -->
    # `deprecated` does not name a replacement

    The text of `deprecated` becomes a compiler warning, which is all that users of the member see.
    State what to use instead: another name of the schema, or a sentence such as `Use the search.` or
    `Unpublish it instead.` Write `There is no replacement.` if there is none.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
          headline: { type: String, deprecated: Will go away. }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
          headline: { type: String, deprecated: Use title. }
    ```
    <!-- digit-first-name -->
    # a name begins with a digit

    JSON:API allows names such as `62x62`, but recommends names that every language can use unchanged.
    In Swift, this name becomes `_62x62`; use `swift:` for a better one. If the server uses this name,
    suppress the warning with `allow: [digit-first-name]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Thumbnails: { object: { 62x62: URL } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    allow: [digit-first-name]
    types:
      Thumbnails: { object: { 62x62: { type: URL, swift: small } } }
    ```
    <!-- disallowed-name -->
    # a name is not allowed by JSON:API but is common

    Names in JSON:API consist of letters, digits, `-`, `_` and spaces, and begin and end with a letter
    or a digit. Some servers use names such as `$consent`, `_id`, `@type` or `author.name` for
    attributes, links and members of objects. The generated models handle them; set the name in Swift
    with `swift:`. If the server uses this name, suppress the warning with `allow: [disallowed-name]`.
    If you can choose the name, choose another.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          $consent?: [String]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    allow: [disallowed-name]
    resources:
      articles:
        attributes:
          $consent?: [String]
    ```
    <!-- duplicate-json-name -->
    # an object contains the same name twice

    JSON does not define which of the two values counts, and programs differ. Here, the first one is
    read.

    Wrong:

    ```json
    { "data": [], "data": null }
    ```

    Right:

    ```json
    { "data": [] }
    ```
    <!-- duplicate-key -->
    # duplicate key

    Each key may appear once in a mapping. Many YAML parsers silently use the last of two equal keys
    and discard the first. Remove one of the two, or merge their values.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
        attributes: { body: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String, body: String }
    ```
    <!-- duplicate-name -->
    # the same name is declared twice

    Types, resource types, documents and mixins are each declared once across all files. The attributes
    and relationships of a resource share one set of names, as JSON:API requires; a mixin may also add
    a member that the resource already has. The message shows both places. Rename or remove one. If a
    server sends an attribute and a relationship with the same name anyway, give one of them another
    name in Swift: `author: { one: people, swift: relatedAuthor }`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles:
        attributes: { author: String }
        relationships: { author: people }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles:
        attributes: { author-name: String }
        relationships: { author: people }
    ```
    <!-- empty-document -->
    # a document has neither `data` nor `meta`

    A JSON:API document has at least one of `data`, `errors` and `meta`. A successful response of this
    kind would be empty. Some servers send such documents anyway, so this is a warning; suppress it
    with `allow: [empty-document]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    documents:
      Ping: { data: none }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    documents:
      Ping: { data: none, meta: { uptime: Double } }
    ```
    <!-- empty-file -->
    # the file contains no schema

    The file is empty or contains only comments. Perhaps it was not saved, or you meant another file.
    A schema states at least the version of the schema language (`schema: 1`) and the name of the API.

    Wrong:

    ```yaml
    # Here will be the schema of the blog.
    ```

    Right:

    ```yaml
    # Here will be the schema of the blog.
    schema: 1
    name: Blog
    ```
    <!-- empty-list -->
    # a list is empty

    An empty list has no meaning here: an array needs an element type, an enum its values, a
    relationship its target. Elsewhere, removing the key has the same effect. (Two empty lists do have
    a meaning: `links: []` is `links: none`, and `operations: []` says that clients cannot use the
    type on its own.)

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: []
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: [String]
    ```
    <!-- empty-relationship -->
    # a relationship has no data, links or meta

    JSON:API requires at least one of `data`, `links` and `meta` in a relationship. This one has none,
    so there is nothing to read. State its target with `one` or `many`, or list its links. With
    `linkage: never`, it needs links or meta.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles: { relationships: { comments: { many: comments, linkage: never } } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles:
        relationships: { comments: { many: comments, linkage: never, links: [related] } }
    ```
    <!-- empty-resource -->
    # a resource type has neither attributes nor relationships

    The model of this resource type has only an id. Perhaps you have not written its members yet, or
    they come from a mixin that the type does not use. A type that relationships lead to, but that no
    document contains, is only known from linkage and is not reported. If the server only sends ids in
    documents too, suppress the warning with `allow: [empty-resource]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      topics:
        links: [self]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      topics:
        attributes: { name: String }
        links: [self]
    ```
    <!-- empty-value -->
    # a value is empty

    The key needs a value, but nothing follows its colon, or the text is empty. Add a value, or remove
    the key. In an enum, write `''` for a value that is an empty string on the wire.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        description:
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        description: Things that somebody wrote.
    ```
    <!-- enclosing-template-field -->
    # a tag of a template names a field of an enclosing record

    The record whose section contains the tag has no field with this name, but an enclosing record
    does. This may be intended, or you may have expected the inner record to have the field. If it is
    intended, name the record. Only `jsonapi-gen templates check` reports this.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    {{#alias}}
    {{name}} is in {{fileName}}.md.
    {{/alias}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    {{#alias}}
    {{name}} is in {{resource.fileName}}.md.
    {{/alias}}
    ```
    <!-- endless-template -->
    # a template includes itself endlessly

    A template may include itself in the section of a record or a list, for example for types that
    contain types. Here, it includes itself with the same record, so it would never end.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: schema
    file: {{name}}.md
    ---
    {{> page}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: schema
    file: {{name}}.md
    ---
    {{apiName}}
    ```
    <!-- example-contradicts -->
    # an example in a description contradicts its schema

    The API description has an example of a response that contradicts its own schema: a value has a
    different type or is null, a required member is absent, or a relationship has a different target.
    One of the two is wrong, and the models cannot decode responses like the example. The schema is
    imported as it is in the description. If the example is right, correct the line in the schema by
    hand; `jsonapi-gen infer` with recorded responses shows what the server sends.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
                  example:
                    data: { type: articles, id: '1', attributes: { words: many } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                words: { type: integer }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
                  example:
                    data: { type: articles, id: '1', attributes: { words: 100 } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                words: { type: integer }
    ```
    <!-- expected-boolean -->
    # expected `true` or `false`

    Some versions of YAML read `yes` and `on` as booleans, others as words. The schema language
    accepts only `true` and `false`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          created-at: { type: DateTime, readOnly: yes }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          created-at: { type: DateTime, readOnly: true }
    ```
    <!-- expected-integer -->
    # expected an integer

    The value is not an integer, or it is out of range. The message states the range. If an enum value
    needs more than 64 bits and the server sends it as a string, put it in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, size: twenty }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, size: 20 }
    ```
    <!-- expected-list -->
    # expected a list

    This key takes a list, even for a single element: `[author]`, or lines that begin with `- `. A
    single word is not accepted as a list of one element, because several words separated only by
    spaces or commas would be misread as one.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      ArticleList: { data: [articles], include: author }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      ArticleList: { data: [articles], include: [author] }
    ```
    <!-- expected-mapping -->
    # expected keys with values

    Resources, attributes and relationships are written as names with values. Something else appears
    here, such as a list or text. The message shows the expected form.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: [title, body]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String, body: String }
    ```
    <!-- expected-text -->
    # expected text

    A list or a mapping appears where text is required, such as a name, a description or a path. Or the
    text does not say enough: `deprecated` should name a replacement, and `true` does not. If brackets
    or braces belong to the text, put it in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          headline: { type: String, deprecated: true }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          headline: { type: String, deprecated: Use title. }
    ```
    <!-- file-name-collision -->
    # two types would be generated into the same file

    Each resource type gets a file named for its Swift name, such as `Article.swift`.
    `ValueTypes.swift` and `Documents.swift` contain the rest. Many file systems ignore case in file
    names, so names that differ only in case also collide. Rename the resource type with `swift:`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      documents: { swift: Documents }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      documents: { swift: Paper }
    ```
    <!-- file-too-large -->
    # the file is larger than 16 MiB

    A file of this size is probably not a schema: even large schemas have about 10,000 lines. Reading
    stops here to protect your memory. If it is a schema, split it into files that import each other.

    Wrong:

    > A file of 17 MiB.

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [people.yaml]
    ```

    `people.yaml`

    ```yaml
    schema: 1
    resources:
      people:
    ```
    <!-- formatted-wire-type -->
    # a transformer or validator is based on a type that is already converted

    Transformers and validators receive the value as it appears in the JSON. The type under `from` or
    `of`, however, is one that the runtime converts, such as `DateTime`, `URL` or `UUID`. Name the
    JSON type instead (`String` for these, `Double` for a `Timestamp`) and convert it in your code. Or
    remove your code and use the built-in type.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Instant: { transform: InstantTransformer, from: DateTime, to: Date }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Instant: { transform: InstantTransformer, from: String, to: Date }
    ```
    <!-- identifier-meta-without-linkage -->
    # `idMeta` requires resource identifiers

    `idMeta` describes the meta of each resource identifier in `data`, but the server never sends
    `data` for this relationship. For the meta of the relationship itself, use `meta`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles:
        relationships:
          comments:
            many: comments
            linkage: never
            links: [related]
            idMeta: { rank: Int }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles:
        relationships:
          comments:
            many: comments
            linkage: never
            links: [related]
            meta: { count: Int }
    ```
    <!-- illegal-character -->
    # the file contains a control character

    YAML does not allow NUL and other control characters. Editors do not show them, and they usually
    come from a damaged copy. Remove the character. If text must contain it, use an escape in double
    quotes: `"\x00"`.

    Wrong:

    > A file with a NUL byte inside a text: `description: Articles<NUL>`.

    Right:

    ```yaml
    schema: 1
    name: Blog
    description: Articles
    ```
    <!-- illegal-merge -->
    # `<<` merges something that is not a mapping

    The merge key `<<` copies the entries of another mapping. Its value must be a mapping, an alias of
    one, or a list of these. If several resource types share members, a mixin (`with: [timestamps]`)
    is clearer.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          <<: timestamps
          title: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          <<: { created-at: DateTime }
          title: String
    ```
    <!-- import-cycle -->
    # a file imports itself, directly or through other files

    A file inherits the defaults and mixins of the files it imports. If two files import each other,
    each would inherit from the other, and neither could come first. Move everything that both need
    into a third file that imports neither.

    Wrong:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [people.yaml]
    ```

    `people.yaml`

    ```yaml
    schema: 1
    imports: [blog.yaml]
    ```

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [people.yaml, common.yaml]
    ```

    `people.yaml`

    ```yaml
    schema: 1
    imports: [common.yaml]
    ```

    `common.yaml`

    ```yaml
    schema: 1
    ```
    <!-- include-outside-linkage -->
    # an include path does not begin with the relationship of the document

    A relationship document contains the identifiers of one relationship, and everything it includes
    is reached through that relationship. Begin each include path with its name.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people, editor: people? } }
    documents:
      AuthorLinkage: { linkage: articles.author, include: [editor] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people, editor: people? } }
    documents:
      AuthorLinkage: { linkage: articles.author, include: [author] }
    ```
    <!-- include-without-data -->
    # a document without data has `include`

    Included resources are reached from the primary data. With `data: none`, there is nowhere for a
    path to begin, and JSON:API does not allow `included` without `data`. Remove `include`, or state the
    primary data.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
    documents:
      Ping: { data: none, meta: { uptime: Double }, include: [author] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
    documents:
      Ping: { data: none, meta: { uptime: Double } }
    ```
    <!-- indistinct-shapes -->
    # two types of a union look the same in JSON

    The types of a union must differ in their JSON shape: string, number, boolean, array or object. For
    example, `DateTime` and `String` are both strings, and `Int` and `Double` are both numbers. `JSON`
    can have any shape, and the shape of your own Swift types is unknown. If a member distinguishes the
    objects, name it: `{ oneOf: { city: City, street: Street }, tag: kind }`. Otherwise, use only the
    wider type, declare one object with the members of both and question marks, or use `JSON` and
    inspect the value in your code.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          published: DateTime | String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          published: DateTime | Bool
    ```
    <!-- infinite-type -->
    # an object contains an object of its own type

    Objects become structs, and a Swift struct stores its members inline. A struct that contains
    itself would have infinite size, even if the inner value is optional. Arrays and maps of the type
    are fine, because they store their elements elsewhere. Use an array or a map, or `JSON` for the
    inner value.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Section: { object: { title: String, parent?: Section } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Section: { object: { title: String, parts: [Section] } }
    ```
    <!-- internal-error -->
    # internal error

    `jsonapi-gen format` read its own output back and found that it differs from the schema in meaning
    or in comments, or that formatting it again changes it. There is nothing wrong with the file, and
    it was left unchanged. Please report this defect with the file. The exit code is 70.

    Wrong:

    > A schema that the formatter changes by mistake.

    Right:

    > The same schema, formatted by hand until the defect is fixed.
    <!-- invalid-answer -->
    # a response is not a document of its resource type

    `answers` names the documents that a client decodes: for `list`, one with resource objects of the
    type, and for `get`, one with a single resource object. Without `answers`, a client uses the
    default documents. This is not possible if the schema declares a document with the name of a
    default one but with different data.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        answers: { list: ArticleDocument }
        attributes: { title: String }
    documents:
      ArticleDocument: { data: articles, links: [self] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        answers: { get: ArticleDocument }
        attributes: { title: String }
    documents:
      ArticleDocument: { data: articles, links: [self] }
    ```
    <!-- invalid-encoding -->
    # the file is not UTF-8

    A schema is encoded in UTF-8, or in UTF-16 with a byte order mark. This file contains a byte that
    is valid in neither. It was probably saved in an older encoding such as Latin-1 or Windows-1252.
    Open it in your editor and save it as UTF-8.

    Wrong:

    > A file saved as Latin-1, in which the last letter of `name: Café` is the single byte E9.

    Right:

    ```yaml
    schema: 1
    name: Café
    ```
    <!-- invalid-errors-type -->
    # an error must be an object

    A document that reports a failure has a list of error objects. `errors: basic` decodes the members
    that the specification defines, and `errors: unknown` does not decode the errors. If your server
    adds members, name an object type that describes them, or your own Swift type.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    defaults: { errors: Reason }
    types:
      Reason: { enum: [missing, forbidden] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    defaults: { errors: Failure }
    types:
      Reason: { enum: [missing, forbidden] }
      Failure: { object: { status?: String, reason?: Reason } }
    ```
    <!-- invalid-filter-pattern -->
    # the form of filters is not a valid pattern

    `client: { filters: … }` says how filters are written: with a pattern of parameter names, such as
    `filter[{name}]`, with the word `functions` or `json`, or with a Swift type. A pattern contains
    `{name}` exactly once. If a filter has operators, the pattern also contains `{operator}` once;
    filters without operators are then written without that part.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    client: { filters: 'filter[{name}]' }
    resources:
      articles:
        filters: { created-at: { type: DateTime, operators: [gt, lt] } }
        attributes: { title: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    client: { filters: 'filter[{name}][{operator}]' }
    resources:
      articles:
        filters: { created-at: { type: DateTime, operators: [gt, lt] } }
        attributes: { title: String }
    ```
    <!-- invalid-id-type -->
    # a type cannot be used for ids

    On the wire, an id is a string. In Swift, it can be a `String`, `Int` or `UUID`, an alias of one
    of these, an enum of strings, or your own type. Dates, arrays and objects cannot be converted
    reliably, so they cannot be ids.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { id: Double }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { id: Int }
    ```
    <!-- invalid-import -->
    # an import is not a path to a schema file

    An import is the path of a `.yaml` or `.yml` file, relative to the importing file, with `/` as the
    separator. It may contain `..`. Absolute paths and URLs are not allowed, so that a schema means the
    same on every machine.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    imports: [/schemas/common.yaml]
    ```

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [schemas/common.yaml]
    ```

    `schemas/common.yaml`

    ```yaml
    schema: 1
    ```
    <!-- invalid-inverse -->
    # `inverse` does not name a relationship back to this resource

    `inverse` is the relationship of the target that refers back to this resource type: an article has
    `comments`, and a comment has an `article`. It must exist on every target, refer to this resource
    type, and not be the inverse of another relationship. Check the spelling, or add the relationship
    to the target.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { comments: { many: comments, inverse: articles } }
      comments:
        relationships: { article: articles }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { comments: { many: comments, inverse: article } }
      comments:
        relationships: { article: articles }
    ```
    <!-- invalid-linkage -->
    # `linkage` does not name a relationship with a target

    Write `linkage` as a resource type, a dot and one of its relationships: `articles.author`. Here,
    the syntax is wrong, the resource type has no such relationship, or the schema does not state the
    target of the relationship.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      AuthorLinkage: { linkage: articles.auther }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      AuthorLinkage: { linkage: articles.author }
    ```
    <!-- invalid-links-type -->
    # a links type is required here, or not allowed here

    Write a links object as a list of links, or as the name of a type from `types` that is declared
    with `links`. Other types describe values. A type declared with `links` cannot be used anywhere
    else: attributes and the members of objects are values, not links.

    Wrong:

    ```yaml
    schema: 1
    name: Code
    types:
      RepoLinks: { object: { self: URL, html: URL } }
    resources:
      repos: { attributes: { title: String }, links: RepoLinks }
    ```

    Right:

    ```yaml
    schema: 1
    name: Code
    types:
      RepoLinks: { links: [self, html] }
    resources:
      repos: { attributes: { title: String }, links: RepoLinks }
    ```
    <!-- invalid-meta-type -->
    # `meta` must be an object

    In JSON:API, `meta` is an object with named members. Write the members, as in `{ total: Int }`, the
    name of an object type or of your own Swift type, or `JSON` for an arbitrary object. Enums, arrays
    and single values are not allowed.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { meta: Int }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { meta: { word-count: Int } }
    ```
    <!-- invalid-name -->
    # a name is not allowed by JSON:API

    Names in JSON:API consist of letters, digits, `-`, `_` and spaces, and begin and end with a letter
    or a digit. Characters outside ASCII are allowed. Other characters in the name of a resource type
    or a relationship would break paths and queries, and a quote, bracket or comma in a name is
    probably a typing error. Write the name as the server spells it. To change the name in Swift, use
    `swift:`. Attributes with names such as `$consent` cause only a warning, `disallowed-name`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      blog/articles:
        attributes:
          title: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      blog-articles:
        attributes:
          title: String
    ```
    <!-- invalid-page -->
    # the default page size exceeds the maximum

    `size` is the default number of resources on a page, and `max` is the largest number that a client
    can request. `size` cannot exceed `max`. Perhaps the two are swapped.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, size: 100, max: 20 }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, size: 20, max: 100 }
    ```
    <!-- invalid-path -->
    # a path contains an address, a parameter or a query

    The `path` of a resource type and `atomic` in `client` are relative to the base URL of the client,
    so that one schema works with every server. The client itself adds what follows the path of a
    collection, such as an id or a query. The path of a single operation does contain the `{id}`:
    `path: { update: 'posts/{id}/edit' }`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        path: https://example.com/posts
        attributes: { title: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        path: posts
        attributes: { title: String }
    ```
    <!-- invalid-swift-name -->
    # the value of `swift` is not a valid name in Swift

    `swift:` sets the name in the generated code, so its value must be a Swift identifier: letters,
    digits and `_`, not beginning with a digit. Keywords are allowed and are escaped for you. The name
    of your own type may include the type or module that contains it, as in `Money.Amount`. For a
    generic type, declare a typealias and use its name. The `namespace` in a configuration is the name
    of a new type, so it must begin with a capital letter and have no dots.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: { type: String, swift: main-title }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: { type: String, swift: mainTitle }
    ```
    <!-- invalid-template-path -->
    # a template would write a file outside the output folder

    The path in `file:` must be in the output folder, with `/` as the separator. It must not be
    absolute, contain `..`, control characters, quotation marks or backslashes, or be the generator's
    list of generated files.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: ../docs/{{fileName}}.md
    ---
    # {{name}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: docs/{{fileName}}.md
    ---
    # {{name}}
    ```
    <!-- invalid-total -->
    # the total of a list is not a number in its document

    `total` says where the document of a list has the total number of resources on all pages: it is a
    path of members that begins with `meta` and ends at an `Int`. It refers to the meta of the document
    in `answers: { list: … }`, or otherwise of the default document.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, total: meta.count }
        answers: { list: ArticleList }
        attributes: { title: String }
    documents:
      ArticleList: { data: [articles], meta: { total: Int } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        page: { style: number, total: meta.total }
        answers: { list: ArticleList }
        attributes: { title: String }
    documents:
      ArticleList: { data: [articles], meta: { total: Int } }
    ```
    <!-- invalid-type-name -->
    # the name of a type or a document is not valid in Swift

    You choose the names of types and documents. They never appear on the wire and are used in Swift
    unchanged, so they must be Swift identifiers: letters, digits and `_`, not beginning with a digit.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      postal-address: { object: { street: String } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      PostalAddress: { object: { street: String } }
    ```
    <!-- json-limit -->
    # the JSON is too large or nested too deeply

    A JSON file may have up to 512 MiB, 20 million values and 128 nested levels of arrays and objects.
    Reading stops at these limits to protect your memory. Split the file, or remove everything that is
    not part of a payload.

    Wrong:

    > 513 arrays inside each other.

    Right:

    ```json
    [[[]]]
    ```
    <!-- json-syntax -->
    # the text is not JSON

    Payloads, recorded traffic and API descriptions must be JSON as defined by RFC 8259: in UTF-8,
    without comments, trailing commas, single quotes or `NaN`. The message shows the first place that
    is wrong. If the file is incomplete, fetch it again.

    Wrong:

    ```json
    { "data": [], }
    ```

    Right:

    ```json
    { "data": [] }
    ```
    <!-- long-swift-name -->
    # the name of a generated file is too long

    Each resource type gets a file named for its Swift name, and common file systems limit names to
    255 bytes. Set a shorter name with `swift:`; the name on the wire does not change.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very: { attributes: { title: String } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very-very: { swift: Article, attributes: { title: String } }
    ```
    <!-- lost-address -->
    # the server's address is not in the schema

    A schema describes an API wherever it is deployed; you pass the address of the server when you
    create a client: `BlogClient(baseURL: url, transport: …)`. The message shows the address in the
    description, with the part of the path that all operations share.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    servers: [{ url: 'https://blog.example/v1' }]
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-depth -->
    # objects are nested too deeply

    Objects without a name are written where they are used, up to 12 levels deep. Objects nested more
    deeply become `JSON`. To avoid that, give the inner schemas names: declare them as components and
    refer to them with `$ref`. Components may be nested up to 200 levels deep.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                deep: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { properties: { a: { type: string } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-include -->
    # an include path leads nowhere

    The description lists a value for `include` that is not a path of relationships of the resource
    type. The schema does not contain it.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles:
        get:
          parameters:
            - { name: include, in: query, schema: { enum: [author] } }
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-member -->
    # a member is not defined by JSON:API

    The description has a member that JSON:API does not define: of a document, a resource object, a
    relationship object or a resource identifier object. The schema does not contain it, and models
    ignore it. If it is an attribute, it belongs in `attributes`; other information belongs in `meta`.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes: { properties: { title: { type: string } } }
            version: { type: integer }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes: { properties: { title: { type: string } } }
            meta: { properties: { version: { type: integer } } }
    ```
    <!-- lost-name -->
    # a name is not allowed in a schema

    The description has a name that JSON:API does not allow for members, or a declaration that the
    schema language does not allow for another reason, which the message gives. The schema does not
    contain it.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
                'read?me': { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-nullable-data -->
    # a response may have null instead of the resource

    In JSON:API, a response with one resource is null only if the URL may refer to nothing, such as
    that of a related resource; the response for a resource that does not exist is a 404. Generated
    clients throw an error if they get null instead of a resource. If the server really sends null, use
    `send(Request)` and a document whose `data` is nullable.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { oneOf: [{ $ref: '#/components/schemas/Article' }, { type: 'null' }] } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-nullable-request -->
    # a value may be null in requests but not in responses

    In the schema language, an attribute may be null in responses and requests, or in neither. The
    description allows null only in requests, so models cannot send it. If clients need to, add `?`
    after the type by hand.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
        patch:
          requestBody:
            content:
              application/vnd.api+json:
                schema:
                  properties:
                    data:
                      properties:
                        type: { const: articles }
                        attributes: { properties: { title: { type: [string, 'null'] } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-operation -->
    # an operation is not in the schema

    The body of the request or response is JSON without `data`, which the schema language cannot
    describe; or the schema language does not support the operation: its path is below something that
    is not a resource, or differs from that of the other operations of its resource type, or its method
    is `PUT`. Write it by hand with a `Request`.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
      /search:
        get:
          responses:
            200:
              content:
                application/json: { schema: { properties: { total: { type: integer } } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-parameter -->
    # a query parameter is not one of JSON:API's

    The schema language has `filter`, `sort`, `include`, `fields` and `page`. Other query parameters,
    such as `limit[comments]`, are not in the schema; clients set them as custom parameters of a
    request.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          parameters:
            - { name: 'limit[comments]', in: query, schema: { type: integer } }
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-recursion -->
    # a type contains itself

    A Swift struct cannot contain a value of its own type, but it can contain an array or a map of
    them. The inner value becomes `JSON`. References that form a cycle without a schema are also
    reported.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                section: { $ref: '#/components/schemas/Section' }
        Section:
          properties:
            title: { type: string }
            next: { $ref: '#/components/schemas/Section' }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                section: { $ref: '#/components/schemas/Section' }
        Section:
          properties:
            title: { type: string }
            parts: { type: array, items: { $ref: '#/components/schemas/Section' } }
    ```
    <!-- lost-reference -->
    # a reference leads nowhere

    A `$ref` refers to something that the description does not contain. The import treats the reference
    as absent.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
                status: { $ref: '#/components/schemas/Status' }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-sort -->
    # a sort field has only one direction

    The description lists a sort field as `name` or as `-name`, not both. In the schema language,
    clients choose the direction; if a server does not support one, it responds with an error.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles:
        get:
          parameters:
            - { name: sort, in: query, schema: { enum: [-title] } }
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles:
        get:
          parameters:
            - { name: sort, in: query, schema: { enum: [title, -title] } }
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- lost-target -->
    # the target of a relationship is unknown

    The schema of the relationship has no identifier with a type, no operation returns its resources,
    and no resource type has its name. The schema keeps only its links and meta, and omits the
    relationship if it has neither. Add the target to the schema by hand.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
            relationships:
              properties:
                cover: { properties: { links: { properties: { related: { type: string } } } } }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
            relationships:
              properties:
                article: { properties: { links: { properties: { related: { type: string } } } } }
    ```
    <!-- lost-union -->
    # the types of a union cannot be distinguished

    In the schema language, the types of a union differ in their JSON shape (a string, a number, an
    object and so on), or are objects that a member distinguishes: a `discriminator`, or a property
    whose `enum` has different values in each object. Anything else, such as other objects, or a date
    and a string, becomes `JSON`, `String` or `Double`.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                place: { oneOf: [{ $ref: '#/components/schemas/City' }, { $ref: '#/components/schemas/Street' }] }
        City: { properties: { name: { type: string } } }
        Street: { properties: { number: { type: integer } } }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                place: { oneOf: [{ $ref: '#/components/schemas/City' }, { $ref: '#/components/schemas/Street' }] }
        City: { properties: { kind: { enum: [city] }, name: { type: string } } }
        Street: { properties: { kind: { enum: [street] }, number: { type: integer } } }
    ```
    <!-- lost-untyped-resource -->
    # a resource schema does not state its type

    The type of a resource object is the only value of its `type`, the key of a discriminator that
    leads to the schema, or the default of `type`. If only an example has a type, it is used, and the
    message says so. If there is none, the schema is omitted.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { type: string, example: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- malformed-format -->
    # values in this format could not be read back

    A pattern consists of Unicode date letters such as `yyyy`, `MM`, `dd`, `HH`, `mm` and `ss`; other
    letters go between single quotes. A date written with the pattern must be readable as the same
    date. An hour from 1 to 12 therefore needs `a` for AM and PM, a day needs its month, a month its
    year, and numbers of variable length need a separator. The message shows the part that is wrong.

    Letters are case-sensitive: `mm` is the minute, `MM` the month. For patterns of `strftime` and PHP,
    the message shows the equivalent. A `DateTime` without `format` follows ISO 8601. The only format
    of a number is `text`. A `base` is an absolute URL with a scheme, a host and, optionally, a path.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          printed-at: { type: DateTime, format: 'YYYY-MM-dd hh:mm' }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          printed-at: { type: DateTime, format: 'yyyy-MM-dd HH:mm' }
    ```
    <!-- malformed-front-matter -->
    # the front matter of a template is malformed

    A template that generates files of its own begins with front matter: a line `---`, a line with
    `for:` and a record, a line with `file:` and a path, and another line `---`. Values are not quoted.
    A template that replaces a built-in one cannot have front matter.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    path: {{fileName}}.md
    file: {{fileName}}.md
    ---
    # {{name}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    ```
    <!-- malformed-pattern -->
    # invalid regular expression

    The value of `pattern` is not a valid regular expression. For example, a bracket is not closed, or
    a `*` follows nothing. To match a special character literally, put a backslash before it: `'\.'`.
    Use single quotes, in which YAML leaves backslashes unchanged.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Slug: { alias: String, pattern: '[a-z-' }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Slug: { alias: String, pattern: '[a-z-]+' }
    ```
    <!-- malformed-target -->
    # invalid syntax for the target of a relationship

    Write `people` for one resource, `people?` for one or none, `[people]` for many, `people | teams`
    for one of several types, and `any` for one of any type. In the long form, `one` and `many` state
    the number, so no brackets are needed. The message shows the correct form.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      images:
      videos:
      articles: { relationships: { attachments: [images, videos] } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      images:
      videos:
      articles: { relationships: { attachments: [images | videos] } }
    ```
    <!-- malformed-template -->
    # a tag or a section of a template is malformed

    A tag begins with `{{` and ends with `}}` on the same line. A section begins with `{{#name}}`, or
    with `{{^name}}`, and ends with `{{/name}}`; sections inside it end first. Templates have neither
    inheritance nor expressions.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    {{#newDescription}}
    It can be created.
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    {{#newDescription}}
    It can be created.
    {{/newDescription}}
    ```
    <!-- malformed-type -->
    # invalid syntax for a type

    A type is a name (`String`), an array (`[String]`) or a map from any names to values of one type
    (`{ map: Int }`), each optionally followed by a question mark. Join the types of a union with
    bars, and use `JSON` for a value of any shape. Generic arguments in angle brackets and names with
    dots come from other languages; the message shows the equivalent.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: Array<String>
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: [String]
    ```
    <!-- misplaced-format -->
    # `format` or `base` does not apply to this type

    `format` is the pattern of a `DateTime` that does not follow RFC 3339, or `text` for a number that
    is sent as a string. `base` is the URL that relative values of a `URL` are resolved against. Other
    types have a fixed format. For an array or a map of such values, declare an alias with the format
    or the base in `types`, and use its name.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          edits: { type: [DateTime], format: yyyy-MM-dd }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Edit: { alias: DateTime, format: yyyy-MM-dd }
    resources:
      articles:
        attributes:
          edits: [Edit]
    ```
    <!-- misplaced-key -->
    # a key does not belong here

    The key exists, but it does not apply to what you are describing: `open` applies to enums, `format`
    to dates, `from` and `to` to transformers. It would have no effect here, so the key next to it is
    probably wrong. Remove one of them.

    A key such as `relationships` or `documents` may also be indented too far or not far enough, so
    that it looks like the name of an attribute or a resource. Indent it like the keys around it.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Address: { object: { street: String }, open: false }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Address: { object: { street: String } }
      Color: { enum: [red, green, blue], open: false }
    ```
    <!-- misplaced-pattern -->
    # `pattern` does not apply to this type

    `pattern` is a regular expression that a whole `String` must match. It does not apply to numbers,
    dates, or ids of type `Int` or `UUID`. For an array of strings, or for ids, declare an alias with
    the pattern in `types`, and use its name.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: { type: [String], pattern: '[a-z]+' }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Tag: { alias: String, pattern: '[a-z]+' }
    resources:
      articles:
        attributes:
          tags: [Tag]
    ```
    <!-- misplaced-question-mark -->
    # a question mark has no meaning here

    A question mark after the name of a member means that the member may be absent. A question mark
    after a type means that the value may be null. In a union, there is a single one, at the end, which
    applies to the whole union. Names of resource types, types, mixins and documents cannot have a
    question mark, because they always exist. One question mark is always enough, except for a link in
    a list that may be null: `next??`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      organizations:
      articles:
        relationships:
          owner: people? | organizations
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      organizations:
      articles:
        relationships:
          owner: people | organizations?
    ```
    <!-- missing-configuration -->
    # the configuration file cannot be read

    The file named by `--config` does not exist or cannot be read. Paths are relative to the folder in
    which you run the command; paths *inside* the file are relative to the file. Without `--config`,
    `jsonapi-gen.yaml` in the current folder is used if it exists. The exit code is 66.

    Wrong:

    > `jsonapi-gen generate --config jsonapi-gen.yml`, where it is `jsonapi-gen.yaml`.

    Right:

    > `jsonapi-gen generate`
    <!-- missing-description -->
    # a declaration has no description

    Descriptions become documentation comments in the generated code. Types, resource types,
    attributes, relationships and documents can have one. This check is off by default; turn it on
    with `--warn missing-description`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        description: Somebody who writes or reads.
        attributes: { name: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        description: Somebody who writes or reads.
        attributes: { name: { type: String, description: As it is printed. } }
    ```
    <!-- missing-import -->
    # an imported file cannot be read

    No file exists at this path, or it cannot be read. The path is relative to the importing file, not
    to the folder in which you run the command. The message shows the path that was tried. Until the
    file is found, names that it may declare are not reported as unknown.

    Wrong:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [comon.yaml]
    ```

    `common.yaml`

    ```yaml
    schema: 1
    ```

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [common.yaml]
    ```

    `common.yaml`

    ```yaml
    schema: 1
    ```
    <!-- missing-key -->
    # a required key is missing

    Some parts of a schema require certain keys: a schema requires `schema` and `name`, a document
    `data`, a page `style`, and a transformer the types it converts between. The message names the
    missing key and shows how to write it.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
    documents:
      ArticleList: { include: [author] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      ArticleList: { data: [articles], include: [author] }
    ```
    <!-- missing-payload -->
    # payloads cannot be read

    A path passed to `jsonapi-gen infer` does not exist or cannot be read, it is a folder without
    `.json` or `.har` files, or none of the files contains a JSON:API document: a document has `data`,
    and each resource object in it has a `type`. The exit code is 66.

    Wrong:

    > `jsonapi-gen infer Responses`, where the folder `Responses` has only `.txt` files.

    Right:

    > `jsonapi-gen infer Responses`, where it has files such as `articles.json`.
    <!-- missing-revision -->
    # the old schema cannot be read from git

    `jsonapi-gen diff --against` reads the schemas of a revision with git. Git is not installed, the
    folder is not in a repository, the repository does not have the revision, or the revision does not
    have the schemas. Build machines often fetch only the newest commit: fetch the other revision too,
    for example with `git fetch --depth=1 origin main`, and refer to it as `FETCH_HEAD`. The exit code
    is 66.

    Wrong:

    > `jsonapi-gen diff --against origin/mian`

    Right:

    > `jsonapi-gen diff --against origin/main`
    <!-- missing-schema -->
    # a schema cannot be read

    The path does not exist or cannot be read, or it is a folder without `.yaml` files directly in it.
    Paths are relative to the folder in which you run the command. The exit code is 66.

    Wrong:

    > `jsonapi-gen generate blog.yaml --output Models`, where the file is `Schemas/blog.yaml`.

    Right:

    > `jsonapi-gen generate Schemas/blog.yaml --output Models`
    <!-- missing-templates -->
    # the folder of templates cannot be read

    The folder named by `--templates`, or by `templates` in the configuration, does not exist, cannot
    be read, or has no file whose name ends in `.mustache`. Or the name of a file in it has a similar
    ending, such as `resource.mustach`, and the file would not be used. A path in the configuration is
    relative to that file. `jsonapi-gen templates eject` writes the built-in templates into a folder.
    The exit code is 66.

    Wrong:

    > `jsonapi-gen generate --templates template`, where the folder is `Templates`.

    Right:

    > `jsonapi-gen generate --templates Templates`
    <!-- missing-type -->
    # no type is given

    Every value needs a type. Write it after the name, as in `title: String`, or in the long form with
    `type`, `enum`, `object` or `map`. The members of an object belong under the key `object`. For a
    value of any shape, use `JSON`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          rating: { readOnly: true }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          rating: { type: Double, readOnly: true }
    ```
    <!-- misused-template-field -->
    # a field of a template is used as the wrong kind

    Write a text as `{{name}}`. For a flag, a list, a record, or a text that may be absent, write a
    section, `{{#types}}…{{/types}}`; in the section of a list, `first` and `last` are flags.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    {{types}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    {{#types}}{{type.name}}{{^last}}, {{/last}}{{/types}}
    ```
    <!-- mixed-enum-values -->
    # an enum has both strings and integers

    A Swift enum has one type of raw value: strings or integers. A number without quotes is a number on
    the wire; everything else is a string. If the server sends `"1"` as a string, put it in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Level: { enum: { none: none, low: 1, high: 2 } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Level: { enum: { none: none, low: '1', high: '2' } }
    ```
    <!-- name-disagrees -->
    # the files of one schema have different names

    All files of a run, including imported ones, form one schema and describe one API, which has one
    `name`. These files state two. Correct one of them, or run the generator separately for each API.
    An imported file may omit `name`, so that several APIs can share it.

    Wrong:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [common.yaml]
    ```

    `common.yaml`

    ```yaml
    schema: 1
    name: Common
    ```

    Right:

    `blog.yaml`

    ```yaml
    schema: 1
    name: Blog
    imports: [common.yaml]
    ```

    `common.yaml`

    ```yaml
    schema: 1
    ```
    <!-- near-default-document -->
    # the name of a document is similar to that of a default one

    Every resource type with attributes or relationships has two documents by default, one for a single
    resource object and one for many. They are named for the Swift name of the type: `ArticleDocument`
    and `ArticlesDocument`. A document in `documents` replaces a default one only if it has exactly the
    same name. This document has a different name for the same resource objects, so both are generated.

    If it should replace the default one, use the name that the warning shows. If you want both, give
    it a name that says how it differs, such as `ArticleSearch`, or suppress the warning with
    `allow: [near-default-document]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
    documents:
      ArticleListDocument: { data: [articles], meta: { total: Int } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
    documents:
      ArticlesDocument: { data: [articles], meta: { total: Int } }
    ```
    <!-- needless-atomic -->
    # `atomic` without operations that write

    `atomic` is the path of the endpoint for [atomic operations](https://jsonapi.org/ext/atomic/), which
    create, update and delete resources. The resource types of this schema have none of these
    operations.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    client: { atomic: operations }
    resources:
      articles:
        operations: [list, get]
        attributes: { title: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    client: { atomic: operations }
    resources:
      articles:
        operations: [list, get, create]
        attributes: { title: String }
    ```
    <!-- nested-too-deeply -->
    # lists and mappings are nested more than 128 levels deep

    A schema needs at most about a dozen levels. Deeper nesting usually comes from generated files or
    from aliases inside aliases, which count with everything they repeat. Declare the inner parts in
    `types`, and use their names.

    Wrong:

    > A type in 129 pairs of brackets: `[[[ … String … ]]]`.

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Row: [Int]
      Table: [Row]
    ```
    <!-- no-json-api -->
    # the description has no JSON:API documents

    A schema is created from the bodies of requests and successful responses that are JSON:API
    documents: objects with `data` whose schema has `type`, and `attributes` or `relationships`. This
    description has none, so there is nothing to write.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths: {}
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- no-swift-name -->
    # a name has no characters that Swift allows

    A Swift name is made from the letters and digits of the name on the wire. This name has none; it
    consists, for example, of emoji. Set the Swift name with `swift:`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          👍: Int
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          👍: { type: Int, swift: likes }
    ```
    <!-- not-camel-case -->
    # names are not in camelCase

    JSON:API recommends names in camelCase that consist of ASCII letters and digits, such as
    `firstName`, because most languages can use them unchanged. A schema describes the server as it
    is: change a name here only if the server changes it too. Otherwise, suppress the warning with
    `allow: [not-camel-case]`.

    A name is reported once in a file, however many resource types have it. To see every name rather
    than the first ones, run `jsonapi-gen validate --all`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes: { first-name: String, last_name: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes: { firstName: String, lastName: String }
    ```
    <!-- not-openapi -->
    # the file is not an OpenAPI description

    `import openapi` reads descriptions in OpenAPI 3.0 and 3.1, as JSON or YAML. Convert a description
    in Swagger 2.0 first, for example with `npx swagger2openapi swagger.json --outfile openapi.json`,
    and import the result.

    Wrong:

    ```yaml
    swagger: '2.0'
    info: { title: Blog }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- nothing-included -->
    # a document does not state what it includes

    A document that you declare includes nothing unless it has `include`. This also applies to a
    document that replaces a default one; default documents include the targets of their relationships.
    Anything else that the server includes would be skipped. List the paths, or write `include: none`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { author: people }
      people:
        attributes: { name: String }
    documents:
      ArticlesDocument: { data: [articles], links: pagination }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { author: people }
      people:
        attributes: { name: String }
    documents:
      ArticlesDocument: { data: [articles], include: [author], links: pagination }
      ArticleHeads: { data: [articles], include: none }
    ```
    <!-- nullable-to-many -->
    # a to-many relationship cannot be null

    The `data` of an empty to-many relationship is an empty list; JSON:API does not allow null. If the
    whole relationship may be absent, put the question mark after its name: `comments?: [comments]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles: { relationships: { comments: { many: comments, nullable: true } } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      comments:
      articles: { relationships: { comments?: { many: comments } } }
    ```
    <!-- one-way-relationship -->
    # no relationship leads back from the resources of a list

    A to-many relationship refers to resources that have relationships, but none of these refers back.
    Most servers offer the inverse relationship, and schemas often omit it by accident. Only to-many
    relationships are checked, and only targets that have relationships, because references to users
    or tags are often one-way. If the server has no inverse, suppress the warning with `allow:
    [one-way-relationship]`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { comments: [comments] }
      comments:
        relationships: { author: people }
      people:
        attributes: { name: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        relationships: { comments: [comments] }
      comments:
        relationships: { article: articles, author: people }
      people:
        attributes: { name: String }
    ```
    <!-- outdated-output -->
    # the models are out of date

    With `--check`, the command writes nothing and compares the models in the output folder with the
    schema. They differ, because the schema changed, the generator was updated, a generated file
    was edited, or a run was killed. The message lists the files. Generate the models again, and
    commit them with the schema. Only a run with `--force` overwrites edited files: move your changes
    to other files first. The exit code is 1.

    Wrong:

    > `jsonapi-gen generate Schemas --output Models --check` after a change to the schema.

    Right:

    > `jsonapi-gen generate Schemas --output Models`, then the same with `--check`.
    <!-- oversized-template -->
    # templates expand to too much, or render too much

    Templates can include templates that include others, and the results can multiply. At 256 MB in one
    file, 50 million sections or 10,000 combinations of templates and records, the run stops to protect
    your memory. Include fewer templates in templates.

    Wrong:

    > Forty templates, each of which includes the next one twice.

    Right:

    > Templates that include each other once for each record.
    <!-- payload-contradicts -->
    # a payload contradicts the schema

    `jsonapi-gen infer` compared an existing schema with payloads. Models generated from it could not
    decode one of them: a member is absent that is not optional in the schema, a value is null or has a
    different type, or a relationship has a different target. Or a request was accepted that clients
    generated from it could not send: to a different path, with a different filter, or with a
    `readOnly` attribute. The warning points to the line of the schema, and its note names the first
    such payload with a JSON pointer. The tool only changes lines that a comment `# guess: …` marks, on
    the line or above it, and that are what it guessed; this line is yours, so it stays as it is. With
    `--check`, the exit code is 1.

    Wrong:

    > `title: String`, where the payload has `"title": null`.

    Right:

    > `title: String?`
    <!-- repeated-enum-value -->
    # an enum has the same value twice

    Each value of an enum belongs to one case. Here, two cases have the same value, so a received
    value could mean either. The message shows both places. Correct or remove one.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Status: { enum: { draft: DRAFT, inReview: REVIEW, reviewed: REVIEW } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Status: { enum: { draft: DRAFT, inReview: REVIEW, reviewed: REVIEWED } }
    ```
    <!-- repeated-shape -->
    # links or meta are written out in three or more places

    Each place becomes a separate type in Swift, and code for one does not work with the others.
    Declare the shape once in `types` and use its name. You can also use an anchor, a mixin or
    `defaults` to write it only once. Links that are only `self` and `related` have a type in the
    runtime and are not reported.

    Wrong:

    ```yaml
    schema: 1
    name: Code
    resources:
      repos: { attributes: { title: String }, links: [self, html] }
      issues: { attributes: { title: String }, links: [self, html] }
      labels: { attributes: { title: String }, links: [self, html] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Code
    types:
      HtmlLinks: { links: [self, html] }
    resources:
      repos: { attributes: { title: String }, links: HtmlLinks }
      issues: { attributes: { title: String }, links: HtmlLinks }
      labels: { attributes: { title: String }, links: HtmlLinks }
    ```
    <!-- repeated-value -->
    # a list contains the same value twice

    The second occurrence has no effect, so it is probably a copied line that was not edited. The
    message shows both places. Correct or remove one.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String, created-at: DateTime }
        sorts: [title, title]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String, created-at: DateTime }
        sorts: [title, created-at]
    ```
    <!-- reserved-member-name -->
    # a member has a name that JSON:API reserves

    JSON:API reserves `type` and `id` for resource objects, so attributes and relationships cannot use
    these names. Objects inside attributes cannot have members called `links` or `relationships`. Some
    servers use these names anyway. The generated models handle them, so this is a warning; suppress
    it with `allow: [reserved-member-name]`. If you can choose the name, choose another.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          type: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          kind: String
    ```
    <!-- reserved-swift-name -->
    # a name is reserved in Swift or in generated code

    Keywords are escaped, so most of them are allowed. `Type`, `Protocol`, `Self` and `Any` cannot be
    escaped, and a type called `Swift`, `Foundation` or `JSONAPI` would hide the module of that name.
    Models also use some names themselves, such as the type `Attributes` and the members `id` and
    `meta`. Choose another name with `swift:`; the name on the wire does not change.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      types:
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      types: { swift: ArticleType }
    ```
    <!-- reserved-type-name -->
    # a name is already a word of the schema language

    Built-in types such as `String`, `URL` and `JSON` have a fixed meaning in every schema, and so do
    `none`, `any`, `basic` and `unknown` in the places that accept them. Your own type with such a name
    would be ambiguous. Choose another name.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Day: { enum: [monday, tuesday] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Weekday: { enum: [monday, tuesday] }
    ```
    <!-- second-document -->
    # a file contains more than one YAML document

    A line `---` inside a file begins a second YAML document. A file contains one schema. Move the
    second document to another file, which you can import or name on the command line. If `---` is
    only a separator, remove it.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
    ---
    documents:
      ArticleList: { data: [articles] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
    documents:
      ArticleList: { data: [articles] }
    ```
    <!-- several-files -->
    # the description has several files

    The import reads one file. Bundle the files into one first, for example with `npx @redocly/cli
    bundle openapi.yaml --output bundled.yaml`, and import the result. References inside examples are
    not followed and may lead anywhere.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: 'article.yaml' } } }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- swift-name-collision -->
    # two names become the same name in Swift

    Names on the wire are converted to Swift names. `first-name` and `first_name` differ in JSON, but
    both become `firstName`. Names also collide if two resource types have the same singular, if a
    type has the name of a generated type (`ArticleLinks`), or if an enum has a value called
    `unrecognized`, which is the case for values that the schema does not list. The generated code
    would not compile. Rename one of the two with `swift:`; the name on the wire does not change.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes:
          first-name: String
          first_name: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
        attributes:
          first-name: String
          first_name: { type: String, swift: oldFirstName }
    ```
    <!-- tab-indentation -->
    # a tab is used for indentation

    YAML allows only spaces for indentation, because editors display tabs with different widths.
    Replace the tab with spaces. Most editors can insert spaces automatically in `.yaml` files.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
    	articles:
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
    ```
    <!-- targetless-relationship -->
    # a key requires a target, but the relationship has none

    A relationship without `one` or `many` has only links and meta, and its target is unknown.
    `linkage`, `inverse` and `nullable` describe the target, so they require one. State the target, or
    remove the key. If the target is known but the server never sends `data`, use `one` or `many` with
    `linkage: never`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { relationships: { history: { links: [related], linkage: included } } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      revisions:
      articles:
        relationships: { history: { many: revisions, links: [related], linkage: included } }
    ```
    <!-- template-path-collision -->
    # two generated files have the same path

    Two records have the same path, or it is also the path of another template or of a model. Upper and
    lower case count as the same, because many disks do not distinguish them. Use a field in the path
    that differs, such as `{{fileName}}`.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: models.md
    ---
    # {{name}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    ```
    <!-- too-many-members -->
    # the file declares too much

    A file may declare 10,000 resource types, types, mixins and documents, and contain 500,000 names
    and values, 150,000 of them in one list or mapping. An attribute, a relationship or a member of an
    object counts as three, long text as several, and the contents of an alias count each time. A list
    of types or names in one text may have 64 KiB. Larger schemas would take hours to compile. Split a
    large API into files that import each other. Declare objects that several places share in `types`,
    where they become one type.

    Wrong:

    > An object with a thousand members that 201 attributes repeat through an alias, `object: *big`.

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Address: { object: { street: String, zip?: String } }
    resources:
      people: { attributes: { home: Address, office: Address } }
    ```
    <!-- too-many-nodes -->
    # the file contains too many values

    A file may contain a million values as written and 100,000 anchors; split larger files. It may
    represent 10 million values once aliases are expanded, since a few lines of nested aliases can
    represent billions. Merge keys may copy up to half a million entries. Use fewer aliases: declare
    shared parts in `types` or in a mixin, where they are read only once.

    Wrong:

    > Thirty lines, each with two aliases of the line before: a billion values in total.

    Right:

    ```yaml
    schema: 1
    name: Blog
    mixins:
      timestamps: { attributes: { created-at: DateTime } }
    resources:
      articles: { with: [timestamps] }
      people: { with: [timestamps] }
    ```
    <!-- too-many-problems -->
    # there are more than a thousand errors

    Reading a file stops after a thousand YAML errors, and a run reports only the first thousand. Fix
    these and run the command again. If the file is not a schema, pass a different one.

    Wrong:

    > A file in which the same key appears 1,002 times.

    Right:

    ```yaml
    schema: 1
    name: Blog
    ```
    <!-- type-cycle -->
    # a type is defined in terms of itself

    An alias is another name for a type, and a transformed or validated type is based on another type.
    These definitions lead back to where they began, and never to an actual type. Correct one of the
    definitions; the labels show them all.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Slug: Path
      Path: Slug
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Slug: String
      Path: Slug
    ```
    <!-- uncapitalized-swift-name -->
    # the name of a type begins with a lowercase letter

    Swift types begin with a capital letter, and generated code relies on that to distinguish types
    from properties. Names derived from the wire are capitalized for you. This one comes from `swift:`,
    or it is the name of a document, which is used unchanged. Capitalize it; the name on the wire does
    not change.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { swift: article }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles: { swift: Article }
    ```
    <!-- unclosed-bracket -->
    # a bracket or a brace is not closed

    Every `[` needs a `]`, and every `{` a `}`. The message points to where the closing one was
    expected, which may be several lines after the opening one, and shows both places. If the bracket
    is part of the text, put the text in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
    ```
    <!-- unclosed-quote -->
    # a quote is not closed

    A quoted text continues until the matching quote, across any number of lines. Add the closing quote
    at the end of the text. To use a quote inside the text, write it twice in single quotes
    (`'It''s'`), or as `\"` in double quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    description: "Articles and comments.
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    description: "Articles and comments."
    ```
    <!-- undefined-alias -->
    # undefined alias

    `*name` repeats the value marked with `&name`, and the mark must come first. No such mark appears
    before this alias. Check the spelling, or move the marked value up. If the `*` is part of the text,
    put the text in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles:
        relationships:
          author: { one: people, links: *both }
          editor: { one: people, links: &both [self, related] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles:
        relationships:
          author: { one: people, links: &both [self, related] }
          editor: { one: people, links: *both }
    ```
    <!-- unformatted-schema -->
    # a schema is not formatted

    With `--check`, the command writes nothing and compares each schema with the output of
    `jsonapi-gen format`. The message lists the files that differ. Format and commit them; their
    meaning does not change. The exit code is 1.

    Wrong:

    > `jsonapi-gen format Schemas --check`, where a schema has its keys in another order.

    Right:

    > `jsonapi-gen format Schemas`, then the same with `--check`.
    <!-- unknown-include -->
    # an include path does not match the relationships

    An include path consists of relationships and begins at the primary data: `comments.author`
    includes the authors of the comments. A name in this path is not a relationship of the resources at
    that point, or the schema does not state its target. Attributes are always present and need not be
    included.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      ArticleList: { data: [articles], include: [authors] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people:
      articles: { relationships: { author: people } }
    documents:
      ArticleList: { data: [articles], include: [author] }
    ```
    <!-- unknown-key -->
    # unrecognized key

    Each part of a schema has a fixed set of keys. An unrecognized key is always an error, because your
    models would lack whatever it was meant to say. The message suggests the nearest key, and its note
    lists the keys that are allowed here. If YAML split text in two, the second half can look like a
    key: put the text in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        atributes: { title: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
    ```
    <!-- unknown-mixin -->
    # unknown mixin

    `with` adds the members of a mixin. A file can use its own mixins and those of the files it
    imports, but not those of other files in the run, so that a file always means the same. Check the
    spelling, or import the file that declares the mixin.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    mixins:
      timestamps: { attributes: { created-at: DateTime } }
    resources:
      articles: { with: [timestamp] }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    mixins:
      timestamps: { attributes: { created-at: DateTime } }
    resources:
      articles: { with: [timestamps] }
    ```
    <!-- unknown-parent -->
    # the parent in a path is unknown

    The path of a collection below a parent, `path: authors/{author}/books`, names the parent in
    braces: a to-one relationship of the resource type, or the type of the parent, in the plural or
    singular. Each call of the client takes the id of the parent.

    Wrong:

    ```yaml
    schema: 1
    name: Library
    resources:
      books:
        path: authors/{writer}/books
        relationships: { author: people }
      people:
        attributes: { name: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Library
    resources:
      books:
        path: authors/{author}/books
        relationships: { author: people }
      people:
        attributes: { name: String }
    ```
    <!-- unknown-sort -->
    # a sort does not name a sortable attribute

    A list can be sorted by an attribute, by `id`, or by an attribute of a related resource, as in
    `author.name`. This attribute does not exist. Do not write a direction: clients choose it with a
    `-`.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
        sorts: [-title]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes: { title: String }
        sorts: [title]
    ```
    <!-- unknown-target -->
    # unknown resource type

    Relationships and the primary data of documents refer to resource types. Use the name on the wire
    (`people`), not the name in Swift (`Person`). Resource types are declared under `resources`, in
    any file of the run. Types declared under `types` are not resource types: use them for attributes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people: { swift: Person }
      articles: { relationships: { author: Person } }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      people: { swift: Person }
      articles: { relationships: { author: people } }
    ```
    <!-- unknown-template-field -->
    # unknown field in a template

    A tag refers to a field of the record whose section contains it, or of an enclosing record. None of
    these has a field with this name. `Documentation/Templates.md` lists the fields of all records.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{nmae}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    ```
    <!-- unknown-template-record -->
    # unknown record in the front matter of a template

    `for:` says what a template generates files for: each `resource`, each `document`, each value
    `type`, or the `schema` as a whole.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: resources
    file: {{fileName}}.md
    ---
    # {{name}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: resource
    file: {{fileName}}.md
    ---
    # {{name}}
    ```
    <!-- unknown-template -->
    # a template includes another one that does not exist

    `{{> name}}` includes the template `name`: the file `name.mustache` in your folder, or otherwise
    the built-in one. `jsonapi-gen templates list` lists all templates.

    Wrong:

    `page.mustache`

    ```mustache
    ---
    for: schema
    file: {{name}}.md
    ---
    {{> documentaton}}
    ```

    Right:

    `page.mustache`

    ```mustache
    ---
    for: schema
    file: {{name}}.md
    ---
    {{> documentation}}
    ```
    <!-- unknown-type -->
    # unknown type

    The type of a value is a built-in type (`String`, `Int`, `DateTime`, `URL` and others) or a type
    declared in `types`, in any file of the run. Names are case-sensitive. The message suggests a type
    with a similar name, or the equivalent of a type from another language. Resource types are not
    types of values: refer to them with a relationship.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: Strng
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
    ```
    <!-- unknown-warning -->
    # `allow` lists something that is not a warning

    `allow` suppresses warnings in its file. It lists their identifiers, which appear in brackets at
    the end of each message. This identifier is misspelled, or it belongs to an error. Errors cannot be
    suppressed, because correct code could not be generated.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    allow: [digit-first-names]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    allow: [digit-first-name]
    ```
    <!-- unknown-word -->
    # unrecognized word

    Some keys accept a fixed set of words: `linkage` accepts `always`, `included` and `never`;
    `operations` accepts `list`, `get`, `create`, `update` and `delete`. This word is not one of them.
    The note lists them all, and the message suggests the nearest.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        operations: [list, read, create]
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        operations: [list, get, create]
    ```
    <!-- unquoted-nullable -->
    # `[…]?` and `{…}?` need quotes

    A question mark after a type means that the value may be null. YAML does not allow one after a
    bracket or a brace. Put the type in quotes, or use the long form with `nullable: true`; both mean
    the same. A to-many relationship is never null, so remove the question mark there.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: [String]?
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          tags: '[String]?'
          keywords: { type: [String], nullable: true }
    ```
    <!-- unquoted-text -->
    # YAML misreads text without quotes

    Some text needs quotes in YAML: `: ` separates a key from its value, `@` and a backtick are
    reserved, `*` and `&` begin aliases and anchors, and nothing can follow a closing bracket. Put the
    whole text in quotes. Inside single quotes, every character is literal; write a single quote twice.
    A longer text can follow `>-` on indented lines.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    description: Articles: their authors and comments.
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    description: 'Articles: their authors and comments.'
    ```
    <!-- unreached-schema -->
    # no operation uses a resource schema

    The components of the description have a resource schema that no document of an operation contains.
    It is omitted, because it is unknown whether responses or requests contain it. If the API does have
    it, add the resource type to the schema by hand.

    Wrong:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
        Person:
          properties:
            type: { const: people }
            attributes: { properties: { name: { type: string } } }
    ```

    Right:

    ```yaml
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
    components:
      schemas:
        Article:
          properties:
            type: { const: articles }
            id: { type: string }
            attributes:
              properties:
                title: { type: string }
    ```
    <!-- unsupported-tag -->
    # an unsupported tag, or a tag that does not match its value

    A word that begins with `!` is a tag, which sets the type of a value in YAML. The schema language
    determines types itself, so tags are not needed, and tags of other programs (`!!python/object`,
    `!Ref`) have no meaning here. Remove the tag. If the `!` is part of the text, put the text in
    quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    description: !important Read this first.
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    description: '!important Read this first.'
    ```
    <!-- unsupported-version -->
    # unsupported version of the schema language

    `schema: 1` states the version of the schema language, so that a later version can change the
    language without changing the meaning of your file. This generator reads version 1. If the file
    needs a later version, update the generator. The version of your API does not belong here.

    Wrong:

    ```yaml
    schema: 2.3
    name: Blog
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    ```
    <!-- unused-mixin -->
    # a mixin is not used

    A mixin adds its members to the resource types that list it in `with`. No resource type lists this
    one, so its members have no effect.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    mixins:
      timestamps: { attributes: { createdAt: DateTime } }
    resources:
      articles:
        attributes: { title: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    mixins:
      timestamps: { attributes: { createdAt: DateTime } }
    resources:
      articles:
        with: [timestamps]
        attributes: { title: String }
    ```
    <!-- unused-template -->
    # a template is not used

    The name of the file is not that of a built-in template, no template includes it, and it has no
    front matter. The name may be misspelled. Only `jsonapi-gen templates check` reports this.

    Wrong:

    `proprety.mustache`

    ```mustache
    {{access}}let {{name}}: {{type}}
    ```

    Right:

    `property.mustache`

    ```mustache
    {{access}}let {{name}}: {{type}}
    ```
    <!-- unused-type -->
    # a type is not used

    No resource type, mixin, document or default uses this type, directly or through another type. It
    adds useless code, and may mean that a member has the wrong type. Use the type or remove it.
    Schemas without resource types and documents are libraries for other schemas and are not checked.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    types:
      Color: { enum: [red, green] }
    resources:
      people:
        attributes: { favorite: String }
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    types:
      Color: { enum: [red, green] }
    resources:
      people:
        attributes: { favorite: Color }
    ```
    <!-- unusual-space -->
    # a special space character is used as a space

    Web pages and word processors use other kinds of spaces, such as the no-break space, which remain
    in copied text. YAML treats them as letters, so they neither indent a line nor separate a key from
    its value. Type an ordinary space instead; most editors can highlight the others. They are allowed
    inside text and in quotes.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
    ```
    <!-- unwritable-output -->
    # the models cannot be written

    Nothing was written; the message names the file or folder and says what to do. The output folder
    cannot be created or written, or the disk is full. Or the run would overwrite or delete something
    that may be yours: a file that the generator did not write, a generated file that was edited, or
    the files of another API. With `--force`, edited files and those of another API are replaced, but
    never your own files. The exit code is 73.

    Wrong:

    > `jsonapi-gen generate Schemas --output Sources`, where `Sources/Article.swift` is your own file
    > and `articles` is a resource type.

    Right:

    > `jsonapi-gen generate Schemas --output Sources/Models`
    <!-- wrong-indentation -->
    # a line has inconsistent indentation

    YAML derives structure from indentation. This line begins in a column in which nothing above it
    begins, or it is indented so far that it continues the text above. Begin it in the same column as
    the lines it belongs with.

    Wrong:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
       people:
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
      people:
    ```
    <!-- yaml-syntax -->
    # the file is not valid YAML

    A schema is a YAML file, and this one cannot be parsed. For example, a colon is missing, a `-` is
    in the wrong place, or it contains a merge conflict. The message says what was expected, and where.
    A file that cannot be parsed has no other diagnostics; other files of the schema are still checked.

    Wrong:

    ```yaml
    schema: 1
    name:Blog
    ```

    Right:

    ```yaml
    schema: 1
    name: Blog
    ```
    """###
  static let areas = ###"""
    # Every diagnostic, explained

    Each message of the generator ends with an identifier in brackets, such as `[unknown-type]`. Search this page for
    it, or run `jsonapi-gen explain unknown-type`. Each explanation has a schema that causes the diagnostic, and a
    corrected one.

    An error means that nothing is written. A warning can be suppressed: list it under `allow` in the schema, or add
    `--allow unused-type` to the command. [More about warnings](SchemaLanguage.md#diagnostics).

    The most common ones:

    unknown-type unknown-target unknown-key misplaced-question-mark malformed-type malformed-target unquoted-nullable
    wrong-indentation swift-name-collision unused-type

    All diagnostics, by area:

    ## Files

    empty-file unsupported-version name-disagrees invalid-import missing-import import-cycle
    conflicting-defaults unknown-warning

    ## Keys

    unknown-key missing-key misplaced-key duplicate-name

    ## Values

    expected-mapping expected-list expected-text expected-boolean expected-integer unknown-word
    empty-value empty-list repeated-value

    ## Question marks

    misplaced-question-mark contradictory-question-mark

    ## Names

    invalid-name invalid-type-name invalid-swift-name reserved-type-name reserved-member-name
    disallowed-name digit-first-name blank-in-name

    ## Types

    unknown-type missing-type malformed-type conflicting-types type-cycle infinite-type deep-type

    ## Enums and dates

    repeated-enum-value mixed-enum-values misplaced-format malformed-format

    ## Shapes and patterns

    indistinct-shapes misplaced-pattern malformed-pattern

    ## Types for ids, links, meta, errors and your own code

    invalid-id-type invalid-links-type invalid-meta-type invalid-errors-type formatted-wire-type
    conflicting-access

    ## Resources

    unknown-mixin unknown-sort invalid-page invalid-total invalid-path unknown-parent invalid-answer
    invalid-filter-pattern

    ## Relationships

    unknown-target malformed-target nullable-to-many conflicting-cardinality targetless-relationship
    empty-relationship identifier-meta-without-linkage invalid-inverse

    ## Documents

    conflicting-data unknown-include include-without-data include-outside-linkage invalid-linkage
    empty-document

    ## Names in Swift

    swift-name-collision file-name-collision long-swift-name no-swift-name reserved-swift-name
    uncapitalized-swift-name capitalized-swift-name

    ## Likely mistakes

    empty-resource one-way-relationship nothing-included not-camel-case missing-description unused-type
    unused-mixin repeated-shape deprecated-without-replacement near-default-document needless-atomic

    ## Text without quotes

    unquoted-text unquoted-nullable comment-after-text

    ## YAML

    yaml-syntax wrong-indentation tab-indentation unusual-space unclosed-bracket unclosed-quote
    duplicate-key complex-key second-document unsupported-tag illegal-character invalid-encoding

    ## JSON

    json-syntax duplicate-json-name json-limit

    ## Importing a description

    not-openapi several-files no-json-api lost-address lost-reference lost-untyped-resource
    unreached-schema lost-operation lost-name lost-member lost-target lost-union lost-recursion lost-depth
    lost-nullable-data lost-nullable-request lost-parameter lost-sort lost-include example-contradicts

    ## Anchors, aliases and merge keys

    undefined-alias alias-cycle illegal-merge

    ## Limits

    file-too-large nested-too-deeply too-many-nodes too-many-members too-many-problems

    ## Templates

    malformed-template malformed-front-matter unknown-template-field unknown-template
    unknown-template-record misused-template-field enclosing-template-field unused-template
    invalid-template-path template-path-collision endless-template oversized-template

    ## Inferring a schema

    payload-contradicts

    ## Running the command

    missing-schema missing-payload missing-configuration missing-templates missing-revision
    unwritable-output outdated-output broken-template unformatted-schema internal-error

    """###
}
