import SchemaWriter
import Testing

@testable import Diagnostics
@testable import SchemaReader

@Suite("Whole files")
struct FileTests {
  @Test("a file ends with one line break")
  func end() throws {
    #expect(try formatted("schema: 1\nname: A") == "schema: 1\nname: A\n")
    #expect(try formatted("\n\nschema: 1\nname: A\n\n\n") == "schema: 1\nname: A\n")
    #expect(
      try formatted("schema: 1\nname: A\ndescription: |\n  B")
        == "schema: 1\nname: A\ndescription: |-\n  B\n")
  }

  @Test("files with errors are not formatted, and the errors are reported")
  func errors() {
    for (text, identifier) in [
      ("schema: 1\nname: [", "unclosed-bracket"), ("schema: 1\nnme: A", "unknown-key"),
      ("", "empty-file"), ("schema: 1\nschema: 1", "duplicate-key"),
    ] {
      guard case .mistaken(let diagnostics) = SchemaFormatter.format(.init(path: "", text: text))
      else {
        Issue.record("formatted: \(text)")
        continue
      }
      #expect(diagnostics.contains { $0.identifier == identifier })
      #expect(diagnostics.allSatisfy { $0.severity == .error })
    }
  }

  @Test("meanings are compared exactly")
  func meanings() {
    func meaning(_ text: String) -> FileMeaning {
      FileMeaning(SourceFile(path: "", text: "schema: 1\nname: A\n" + text))
    }
    let resource = "resources: { a: { attributes: { b: { type: Int, description: c } } } }"
    #expect(meaning(resource).isSame(as: meaning("# c\n\n" + resource)))
    for (old, new) in [
      ("b:", "b?:"), ("Int", "Int?"), ("Int", "String"), ("c }", "d }"), ("a:", "x:"),
    ] {
      let other = resource.replacing(old, with: new)
      #expect(!meaning(resource).isSame(as: meaning(other)), "\(other)")
    }
    #expect(
      !meaning("mixins: { a: { description: b } }").isSame(
        as: meaning("mixins: { a: { description: c } }")))
  }
}
