import Diagnostics
import Rendering
import Testing

@Suite("Diagnostics of templates")
struct DiagnosticTests {
  @Test(
    "each error has its place",
    arguments: [
      ("a\n é{{ nmae }}", "2:6: error: unknown field `nmae`; did you mean `name`?"),
      (
        "{{colour}}",
        "1:3: error: unknown field `colour`; the fields of `resource` are `name`, `fileName`, `access`, "
          + "`properties`, `types`"
      ),
      (
        "{{#proprties}}{{nothing}}{{/proprties}}",
        "1:4: error: unknown field `proprties`; did you mean `properties`?"
      ),
      ("{{> nothing}}", "1:5: error: unknown template `nothing`"),
      ("{{> rot}}", "1:5: error: unknown template `rot`; did you mean `root`?"),
      ("\n{{#types}}", "2:4: error: section `types` is not closed; add `{{/types}}` at the end"),
      ("{{/types}}", "1:4: error: `{{/types}}` closes no section; remove it"),
      (
        "{{#types}}{{/type}}",
        "1:14: error: `{{/type}}` does not close the innermost section; write `{{/types}}`"
      ),
      (
        "{{#properties}}{{#isOptional}}{{/properties}}",
        "1:19: error: section `isOptional` is not closed; add `{{/isOptional}}` before "
          + "`{{/properties}}` in line 1"
      ),
      (
        "{{#properties}}\n{{#isOptional}}a\n{{/properties}}",
        "2:4: error: section `isOptional` is not closed; add `{{/isOptional}}` at the end of line 2"
      ),
      (
        "{{#properties}}\n{{#isOptional}}\na\n{{/properties}}",
        "2:4: error: section `isOptional` is not closed; add `{{/isOptional}}` before "
          + "`{{/properties}}` in line 4"
      ),
      ("a {{name", "1:3: error: unterminated tag; add `}}`"),
      ("{{name\n}}", "1:1: error: unterminated tag; add `}}`"),
      ("{{name {{access}}", "1:1: error: unterminated tag; add `}}`"),
      ("{{{name}}", "1:1: error: unterminated tag; add `}}}`"),
      ("{{! name", "1:1: error: unterminated tag; add `}}`"),
      ("{{}}", "1:1: error: expected a name in the tag"),
      ("{{$name}}", "1:3: error: unsupported tag: templates have no inheritance"),
      ("{{=a=}}", "1:4: error: expected two delimiters; write them as in `{{=<% %>=}}`"),
      (
        "{{types}}",
        "1:3: error: `types` is a list, not a text; use it as a section: `{{#types}}…{{/types}}`"
      ),
      (
        "{{#properties}}{{isOptional}}{{/properties}}",
        "1:18: error: `isOptional` is a flag, not a text; use it as a section: `{{#isOptional}}…{{/isOptional}}`"
      ),
      (
        "{{#properties}}{{last}}{{/properties}}",
        "1:18: error: `last` is a flag, not a text; use it as a section: `{{#last}}…{{/last}}`"
      ),
      (
        "{{#properties}}{{storage}}{{/properties}}",
        "1:18: error: `storage` is a record, not a text; use it as a section: `{{#storage}}…{{/storage}}`"
      ),
      (
        "{{#name}}{{/name}}",
        "1:4: error: `name` is a text that is always present; a section needs a flag, an optional "
          + "text, a record or a list"
      ),
      ("{{#last}}{{/last}}", "1:4: error: `last` exists only in the section of a list"),
      (
        "{{.}}",
        "1:3: error: `.` is the text of a section, but this tag is not in one; name a field of `resource`"
      ),
      ("{{types.}}", "1:3: error: a part of the name `types.` is empty"),
      ("{{types.typeName}}", "1:3: error: `types` is a list, not a record"),
      ("{{resuorce.name}}", "1:3: error: unknown record `resuorce`; did you mean `resource`?"),
      ("{{resource.nam}}", "1:3: error: unknown field `nam`; did you mean `name`?"),
      (
        "{{#properties}}{{storage.kye}}{{/properties}}",
        "1:18: error: unknown field `kye`; did you mean `key`?"
      ),
    ])
  func errors(template: String, expected: String) {
    #expect(diagnostics(template) == ["root.mustache:\(expected)"])
  }

