import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import TestWorkspace
import Testing

/// No text crashes the reader or keeps it busy without end.
struct HostileInputTests {
  @Test("types that are nested too deeply have one diagnostic")
  func typesNestedBeyondReason() {
    for (depth, identifier) in [(30_000, "malformed-type"), (100_000, "too-many-members")] {
      let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(identifiers(header + article("attributes: { a: '\(brackets)' }")) == [identifier])
    }
    let nested =
      String(repeating: "{ object: { a: ", count: 60) + "Int" + String(repeating: " } }", count: 60)
    #expect(identifiers(header + article("attributes: { a: \(nested) }")) == [])
  }

  @Test("long chains of aliases and objects have one diagnostic")
  func chainsOfAliasesAndObjects() {
    let count = 3_000
    let aliases = (0..<count).map { "  T\($0): T\($0 + 1)\n" }.joined() + "  T\(count): T0\n"
    #expect(identifiers(header + "types:\n" + aliases) == ["type-cycle"])
    let objects =
      (0..<count).map { "  T\($0): { object: { a: T\($0 + 1) } }\n" }.joined()
      + "  T\(count): { object: { a: T0 } }\n"
    #expect(identifiers(header + "types:\n" + objects) == ["infinite-type"])
  }

  @Test("a chain of types has a maximum length")
  func aChainOfTypesIsShort() {
    func chain(_ count: Int) -> String {
      (0..<count).map { "  T\($0): [T\($0 + 1)]\n" }.joined() + "  T\(count): String\n"
    }
    #expect(identifiers(header + "types:\n" + chain(31)) == [])
    #expect(identifiers(header + "types:\n" + chain(3_000)) == ["deep-type"])
    expectDiagnostic(
      in: "types:\n  1️⃣T2️⃣: T0\n  U: T\n"
        + (0..<63).map { "  T\($0): T\($0 + 1)\n" }.joined() + "  T63: String\n",
      .deepType,
      "the type is more than 64 steps away from its definition, by names, arrays and maps",
      help: "base it on a type that is closer to the definition")
  }

  /// Looking for each of thousands of names among thousands took minutes.
  @Test("only some of many unknown names have a suggestion")
  func someOfManyUnknownNamesHaveASuggestion() {
    let count = 300
    func names(_ prefix: String) -> [String] { (0..<count).map { "\(prefix)-\($0)" } }
    func expectFewSuggestions(_ body: String) {
      let file = SourceFile(path: "test.yaml", text: header + body)
      let diagnostics = SchemaReader.read([file]) { _ in throw NoImports() }.diagnostics
      #expect(diagnostics.count == count)
      #expect((1...100).contains(diagnostics.count { $0.suggestion != nil }))
    }
    let attributes = names("attribute").map { "  \($0): Int\n" }.joined()
    let sorts = names("atribute").joined(separator: ", ")
    expectFewSuggestions(article("attributes:\n\(attributes)\nsorts: [\(sorts)]"))
    let mixins = names("mixin").map { "  \($0): {}\n" }.joined()
    let with = names("mixim").joined(separator: ", ")
    expectFewSuggestions(article("with: [\(with)]") + "mixins:\n" + mixins)
    let types = names("Type").map { "  \($0.filter { $0 != "-" }): String\n" }.joined()
    let users = names("Tipe").map { "  a\($0): \($0.filter { $0 != "-" })\n" }.joined()
    expectFewSuggestions(article("attributes:\n" + users) + "types:\n" + types)
  }

  @Test("long unions and paths are read quickly")
  func longUnionsAndPaths() {
    let union = (0..<900).map { "ä\($0)" }.joined(separator: " | ")
    let text = header + article("relationships: { a: \(union) }")
    #expect(identifiers(text).count == 900)
    let path = Array(repeating: "next", count: 13_000).joined(separator: ".")
    let lines = article("relationships: { next: articles }\nincludes: [\(path)]")
    #expect(identifiers(header + lines) == [])
  }

  @Test("a union with thousands of types of one shape is reported a few times")
  func largeUnion() {
    let members = Array(repeating: "Int", count: 5_000).joined(separator: ", ")
    let found = identifiers(header + "types: { U: { oneOf: [\(members)] } }\n")
    #expect(found.count { $0 == "indistinct-shapes" } == 10)
  }

