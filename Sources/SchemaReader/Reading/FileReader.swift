import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads one file into a draft, with everything that is wrong with the file on its own.
struct FileReader {
  let file: SourceFile
  var draft: FileDraft
  /// Whether single values are missing because the YAML reader left them out.
  var hasGaps = false

  static func read(_ file: SourceFile) -> FileDraft {
    var reader = FileReader(file: file, draft: FileDraft(file: file))
    let yaml = reader.readYAML()
    if let root = yaml.root {
      reader.readSchema(root, in: yaml)
    } else if !reader.hasGaps {
      reader.reportEmptyFile()
    }
    return reader.draft
  }

  mutating func readRoot() -> YAMLNode? { readYAML().root }

  /// What the file says as YAML; what is no YAML is reported.
  mutating func readYAML() -> YAMLReader.Result {
    let result = YAMLReader.read(file, as: .schema)
    draft.diagnostics.add(contentsOf: result.diagnostics)
    hasGaps = !result.diagnostics.isEmpty
    if hasGaps { draft.hidesNames = .all }
    // What is missing besides single values may be declarations.
    if result.root == nil, let diagnostic = result.diagnostics.last {
      draft.hidingPlaces = [diagnostic.range]
    }
    return result
  }

  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: SourceRange,
    labels: [Diagnostic.Label] = [],
    note: String? = nil,
    suggestion: Advice? = nil
  ) {
    draft.diagnostics.report(
      identifier, message, at: range, labels: labels, note: note, suggestion: suggestion)
  }

  /// Reads a declaration, and remembers its name if there is a mistake in it.
  mutating func reading<Value>(
    _ name: Located<String>, _ read: (inout FileReader) -> Value
  ) -> Value {
    let count = draft.diagnostics.errorCount
    let value = read(&self)
    if draft.diagnostics.errorCount > count { draft.flawedNames.insert(name.range) }
    return value
  }

  private mutating func reportEmptyFile() {
    let start = SourceRange(file: file.path, start: .start, end: .start)
    draft.hide(.all, at: start)
    report(
      .emptyFile, "the file says nothing", at: start,
      suggestion: "a schema begins with `schema: 1` and `name: NameOfTheAPI`")
  }
}

extension FileReader {
  private mutating func readSchema(_ root: YAMLNode, in yaml: YAMLReader.Result) {
    if root.isEmpty { return reportEmptyFile() }
    if let excess = SchemaSize.excess(in: root, of: yaml, in: file) {
      draft.hide(.all, at: excess.range)
      return report(
        .tooManyMembers, excess.message, at: excess.range,
        suggestion: "split it, and import the parts")
    }
    let (own, strays) = takeStrayResources(from: root)
    guard let fields = fields(own, of: .schema, example: "schema: 1") else {
      draft.hide(.all, at: own.range)
      return
    }
    for place in fields.unknownMappings { draft.hide(.all, at: place) }
    draft.start = fields.range.start
    readVersion(fields)
    draft.statesName = fields["name"] != nil || fields.mayLackKeys
    if let field = fields["name"] { draft.name = text(field, "the name of the API") }
    draft.description = freeText(fields["description"])
    draft.allowed = Set(warnings(fields["allow"]).map(\.value.rawValue))
    readImports(fields["imports"])
    if let field = fields["defaults"] { readDefaults(field.value) }
    if let field = fields["types"] { readTypes(field.value) }
    if let field = fields["mixins"] { readMixins(field.value) }
    if let field = fields["resources"] { readResources(field.value) }
    if let strays { readResources(strays) }
    if let field = fields["documents"] { readDocuments(field.value) }
  }

  private mutating func readVersion(_ fields: Fields) {
    guard let field = fields["schema"] else {
      if fields.mayLackKeys { return }
      let start = fields.range.start
      report(
        .missingKey, "the schema does not say which version of the language it is written in",
        at: SourceRange(file: file.path, start: start, end: start),
        suggestion: .edit(
          start.column == 1 && file.bytes[start.offset...].first != UInt8(ascii: "{")
            ? [(SourceRange(file: file.path, start: start, end: start), "schema: 1\n")] : [],
          "begin the file with `schema: 1`", title: "Add `schema: 1`"))
      return
    }
    guard let version = text(field, "the version of the language"), version.value != "1" else {
      return
    }
    report(
      .unsupportedVersion,
      "`\(version.value)` is no version of the schema language that this generator reads",
      at: version.range, suggestion: .write("1", at: version.range, "write `schema: 1`"))
  }

  /// Identifiers of warnings.
  mutating func warnings(_ field: Field?) -> [Located<DiagnosticIdentifier>] {
    guard let field,
      let names = names(
        field, of: "a warning", example: "\(field.name.value): [digit-first-name]")
    else { return [] }
    return names.compactMap { warning($0) }
  }

  /// Notes the warnings that a declaration silences.
  mutating func allow(_ fields: Fields, in declaration: Field) {
    guard let field = fields["allow"] else { return }
    draft.allowances.append(
      Allowance(
        identifiers: Set(warnings(field).map(\.value.rawValue)), place: whole(declaration)))
  }

  private mutating func warning(_ name: Located<String>) -> Located<DiagnosticIdentifier>? {
    do {
      return Located(try DiagnosticIdentifier.warning(named: name.value), at: name.range)
    } catch {
      report(
        .unknownWarning, error.message, at: name.range, note: error.note,
        suggestion: error.nearest.map { .didYouMean($0, at: name.range) })
      return nil
    }
  }

  private mutating func readImports(_ field: Field?) {
    guard let field else { return }
    guard let names = names(field, of: "a path", example: "imports: [common.yaml]") else {
      draft.hide(.all, at: field.value.range)
      return
    }
    draft.imports = names
  }
}