  @Test("all errors are reported at once, in their order")
  func all() {
    let found = diagnostics("{{a1}}\n{{> p}}\n{{b2}}", ["p": "{{c3}}{{d4}}"])
    #expect(found.count == 4)
    #expect(
      found.map { $0.prefix(19) } == [
        "root.mustache:1:3: ", "root.mustache:3:3: ", "p.mustache:1:3: err", "p.mustache:1:9: err",
      ])
  }

  @Test("a diagnostic has the length of the name and its replacement")
  func suggestion() throws {
    let diagnostic = try #require(library("{{ nmae }}").diagnostics.first)
    #expect("\(diagnostic.range.start)-\(diagnostic.range.end)" == "1:4-1:8")
    #expect(diagnostic.suggestion == "did you mean `name`?")
    #expect(diagnostic.fixIts.first?.edits == [.init(diagnostic.range, "name")])
  }

  @Test(
    "the fix-its of sections leave no diagnostic",
    arguments: [
      (
        "{{#properties}}{{#isOptional}}?{{/properties}}",
        "{{#properties}}{{#isOptional}}?{{/isOptional}}{{/properties}}"
      ),
      (
        "{{#properties}}\n{{#isOptional}}\na\n{{/properties}}\n",
        "{{#properties}}\n{{#isOptional}}\na\n{{/isOptional}}\n{{/properties}}\n"
      ),
      ("{{#properties}}\na", "{{#properties}}\na\n{{/properties}}"),
    ])
  func sectionFixIts(template: String, right: String) throws {
    let edits = try #require(library(template).diagnostics.first?.fixIts.first?.edits)
    #expect(edited(template, edits) == right)
    #expect(diagnostics(right) == [])
  }

  @Test(
    "a section of Handlebars is written without its helper",
    arguments: [
      (
        "{{#each properties}}{{name}}{{/each}}",
        [
          "1:3: error: Mustache has no `each`: a section is named after its field; write "
            + "`{{#properties}}` and `{{/properties}}`",
          "1:32: error: `{{/each}}` does not close the innermost section; write "
            + "`{{/properties}}`",
        ], "{{#properties}}{{name}}{{/properties}}"
      ),
      (
        "{{#properties}}{{# unless @last }},{{/last}}{{/properties}}",
        [
          "1:18: error: Mustache has no `unless`: a section is named after its field; write "
            + "`{{^last}}` and `{{/last}}`"
        ], "{{#properties}}{{^last }},{{/last}}{{/properties}}"
      ),
      (
        "{{#each properties as |p|}}{{/properties}}",
        [
          "1:3: error: Mustache has no `each`: a section is named after its field; write "
            + "`{{#properties}}` and `{{/properties}}`"
        ], "{{#properties}}{{/properties}}"
      ),
    ])
  func handlebars(template: String, expected: [String], right: String) {
    #expect(diagnostics(template) == expected.map { "root.mustache:\($0)" })
    let edits = library(template).diagnostics.flatMap { $0.fixIts.flatMap(\.edits) }
    #expect(edited(template, edits) == right)
    #expect(diagnostics(right) == [])
  }

  private func edited(_ template: String, _ edits: [Diagnostic.FixIt.Edit]) -> String {
    var bytes = Array(template.utf8)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      let place = edit.range.start.offset..<edit.range.end.offset
      bytes.replaceSubrange(place, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "a field that other generators call otherwise is named with its meaning",
    arguments: [
      ("dataType", "type", "the type"), ("optional", "isOptional", nil),
    ] as [(String, String, String?)])
  func synonyms(word: String, field: String, meaning: String?) throws {
    let diagnostic = try #require(
      library("{{#properties}}{{\(word)}}{{/properties}}").diagnostics.first)
    #expect(diagnostic.suggestion?.hasPrefix("did you mean `\(field)`") == true)
    if let meaning { #expect(diagnostic.suggestion?.hasSuffix(", \(meaning)?") == true) }
    #expect(diagnostic.fixIts.first?.edits.first?.replacement == field)
  }

  @Test("a template that is used for several records has each error once")
  func once() {
    let partial = "{{nothing}}"
    let found = diagnostics(
      "{{#properties}}{{> p}}{{/properties}}{{#properties}}{{#first}}{{> p}}{{/first}}{{/properties}}",
      ["p": partial])
    #expect(found.count == 1)
  }

  @Test("warns of a field of an enclosing record, and not of a global one")
  func outerFields() {
    #expect(
      diagnostics("{{#properties}}{{fileName}}{{access}}{{resource.fileName}}{{/properties}}") == [
        "root.mustache:1:18: warning: `fileName` is a field of the enclosing `resource`, not of "
          + "`property`; write `resource.fileName` if that is intended"
      ])
  }

  @Test("warns of templates that are not used")
  func unused() {
    #expect(
      diagnostics("{{> a}}", ["a": "", "b": "{{> c}}", "c": ""]) == [
        "b.mustache:1:1: warning: template `b` is not used",
        "c.mustache:1:1: warning: template `c` is not used",
      ])
    #expect(
      diagnostics("{{#nothing}}{{> a}}{{/nothing}}", ["a": "{{> b}}", "b": ""]).count == 1,
      "what an unknown section includes is used")
  }

  @Test("a built-in template that a record is not for is reported once, where it is included")
  func inclusion() throws {
    let library = TemplateLibrary(
      [
        source("root", "\n{{> middle}}"), source("middle", "{{> part}}", isBuiltIn: true),
        source("part", "{{type}} {{wrapper}}", isBuiltIn: true),
      ], roots: [TemplateRoot("root", Resource.self)])
    #expect(
      library.diagnostics.map(\.line) == [
        "root.mustache:2:5: error: the built-in template `part` cannot be used with this record: "
          + "unknown field `type`"
      ])
    let label = try #require(library.diagnostics.first?.labels.first)
    #expect("\(label.range.file):\(label.range.start)" == "part.mustache:1:3")
  }

  @Test("lines end with LF, CR LF or CR", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(newline: String) {
    let found = diagnostics("a\(newline)\(newline)b {{nmae}}")
    #expect(found == ["root.mustache:3:5: error: unknown field `nmae`; did you mean `name`?"])
  }

  @Test("bytes that are not UTF-8 are an error")
  func encoding() {
    let file = SourceFile(path: "root.mustache", bytes: Array("a\nb".utf8) + [0xFF, 0x63])
    let library = TemplateLibrary(
      [TemplateSource(name: "root", file: file)], roots: [TemplateRoot("root", Resource.self)])
    #expect(library.diagnostics.map(\.line) == ["root.mustache:2:2: error: the file is not UTF-8"])
  }

  @Test("a root without a template is an error")
  func missingRoot() {
    let library = TemplateLibrary([], roots: [TemplateRoot("resource", Resource.self)])
    #expect(library.diagnostics.map(\.message) == ["unknown template `resource`"])
  }
}
