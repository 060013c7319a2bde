import ResourceSchema

/// A line of another language that YAML cannot read, with its correction.
struct CommonLineMistake: Sendable {
  /// A regular expression for the line without its indentation, a `- ` before it and a comment
  /// after it.
  let pattern: String
  let message: String
  /// The corrected line. `$1` is the first group, `$t1` the first group as a type, `$k1` the first
  /// group as a type that the language must have, and `$a1` an array of the first group, nullable
  /// if the second group is a question mark. Empty if the correction takes more than one line.
  let right: String
  /// The advice, if it is another than to write the right line.
  let advice: String?
  /// A line that the pattern matches.
  let example: String

  init(
    _ pattern: String, _ message: String, right: String = "", advice: String? = nil,
    example: String
  ) {
    self.pattern = pattern
    self.message = message
    self.right = right
    self.advice = advice
    self.example = example
  }
}

extension CommonMistakes {
  private static let primitives = PrimitiveType.allCases.map(\.rawValue).joined(separator: "|")

  /// The first row with a correction that YAML can read is used, so the most certain rows come
  /// first.
  static let lines: [CommonLineMistake] = [
    .init(
      #"(?:--+|//+|;+|/\*+) *(.*?)(?: *\*/)?"#, "comments begin with `#`", right: "# $1",
      example: "-- the products"),
    .init(
      #"<!-- *(.*?) *-->"#, "comments begin with `#`", right: "# $1",
      example: "<!-- the products -->"),
    .init(
      #"(.*\S)([ \t]+)(?://|--+)( .*)"#, "comments begin with `#`", right: "$1$2#$3",
      advice: "write `#`", example: "attributes: // all of them"),
    .init(
      #"(|.*[\[{,] *)([\w-]+) *:\?+ *(\w.*|['\[{].*)"#, "put `?` before `:`",
      right: "$1$2?: $3", example: "nickname:? String"),
    .init(
      #"(.*[\[{,] *[\w-]+\??: *)\?(\w+)(.*)"#, "a `?` follows the type", right: "$1$2?$3",
      example: "{ nickname: ?String, size: Int }"),
    .init(
      #"([\w-]+): \? +([\w\[{].*)"#, "a `?` follows a name or a type",
      advice: "write `$1?: $2` if it may be absent, `$1: $2?` if it may be null",
      example: "nickname: ? String"),
    .init(
      #"((['"]?)[\w-]+\2): *(['"])([^'"]+)\3[,;]"#, "a line ends without a comma",
      right: "$1: $3$4$3", example: #""title": "String","#),
    .init(
      #"(.*[\]}])([,;])"#, "a line ends without a comma", right: "$1", advice: "remove `$2`",
      example: "tags: [String],"),
    .init(
      #"([\w-]+\??); +(\w+\??)"#, "expected `:` after the key", right: "$1: $2",
      example: "nickname?; String"),
    .init(
      #"(.*(?:: |[,\[]) *)([rRbBfFuU@$#]{1,2})(?:'([^']*)'|"([^"']*)")(.*)"#,
      "nothing can precede an opening quote", right: "$1'$3$4'$5",
      advice: "write `'$3$4'` without `$2`", example: #"pattern: r'\d{5}'"#),
    .init(
      #"`([^`]+)`:(.*)"#, "a name has no backticks in YAML", right: "$1:$2",
      advice: "write `$1` without them", example: "`default`: Bool"),
    .init(
      #"([^\s:]+): *"{3}(.*)"#, "a text of several lines takes no quotes",
      advice: "write `$1: |`, and the lines of the text below it, indented further",
      example: #"description: """A film."#),
    .init(
      #""""(.+?)""""#, "a description is a key", right: "description: \"$1\"",
      example: #""""A film.""""#),
    .init(
      #"([^\s:]+): *(['"])([^'"]+)\2\?"#, "a `?` cannot follow a quote", right: "$1: $3?",
      example: #"author: "people"?"#),
    .init(
      #"(['"])([^'"]+)\1\?:(.*)"#, "a `?` cannot follow a quote", right: "$2?:$3",
      advice: "write `$2?:` without quotes", example: #""name"?: String"#),
    .init(
      #"(['"])([^'":]+): *([^'":]+)\1,?"#, "quotes make one text of the name and its value",
      right: "$2: $3", advice: "remove the quotes: write `$2: $3`", example: "'name: String'"),
    .init(
      #"([^\s:]+): *(['"])([^'"]+)\2((?: *\|+ *\2[A-Z][^'"]*\2)+)"#,
      "types with `|` between them take no quotes", right: "$1: $3$u4",
      example: "size: 'String' | 'Int'"),
    .init(
      #"([^\s:]+): *\[([\w-]+)\]((?: *\| *\[[\w-]+\])+)"#,
      "one pair of brackets is around all types", right: "$1: [$2$b3]",
      example: "heirs: [people] | [companies]"),
    .init(
      #"([^\s:]+): *(['"])([^'"]+)\2((?: *\| *\2[^'"]+\2)+);?"#, "a choice of strings is an enum",
      right: "$1: { enum: [$3$c4] }", example: "status: 'open' | 'closed'"),
    .init(
      #"(attributes|relationships|object|meta|idMeta|filters): *\((\w+: .*)\)"#,
      "put keys with their values in braces", right: "$1: { $2 }",
      example: "attributes: (title: String, pages: Int)"),
    .init(
      #"([^\s:]+): *(['"])([^'"]+)\2((?:,? or \2[^'"]+\2|, *\2[^'"]+\2)+)"#,
      "a choice of strings is an enum", right: "$1: { enum: [$3$l4] }",
      example: "status: 'open' or 'closed'"),
    .init(
      #"(?=.*: \[?(?:\#(primitives))\b)(?!description|deprecated|example|format|pattern)([\w-]+\??): +([A-Z]\w*\??|\[\w+\]) +([\w-]+\??): +(\S+(?: +[\w-]+\??: +\S+)*)"#,
      "each key has a line of its own",
      advice: "write `$1: $2`, and on the next line `$3: $4`",
      example: "title: String pages: Int"),
    .init(
      #"([^\s:]+): *\((\w+: .*)\)"#, "several values with names are an object",
      right: "$1: { object: { $2 } }", example: "size: (width: Int, height: Int)"),
    .init(
      #"(.*\blinks: *)\{ *(\w+): *['"]?/[^'"]*?\}?['"]? *\}"#,
      "a link has no URL in a schema: the server sends it", right: "$1[$2]",
      example: "links: { self: /articles/{id} }"),
    .init(
      #"([\w-]+\??): +(object|enum|map|oneOf|struct|union)[ (]+([\[{].*[\]}])\)?"#,
      "a type that is more than a name is in braces", right: "$1: { $2: $3 }",
      example: "Money: object { amount: Decimal }"),
    .init(
      #"(.*\blinks: *\[)\*+\](.*)"#, "links that are not listed are written `...`",
      right: "$1...]$2", example: "links: [*]"),
    .init(
      #"(.*\blinks: *\[.*?), *\*+ *\](.*)"#, "links that are not listed are written `...`",
      right: "$1, ...]$2", example: "links: [self, *]"),
    .init(
      #"(.*\bfilters: *)(\w+)\[\w+\]( *\}?)"#, "a pattern of parameters needs quotes, and `{name}`",
      right: "$1'$2[{name}]'$3", example: "client: { filters: filter[name] }"),
    .init(
      #"(.*\b(?:pattern|regex): *)/([^'"]+?)/[a-z]*( *[,}].*|)"#,
      "a regular expression is a text in quotes, without slashes", right: "$1'$2'$3",
      example: "slug: { type: String, pattern: /[a-z]+/ }"),
    .init(
      #"([^\s:]+): *(\[[^\[\]]*\]|\{[^{}]*\}) *=.*"#, "a schema has no default values",
      right: "$1: $2", example: "tags: [String] = []"),
    .init(
      #"(.*[\[{,:] *|)([A-Za-z][\w-]*\??)(?: *(?=\{)| +(?=\[))(.*)"#, "missing `:` after `$2`",
      right: "$1$2: $3",
      example: "{ attributes { name: String } }"),
    .init(
      #"([^\s:]+): *(\w+)(\??) +@relation.*"#, "a type takes no directives",
      advice: "a relationship belongs under `relationships`: write `$1: $t2$3` there",
      example: "author: Author @relation(fields: [authorId])"),
    .init(
      #"([^\s:]+): *\[ *\w+ *: *([^\[\]]+)\]\?"#, "an object with arbitrary names is a `map`",
      right: "$1: { map: $t2, nullable: true }", example: "labels: [String: String]?"),
    .init(
      #"([^'"]*: *)(?:(")([^'"]+)(')|(')([^'"]+)("))"#,
      "the text begins with `$2$5` and ends with `$4$7`", right: "$1$2$5$3$6$2$5",
      example: "description: \"Articles'"),
    .init(
      #"([^\s:]+): *(?:Array|List|Set)<(\{.*\})>(\[\])?;?"#,
      "an array has its type in the brackets",
      right: "$1: [{ object: $2 }]", example: "sizes: Array<{ width: Int }>"),
    .init(
      #"([^\s:]+): *\[\] *(\w+)"#, "an array has its type in the brackets", right: "$1: [$t2]",
      example: "tags: []string"),
    .init(
      #"(.*: *)([\w-]+)\[\](\??)(.*)"#, "an array has its type in the brackets", right: "$1$a2$4",
      example: "{ tags: string[]?, size: Int }"),
    .init(
      #"([^\s:]+): *\[ *([^\]]+?)!? *\]!"#, "there is no `!`: values are never null without a `?`",
      right: "$1: [$t2]", example: "owners: [people!]!"),
    .init(
      #"(.*)[“”„](.*?)[“”](.*)"#, "`“` and `”` are not quotes in YAML", right: "$q0",
      advice: "write `\"`", example: "pattern: “[a-z]+”"),
    .init(
      #"(.*)[‘’‚](.*?)[‘’](.*)"#, "`‘` and `’` are not quotes in YAML", right: "$q0",
      advice: "write `'`", example: "pattern: ‘[a-z]+’"),
    .init(
      #"([^\s:：]+) *： *(.*)"#, "`：` is another character than `:`", right: "$1: $2",
      advice: "write `:`", example: "name： String"),
    .init(
      #"([^\s:(]+)\(.*\)(\??): *(.+)"#, "a name takes no parameters", right: "$1$2: $t3",
      example: "poster(size: Int): URL"),
    .init(
      #"([^\s:]+): *(\S+) +@deprecated\(reason: *(".*")\)"#, "`@deprecated` is not a key",
      right: "$1: { type: $t2, deprecated: $3 }",
      example: #"name: String @deprecated(reason: "Use title")"#),
    .init(
      #"([^\s:]+): *(\S+) +@\w+.*"#, "a type takes no directives", right: "$1: $t2",
      example: "email: String @length(max: 255)"),
    .init(
      #"(?:type|export type|typealias) +(\w+) *= *(.+?);?"#, "a type has no keyword and a `:`",
      right: "$1: $2", example: "type Size = { object: { width: Int } }"),
    .init(
      #"([^\s:=]+\??) *(?::=|=>|->|=) *(\{.*\}|\[.*\]|[^=>\s].*?)[;,]?"#,
      "expected `:` after the key",
      right: "$1: $2", example: "Size = { object: { width: Int } }"),
    .init(
      #"(?:readonly|public|private|var|let|const|val|final) +([^\s:]+): *(.+?);?"#,
      "a name takes no keyword", right: "$1: $t2", example: "const name: { type: String }:"),
    .init(
      #"([^\s:]+): *\((\w[^()]*)\)"#, "a list is written in brackets", right: "$1: [$2]",
      example: "enum: (red, green)"),
    .init(
      #"([^\s:]+): *(attributes|relationships|links|meta|object|enum|resources|types|documents)"#,
      "a key with other keys below it needs a line of its own",
      advice: "write `$1:`, and `$2:` on the next line, indented further",
      example: "products: attributes"),
    .init(
      #"(resources|types|documents|mixins|attributes|relationships): *([^\s:]+):"#,
      "a key with other keys below it needs a line of its own",
      advice: "write `$1:`, and `$2:` on the next line, indented further",
      example: "resources: products:"),
    .init(
      #"([^\s:]+): *([^:\s]+|\[[^:\]]*\]):"#, "there is a second `:` after the type",
      right: "$1: $2", advice: "remove the second `:`", example: "name: String:"),
    .init(
      #"([^'"]*[\[{][^'"]*)(['"])([^'",]+)(, *[\w-]+\??: .*)"#, "missing closing `$2`",
      right: "$1$2$3$2$4", example: "{ pattern: '[a-z]+, optional: true }"),
    .init(
      #"([^'"]*\[[^'"\[\]{}]*)(['"])([^'",\]]+)(,.*)"#, "missing closing `$2`",
      right: "$1$2$3$2$4", example: "with: ['stamps, others]"),
    .init(
      #"([^'"]*[\[{][^'"]*)(['"])([^'"]*[^\s'"])( +[}\]][ }\]]*)"#, "missing closing `$2`",
      right: "$1$2$3$2$4", example: "{ pattern: '[a-z]+ }"),
    .init(
      #"([^'"]*[\[{][^'"]*)(['"])([^'"]*[^\s'"\]}])([}\]][ }\]]*)"#, "missing closing `$2`",
      right: "$1$2$3$2$4", example: "with: ['stamps]"),
    .init(
      #"([^'"]*\{[^'"]*)(['"])([^'",]+)(, *.*)"#, "missing closing `$2`",
      right: "$1$2$3$2$4", example: "{ swift: 'Stamps, others"),
    .init(
      #"([^'"]*: *(?:\[|\{.*)?)(['"])([^'"]*)"#, "missing closing `$2`", right: "$1$2$3$2",
      example: "description: 'The products"),
    .init(#"(description|deprecated|example): .*"#, "", example: "description: A text: any"),
    .init(
      #"([^\s:]+): *([A-Z]\w*[?]?), *(\w+: .+)"#, "several keys are written in braces",
      right: "$1: { type: $2, $f3 }", example: "name: String, readOnly: true"),
    .init(
      #"([^\s:]+): *(\w[\w-]*\??: +[^{}]+)"#, "put keys on one line in braces",
      right: "$1: { $2 }", example: "attributes: name: String"),
    .init(
      #"([\w-]+\??) +([A-Za-z]\w*(?: *\(.*\))?(?: +[A-Za-z ]+)?),?"#, "missing `:` after `$1`",
      right: "$1: $k2", example: "name varchar(80) NOT NULL,"),
    .init(
      #"timestamps"#, "`timestamps` is not a word of the language",
      advice: "write the attributes: `createdAt: DateTime` and `updatedAt: DateTime`",
      example: "timestamps"),
    .init(
      #".*[\[{,] *:\w.*"#, "a value takes no `:` before it", right: "$s0",
      example: "enum: [:open, :paid]"),
    .init(
      #"\+( +)([^\s:]+:.*)"#, "a `+` of a diff is before the line", right: "$1$2",
      advice: "remove the `+`", example: "+      name: String"),
    .init(
      #"[*+•·–—−] +([^\s:]+:.*)"#, "a key takes no bullet", right: "$1", example: "* name: String"),
    .init(
      #"([*+•·–—−]) +(.*)"#, "the items of a list begin with `-`, not with `$1`", right: "- $2",
      example: "– name"),
    .init(
      #"(?:(\w+) +)?enum +(\w+).*\{"#, "an enum is written with `enum` after its name",
      advice: "write `$2: { enum: [first, second] }` below `types:`, with its values",
      example: "enum Genre {"),
    .init(
      #"(?:(\w+) +)?(type|interface|input|class|struct|model|message|table|create|def|func) +(\w+).*\{"#,
      "this is not YAML: keys end with `:`, and what belongs to them is indented",
      advice: "for a resource type, write its fields below `resources:`, its name and"
        + " `attributes:`; for another type, write `$3: { object: { … } }` below `types:`",
      example: "type Film {"),
  ]
}
