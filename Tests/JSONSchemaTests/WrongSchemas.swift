private let header = "schema: 1\nname: Wrong\n"

/// A schema with a resource type that has these lines.
private func article(_ lines: String) -> String {
  header + "resources:\n  people:\n  articles:\n"
    + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
}

private func attribute(_ text: String) -> String { article("attributes: { \(text) }") }

private func relationship(_ text: String) -> String { article("relationships: { \(text) }") }

private func type(_ text: String) -> String { header + "types: { \(text) }\n" }

private func document(_ text: String) -> String {
  header + "resources: { articles: }\ndocuments: { \(text) }\n"
}

/// Schemas that the reader and the JSON Schema refuse.
let wrongSchemas: [(name: String, text: String)] =
  wrongFiles + wrongTypes + wrongAttributes + wrongRelationships + wrongResources + wrongDocuments

private let wrongFiles: [(name: String, text: String)] = [
  ("no version", "name: Wrong\n"),
  ("a version that is to come", "schema: 2\nname: Wrong\n"),
  ("a list", "- schema: 1\n"),
  ("an unknown key", header + "resource: {}\n"),
  ("a marked key", "schema: 1\nname?: Wrong\n"),
  ("a name that is a list", "schema: 1\nname: [Wrong]\n"),
  ("imports that are no list", header + "imports: common.yaml\n"),
  ("an absolute import", header + "imports: [/common.yaml]\n"),
  ("an address as import", header + "imports: ['https://example.com/common.yaml']\n"),
  ("an import of something else", header + "imports: [common.json]\n"),
  ("an import with backslashes", header + "imports: ['a\\common.yaml']\n"),
  ("no imports", header + "imports: []\n"),
  ("an unknown warning", header + "allow: [digit-first-names]\n"),
  ("an error that is allowed", header + "allow: [unknown-key]\n"),
  ("resources that are a list", header + "resources: [articles]\n"),
  ("links of all documents", header + "defaults: { documents: { links: [self] } }\n"),
  ("a default linkage", header + "defaults: { relationships: { linkage: maybe } }\n"),
  ("an unknown default", header + "defaults: { link: [self] }\n"),
  ("an id of a type that no id has", header + "defaults: { id: Bool }\n"),
  ("a mixin with links", header + "mixins: { a: { links: [self] } }\n"),
  ("a mixin that may be missing", header + "mixins: { a?: }\n"),
]

private let wrongTypes: [(name: String, text: String)] = [
  ("a type that is nothing", type("Color: { description: Nothing. }")),
  ("a type that is two things", type("Color: { enum: [a], object: { b: String } }")),
  ("a type with a key of another", type("Color: { enum: [a], format: yyyy }")),
  ("a type of your own with a key of another", type("Color: { swift: Color, open: false }")),
  ("a transformer without types", type("Color: { transform: T }")),
  ("a validator without a type", type("Color: { validate: V }")),
  ("a name that Swift cannot have", type("favorite-color: { enum: [a] }")),
  ("a name that the language has", type("String: { enum: [a] }")),
  ("an optional type", type("Color?: { enum: [a] }")),
  ("an enum without values", type("Color: { enum: [] }")),
  ("an enum that is a text", type("Color: { enum: red }")),
  ("an enum of lists", type("Color: { enum: [[red]] }")),
  ("an enum value without a value", type("Color: { enum: { red: { swift: a } } }")),
  ("an enum value with an unknown key", type("Color: { enum: { red: { value: a, name: b } } }")),
  ("an alias that may be null", type("Slug: 'String?'")),
  ("an alias of an enum", type("Slug: { alias: { enum: [a] } }")),
  ("an alias of two types", type("Slug: [String, Int]")),
  ("a Swift type in brackets", type("Price: { swift: '[Money]' }")),
  ("open that is a word", type("Color: { enum: [a], open: maybe }")),
]

