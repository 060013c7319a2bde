import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads one file into a draft, and reports all diagnostics of the file on its own.
final class FileReader: MappingReader {
  static func read(
    _ file: SourceFile, keepingSyntax: Bool = false, isAdvising: Bool = true
  ) -> FileDraft {
    let reader = FileReader(context: SchemaReadingContext(file, isAdvising: isAdvising))
    let yaml = reader.readYAML(keepingSyntax: keepingSyntax)
    if let root = yaml.root {
      reader.context.known = KnownNames(root)
      reader.readSchema(root, in: yaml)
    } else if !reader.hasGaps {
      reader.reportEmptyFile()
    }
    reader.context.advise()
    return reader.context.draft
  }

  func readYAML(keepingSyntax: Bool = false) -> YAMLReader.Result {
    let result = YAMLReader.read(file, as: .schema, keepingSyntax: keepingSyntax)
    context.draft.syntax = result.syntax
    let fixIt = YAMLErrorFixIt(file: file, root: result.root, count: result.diagnostics.count)
    for diagnostic in result.diagnostics {
      context.ask(about: context.draft.diagnostics.add(diagnostic)) { _ in
        fixIt.advice(on: diagnostic)
      }
    }
    context.hasGaps = !result.diagnostics.isEmpty
    if hasGaps { context.draft.hidesNames = .all }
    // The YAML error may hide whole declarations.
    if result.root == nil, let diagnostic = result.diagnostics.last {
      context.draft.hidingPlaces = [diagnostic.range]
    }
    return result
  }

  private func reportEmptyFile() {
    let start = SourceRange(file: file.path, start: .start, end: .start)
    context.draft.hide(.all, at: start)
    report(
      .emptyFile, "the file is empty", at: start,
      suggestion: "a schema begins with `schema: 1` and `name: NameOfTheAPI`")
  }

  private func readSchema(_ root: YAMLNode, in yaml: YAMLReader.Result) {
    if root.isEmpty { return reportEmptyFile() }
    do throws(SchemaSize.Excess) {
      try SchemaSize.check(root, of: yaml, in: file)
    } catch {
      context.draft.hide(.all, at: error.range)
      return report(
        .tooManyMembers, error.message, at: error.range,
        suggestion: "split it, and import the parts")
    }
    // Most files have none of the bytes that such quotes begin with.
    let straight =
      file.bytes.contains { $0 == 0xE2 || $0 == 0xC2 }
      ? straightened(root) : root
    guard let fields = fields(straight, of: .schema, unless: { self.isForeign($0) })
    else { return context.draft.hide(.all, at: root.range) }
    for place in fields.unknownMappings { context.draft.hide(.all, at: place) }
    context.draft.start = fields.range.start
    readVersion(fields)
    context.draft.statesName = fields["name"] != nil || fields.mayLackKeys
    if let field = fields["name"], let name = text(field, "the name of the API") {
      context.draft.name = name
    }
    context.draft.description = freeText(fields["description"])
    context.draft.allowed = Set(warnings(fields["allow"]).map(\.value.identifier))
    readImports(fields["imports"])
    if let field = fields["client"] {
      context.draft.client = Located(ClientReader(self).client(field), at: field.name.range)
    }
    if let field = fields["defaults"] { DefaultsReader(self).readDefaults(field) }
    if let field = fields["types"] { TypeDeclarationReader(self).readTypes(field.value) }
    if let field = fields["mixins"] { ResourceReader(self).readMixins(field.value) }
    if let field = fields["resources"] { ResourceReader(self).readResources(field.value) }
    if let field = fields["documents"] { DocumentReader(self).readDocuments(field.value) }
  }

  private func isForeign(_ root: YAMLNode) -> Bool {
    guard let mapping = root.mapping,
      !["schema", "resources", "types"].contains(where: { mapping[$0] != nil }),
      let key = mapping.entries.first(where: { CommonMistakes.otherLanguages[$0.key] != nil }),
      let language = CommonMistakes.otherLanguages[key.key]
    else { return false }
    report(
      .unknownKey, "this is \(language), not a schema of JSON:API resources", at: key.keyRange,
      suggestion: UnknownKeys.beginning)
    return true
  }

  private func readVersion(_ fields: Fields) {
    guard let field = fields["schema"] else {
      if fields.mayLackKeys { return }
      let start = fields.range.start
      report(
        .missingKey, "the version of the schema language is missing",
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
      "`\(version.value)` is not a supported version of the schema language",
      at: version.range, suggestion: .write("1", at: version.range, .write("schema: 1")))
  }

  private func readImports(_ field: Field?) {
    guard let field else { return }
    guard let names = names(field, of: "a path", example: "imports: [common.yaml]") else {
      context.draft.hide(.all, at: field.value.range)
      return
    }
    context.draft.imports = names
  }
}

extension YAMLNode {
  static let typographicQuotes: Set<Character> = [
    "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›",
  ]

  static let keysOfTexts: Set<String> = ["description", "deprecated", "example"]
}

extension YAMLLanguage {
  package static let schema = YAMLLanguage(
    textKeys: ["description", "deprecated"], corrections: LineFixIt.corrections)
}
