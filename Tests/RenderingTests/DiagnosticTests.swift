import Diagnostics
import Testing

@testable import Rendering

@Suite("Diagnostics of templates")
struct DiagnosticTests {
  @Test("a diagnostic has the length of the name and its replacement")
  func suggestion() throws {
    let diagnostic = try #require(library("{{ nmae }}").diagnostics.first)
    #expect("\(diagnostic.range.start)-\(diagnostic.range.end)" == "1:4-1:8")
    #expect(diagnostic.suggestion == "did you mean `name`?")
    #expect(diagnostic.fixIts.first?.edits == [.init(diagnostic.range, "name")])
  }

  @Test("a built-in template that a record is not for is reported once, where it is included")
  func inclusion() throws {
    let library = ModelTemplates(
      [
        source("root", "\n{{> middle}}"), source("middle", "{{> part}}", isBuiltIn: true),
        source("part", "{{type}} {{wrapper}}", isBuiltIn: true),
      ], roots: [("root", Resource.shape)])
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
    let library = ModelTemplates(
      [TemplateSource(name: "root", file: file)], roots: [("root", Resource.shape)])
    #expect(library.diagnostics.map(\.line) == ["root.mustache:2:2: error: the file is not UTF-8"])
  }
}