private let wrongAttributes: [(name: String, text: String)] = [
  ("attributes that are a list", article("attributes: [title]")),
  ("an attribute without a type", attribute("title: ")),
  ("a name that is no member's", attribute("'a,b': String")),
  ("a name with a blank at its end", attribute("'a ': String")),
  ("a name that begins with a dash", attribute("-a: String")),
  ("two question marks behind a name", attribute("a??: String")),
  ("two question marks behind a type", attribute("a: String??")),
  ("a generic type", attribute("a: Array<Int>")),
  ("a type with a dot", attribute("a: Money.Amount")),
  ("an array of two types", attribute("a: [String, Int]")),
  ("an array of nothing", attribute("a: []")),
  ("a number as type", attribute("a: 5")),
  ("an unknown key of an attribute", attribute("a: { type: String, read-only: true }")),
  ("an attribute with two types", attribute("a: { type: String, enum: [a] }")),
  ("an attribute that is nothing", attribute("a: { description: Nothing. }")),
  ("a boolean that is a number", attribute("a: { type: String, readOnly: 1 }")),
  ("a boolean that is a word", attribute("a: { type: String, optional: maybe }")),
  ("two kinds of access", attribute("a: { type: String, readOnly: true, writeOnly: true }")),
  ("one of several that is one", attribute("a: { oneOf: [String] }")),
  ("one of several that is a text", attribute("a: { oneOf: String | Int }")),
  ("one of several beside a type", attribute("a: { type: String, oneOf: [String, Int] }")),
  ("an unknown word for create", attribute("a: { type: String, create: true }")),
  ("a pattern without a type", attribute("a: { enum: [a], pattern: b }")),
  ("a bar at the end of a type", attribute("a: 'String |'")),
  ("open without an enum", attribute("a: { type: String, open: false }")),
  ("a format without a type", attribute("a: { enum: [a], format: yyyy }")),
  ("an object that is a list", attribute("a: { object: [b] }")),
  ("an object of nothing", attribute("a: { object: }")),
  ("a member with access", attribute("a: { object: { b: { type: String, writeOnly: true } } }")),
  ("a base that is relative", attribute("a: { type: URL, base: /media }")),
  ("a base with a query", attribute("a: { type: URL, base: 'https://a.b?c' }")),
  ("a base without a type", attribute("a: { enum: [a], base: 'https://a.b' }")),
  ("a type in a list with a description", attribute("a: [{ type: String, description: b }]")),
  ("deprecated without advice", attribute("a: { type: String, deprecated: true }")),
  ("a description that is a list", attribute("a: { type: String, description: [b] }")),
  ("a name in Swift with a dash", attribute("a: { type: String, swift: b-c }")),
]

private let wrongRelationships: [(name: String, text: String)] = [
  ("a relationship to nothing", relationship("author: ")),
  ("many that may be null", relationship("author: '[people]?'")),
  ("several types in a list", relationship("author: [people, articles]")),
  ("a question mark inside a union", relationship("author: people? | articles")),
  ("a bar at the end", relationship("author: 'people |'")),
  ("one and many", relationship("author: { one: people, many: people }")),
  ("one that is a list", relationship("author: { one: [people] }")),
  ("many that is a list", relationship("author: { many: [people] }")),
  ("many that may be missing", relationship("author: { many: people? }")),
  ("an unknown linkage", relationship("author: { one: people, linkage: sometimes }")),
  ("neither linkage nor links nor meta", relationship("author: { description: Nothing. }")),
  ("an inverse without a target", relationship("author: { links: [self], inverse: articles }")),
  ("identifier meta without a target", relationship("a: { links: [self], idMeta: { b: Int } }")),
  ("links in a word that is no name", relationship("author: { one: people, links: 'a b' }")),
  ("links that are no names", relationship("author: { one: people, links: [{ self: {} }] }")),
  ("a link with an unknown key", relationship("a: { links: { self: { href: String } } }")),
  ("links twice", relationship("a: { links: [self], links?: [self] }")),
  ("meta without members", relationship("a: { one: people, meta: {} }")),
  ("meta that may be null", relationship("a: { one: people, meta: Rank? }")),
]

private let wrongResources: [(name: String, text: String)] = [
  ("an unknown key of a resource", article("attribute: { a: String }")),
  ("a resource type that may be missing", header + "resources: { articles?: }\n"),
  ("a resource type called none", header + "resources: { none: }\n"),
  ("a resource type called any", header + "resources: { any: }\n"),
  ("a resource type with a slash", header + "resources: { a/b: }\n"),
  ("a resource that is a text", header + "resources: { articles: yes }\n"),
  ("an unknown operation", article("operations: [list, destroy]")),
  ("an operation twice", article("operations: [list, list]")),
  ("an unknown word for ids", article("clientIds: sometimes")),
  ("a page without style", article("page: { size: 20 }")),
  ("a page of no resources", article("page: { style: number, size: 0 }")),
  ("a page of a word", article("page: { style: number, size: many }")),
  ("a page that is a word", article("page: number")),
  ("a filter that may be missing", article("filters: { a?: String }")),
  ("a filter without a type", article("filters: { a: { operators: [eq] } }")),
  ("sorts that are a text", article("sorts: title")),
  ("mixins that are a text", article("with: timestamps")),
  ("includes beyond any depth", article("includes: 101")),
  ("a path with an end missing", article("includes: [author.]")),
]