  @Test("files that import each other are reported once each")
  func manyCycles() {
    let names = (0..<60).map { "f\($0).yaml" }
    let files = names.map { name in
      let others = names.filter { $0 != name }.joined(separator: ", ")
      return SourceFile(path: name, text: header + "imports: [\(others)]\n")
    }
    let result = SchemaReader.read([files[0]]) { path in
      try #require(files.first { $0.path == path })
    }
    #expect(result.files.count == 60)
    #expect(result.diagnostics.count < 60)
    #expect(result.diagnostics.allSatisfy { $0.identifier == "import-cycle" })
    #expect(result.diagnostics.allSatisfy { $0.labels.count == 1 })
  }

  @Test("aliases that multiply have a limit")
  func aliasesThatMultiply() {
    var text = header + "types:\n  A0: &a0 { object: { a: Int } }\n"
    for level in 1...5 {
      let members = (0..<12).map { "m\($0): *a\(level - 1)" }.joined(separator: ", ")
      text += "  A\(level): &a\(level) { object: { \(members) } }\n"
    }
    #expect(identifiers(text).contains("too-many-members"))
  }

  @Test("texts that are too long have one diagnostic")
  func textsBeyondReason() {
    let long = String(repeating: "k", count: 70_000)
    for body in [
      "attributes: { a: \(long) }", "relationships: { a: \(long) }", "includes: [\(long)]",
    ] {
      #expect(identifiers(header + article(body)) == ["too-many-members"])
    }
    expectDiagnostic(
      in: "documents: { D: { data: articles, include: [1️⃣'\(long)'2️⃣] } }\n" + article("{}"),
      .tooManyMembers, "the text has more than 65536 bytes, too many for types or names")
  }

  @Test("the number of members and declarations has a limit")
  func moreThanAFileDescribes() {
    let names = (0..<100_001).map { "k\($0): Int" }.joined(separator: ", ")
    #expect(identifiers(header + article("attributes: { \(names) }")) == [])
    let keys = { (count: Int) in (0..<count).map { "  k\($0):\n" }.joined() }
    #expect(identifiers(header + "resources:\n" + keys(10_000)) == [])
    expectDiagnostic(
      in: "resources:\n" + keys(10_000) + "  1️⃣more2️⃣:\n", .tooManyMembers,
      "the file declares more than 10000 resources, types, mixins and documents",
      help: "split it, and import the parts")
    let values = (0..<150_000).map { "k\($0)" }.joined(separator: ",")
    expectDiagnostic(
      in: "types: { E: { enum: [\(values),1️⃣more2️⃣,last] } }\n", .tooManyMembers,
      "a list or a mapping has more than 150000 elements", help: "split it, and import the parts")
    // The keys down to the mixin and its name are names as well, and a member counts three times.
    let aliases = (1..<166).map { "  m\($0): { attributes: *a }\n" }.joined()
    let members = (0..<1_000).map { "k\($0): Int" }.joined(separator: ", ")
    expectDiagnostic(
      in: "mixins:\n  m0: { attributes: &a { \(members) } }\n\(aliases)"
        + "  last: { attributes: { \((0..<554).map { "k\($0): Int" }.joined(separator: ", ")),"
        + " 1️⃣more2️⃣: Int } }\n",
      .tooManyMembers,
      "the file has more than 500000 names and values (a member or a long text counts as several,"
        + " and what an alias repeats counts at each alias)",
      help: "split it, and import the parts")
  }

  @Test("5,000 resource types in the long form are read", arguments: [false, true])
  func largeAPI(isLong: Bool) {
    func type(_ type: String) -> String {
      isLong
        ? "{ type: \(type), description: What it is., readOnly: true, optional: true }" : type
    }
    let count = TestExtent.count(all: 5_000, sample: 1_000)
    var text = header + "resources:\n"
    for number in 0..<count {
      text += "  things\(number):\n    description: The things.\n    attributes:\n"
      for member in 0..<10 { text += "      member\(member): \(type("String"))\n" }
      text += "    relationships:\n"
      for member in 0..<3 {
        let target = "things\((number + member + 1) % count)"
        let end = isLong ? "{ one: \(target), links: [self, related], readOnly: true }" : target
        text += "      end\(member): \(end)\n"
      }
    }
    #expect(identifiers(text) == [])
  }

