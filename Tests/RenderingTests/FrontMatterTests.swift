import Rendering
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  private func page(_ text: String) -> TemplateLibrary {
    TemplateLibrary(
      [source("page", text)], roots: [],
      outputRecords: [Resource.self, Property.self])
  }

  @Test("asks for a file for each record, with LF and CRLF", arguments: ["\n", "\r\n"])
  func output(newline: String) throws {
    let lines = ["---", "for: resource", "file: pages/{{fileName}}.md", "---", "# {{name}}", ""]
    let library = page(lines.joined(separator: newline))
    #expect(library.diagnostics.isEmpty)
    #expect(library.outputs.map(\.template) == ["page"])
    #expect(library.outputs.map(\.record) == ["resource"])
    #expect(try library.path(of: "page", for: Resource()) == "pages/article.md")
    #expect(try library.render("page", Resource()) == Array("# Article\(newline)".utf8))
  }

  @Test(
    "is strict",
    arguments: [
      (
        "---\nfor: resuorce\nfile: x\n---\n",
        ["2:6: error: unknown record `resuorce`; did you mean `resource`?"]
      ),
      (
        "---\nfor: document\nfile: x\n---\n",
        ["2:6: error: unknown record `document`; templates can be for `resource`, `property`"]
      ),
      (
        "---\nfor: resource\nfiel: x\n---\n",
        ["3:1: error: unknown key `fiel`; did you mean `file`?"]
      ),
      (
        "---\nfor: resource\noutput: x\n---\n",
        ["3:1: error: unknown key `output`; did you mean `file`?"]
      ),
      (
        "---\noutput: x\n---\n",
        [
          "1:1: error: front matter needs the name of a record; add `for: resource`",
          "1:1: error: front matter needs the path of a file; add `file: {{fileName}}.md`",
          "2:1: error: unknown key `output`; the keys are `for` and `file`",
        ]
      ),
      (
        "---\nfile: x\n---\n",
        ["1:1: error: front matter needs the name of a record; add `for: resource`"]
      ),
      (
        "---\nfor: resource\nfile: x\n",
        ["1:1: error: front matter is not closed; add a line `---` after line 3"]
      ),
      (
        "---\nfor: resource\nfile: x\n# {{name}}\nfor: nothing\n",
        ["1:1: error: front matter is not closed; add a line `---` after line 3"]
      ),
      (
        "---\n# {{name}}\n",
        ["1:1: error: front matter is not closed; add `for:`, `file:` and a line `---` after it"]
      ),
      (
        "---\nfor: resource\nfor: resource\nfile: x\n---\n", ["3:1: error: duplicate key `for`"]
      ),
      (
        "---\nfor: resource\nfile: \"x\"\n---\n",
        ["3:7: error: values of front matter are not quoted; remove the quotes"]
      ),
      ("---\nfor: resource\nfile:\n---\n", ["3:1: error: `file` needs a value"]),
      (
        "---\nfor: resource\nfile: x\nnonsense\n---\n",
        ["4:1: error: expected `for:`, `file:` or `---`"]
      ),
      (
        "---\nfor: resource\nfile: {{fileNmae}}\n---\n{{nmae}}\n",
        [
          "3:9: error: unknown field `fileNmae`; did you mean `fileName`?",
          "5:3: error: unknown field `nmae`; did you mean `name`?",
        ]
      ),
    ])
  func errors(text: String, expected: [String]) {
    #expect(page(text).diagnostics.map(\.line) == expected.map { "page.mustache:\($0)" })
  }
}