private let wrongDocuments: [(name: String, text: String)] = [
  ("a document without data", document("A: { meta: { a: Int } }")),
  ("a document of nothing", document("A: ")),
  ("a document with data and linkage", document("A: { data: articles, linkage: articles.a }")),
  ("a linkage of a resource type", document("A: { linkage: articles }")),
  ("a document whose name is no type", document("article-list: { data: articles }")),
  ("a document that may be missing", document("A?: { data: articles }")),
  ("data that is many times many", document("A: { data: [[articles]] }")),
  ("data with keys", document("A: { data: { many: articles } }")),
  ("an unknown word for jsonapi", document("A: { data: articles, jsonapi: all }")),
  ("jsonapi without meta", document("A: { data: articles, jsonapi: {} }")),
  ("errors of a list", document("A: { data: articles, errors: [Error] }")),
  ("an include that is a text", document("A: { data: articles, include: author }")),
  ("a sparse linkage", document("A: { linkage: articles.a, sparse: true }")),
  ("an unknown key of a document", document("A: { data: articles, includes: [author] }")),
]

/// Schemas that only the reader can refuse: what they say is no mistake in another schema, or no
/// longer to be told when YAML is read.
let readersMatters: [(name: String, text: String)] = [
  ("a type that nobody declares", attribute("a: Strng")),
  ("a target that nobody declares", relationship("author: peple")),
  ("a mixin that nobody declares", article("with: [timestamps]")),
  ("links that are not declared", relationship("author: { one: people, links: all }")),
  ("an include of no relationship", document("A: { data: articles, include: [author] }")),
  ("a sort by no attribute", article("sorts: [title]")),
  ("brackets that do not close", attribute("a: '[[String]'")),
  ("a pattern that cannot be read back", attribute("a: { type: DateTime, format: hh }")),
  ("a base of another type", attribute("a: { type: String, base: 'https://a.b' }")),
  ("any beside another type", relationship("author: any | people")),
  ("a sparse document of two types", document("A: { data: articles | any, sparse: true }")),
  ("an ellipsis with keys", article("links: { self: {}, …: { nullable: true } }")),
  ("a format of another type", attribute("a: { type: Day, format: yyyy }")),
  ("two types of one shape", attribute("a: DateTime | String")),
  ("a pattern that is no regular expression", attribute("a: { type: String, pattern: '[' }")),
  ("a number in a form of its own", attribute("a: { type: Int, format: hex }")),
  ("create beside its opposite", attribute("a: { type: Int, readOnly: true, create: optional }")),
  ("a mark and its opposite", attribute("a?: { type: String, optional: false }")),
  ("a page larger than the largest", article("page: { style: number, size: 20, max: 10 }")),
  ("texts and numbers in one enum", type("Color: { enum: [red, 1] }")),
  ("a value twice", type("Color: { enum: [red, red] }")),
  ("a type within itself", type("A: { object: { a: A } }")),
  (
    "an attribute and a relationship of one name",
    article("attributes: { a: String }\nrelationships: { a: people }")
  ),
  ("a text that is empty, not null", "schema: 1\nname:\n"),
  ("a number written otherwise", article("page: { style: number, size: 0x10 }")),
]

let wrongConfigurations: [(name: String, text: String)] = [
  ("a list", "- Schemas\n"),
  ("an unknown key", "schema: Schemas\n"),
  ("schemas that are a text", "schemas: Schemas\n"),
  ("no schemas", "schemas: []\n"),
  ("several outputs", "output: [Models]\n"),
  ("an unknown warning", "allow: [empty-documents]\n"),
  ("an error that is allowed", "allow: [unknown-key]\n"),
  ("an unknown access level", "swift: { access: open }\n"),
  ("an unknown style", "swift: { indentation: 2 }\n"),
  ("a style in a word", "swift: internal\n"),
  ("a namespace with a space", "swift: { namespace: Blog API }\n"),
  ("a namespace with a small letter", "swift: { namespace: blog }\n"),
  ("a namespace that is a module", "swift: { namespace: Swift }\n"),
  ("strictness in words", "strict: very\n"),
]
