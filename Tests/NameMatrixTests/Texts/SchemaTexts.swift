/// The texts that go into every place of a schema.
enum SchemaTexts {
  /// What is something else in YAML, in Swift, in a template, or on a screen.
  static let hostile: [SchemaText] =
    scalars.map(SchemaText.plain) + (scalars + strange).map(SchemaText.quoted)

  static let all = hostile + words

  /// What is something else in a Swift source, where it would be a name.
  static let words: [SchemaText] = {
    var known = Set(scalars + strange)
    return (SwiftWords.all + RuntimeNames.all).filter { known.insert($0).inserted }
      .map(SchemaText.quoted)
  }()

  /// The first of them.
  static let keywords: [SchemaText] = {
    let keywords = Set(SwiftWords.keywords)
    return words.filter { keywords.contains($0.value) }
  }()

  /// What YAML takes for booleans, numbers, times and nothing where it is not quoted.
  private static let scalars = [
    "no", "on", "yes", "off", "y", "1_000", "0o17", "0x1F", "12:30:45", "2001-01-01", ".inf",
    ".NaN", "~", "null", "true", "1.10", "1e3", "007",
  ]

  /// Their letters differ, so that they are different names in Swift as well.
  private static let strange = [
    "", " ", "  two  words  ", "three words", "new\nline", "carriage\rreturn", "both\r\nof them",
    "tab\tstop", "nul\0byte", "\u{7F}", "quote\"d", "'", "back\\slash", "\\", "/*", "*/", "//",
    "///", "\\(self)", "\\u{41}", "\"\"\"", "\"\"\"#", "#\"", "#if", "#endif",
    "#sourceLocation(file: \"f\", line: 1)", "#else", "@main", "`", "``x``", "`class`", "$0",
    "$value", "{{name}}", "{{#section}}", "{{/section}}", "{{{raw}}}", "{{.}}",
    "line\u{2028}separator", "paragraph\u{2029}separator", "next\u{85}line", "\u{FEFF}mark",
    "zero\u{200B}width", "joined\u{200D}up", "not\u{200C}joined", "\u{202E}right", "\u{200F}left",
    "soft\u{AD}hyphen", "\u{E000}", "no\u{FFFF}character", "\u{1F600}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "3d", "62x62", "1", "-1",
    "\u{0663}", "\u{00B2}", "caf\u{E9}", "cafe\u{301}", "\u{E9}", "e\u{301}", "\u{301}", "\u{130}",
    "\u{DF}", "\u{1C5}", "\u{FB01}", "日本語", "مرحبا", "l·l", "ª", "?", "maybe?", "[list]", "{map}",
    "one|other", "Money.Amount", ".", "..", "/", "path/of", "key: value", "text #comment", "# all",
    "- item", "& anchor", "*alias", "!tag", "%directive", ">", "|", ",", "comma,ed", "(call)",
    "<angle>", "is=equal", "dash-ed", "-", "--", "_", "__", "_before", "after_", "after-",
    "- Parameter p: q", "```", "<!-- html", "CON", "nul", String(repeating: "long", count: 75),
    String(repeating: "wide ", count: 75), String(repeating: "huge", count: 600),
  ]
}
