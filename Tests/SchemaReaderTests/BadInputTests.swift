import Diagnostics
import SchemaReader
import Testing

/// What each kind of bad file gets: the stated meaning, or diagnostics with their places.
///
/// What the diagnostics say is tested where each belongs; how large inputs fare, in
/// `HostileInputTests`.
struct BadInputTests {
  struct Input: Sendable {
    var name: String
    var bytes: [UInt8]
    /// `line:column identifier` of each diagnostic.
    var diagnostics: [String]

    init(_ name: String, _ text: String, _ diagnostics: [String] = []) {
      self.init(name, bytes: Array(text.utf8), diagnostics)
    }

    init(_ name: String, bytes: [UInt8], _ diagnostics: [String] = []) {
      self.name = name
      self.bytes = bytes
      self.diagnostics = diagnostics
    }
  }

  @Test("bad input is reported with place and identifier", arguments: files + yaml + scalars)
  func diagnostics(of input: Input) {
    let file = SourceFile(path: "test.yaml", bytes: input.bytes)
    let result = SchemaReader.read([file]) { _ in throw NoImports() }
    let found = result.diagnostics.map { diagnostic in
      "\(diagnostic.range.start.line):\(diagnostic.range.start.column) \(diagnostic.identifier)"
    }
    #expect(found == input.diagnostics, "\(input.name)")
    #expect((result.schema == nil) == !input.diagnostics.isEmpty, "\(input.name)")
  }

  private static let good = header + "resources:\n  as: { attributes: { a: Int } }\n"

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  static let files = [
    Input("an empty file", "", ["1:1 empty-file"]),
    Input("only comments", "# one\n# two\n", ["1:1 empty-file"]),
    Input("an empty document", "---\n...\n", ["1:1 empty-file"]),
    Input("a byte order mark", "\u{FEFF}" + good),
    Input("UTF-16, little end first", bytes: utf16(good, isBigEndian: false)),
    Input("UTF-16, big end first", bytes: utf16(good, isBigEndian: true)),
    Input(
      "half of UTF-16", bytes: utf16(good, isBigEndian: false) + [0x20],
      ["1:1 invalid-encoding"]),
    Input("no UTF-8", bytes: Array(header.utf8) + [0x61, 0xFF], ["3:2 invalid-encoding"]),
    Input("a NUL byte", header + "description: a\0b\n", ["3:15 illegal-character"]),
    Input("tabs in indentation", header + "resources:\n\tas: {}\n", ["4:1 tab-indentation"]),
    Input("CR LF", good.replacing("\n", with: "\r\n")),
    Input("CR", good.replacing("\n", with: "\r")),
    Input("CR, with a mistake", "schema: 1\rname: A\rx: y\r", ["3:1 unknown-key"]),
    Input("no YAML", header + "resources: }\n", ["3:12 yaml-syntax"]),
    Input("a list", "- schema: 1\n", ["1:1 expected-mapping"]),
    Input("a text", "schema\n", ["1:1 expected-mapping"]),
  ]

  static let yaml = [
    Input(
      "an alias cycle", header + "types:\n  A: &a { object: { b: *a } }\n", ["4:24 alias-cycle"]),
    Input("an undefined alias", header + "types: { A: *a }\n", ["3:13 undefined-alias"]),
    Input("a duplicate key", good + "name: B\n", ["5:1 duplicate-key"]),
    Input(
      "keys that differ by a question mark",
      header + "resources: { as: { meta: { a: Int, a?: Int"
        + " } } }\n", ["3:36 duplicate-name"]),
    Input(
      "a merged mapping",
      header + "resources:\n  as: &as { attributes: { a: Int } }\n  bs: { <<: *as, links: [self] }"
        + "\n"),
    Input(
      "merged mappings in a list",
      header + "resources:\n  as: &as { attributes: { a: Int } }\n  bs: { <<: [*as, { id: Int }] }"
        + "\n"),
    Input("a merged text", good + "<<: text\n", ["5:5 illegal-merge"]),
    Input("a list of texts, merged", good + "<<: [text]\n", ["5:6 illegal-merge"]),
    Input("nothing, merged", good + "<<:\n", ["5:4 illegal-merge"]),
    Input("merged twice", good + "<<: {}\n<<: {}\n", ["6:1 duplicate-key"]),
    Input("a merge of an unknown key", good + "<<: { x: y }\n", ["5:7 unknown-key"]),
    Input("two documents", good + "---\na: b\n", ["5:1 second-document"]),
    Input("the end of a document", good + "...\n"),
    Input("a version", "%YAML 1.1\n---\n" + good),
    Input("an unknown directive", "%FOO bar\n---\n" + good, ["1:1 yaml-syntax"]),
    Input("core tags", header + "resources: !!map { as: { description: !!str no } }\n"),
    Input("binary", header + "description: !!binary YQ==\n", ["3:14 unsupported-tag"]),
    Input(
      "a Python object", header + "description: !!python/object:os.system a\n",
      ["3:14 unsupported-tag"]),
    Input("an unknown tag", header + "description: !mine a\n", ["3:14 unsupported-tag"]),
    Input("a core tag elsewhere", header + "description: !!seq a\n", ["3:14 unsupported-tag"]),
    Input("a key that is a list", good + "? [a]\n: b\n", ["5:3 complex-key"]),
    Input("a key that is a mapping", good + "{ a: b }: c\n", ["5:1 complex-key"]),
  ]

  /// YAML reads these as other values; here they are taken literally.
  static let scalars =
    ["no", "on", "1_000", "0o17", "2001-01-01"].map {
      let attributes = "attributes: { \($0): Int }"
      return Input(
        $0, header + "allow: [digit-first-name]\nresources: { as: { \(attributes) } }\n")
    }
    + ["no", "on", "1_000", "0o17", "'12:30:45'", "2001-01-01", ".inf", "~", "null"].flatMap {
      [
        Input(
          "\($0) in an enum", header + "types: { E: { enum: [a, \($0)] } }\n",
          ["~", "null"].contains($0) ? ["3:25 expected-text"] : []),
        Input("\($0) described", header + "description: \($0)\n"),
      ]
    }
    + ["'12:30:45'", "~"].map {
      Input(
        "\($0) as a name", header + "resources: { as: { attributes: { \($0): Int } } }",
        ["3:34 invalid-name"])
    }
}