  @Test("a line of megabytes is read")
  func aLineOfMegabytes() {
    let count = TestExtent.count(all: 2_000_000, sample: 200_000)
    let line = String(repeating: "word ", count: count)
    #expect(identifiers(header + "description: \(line)\n" + article("{}")) == [])
    #expect(identifiers(header + "# \(line)\n" + article("{}")) == [])
    #expect(identifiers(header + article("attributes: { a: \(line) }")) == ["too-many-members"])
  }

  @Test("only the first thousand errors are reported")
  func errorsHaveALimit() {
    let unknown = (0..<150_001).map { "k\($0): v\n" }.joined()
    #expect(identifiers(header + article("{}") + unknown) == ["too-many-members"])
    let wrong = (0..<2_000).map { "    k\($0): Strng\n" }.joined()
    let found = identifiers(header + article("attributes:\n" + wrong))
    #expect(found.count == 1_001)
    #expect(found.last == "too-many-problems")
  }

  @Test("thousands of names with spaces, and without values, are read")
  func namesWithSpaces() {
    let count = TestExtent.count(all: 4_000, sample: 1_001)
    let names = (0..<count).map { "  first name\($0):\n" }.joined()
    #expect(identifiers(header + article("attributes:\n" + names)).last == "too-many-problems")
  }

  @Test("each error that is shown has its help, however many there are")
  func shownErrorsHaveHelp() {
    let wrong = (0..<2_000).map { "  k\($0): { type: String, required: true }\n" }.joined()
    let file = SourceFile(path: "test.yaml", text: header + article("attributes:\n" + wrong))
    let diagnostics = SchemaReader.read([file]) { _ in throw NoImports() }.diagnostics
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics.allSatisfy { $0.suggestion != nil })
  }

  @Test("mutated schemas are read without a crash")
  func mutatedSchemas() {
    let schema = Array(
      (header + """
        imports: [test.yaml]
        defaults: { id: Key, links: [self?], meta: M, errors: E, jsonapi: { meta: M } }
        types:
          Key: { alias: String }
          M: { object: { a?: "[Int]?", b: { enum: { x: 1 }, open: false } } }
          E: { swift: A.B, import: C }
          T: { transform: X, from: '{ map: Int }', to: Y }
        mixins: { m: { attributes: { at: { type: DateTime, format: "yyyy'T'" } } } }
        resources:
          as:
            with: [m]
            relationships: { b: as | bs?, c: { many: as, linkage: included, inverse: c } }
            filters: { a: { type: as, operators: [eq] } }
            page: { style: number, size: 1 }
            sorts: [at, b.at]
          bs: { links: { self: { meta: M } } }
        documents:
          D: { data: '[as | bs]', include: [b.c] }
          L: { linkage: as.c, include: [c.b] }
        """).utf8)
    var random = SplitMix(state: 7)
    let pieces = [
      "?", "[", "]", "{", "}", ":", ",", "|", "'", "\"", "\n", "  ", "#", "&a ", "*a", "é",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<TestExtent.count(all: 3_000, sample: 150) {
      var bytes = schema
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
        let piece = pieces.randomElement(using: &random) ?? []
        bytes.replaceSubrange(place..<end, with: piece)
      }
      let file = SourceFile(path: "test.yaml", bytes: bytes)
      let result = SchemaReader.read([file]) { _ in throw NoImports() }
      let text = DiagnosticText.render(result.diagnostics, files: result.files)
      #expect(text.isEmpty == result.diagnostics.isEmpty)
      #expect(result.schema == nil || result.diagnostics.allSatisfy { $0.severity == .warning })
    }
  }

  /// Expects one diagnostic, an error from 1️⃣ to 2️⃣ without labels.
  private func expectDiagnostic(
    in body: String, _ identifier: DiagnosticIdentifier, _ message: String, help: String? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(header + body)
    let result = SchemaReader.read([text.file]) { _ in throw NoImports() }
    #expect(
      result.diagnostics.map(\.identifier) == [identifier.identifier], sourceLocation: location)
    #expect(result.diagnostics.map(\.severity) == [.error], sourceLocation: location)
    #expect(result.diagnostics.map(\.message) == [message], sourceLocation: location)
    #expect(result.diagnostics.map(\.range) == [text.range("1️⃣", "2️⃣")], sourceLocation: location)
    #expect(result.diagnostics.first?.labels == [], sourceLocation: location)
    if let help { #expect(result.diagnostics.first?.suggestion == help, sourceLocation: location) }
    #expect(result.schema == nil, sourceLocation: location)
  }
}
