import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// What a configuration file says, and what is wrong with it.
@Suite struct ConfigurationTests {
  @Test("every key is read")
  func everyKey() {
    let reading = read(
      """
      schemas: [Schemas, more/extra.yaml]
      output: Sources/Models
      templates: Templates
      swift: { access: package, properties: let, descriptions: enum, files: one, namespace: BlogAPI }
      allow: [digit-first-name]
      warn: [empty-document]
      strict: true
      """)
    #expect(reading.diagnostics == [])
    var expected = Configuration()
    expected.schemas = ["Schemas", "more/extra.yaml"]
    expected.output = "Sources/Models"
    expected.templates = "Templates"
    expected.style = ModelOptions(
      access: .package, descriptions: .enum, properties: .let, files: .one,
      namespace: Located("BlogAPI"))
    expected.allowed = [.digitFirstName]
    expected.wanted = [.emptyDocument]
    expected.isStrict = true
    #expect(reading.configuration == expected)
  }

  @Test("diagnostics are in the order of their places")
  func order() {
    let reading = read("warn: [a]\nallow: [b]\nstrict: 1\noutputs: Models\nschemas: {}\n")
    let lines = reading.diagnostics.map(\.range.start.line)
    #expect(lines.count == 5)
    #expect(lines == lines.sorted())
  }

  @Test(
    "an empty configuration has no diagnostics",
    arguments: ["", "# Nothing yet.\n", "allow: []\nwarn: []\nstrict: false\nswift: {}\n"])
  func nothingIsSaid(text: String) {
    let reading = read(text)
    #expect(reading.diagnostics == [])
    #expect(reading.configuration == Configuration())
  }

