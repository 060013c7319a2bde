import Diagnostics
import Testing
import YAMLSource

/// The reader makes of a text what libyaml makes of it, or refuses it for a reason that the
/// language states.
@Suite("Agreement with libyaml")
struct LibYAMLAgreementTests {
  /// What the language refuses although it is YAML.
  static let limits: Set<YAMLDiagnostic> = [
    .aliasCycle, .complexKey, .duplicateKey, .illegalMerge, .secondDocument, .undefinedAlias,
    .unsupportedTag,
  ]

  @Test(
    "events are those of libyaml for the YAML test suite",
    .enabled(
      if: !YAMLTestSuite.cases.isEmpty,
      "The YAML test suite is not here: Scripts/fetch-yaml-test-suite fetches it."))
  func suite() {
    var refused: [String: [String]] = [:]
    var equal = 0
    var accepted = 0
    for testCase in YAMLTestSuite.cases {
      let file = SourceFile(path: "in.yaml", bytes: testCase.bytes)
      guard let parser = LibYAMLParser(testCase.bytes) else {
        #expect(!YAMLReader.read(file).diagnostics.isEmpty, "\(testCase.name)")
        continue
      }
      accepted += 1
      switch Self.comparison(of: file, with: parser) {
      case .equal: equal += 1
      case .refused(let kinds):
        for kind in kinds { refused[kind.rawValue, default: []].append(testCase.name) }
      case .different(let message): Issue.record("\(testCase.name): \(message)")
      }
    }
    #expect(YAMLTestSuite.cases.count >= 400)
    #expect(accepted >= 270)
    #expect(equal >= 225)
    print(
      "YAML test suite: \(YAMLTestSuite.cases.count) cases, \(accepted) that libyaml accepts, "
        + "\(equal) with the same events; refused by the language:")
    for (kind, names) in refused.sorted(by: { $0.key < $1.key }) {
      print("  \(kind) (\(names.count)): \(names.joined(separator: " "))")
    }
  }

  @Test("events are those of libyaml for texts of our own", arguments: texts)
  func ownTexts(text: String) {
    let file = SourceFile(path: "in.yaml", text: text)
    guard let parser = LibYAMLParser(file.bytes) else {
      Issue.record("libyaml refuses it")
      return
    }
    let result = YAMLReader.read(file)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(YAMLEvents(result.root, in: file) == parser.events)
  }

  private enum Comparison {
    case equal
    case refused(Set<YAMLDiagnostic>)
    case different(String)
  }

  private static func comparison(of file: SourceFile, with parser: LibYAMLParser) -> Comparison {
    let result = YAMLReader.read(file)
    let kinds = Set(result.diagnostics.compactMap(\.kind))
    let others = kinds.subtracting(limits)
    guard others.isEmpty else {
      return .different(result.diagnostics.map(\.message).joined(separator: "; "))
    }
    // Of several documents the first is read.
    if kinds.isEmpty || kinds == [.secondDocument] {
      let events = YAMLEvents(result.root, in: file)
      if events != parser.events {
        return .different("\(events)\ninstead of\n\(parser.events)")
      }
    }
    return kinds.isEmpty ? .equal : .refused(kinds)
  }
}

extension LibYAMLAgreementTests {
  static let texts = [
    "",
    "# nothing but this",
    "---",
    "---\n...\n",
    "plain",
    "--- plain\n",
    "%YAML 1.1\n---\na: b\n",
    "a: b # comment\n# comment\nc: d\n",
    "a:\n- b\n- c\n",
    "a:\n  - b\n  -\n    c: d\n    e:\n  - - f\n    - g\n",
    "- a\n-\n- ''\n- ~\n- null\n",
    "[a, [b, {c: d}], e: f, ]",
    "{a: b, 'c': \"d\", e, f: , }",
    "{a: [b,\n    c], d:\n  e}\n",
    "a: one\n  two\n\n  three\n",
    "'it''s': 'two\n\n  lines'\n",
    "\"a\\tb\": \"\\x41\\u00e9\\U0001F389 \\\"quoted\\\" \\\n  joined\"\n",
    "a: |\n  one\n   two\n\n  three\n\nb: >\n  one\n  two\n\n  three\n\n",
    "a: |-\n  one\n\nb: |+\n  two\n\nc: >2-\n    three\n",
    "a: >-\n\n  one\n  two\n   three\n  four\n",
    "? key\n: value\n? other\n",
    "? >-\n  long\n  key\n: value\n",
    "base: &base {a: b}\nother: *base\n",
    "- &x scalar\n- *x\n- &x [again]\n- *x\n",
    "&key a: *key\nc: &value d\n*value : e\n",
    "a: !!str 1\nb: !!map {c: !!seq [d]}\ne: !!int 3\nf: ! g\n",
    "a:\tb\n",
    "a: b\r\nc:\r\n  - d\r\n",
    "a: b\rc: d\r",
    "no: on\nyes: off\n1_000: 0o17\n12:30:45: 2001-01-01\n.inf: .nan\n~: ~\n",
    "url: http://example.org/a#b\nat: a:b\n",
    "'*/': '\\(x)'\n'\"\"\"#': '#if'\n",
    "日本: 🎉\n\"\u{202E}abc\": 'a\u{200D}b'\n",
    "a: b\u{2028}  c\n",
    "a: 'b\u{85}c'\n",
    "  indented: a\n  too: b\n",
    "a: -b\n-c: d\n?e: f\n:g: h\n",
    "[-1, ?a, b?]",
    "a: [\n# comment\nb, # another\n]\n",
    "a: b\n...\n# the end\n",
  ]
}
