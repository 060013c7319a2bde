import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// The lines with which a schema begins.
struct SchemaHeaderTests {
  private func expect(
    _ text: String, _ identifier: DiagnosticIdentifier, _ message: String, help: String? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(text)
    let result = SchemaReader.read([text.file]) { _ in throw NoImports() }
    expectDiagnostic(result, in: text, identifier, message, help: help, location)
  }

  @Test("a schema has a name and a description")
  func nameAndDescription() throws {
    let schema = try read("description: Articles and their authors.\n")
    #expect(schema.name.value == "Test")
    #expect(schema.description == "Articles and their authors.")
  }

  @Test("the error for an empty file shows how a schema begins")
  func anEmptyFile() {
    let help = "a schema begins with `schema: 1` and `name: NameOfTheAPI`"
    expect("1️⃣2️⃣", .emptyFile, "the file is empty", help: help)
    expect("1️⃣2️⃣# only a comment\n", .emptyFile, "the file is empty", help: help)
    expect(
      "1️⃣- a2️⃣\n", .expectedMapping, "a schema is written as keys with their values",
      help: "begin with `schema: 1` and `name:`, and describe each resource type below `resources:`"
    )
  }

  @Test("the version is required")
  func theVersionIsRequired() {
    expect(
      "1️⃣2️⃣name: Blog\n", .missingKey,
      "the version of the schema language is missing",
      help: "begin the file with `schema: 1`")
    for version in ["2", "1.0", "one"] {
      expect(
        "schema: 1️⃣\(version)2️⃣\nname: Blog\n", .unsupportedVersion,
        "`\(version)` is not a supported version of the schema language",
        help: "write `schema: 1`")
    }
  }

  @Test("the name is required")
  func theNameIsRequired() {
    expect(
      "1️⃣2️⃣schema: 1\n", .missingKey, "the schema has no name", help: "add `name: NameOfTheAPI`")
  }

  @Test("unknown keys are errors")
  func unknownKeysAreErrors() {
    expectDiagnostic(
      in: "1️⃣resource2️⃣: {}\n", .unknownKey, "a schema has no key `resource`",
      help: "did you mean `resources`?")
    expectDiagnostic(
      in: article("1️⃣attribute2️⃣: {}"), .unknownKey, "a resource has no key `attribute`",
      help: "did you mean `attributes`?")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 1️⃣readonly2️⃣: true }"), .unknownKey,
      "an attribute has no key `readonly`", help: "did you mean `readOnly`?")
    expectDiagnostic(
      in: article("relationships:\n  a: { 1️⃣hasMany2️⃣: articles }"), .unknownKey,
      "a relationship has no key `hasMany`", help: "write `many: articles`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Int, 1️⃣required2️⃣: true }"), .unknownKey,
      "an attribute has no key `required`",
      help: "remove it: every member is required unless a `?` follows its name")
  }

  @Test("a question mark is accepted only where it has a meaning")
  func misplacedQuestionMarks() {
    expectDiagnostic(
      in: article("1️⃣attributes?2️⃣: {}"), .misplacedQuestionMark,
      "`attributes` of a resource takes no question mark", help: "write `attributes`")
    expectDiagnostic(
      in: "types: { 1️⃣A?2️⃣: Int }\n", .misplacedQuestionMark,
      "the name of a type takes no question mark")
  }
}

struct AllowTests {
  private let lines = article("attributes:\n  1️⃣62x622️⃣: Int")

  @Test("a file silences its warnings")
  func aFileSilencesItsWarnings() throws {
    expectDiagnostic(
      in: lines, .digitFirstName, "the name `62x62` begins with a digit")
    let schema = try read("allow: [digit-first-name]\n" + lines.filter { !"1️⃣2️⃣".contains($0) })
    #expect(schema.resources.first?.attributes.map(\.name.value) == ["62x62"])
  }

  @Test("only warnings can be silenced")
  func onlyWarningsAreSilenced() {
    expectDiagnostic(
      in: "allow: [1️⃣unknown-type2️⃣]\n", .unknownWarning,
      "`unknown-type` is an error, which cannot be suppressed")
    expectDiagnostic(
      in: "allow: [1️⃣digit-first-names2️⃣]\n", .unknownWarning,
      "unknown warning `digit-first-names`", help: "did you mean `digit-first-name`?")
  }
}