  /// Paths are seen from the file, wherever the command runs.
  @Test("paths are relative to the file")
  func pathsAreRelativeToTheFile() {
    let text = "schemas: [Schemas, ../common.yaml, /etc/api.yaml]\noutput: Models"
    let reading = Configuration.read(SourceFile(path: "../api/jsonapi-gen.yaml", text: text))
    #expect(
      reading.configuration.schemas
        == ["../api/Schemas", "../api/../common.yaml", "/etc/api.yaml"])
    #expect(reading.configuration.output == "../api/Models")
  }

  @Test("a misspelled key is reported")
  func aMisspeltKey() {
    expectDiagnostic(
      in: "1️⃣outputs2️⃣: Sources/Models", .unknownKey, "the configuration has no key `outputs`",
      help: "did you mean `output`?")
  }

  @Test("a misspelled warning is reported")
  func aMisspeltWarning() {
    expectDiagnostic(
      in: "allow: [1️⃣digit-first-names2️⃣]", .unknownWarning,
      "unknown warning `digit-first-names`", help: "did you mean `digit-first-name`?")
  }

  @Test("an error cannot be silenced")
  func anErrorCannotBeSilenced() {
    expectDiagnostic(
      in: "allow: [1️⃣unknown-key2️⃣]", .unknownWarning,
      "`unknown-key` is an error, which cannot be suppressed")
  }

  @Test("a warning cannot be both silenced and requested")
  func aWarningIsSilencedOrWanted() {
    expectDiagnostic(
      in: "allow: [3️⃣empty-document4️⃣]\nwarn: [1️⃣empty-document2️⃣]", .repeatedValue,
      "`empty-document` is in both `allow` and `warn`", labels: ["the other is here"])
  }

  @Test("an unknown word of the style is reported with the words that there are")
  func unknownWordOfStyle() {
    expectDiagnostic(
      in: "swift: { access: 1️⃣pubilc2️⃣ }", .unknownWord, "`pubilc` is not a value of `access`",
      help: "did you mean `public`?")
    expectDiagnostic(
      in: "swift: { 1️⃣propreties2️⃣: let }", .unknownKey, "`swift` has no key `propreties`",
      help: "did you mean `properties`?")
    expectDiagnostic(
      in: "swift: 1️⃣internal2️⃣", .expectedMapping, "`swift` is written as keys with their values",
      help: "write `swift: { access: internal }`")
  }

  @Test("the namespace is a name that a type can have")
  func namespace() {
    expectDiagnostic(
      in: "swift: { namespace: 1️⃣Blog API2️⃣ }", .invalidSwiftName,
      "`Blog API` is not a Swift identifier")
    expectDiagnostic(
      in: "swift: { namespace: 1️⃣blogAPI2️⃣ }", .invalidSwiftName,
      "a namespace begins with a capital letter, as types do in Swift", help: "write `BlogAPI`")
    expectDiagnostic(
      in: "swift: { namespace: 1️⃣JSONAPI2️⃣ }", .invalidSwiftName,
      "no type can be called `JSONAPI` in Swift")
  }

  @Test("`schemas` is a list")
  func schemasAreAList() {
    expectDiagnostic(
      in: "schemas: 1️⃣Schemas2️⃣", .expectedList, "`schemas` must be a list of paths",
      help: "write `schemas: [Schemas]`")
  }

  @Test("`schemas` is not empty")
  func schemasAreNamed() {
    expectDiagnostic(in: "schemas: 1️⃣[]2️⃣", .emptyList, "`schemas` is an empty list")
  }

  @Test("`output` is one path")
  func outputIsOnePath() {
    expectDiagnostic(
      in: "output: 1️⃣[Models]2️⃣", .expectedText, "`output` must be text, not a list or a mapping")
  }

  @Test("`strict` is a Boolean")
  func strictIsYesOrNo() {
    expectDiagnostic(
      in: "strict: 1️⃣yes2️⃣", .expectedBoolean, "`strict` must be `true` or `false`",
      help: "write `strict: true`")
  }

  @Test("a configuration is a mapping")
  func aConfigurationIsAMapping() {
    expectDiagnostic(
      in: "1️⃣- Schemas2️⃣", .expectedMapping, "the configuration is written as keys with their values",
      help: "write `schemas: [Schemas]`")
  }

  @Test("parts of what is generated are chosen")
  func parts() {
    #expect(read("{}").configuration.style.emit == [.models])
    #expect(
      read("emit: [models, client]").configuration.style.emit == [.models, .queries, .client])
    let beside = read("emit: [queries]\nmodels: BlogModels")
    #expect(beside.configuration.style.modelsModule?.value == "BlogModels")
    #expect(beside.diagnostics.isEmpty)
    expectDiagnostic(
      in: "emit: 1️⃣[queries]2️⃣", .missingKey,
      "queries and clients use the models, which are not generated here",
      help: "add `models` to the list, or name their module: `models: BlogModels`")
    expectDiagnostic(
      in: "models: 1️⃣BlogModels2️⃣", .misplacedKey,
      "`models` names the module of models that are not generated here")
    expectDiagnostic(
      in: "emit: [queries]\nmodels: 1️⃣Blog Models2️⃣", .invalidSwiftName,
      "`Blog Models` is not the name of a module")
    expectDiagnostic(
      in: "emit: [models, 1️⃣query2️⃣]", .unknownWord, "`query` is not a value of `emit`",
      help: "did you mean `queries`?")
  }

  private func read(_ text: String) -> Configuration.Reading {
    Configuration.read(SourceFile(path: "jsonapi-gen.yaml", text: text))
  }

  /// Expects one diagnostic, from 1️⃣ to 2️⃣, with a label from 3️⃣ to 4️⃣ if these are there.
  private func expectDiagnostic(
    in text: String, _ identifier: DiagnosticIdentifier, _ message: String, labels: [String] = [],
    help: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(text)
    let diagnostics = Configuration.read(text.file).diagnostics
    guard let diagnostic = diagnostics.first, diagnostics.count == 1 else {
      Issue.record(
        "expected one diagnostic, not\n\(DiagnosticText.render(diagnostics, files: [text.file]))",
        sourceLocation: location)
      return
    }
    #expect(diagnostic.identifier == identifier.rawValue, sourceLocation: location)
    #expect(diagnostic.message == message, sourceLocation: location)
    #expect(diagnostic.range == text.range("1️⃣", "2️⃣"), sourceLocation: location)
    #expect(diagnostic.labels.map(\.message) == labels, sourceLocation: location)
    #expect(
      diagnostic.labels.map(\.range) == [text.range("3️⃣", "4️⃣")].compactMap { $0 },
      sourceLocation: location)
    if let help { #expect(diagnostic.suggestion == help, sourceLocation: location) }
  }
}
